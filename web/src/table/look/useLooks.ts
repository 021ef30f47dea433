import { useEffect, useEffectEvent, useState } from 'react';
import type { Looked } from '../house/Inspect.tsx';
import { isSame, type Target, targetAt } from './target.ts';

/** A finger that rests for so long looks, in milliseconds; one that has gone further than so many pixels does not rest. */
const HOLD = 450;
const SLIP = 8;
/** A mouse that rests for so long asks what lies below it. */
const REST = 280;

/** The click that ends a long press belongs to it. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const stop = (): void => document.removeEventListener('click', swallow, true);
  document.addEventListener('click', swallow, { capture: true, once: true });
  document.addEventListener('pointerdown', stop, { capture: true, once: true });
}

/** A finger that rests on something opens its sheet. */
function useHolding(onHold: (what: Looked) => void): void {
  const held = useEffectEvent(onHold);
  useEffect(() => {
    let timer = 0;
    let begun: readonly [number, number] = [0, 0];
    let isHeld = false;
    const stop = (): void => {
      clearTimeout(timer);
      timer = 0;
    };
    const down = ({ target, pointerType, clientX, clientY, isPrimary }: PointerEvent): void => {
      stop();
      isHeld = false;
      const found = pointerType === 'mouse' || !isPrimary ? null : targetAt(target, clientX, clientY);
      if (found === null) return;
      begun = [clientX, clientY];
      timer = window.setTimeout(() => {
        isHeld = true;
        timer = 0;
        swallowClick();
        held(found.what);
      }, HOLD);
    };
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (timer !== 0 && Math.hypot(clientX - begun[0], clientY - begun[1]) > SLIP) stop();
    };
    // The browser has a menu of its own for a long press.
    const menu = (event: Event): void => {
      if (timer !== 0 || isHeld) event.preventDefault();
    };
    document.addEventListener('pointerdown', down, true);
    document.addEventListener('pointermove', move, true);
    document.addEventListener('contextmenu', menu, true);
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, stop, true);
    return () => {
      stop();
      document.removeEventListener('pointerdown', down, true);
      document.removeEventListener('pointermove', move, true);
      document.removeEventListener('contextmenu', menu, true);
      for (const end of ['pointerup', 'pointercancel']) document.removeEventListener(end, stop, true);
    };
  }, []);
}

/** What a mouse rests on; null while it rests on nothing that can be looked at. */
function useResting(): Target | null {
  const [resting, setResting] = useState<Target | null>(null);
  useEffect(() => {
    let timer = 0;
    const hide = (): void => {
      clearTimeout(timer);
      setResting(null);
    };
    const move = ({ target, pointerType, clientX, clientY, buttons }: PointerEvent): void => {
      clearTimeout(timer);
      if (pointerType !== 'mouse' || buttons !== 0) {
        hide();
        return;
      }
      timer = window.setTimeout(() => {
        const found = targetAt(target, clientX, clientY);
        setResting((before) => (isSame(before?.what ?? null, found?.what ?? null) ? before : found));
      }, REST);
      // What was left is put away at once.
      setResting((before) =>
        before?.at.isConnected === true && isInside(before.at, clientX, clientY) ? before : null,
      );
    };
    document.addEventListener('pointermove', move, true);
    const ends = ['pointerdown', 'keydown', 'wheel', 'blur'] as const;
    for (const end of ends) window.addEventListener(end, hide, true);
    document.documentElement.addEventListener('pointerleave', hide);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointermove', move, true);
      for (const end of ends) window.removeEventListener(end, hide, true);
      document.documentElement.removeEventListener('pointerleave', hide);
    };
  }, []);
  return resting;
}

function isInside(at: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = at.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** Everything that can be looked at: a mouse rests on it, a finger is held on it. */
export function useLooks(onHold: (what: Looked) => void): Target | null {
  useHolding(onHold);
  return useResting();
}
