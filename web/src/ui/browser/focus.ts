const FIELDS = ['INPUT', 'TEXTAREA', 'SELECT'];

/** Somebody types, or chooses in a field: letters are theirs. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (FIELDS.includes(target.tagName) || target.isContentEditable);

/** Puts the keyboard on what comes next; from somebody who types it is not taken. */
export function takeFocus(element: HTMLElement | null | undefined): void {
  if (!isField(document.activeElement)) element?.focus({ preventScroll: true });
}
