import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isField } from './focus.ts';
import { letterOf } from './keys.ts';

/** What lies over the page: the sheet that was laid there last. */
const topmost = (): Element | undefined => [...document.querySelectorAll('dialog[open]')].at(-1);

/** Letters of the page, or of the sheet that holds `within`. Nothing is taken from somebody who types, nor while another sheet lies over it. */
export function useKeys(
  onKey: (key: string, event: KeyboardEvent) => void,
  within?: RefObject<HTMLElement | null>,
): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const over = topmost();
    const covered = over !== undefined && !(within?.current != null && over.contains(within.current));
    const letter = letterOf(event);
    if (!isField(event.target) && !covered && letter !== null) onKey(letter, event);
  });
  useEffect(() => {
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
