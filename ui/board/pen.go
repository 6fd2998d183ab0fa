package board

import (
	"fmt"
	"image/color"
	"math"
	"strings"

	"papan/ui/theme"
)

// The pictures are drawn by filling alone: the width of a stroke would not
// grow with the picture.

// filled returns a path in one colour.
func filled(d string, c color.NRGBA) string {
	return fmt.Sprintf(`<path d="%s" fill="%s"/>`, d, theme.Hex(c))
}

// disc returns a disc in the middle of a square of 100.
func disc(r float64, c color.NRGBA) string {
	return fmt.Sprintf(`<circle cx="50" cy="50" r="%g" fill="%s"/>`, r, theme.Hex(c))
}

// ring returns a ring in the middle of a square of 100.
func ring(r, width float64, c color.NRGBA) string {
	out, in := r+width/2, r-width/2
	return filled(fmt.Sprintf("M%g 50 A%g %g 0 1 1 %g 50 A%g %g 0 1 1 %g 50 Z M%g 50 A%g %g 0 1 0 %g 50 A%g %g 0 1 0 %g 50 Z",
		50+out, out, out, 50-out, out, out, 50+out,
		50+in, in, in, 50-in, in, in, 50+in), c)
}

// dashed returns a ring of n dashes, each filling a part of its share.
func dashed(r, width float64, n int, part float64, c color.NRGBA) string {
	out, in := r+width/2, r-width/2
	var b strings.Builder
	for i := range n {
		from := 2 * math.Pi * float64(i) / float64(n)
		to := from + 2*math.Pi*part/float64(n)
		at := func(r, a float64) string {
			return fmt.Sprintf("%.2f %.2f", 50+r*math.Cos(a), 50+r*math.Sin(a))
		}
		fmt.Fprintf(&b, "M%s A%g %g 0 0 1 %s L%s A%g %g 0 0 0 %s Z ", at(out, from), out, out, at(out, to), at(in, to), in, in, at(in, from))
	}
	return filled(b.String(), c)
}

// bar returns the path of a straight bar with square ends that stick out by
// half its width.
func bar(x1, y1, x2, y2, width float64) string {
	length := math.Hypot(x2-x1, y2-y1)
	ux, uy := (x2-x1)/length*width/2, (y2-y1)/length*width/2
	x1, y1, x2, y2 = x1-ux, y1-uy, x2+ux, y2+uy
	return fmt.Sprintf("M%.2f %.2f L%.2f %.2f L%.2f %.2f L%.2f %.2f Z ", x1-uy, y1+ux, x2-uy, y2+ux, x2+uy, y2-ux, x1+uy, y1-ux)
}

// bars returns the bars through pairs of points.
func bars(width float64, c color.NRGBA, lines ...[4]float64) string {
	var b strings.Builder
	for _, l := range lines {
		b.WriteString(bar(l[0], l[1], l[2], l[3], width))
	}
	return filled(b.String(), c)
}

// cross returns a diagonal cross in the middle of a square of 100.
func cross(r, width float64, c color.NRGBA) string {
	return bars(width, c, [4]float64{50 - r, 50 - r, 50 + r, 50 + r}, [4]float64{50 - r, 50 + r, 50 + r, 50 - r})
}

// diamond returns a square on its corner.
func diamond(r, width float64, c color.NRGBA) string {
	return bars(width, c, [4]float64{50, 50 - r, 50 + r, 50}, [4]float64{50 + r, 50, 50, 50 + r}, [4]float64{50, 50 + r, 50 - r, 50}, [4]float64{50 - r, 50, 50, 50 - r})
}

// corners returns the four corners of a square.
func corners(width float64, c color.NRGBA) string {
	const near, far, arm = 9.0, 91.0, 20.0
	return bars(width, c,
		[4]float64{near, near, near + arm, near}, [4]float64{near, near, near, near + arm},
		[4]float64{far, near, far - arm, near}, [4]float64{far, near, far, near + arm},
		[4]float64{far, far, far - arm, far}, [4]float64{far, far, far, far - arm},
		[4]float64{near, far, near + arm, far}, [4]float64{near, far, near, far - arm})
}

// hatch returns slanting stripes over the whole of a square of 100; squares
// laid side by side go on with each other's.
func hatch(width float64, c color.NRGBA) string {
	var b strings.Builder
	for x := 0.0; x < 200; x += 25 {
		// From the upper edge, or the right one, down to the left.
		x1, y1, x2, y2 := x, 0.0, 0.0, x
		if x > 100 {
			x1, y1, x2, y2 = 100, x-100, x-100, 100
		}
		if x1 == x2 {
			continue
		}
		b.WriteString(bar(x1, y1, x2, y2, width))
	}
	return fmt.Sprintf(`<path d="%s" fill="%s" fill-opacity="0.55"/>`, b.String(), theme.Hex(c))
}
