/** By then it is done, also where no frame comes: in milliseconds. */
const AT_LAST = 100;

/** Does something before the next frame is drawn; where nobody looks there are no frames, and it is done now. */
export function beforeFrame(act: () => void): void {
  if (document.visibilityState === 'hidden') {
    act();
    return;
  }
  const once = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    act();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, AT_LAST);
}

let waiting: readonly (() => void)[] = [];

/** The same for several that wait for one frame. */
export function inNextFrame(act: () => void): void {
  waiting = [...waiting, act];
  if (waiting.length > 1) return;
  beforeFrame(() => {
    const now = waiting;
    waiting = [];
    for (const one of now) one();
  });
}
