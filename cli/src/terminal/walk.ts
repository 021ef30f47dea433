import { QUARTERS, SIDE_LETTERS } from '@hollow/drawing/plan';
import type { Decision, Side } from '@hollow/engine';
import { pathTo, type Route } from '@hollow/protocol';
import type { Text } from '@hollow/text';
import { wrapLine } from './style.ts';
import { plainText } from './things.ts';

/** Walks of several steps, as the engine tells what can be reached. */

/** What can be reached, with what it costs. */
export function reachLines({ reach }: Decision, words: Text): string[] {
  const rooms = new Map(reach?.rooms.toReversed().map(({ room, cost }) => [room, cost]));
  const said = (name: string, cost: number): string => words.t('terminal.reach-cost', { room: name, cost });
  const named = [...rooms].toReversed().map(([room, cost]) => said(words.name(room, 'rooms'), cost));
  const doors = (reach?.doors ?? []).map(({ room, side, cost }) => said(`${words.name(room, 'rooms')} ${side}`, cost));
  const lines = [words.t('terminal.reach', { rooms: named.length === 0 ? 'none' : named.join(', ') })];
  if (doors.length > 0) lines.push(words.t('terminal.reach-doors', { doors: doors.join(', ') }));
  return lines.flatMap((line) => wrapLine(line, 2));
}

const sideNamed = (word: string | undefined): Side | undefined =>
  QUARTERS.map((quarter) => SIDE_LETTERS[quarter]).find((side) => side === word?.toUpperCase());

/** The way to the room of that name, or of that beginning, and to its door where a side is named; null where none is within reach. */
export function routeTo({ reach }: Decision, typed: string, words: Text): Route | null {
  if (reach === undefined) return null;
  const parts = typed.split(/\s+/);
  const door = parts.length > 1 ? sideNamed(parts.at(-1)) : undefined;
  const wanted = (door === undefined ? parts : parts.slice(0, -1)).join(' ');
  const isMeant = ({ room }: { readonly room: string }): boolean =>
    plainText(words.name(room, 'rooms')).startsWith(plainText(wanted));
  if (wanted === '') return null;
  if (door === undefined) {
    const at = reach.rooms.findIndex(isMeant);
    return at < 0 ? null : { rooms: pathTo(reach, at) };
  }
  const found = reach.doors.find((each) => each.side === door && isMeant(each));
  return found === undefined ? null : { rooms: pathTo(reach, found.via), from: found.room, door };
}
