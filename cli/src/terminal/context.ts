import { type LaidTile, layTile, type TileSpot } from '@hollow/drawing/plan';
import type { Decision, Engine, Pack, View } from '@hollow/engine';
import type { Text } from '@hollow/text';
import { roomDefsIn } from './floors.ts';

/** What a question is about, beyond its own words: an amount, a roll, a place. */

/** Place codes: below this a room, from it on a thing. */
const THING = 1000;

/** The id of what caused something. */
function causeOf(engine: Engine, { known }: View, cause: number): string {
  const { rooms, cards, tokens } = engine.program(known.ruleset);
  if (cause < 0) return '';
  if (cause < THING) return rooms[cause]?.id ?? '';
  const thing = cause - THING;
  const card = cards[thing];
  if (card !== undefined) return card.id;
  const token = thing < cards.length + known.controller.length ? undefined : known.things.def[thing];
  return token === undefined ? '' : (tokens[token]?.id ?? '');
}

export interface Pending {
  readonly t: string;
  readonly kind: string;
  readonly n: number;
  readonly pool: number;
  readonly faces: readonly number[];
  readonly tags: readonly string[];
  readonly about: string;
}

/** The roll or the damage that the question stands in. */
export function pendingOf(engine: Engine, view: View, what: 'roll' | 'damage'): Pending | null {
  const found = view.known.happenings.findLast(({ t }) => t === what);
  return found === undefined ? null : { ...found, about: causeOf(engine, view, found.cause) };
}

/** How low or how high the haunt roll has to be, where it is told. */
export function hauntTarget(words: Text, roll: { readonly atMost?: number; readonly need?: number }): string[] {
  const most = roll.atMost ?? roll.need;
  if (most === undefined) return [];
  return [words.t('terminal.haunt-target', { most, way: roll.atMost === undefined ? 'least' : 'most' })];
}

/** What a tile would be like there. */
export function turnText({ doors, windows, joins, walled, parts }: LaidTile, words: Text): string {
  const list = (ids: readonly string[]): string => ids.map((id) => words.name(id)).join(', ');
  const or = (ids: readonly string[]): string => (ids.length === 0 ? 'none' : list(ids));
  const split = parts.filter((part) => part.length > 0);
  return words.t('terminal.tile-turned', {
    n: doors.length,
    doors: list(doors),
    joins: or(joins),
    walled: or(walled),
    windows: or(windows),
    parts: split.length < 2 ? 'none' : split.map((part) => list(part)).join(' | '),
  });
}

/** For every option that turns a tile: how it would lie; those that look alike are said to. */
export function turnTexts(
  decision: Decision,
  view: View,
  packs: readonly Pack[],
  words: Text,
  spot: TileSpot | null,
): (string | null)[] {
  const shown: string[] = [];
  const defs = roomDefsIn(packs);
  return decision.options.map((option, i) => {
    if (option.verb !== 'turn' && option.verb !== 'turn-room') return null;
    const { verb, room, turn } = option;
    const own = view.position.rooms.find(({ id }) => id === room);
    const there = verb === 'turn-room' ? (own ?? null) : spot;
    if (there === null) return null;
    const text = turnText(layTile(view.position, defs, room, turn, there), words);
    const twin = shown.indexOf(text);
    shown[i] = text;
    return twin < 0 ? text : words.t('terminal.tile-same', { n: twin + 1 });
  });
}
