// Turns the first finger into a mouse, which is all that the toolkit hears.
// Events go out one per task, because the toolkit handles each in a goroutine
// of its own and two in one task could overtake each other.
(() => {
	const away = -1000; // where nothing can be hit
	const waiting = [];
	let busy = false;
	const wobble = 8; // pixels that a resting finger may stray, for the toolkit's drags begin at two
	const linger = 250; // milliseconds until the mouse leaves a finger's place
	let leaving = null;
	let finger = null;
	let start = null; // where it came down, until it has strayed

	function next() {
		const event = waiting.shift();
		busy = event !== undefined;
		if (!busy) return;
		const target = document.querySelector("canvas") ?? document;
		target.dispatchEvent(event);
		setTimeout(next, 0);
	}

	function send(type, x, y) {
		waiting.push(new MouseEvent(type, {
			bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0,
			buttons: type === "mouseup" ? 0 : 1,
		}));
		if (!busy) next();
	}

	function hear(type, act) {
		document.addEventListener(type, (e) => {
			if (!(e.target instanceof HTMLCanvasElement)) return;
			e.preventDefault(); // or the browser makes a mouse click of its own
			for (const t of e.changedTouches) act(t);
		}, { passive: false });
	}

	hear("touchstart", (t) => {
		if (finger !== null) return;
		clearTimeout(leaving);
		finger = t.identifier;
		start = t;
		send("mousemove", t.clientX, t.clientY);
		send("mousedown", t.clientX, t.clientY);
	});
	hear("touchmove", (t) => {
		if (t.identifier !== finger) return;
		if (start && Math.hypot(t.clientX - start.clientX, t.clientY - start.clientY) < wobble) return;
		start = null;
		send("mousemove", t.clientX, t.clientY);
	});
	hear("touchend", (t) => {
		if (t.identifier !== finger) return;
		finger = null;
		send("mouseup", t.clientX, t.clientY);
		// No hover stays behind. But the toolkit takes in a position at once and a
		// press only when it has time: during an animation it would be felt where
		// the mouse has gone.
		leaving = setTimeout(() => send("mousemove", away, away), linger);
	});
	hear("touchcancel", (t) => {
		if (t.identifier !== finger) return;
		finger = null;
		send("mousemove", away, away);
		send("mouseup", away, away);
	});
})();
