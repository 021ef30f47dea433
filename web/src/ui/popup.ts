/** Where a small sheet lies: below its button, above it where there is no room, and always inside the window. */

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 6;
const EDGE = 8;

export function placeBeside(
  button: Rect,
  sheet: Size,
  view: { readonly w: number; readonly h: number },
): { readonly left: number; readonly top: number } {
  const middle = button.left + button.width / 2 - sheet.width / 2;
  const left = Math.max(EDGE, Math.min(middle, view.w - sheet.width - EDGE));
  const below = button.bottom + GAP;
  const above = button.top - GAP - sheet.height;
  const fits = below + sheet.height <= view.h - EDGE;
  return { left, top: Math.max(EDGE, fits || above < EDGE ? Math.min(below, view.h - sheet.height - EDGE) : above) };
}
