import type { Engine, Setup } from '@hollow/engine';
import type { BotLevel, Lang, Seated, Settings } from '@hollow/protocol';
import {
  botSeat,
  changeSettings,
  countEntries,
  NO_ENTRIES,
  newTable,
  note,
  personSeat,
  presetOf,
  RefusedError,
  type TableData,
  tableDraft,
  withSeat,
} from '@hollow/table';
import { todayOf } from '../games/prepare-start.ts';
import { rowsWithoutUndo } from '../games/rows-to-store.ts';
import { drawIdentity, type GameIdentity } from '../identity/game-identity.ts';
import type { ServerNode } from '../node/server-node.ts';
import { compressText } from '../store/compression.ts';
import { ConflictError } from '../store/errors.ts';
import { type DealtGame, dealUntilHaunt } from './deal.ts';
import { chooseHaunt, type HauntWish } from './haunts.ts';

/** A table for one person and bots at which a haunt begins that they have chosen, on the side that they have chosen. What comes before it is played by chance. */

export interface PracticeWish extends HauntWish {
  readonly name: string;
  readonly lang: Lang;
  /** Hash of the device. */
  readonly device: string;
  /** How well the bots play. */
  readonly level: BotLevel;
}

/** The table of a dealt game, with bots at all seats. */
const tableOf = (
  { id, code }: GameIdentity,
  game: DealtGame,
  settings: Settings,
  level: BotLevel,
  more: Pick<TableData, 'host' | 'practice' | 'since'>,
): TableData => ({
  ...newTable(id, code, game.explorers.length, settings),
  ...more,
  phase: 'playing',
  seats: game.explorers.map((explorers) => ({ ...botSeat(level), explorers })),
  counts: game.rows.reduce((sum, { body }) => countEntries(sum, body.items), NO_ENTRIES),
});

/** Keeps the game under an id and code of its own. False where the code is taken. */
async function storeGame(node: ServerNode, table: TableData, engine: Engine, game: DealtGame): Promise<boolean> {
  const at = node.now();
  const { id, code } = table;
  const head = JSON.stringify(table);
  try {
    await node.store.append({
      game: id,
      create: { id, code, seed: game.seed, head, at },
      version: 0,
      counts: NO_ENTRIES,
      // Nobody takes back what chance has played.
      rows: rowsWithoutUndo(game.rows),
      head,
      state: compressText(game.text),
      phase: 'playing',
      packs: node.content.names(engine),
      at,
      // Nobody is there yet: nothing is to be done.
      due: { at: null, node: '', until: 0 },
    });
    return true;
  } catch (error) {
    if (error instanceof ConflictError) return false;
    throw error;
  }
}

/** Somebody sits down at a seat of the game. */
async function seatPerson(node: ServerNode, game: string, seat: number, wish: PracticeWish): Promise<void> {
  const { name, lang, device } = wish;
  await node.games.act(game, ({ table }) => {
    const explorers = table.seats[seat]?.explorers ?? [];
    const next = withSeat(table, seat, { ...personSeat(name, lang), explorers });
    const draft = tableDraft({ seat, mid: null, at: node.now() }, next, note('practice', { name }));
    return { ...draft, holds: { grant: { device, seat } } };
  });
}

/** A haunt is practised with its own pack and what that extends. */
function settingsFor({ content }: ServerNode, haunt: string): Settings {
  const family = content.offered.familyOf(haunt.slice(0, haunt.indexOf('/')));
  const [edition, ...expansions] = family.map(({ id }) => id);
  if (edition === undefined) throw new RefusedError('not-found', 'there is no such pack', { field: 'haunt' });
  return changeSettings(content.offered.usual, { edition, expansions }, (chosen) => content.packs(chosen));
}

export async function practise(node: ServerNode, wish: PracticeWish): Promise<Seated> {
  for (;;) {
    const identity = (node.config.newIdentity ?? drawIdentity)();
    const [name, haunt] = chooseHaunt(node.content.offered.families, wish, identity.seed);
    const settings = settingsFor(node, name);
    const engine = await node.content.begin(node.content.packs(settings));
    const setup: Setup = {
      seats: Array.from({ length: wish.seats }, () => ({})),
      ...(presetOf(settings) === undefined ? {} : { preset: settings.preset }),
      switches: settings.switches,
      dice: settings.dice,
      date: todayOf(node),
    };
    const game = await dealUntilHaunt(engine, setup, haunt, identity.seed);
    const { side } = wish;
    const seat = side === null ? 0 : game.sides.findIndex((taken) => taken.includes(side));
    if (seat < 0) throw new Error(`${name} has begun without the side “${side}”`);
    const table = tableOf(identity, game, { ...settings, haunts: [name] }, wish.level, {
      host: seat,
      practice: { haunt: name, side },
      since: node.now(),
    });
    if (!(await storeGame(node, table, engine, game))) continue;
    await seatPerson(node, table.id, seat, wish);
    return { game: table.id, code: table.code, seat };
  }
}
