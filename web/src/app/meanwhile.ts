/**
 * What somebody does at the drawn door before it lives. Links work by themselves; the rest is remembered. To be called when the drawn door goes; what that returns,
 * when the living one stands in its place.
 */
export function meanwhile(root: HTMLElement): () => () => void {
  let pressed = -1;
  const buttons = (): HTMLButtonElement[] => [...root.querySelectorAll('button')];
  const press = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button !== null) pressed = buttons().indexOf(button);
  };
  const hold = (event: SubmitEvent): void => event.preventDefault();
  root.addEventListener('click', press);
  root.addEventListener('submit', hold);
  return () => {
    const field = root.querySelector('input');
    const isTyping = field !== null && document.activeElement === field;
    root.removeEventListener('click', press);
    root.removeEventListener('submit', hold);
    return () => {
      const living = root.querySelector('input');
      if (field !== null && living !== null && field.value !== '') {
        // React listens to what the browser writes, not to what a script does.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(living, field.value);
        living.dispatchEvent(new Event('input', { bubbles: true }));
      }
      if (isTyping) living?.focus();
      buttons()[pressed]?.click();
    };
  };
}
