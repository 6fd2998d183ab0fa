// Command web builds Papan for the browser and serves it on this machine.
//
//	go run ./.ci/web               build, then serve at http://localhost:8080
//	go run ./.ci/web -out DIR      build into DIR only; any web server can serve it
package main

import (
	"flag"
	"fmt"
	"log"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

func main() {
	log.SetFlags(0)
	out := flag.String("out", "", "only build, into this `folder`")
	addr := flag.String("addr", "localhost:8080", "serve at this `address`")
	flag.Parse()
	if flag.NArg() > 0 {
		log.Fatalf("web: unexpected argument %q", flag.Arg(0))
	}
	dir := *out
	if dir == "" {
		temp, err := os.MkdirTemp("", "papan-web")
		if err != nil {
			log.Fatal(err)
		}
		defer os.RemoveAll(temp)
		dir = temp
	}
	if err := build(dir); err != nil {
		log.Fatal("web: ", err)
	}
	if *out == "" {
		fmt.Printf("Papan is at http://%s — Ctrl-C ends it.\n", *addr)
		log.Fatal(http.ListenAndServe(*addr, http.FileServer(http.Dir(dir))))
	}
}

// build puts the page, its scripts, the icon and the program into dir.
func build(dir string) error {
	root, err := goOutput("list", "-m", "-f", "{{.Dir}}")
	if err != nil {
		return err
	}
	goroot, err := goOutput("env", "GOROOT")
	if err != nil {
		return err
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for _, file := range []string{
		filepath.Join(root, "assets", "web", "index.html"),
		filepath.Join(root, "assets", "web", "touch.js"),
		filepath.Join(root, "assets", "icon.png"),
		filepath.Join(goroot, "lib", "wasm", "wasm_exec.js"),
	} {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(dir, filepath.Base(file)), data, 0o644); err != nil {
			return err
		}
	}
	wasm, err := filepath.Abs(filepath.Join(dir, "papan.wasm"))
	if err != nil {
		return err
	}
	cmd := exec.Command("go", "build", "-tags", "migrated_fynedo,no_emoji,release", "-ldflags", "-s -w", "-o", wasm, ".")
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	return cmd.Run()
}

func goOutput(args ...string) (string, error) {
	out, err := exec.Command("go", args...).Output()
	return strings.TrimSpace(string(out)), err
}
