import type { Quarter } from '@hollow/drawing/plan';
import type { Looked } from '../house/Inspect.tsx';

/** What lies under a pointer and can be looked at. Whatever can is marked with `data-look`: `room/library`, `room/library/2` for a door of it, `who/ox`, `card/dog`, `deed/cards/mask/try`. */

export interface Target {
  readonly what: Looked;
  /** The element that the card lies beside. */
  readonly at: Element;
}

const KINDS: readonly string[] = ['room', 'who', 'card', 'deed'];

function isKind(kind: string | undefined): kind is Looked['kind'] {
  return kind !== undefined && KINDS.includes(kind);
}

/** What a mark says. */
export function readMark(mark: string): Looked | null {
  const [kind, id, side] = mark.split('/');
  if (!isKind(kind) || id === undefined || id === '') return null;
  if (kind === 'deed') return { kind, id: mark.slice(kind.length + 1) };
  const door = side === undefined ? null : (Number(side) as Quarter);
  return { kind, id, ...(door === null ? {} : { door }) };
}

const isOver = (box: DOMRect, x: number, y: number): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** Figures belong to the picture of the house, which cannot be pressed: who stands under the pointer is found by place. */
const figureAt = (house: Element, x: number, y: number): Element | null =>
  [...house.querySelectorAll('[data-who]')].findLast((figure) => isOver(figure.getBoundingClientRect(), x, y)) ?? null;

export function targetAt(from: EventTarget | null, x: number, y: number): Target | null {
  const marked = from instanceof Element ? from.closest('[data-look]') : null;
  const what = readMark(marked?.getAttribute('data-look') ?? '');
  if (marked === null || what === null) return null;
  const house = what.kind === 'room' ? marked.closest('.house') : null;
  const figure = house === null ? null : figureAt(house, x, y);
  const who = figure?.getAttribute('data-who') ?? null;
  return figure !== null && who !== null ? { what: { kind: 'who', id: who }, at: figure } : { what, at: marked };
}

export const isSame = (a: Looked | null, b: Looked | null): boolean =>
  a?.kind === b?.kind && a?.id === b?.id && a?.door === b?.door;
