// Drives Chromium for the tests: reads a request a line, writes an answer a line.
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";

const [url, width, height] = process.argv.slice(2);
const browser = await chromium.launch({
	executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
	args: [
		"--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist",
		"--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
	],
});
const context = await browser.newContext({
	viewport: { width: Number(width), height: Number(height) },
	hasTouch: true, isMobile: true, deviceScaleFactor: 1, locale: "en-GB",
	userAgent: "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
});

// A page that is not the program, for reaching what it has kept.
const beside = await context.newPage();
await beside.goto(url + "/touch.js");
let page = null;

const deeds = {
	async open() {
		page = await context.newPage();
		page.on("console", (m) => { if (m.type() === "error") console.error("browser:", m.text()); });
		page.on("pageerror", (e) => console.error("browser:", e.message));
		await page.goto(url);
		await page.waitForSelector("canvas");
	},
	async close() {
		await page?.close({ runBeforeUnload: false });
		page = null;
	},
	async touch({ x, y }) { await page.touchscreen.tap(x, y); },
	async bottom() {
		const finger = await context.newCDPSession(page);
		for (let swipe = 0; swipe < 8; swipe++) {
			const touch = (type, y) => finger.send("Input.dispatchTouchEvent", {
				type, touchPoints: y === undefined ? [] : [{ x: Number(width) / 2, y: Number(height) * y }],
			});
			await touch("touchStart", 0.8);
			for (let y = 0.75; y > 0.15; y -= 0.05) await touch("touchMove", y);
			await touch("touchEnd");
		}
		await finger.detach();
	},
	async picture() { return { picture: (await page.screenshot()).toString("base64") }; },
	async read() { return { files: await beside.evaluate(() => ({ ...localStorage })) }; },
	async write({ name, text }) { await beside.evaluate(([n, t]) => localStorage.setItem(n, t), [name, text]); },
};

for await (const line of createInterface({ input: process.stdin })) {
	const request = JSON.parse(line);
	let answer;
	try {
		answer = await deeds[request.do](request) ?? {};
	} catch (e) {
		answer = { error: String(e) };
	}
	process.stdout.write(JSON.stringify(answer) + "\n");
}
await browser.close();
