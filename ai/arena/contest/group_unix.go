//go:build unix

package contest

import (
	"os/exec"
	"syscall"
)

// ownGroup keeps the terminal's Ctrl-C, which is for us, from the program.
func ownGroup(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} }

// killGroup ends the program and all that it has started.
func killGroup(cmd *exec.Cmd) { syscall.Kill(-cmd.Process.Pid, syscall.SIGKILL) }
