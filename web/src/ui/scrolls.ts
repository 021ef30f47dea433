/** For what may be longer than its place: the keyboard can stop there, and arrows scroll it. */
export const scrolls = (element: HTMLElement | null): void => {
  if (element !== null) element.tabIndex = 0;
};
