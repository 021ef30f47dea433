import { haunted, picker, wishOf } from '@hollow/bots';
import type { Engine, HauntDef, Pack, Setup } from '@hollow/engine';
import {
  DEFAULT_SETTINGS,
  type Lang,
  PRACTICE_SIDES,
  type PracticeHaunt,
  type PracticeSide,
  type Seated,
  type Settings,
} from '@hollow/protocol';
import type { Node } from '../node.ts';
import { drawLots, type Lots } from '../seats/tokens.ts';
import { Conflict } from '../store/games.ts';
import { pack } from '../store/packed.ts';
import { fingerprint } from './fingerprint.ts';
import { newTable, person } from './lobby.ts';
import { note, row, tableDraft } from './moment.ts';
import { told } from './play.ts';
import { counted, type NewRow, NO_ENTRIES } from './record.ts';
import { Refused } from './refused.ts';
import { dayOf } from './start.ts';
import { botSeat, type TableData, withSeat } from './table.ts';

/** A table for one person and bots at which a haunt begins that they have chosen, on the side that they have chosen. What comes before it is played by chance. */

/** Sides that somebody can choose: only of a haunt whose traitor is known from its first moment. */
const sidesOf = ({ kind }: HauntDef): readonly PracticeSide[] => (kind === 'traitor' ? PRACTICE_SIDES : []);

/** Haunts that can be played to their end, and that the chart can start. */
const playable = (packs: readonly Pack[]): HauntDef[] =>
  packs
    .flatMap(({ haunts }) => haunts ?? [])
    .filter((haunt) => haunt.wins !== undefined && wishOf(packs, haunt) !== null)
    .sort((a, b) => a.number - b.number);

/** What can be practised; `nameOf` tells the names of those that are no surprise any more. */
export const practiceHaunts = (
  packs: readonly Pack[],
  nameOf: (haunt: HauntDef) => string | null,
): readonly PracticeHaunt[] =>
  playable(packs).map((haunt) => ({ number: haunt.number, name: nameOf(haunt), sides: sidesOf(haunt) }));

export interface Practising {
  readonly name: string;
  readonly lang: Lang;
  /** Hash of the device. */
  readonly device: string;
  readonly seats: number;
  /** The number of a haunt; null for any. */
  readonly haunt: number | null;
  /** Null where chance decides. */
  readonly side: PracticeSide | null;
}

/** The haunt that is wished for, or any that has the side. */
function chosen(packs: readonly Pack[], { haunt, side }: Practising, seed: string): HauntDef {
  const all = playable(packs);
  const found = haunt === null ? all : all.filter(({ number }) => number === haunt);
  if (found.length === 0) throw new Refused('not-found', `there is no haunt ${haunt} to practise`, { field: 'haunt' });
  const sided = side === null ? found : found.filter((def) => sidesOf(def).includes(side));
  if (sided.length === 0)
    throw new Refused('not-allowed', `nobody can choose to be on the side “${side}” of it`, { field: 'side' });
  return sided[picker(`${seed}/practice`)(sided.length)];
}

interface Dealt {
  readonly seed: string;
  readonly rows: readonly NewRow[];
  /** The state at the first question of the haunt, as text. */
  readonly text: string;
  readonly explorers: readonly (readonly string[])[];
  readonly sides: readonly string[];
}

/** Rows that are made in one go; others wait meanwhile. */
const PAUSE = 20;

/** A game that was dealt and played by chance until the haunt begins, as rows of a log. */
async function dealt(engine: Engine, setup: Setup, haunt: HauntDef, name: string): Promise<Dealt> {
  const wish = wishOf(engine.packs, haunt);
  const found = wish === null ? null : haunted(engine, setup, wish, name);
  if (found === null) throw new Refused('conflict', 'the house did not come to that haunt: try again');
  const { state, events } = engine.create(found.setup, found.seed);
  let text = engine.serialise(state);
  const act = { seat: 0, mid: null, at: 0 };
  const items = [note('started'), ...told(events)];
  const rows = [row('start', act, { items, setup: found.setup, hash: fingerprint(text) })];
  for (const { seat, id, option } of found.answers) {
    const applied = engine.apply(state, seat, id, option);
    if (!applied.ok) throw new Error(`a deal cannot be played again: ${applied.refusal.message}`);
    text = engine.serialise(state);
    const answer = { decision: id, option, seat, bot: true } as const;
    rows.push(row('answer', { ...act, seat }, { items: told(applied.events), answer, hash: fingerprint(text) }));
    if (rows.length % PAUSE === 0) await new Promise(setImmediate);
  }
  const { position } = engine.view(state, 'public');
  return {
    seed: found.seed,
    rows,
    text,
    explorers: setup.seats.map((_, seat) => position.explorers.filter((x) => x.seat === seat).map(({ id }) => id)),
    sides: found.sides,
  };
}

/** Keeps the game under an id and code of its own, with bots at all seats. */
async function kept(node: Node, table: TableData, { id, code }: Lots, engine: Engine, game: Dealt): Promise<void> {
  const at = node.now();
  const { seed, rows, text } = game;
  const head = JSON.stringify(table);
  await node.store.append({
    game: id,
    create: { id, code, seed, head, at },
    version: 0,
    counts: NO_ENTRIES,
    rows,
    head,
    state: pack(text),
    phase: 'playing',
    packs: node.library.names(engine),
    at,
    // Nobody is there yet: nothing is to be done.
    due: { at: null, node: '', until: 0 },
  });
}

export async function practise(node: Node, wish: Practising): Promise<Seated> {
  const settings: Settings = { ...DEFAULT_SETTINGS };
  const packs = node.library.packs(settings.edition);
  const engine = await node.library.begin(packs);
  for (;;) {
    const lots = (node.config.lots ?? drawLots)();
    const haunt = chosen(packs, wish, lots.seed);
    const setup: Setup = {
      seats: Array.from({ length: wish.seats }, () => ({})),
      preset: settings.preset,
      switches: settings.switches,
      dice: settings.dice,
      date: dayOf(node),
    };
    const game = await dealt(engine, setup, haunt, lots.seed);
    const seat = wish.side === null ? 0 : game.sides.indexOf(wish.side);
    if (seat < 0) throw new Error(`haunt ${haunt.number} has begun without the side “${wish.side}”`);
    const table: TableData = {
      ...newTable(lots.id, lots.code, wish.seats, { ...settings, haunts: [haunt.number] }),
      phase: 'playing',
      seats: game.explorers.map((explorers) => ({ ...botSeat('quick'), explorers })),
      host: seat,
      practice: { haunt: haunt.number, side: wish.side },
      since: node.now(),
      counts: game.rows.reduce((sum, { body }) => counted(sum, body.items), NO_ENTRIES),
    };
    try {
      await kept(node, table, lots, engine, game);
    } catch (error) {
      if (error instanceof Conflict) continue;
      throw error;
    }
    await node.games.act(lots.id, ({ table: now }) => ({
      ...tableDraft(
        { seat, mid: null, at: node.now() },
        withSeat(now, seat, { ...person(wish.name, wish.lang), explorers: game.explorers[seat] }),
        note('practice', { name: wish.name }),
      ),
      holds: { grant: { device: wish.device, seat } },
    }));
    return { game: lots.id, code: lots.code, seat };
  }
}
