import { useSyncExternalStore } from 'react';
import type { DockItem } from './items.ts';

/** How many lines the dock has room for beside the way out: it never grows. */

const PHONE = '(max-width: 899px)';
/** A phone that is short, or lies on its side. */
const SHORT = '(max-width: 899px) and (max-height: 720px)';

function watch(query: string, watcher: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', watcher);
  return () => list.removeEventListener('change', watcher);
}

/** A phone on its side has the dock beside the house. */
const ASIDE = '(max-height: 560px) and (min-width: 560px) and (max-width: 899px)';

const SIZES = { wide: 6, phone: 3, short: 2 } as const;

const sizeNow = (): keyof typeof SIZES => {
  const fits = (query: string): boolean => window.matchMedia(query).matches;
  return !fits(PHONE) ? 'wide' : fits(SHORT) && !fits(ASIDE) ? 'short' : 'phone';
};

export function useRoom(): number {
  const size = useSyncExternalStore((watcher) => {
    const stops = [PHONE, SHORT, ASIDE].map((query) => watch(query, watcher));
    return () => {
      for (const stop of stops) stop();
    };
  }, sizeNow);
  return SIZES[size];
}

export interface Shared {
  readonly shown: readonly DockItem[];
  readonly rest: readonly DockItem[];
  readonly shut: readonly DockItem[];
  readonly last: readonly DockItem[];
}

const isDeed = ({ rule }: DockItem): boolean => rule?.startsWith('haunts/') === true;

const isWalk = ({ id }: DockItem): boolean => id === 'move';
/** What the dead have left lies there in few turns, and is why one stands there. */
const isLoot = ({ id }: DockItem): boolean => id === 'loot';

/**
 * Where room is scarce, the first fight, the first deed of the haunt, what the dead have left and the walk come before everything else; then what only the dock offers, before what the
 * house shows as well; last what is seldom wanted.
 */
function scarcely(items: readonly DockItem[]): readonly DockItem[] {
  const wanted = [({ isFight }: DockItem) => isFight, isDeed, isLoot, isWalk];
  const first = wanted.map((is) => items.find(is)).filter((item) => item !== undefined);
  const others = items.filter((item) => !first.includes(item));
  const late = ({ from, isRare }: DockItem): number => (isRare ? 2 : from === 'house' ? 1 : 0);
  return [...first, ...others.toSorted((a, b) => late(a) - late(b))];
}

/** `beside`: so many lines have room beside the way out; where there is none, its place is one more. */
export function shareOut(items: readonly DockItem[], beside: number): Shared {
  const ways = items.filter(({ isLast }) => isLast);
  const last = (ways.some(({ state }) => state === 'open') ? ways.filter(({ state }) => state === 'open') : ways).slice(
    -1,
  );
  const shut = items.filter((item) => item.state === 'barred' && !last.includes(item));
  const open = items.filter((item) => item.state === 'open' && !last.includes(item) && !item.isFolded);
  const room = beside < SIZES.wide && last.length === 0 ? beside + 1 : beside;
  const folded = items.filter(({ isFolded }) => isFolded);
  const fits = open.length + (folded.length + shut.length > 0 ? 1 : 0) <= room;
  const kept = new Set(scarcely(open).slice(0, room - 1));
  const shown = fits ? open : open.filter((item) => kept.has(item));
  return { shown, rest: [...open.filter((item) => !shown.includes(item)), ...folded], shut, last };
}

/** The dock has so many rows, of two places each. */
const ROWS = SIZES.wide / 2;

/** More letters than so many are cut off in half of a row. */
const LONG = 24;

export const isLong = ({ label, note }: Pick<DockItem, 'label' | 'note'>): boolean =>
  label.length > (note === '' ? LONG + LONG / 2 : LONG);

/** Whether each deed has room for a whole row, to say what it does, and each long name; `others`: places that are taken beside what is shown. */
export function hasRows(shown: readonly DockItem[], others: number): boolean {
  const deeds = shown.filter((item) => item.does !== '' || isLong(item)).length;
  return deeds > 0 && deeds + Math.ceil((shown.length - deeds + others) / 2) <= ROWS;
}
