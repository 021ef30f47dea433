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
