import type { Program } from '../core/context.ts';
import { rowOf } from '../core/tables.ts';
import type { Exprs } from '../define/compiler.ts';
import { ContentError } from '../define/names.ts';
import type { EditionDef, RoomDef } from '../language/types.ts';
import type { Rules } from '../rules/index.ts';
import { lawBy, readingsOf } from '../rules/readings.ts';
import type { Shelf } from './library.ts';

/** What the fields of an edition must be to each other. */
export function checkEdition(edition: EditionDef, rooms: Shelf<RoomDef>): void {
  const { faces, players, switches, presets, decks, omenDeck, start, flow } = edition;
  // A handful of typed dice is three counts, one for each face.
  if (new Set(faces).size > 3) throw new ContentError('edition/faces', 'at most three different faces');
  if (players.min > players.max) throw new ContentError('edition/players', 'min is more than max');
  for (const seats of Object.keys(players.explorers ?? {}))
    if (!(Number(seats) >= players.min && Number(seats) <= players.max))
      throw new ContentError('edition/players/explorers', `a table never has “${seats}” seats`);
  for (const [name, { options, default: usual }] of Object.entries(switches))
    if (!options.includes(usual))
      throw new ContentError(`edition/switches/${name}`, `the default “${usual}” is none of its options`);
  for (const [preset, readings] of Object.entries(presets))
    for (const [name, value] of Object.entries(readings)) {
      const path = `edition/presets/${preset}`;
      if (!Object.hasOwn(switches, name)) throw new ContentError(path, `there is no switch “${name}”`);
      if (!switches[name]?.options.includes(value))
        throw new ContentError(path, `“${value}” is no reading of “${name}”`);
    }
  if (omenDeck !== undefined && !decks.some(({ id }) => id === omenDeck))
    throw new ContentError('edition/omenDeck', `there is no deck “${omenDeck}”`);
  checkReadings(edition);
  if (flow.length === 0) throw new ContentError('edition/flow', 'the course of the game is empty');
  const first = rooms.index.get(start);
  if (first === undefined || rowOf(rooms.defs, first).start === undefined)
    throw new ContentError('edition/start', `“${start}” is no room that lies in the house at the start`);
}

/** Every rule that is read otherwise is one of the engine's, and has that reading. */
function checkReadings({ readings = {}, switches }: EditionDef): void {
  for (const [rule, read] of Object.entries(readings)) {
    const path = `edition/readings/${rule}`;
    const known = readingsOf(rule);
    if (known === null) throw new ContentError(path, 'the engine has no such rule');
    const there = known.length === 0 ? 'it can be read in one way only' : `there are ${known.join(', ')}`;
    if (typeof read === 'string') {
      if (!known.includes(read)) throw new ContentError(path, `“${read}” is no reading of this rule; ${there}`);
      continue;
    }
    if (!Object.hasOwn(switches, read.switch)) throw new ContentError(path, `there is no switch “${read.switch}”`);
    if (!switches[read.switch]?.options.some((option) => known.includes(option)))
      throw new ContentError(path, `no option of “${read.switch}” is a reading of this rule; ${there}`);
  }
}

/** What is told of the roll that may begin the haunt. */
export function compileHauntRoll(c: Exprs, { nextHauntRoll }: EditionDef): Program['nextHauntRoll'] {
  if (nextHauntRoll === undefined) return null;
  const { dice, atMost, due } = nextHauntRoll;
  return { dice: c.num(dice), atMost: c.num(atMost), due: c.truth(due) };
}

/** The engine's rules as an edition reads them under a ruleset. */
export const lawOf = ({ readings = {} }: EditionDef, ruleset: Readonly<Record<string, string>>): Rules =>
  lawBy(
    Object.fromEntries(
      Object.entries(readings).map(([rule, read]) => [
        rule,
        typeof read === 'string' ? read : (ruleset[read.switch] ?? ''),
      ]),
    ),
  );
