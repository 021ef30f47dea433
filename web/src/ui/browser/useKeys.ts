import { useEffect, useEffectEvent } from 'react';
import { letterOf } from './keys.ts';

const TYPING = ['INPUT', 'TEXTAREA', 'SELECT'];

/** Letters of the page. Nothing is taken from somebody who types, nor while a sheet lies over the page. */
export function useKeys(onKey: (key: string, event: KeyboardEvent) => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const typing = target !== null && (TYPING.includes(target.tagName) || target.isContentEditable);
    const covered = document.querySelector('dialog[open]') !== null;
    const letter = letterOf(event);
    if (!typing && !covered && letter !== null) onKey(letter, event);
  });
  useEffect(() => {
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
}
