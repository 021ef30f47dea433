import type { Motive } from '@hollow/engine';
import {
  type Choice,
  explorersOf,
  type G,
  isHeld,
  placeOf,
  roomCode,
  roomOf,
  seatOf,
  sideOf,
  thingId,
} from '@hollow/engine/inner';
import { evaluate } from '../position/evaluation.ts';
import { hauntOf } from '../position/tables.ts';
import { stepsBetween } from '../position/travel.ts';
import type { OpenAim } from './aims.ts';

/** A step that leads nearer to where the aim is. */
function leadsTowards(g: G, who: number, to: number, aim: OpenAim): boolean {
  const from = roomOf(g, who);
  if (aim.kind === 'stay' || aim.room === from) return false;
  const now = evaluate(g);
  const here = stepsBetween(now, who, from, aim.room);
  const there = to === aim.room ? 0 : stepsBetween(now, who, to, aim.room);
  return there >= 0 && (here < 0 || there < here);
}

/** Whether an option of the turn serves an aim: it does it, or leads nearer to it. */
export function serves(g: G, who: number, choice: Choice, aim: OpenAim): boolean {
  const isHere = aim.room === roomOf(g, who);
  switch (choice.verb) {
    case 'move':
      return leadsTowards(g, who, choice.to, aim);
    case 'offer':
      return aim.kind === 'deed' && aim.what === choice.rule;
    case 'attack':
      return aim.kind === 'attack' && aim.what === choice.target;
    case 'pick-up':
      return aim.kind === 'thing' && isHere;
    case 'discover':
      return aim.kind === 'door' && isHere;
    case 'end':
      return aim.kind === 'stay';
    default:
      return false;
  }
}

/** What an aim is after: a deed by its id, a foe or a card by its name. */
const whatOf = (g: G, { kind, what, id }: OpenAim): string =>
  kind === 'deed' ? id : kind === 'attack' || kind === 'thing' ? thingId(g, what) : '';

/** An aim in names, as it can be told; without one, that somebody did something for other reasons. */
export function motiveFrom(g: G, who: number, aim: OpenAim | null): Motive {
  const own = explorersOf(g).find((x) => seatOf(g, x) === seatOf(g, who));
  const side = own === undefined || !g.s.underway ? null : (hauntOf(g)?.sides[sideOf(g, own)] ?? null);
  const base = { who: thingId(g, who) as Motive['who'], side };
  if (aim === null || isHeld(placeOf(g, who)))
    return { ...base, aim: 'other', what: '', room: '', turns: 0, chance: 1 };
  const { kind, room, turns, chance } = aim;
  return { ...base, aim: kind, what: whatOf(g, aim), room: roomCode(g, room).id, turns, chance };
}
