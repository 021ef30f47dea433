import { type Kept, type Outcome, otherVersion, STATE_LADDER, type State, stepUp } from '@hollow/engine';
import type { MyGame } from '@hollow/protocol';
import { personsWaitedFor, readTable, type SeatData, versionOf } from '@hollow/table';
import type { FastifyInstance } from 'fastify';
import { LruCache } from '../cache/lru-cache.ts';
import { LanguageQuery } from '../content/languages.ts';
import { breathe } from '../limits/breath.ts';
import type { ServerNode } from '../node/server-node.ts';
import { decompressText } from '../store/compression.ts';
import type { StoredGame } from '../store/games.ts';
import { deviceOf } from './devices.ts';

/** The games of a device. */

/** Games of a device that are listed, those it sat down at last. */
const MOST_MINE = 100;
/** Of these, in one go. */
const LISTED_AT_ONCE = 10;
/** Games of which it is kept what lists say of them. */
const KEPT = 5000;

/** What lists say of a game as it stood at a version, whoever asks. */
interface Listing extends Pick<MyGame, 'code' | 'phase' | 'playedBy' | 'touched'> {
  readonly version: number;
  readonly seats: readonly Pick<SeatData, 'name' | 'leaving'>[];
  readonly waitedFor: readonly number[];
  readonly outcome: Outcome | null;
  readonly packs: readonly string[];
}

/** Read and not checked: many games at once, and no rules are needed to see who is asked or who has won. */
function listingOf(node: ServerNode, stored: StoredGame): Listing {
  const table = readTable(stored.head);
  const kept = stored.state === null ? null : (JSON.parse(decompressText(stored.state)) as Kept);
  const other = otherVersion('game', kept?.format);
  const state = kept === null ? null : (stepUp(STATE_LADDER, kept) as unknown as State);
  // Packs of another format are not compiled; the names of haunts are those of today.
  const packs =
    other === null
      ? (JSON.parse(stored.packs) as string[])
      : node.content.packNames({ table, game: null }).map(({ hash }) => hash);
  return {
    version: stored.version,
    code: stored.code,
    phase: table.phase,
    seats: table.seats.map(({ name, leaving }) => ({ name, leaving })),
    waitedFor: other === null ? personsWaitedFor({ table, game: state === null ? null : { state } }) : [],
    playedBy: other === null ? null : versionOf(other),
    outcome: state?.outcome ?? null,
    packs,
    touched: stored.touched,
  };
}

/** How a finished game ended for the seat. */
async function endOf(
  { content }: ServerNode,
  { outcome, packs }: Listing,
  seat: number,
  lang: string,
): Promise<MyGame['ended']> {
  if (outcome === null) return null;
  const { text } = content.language(await content.engine(packs), lang);
  return {
    verdict: outcome.verdicts[seat] ?? 'none',
    haunt: outcome.haunt === undefined ? null : text.name(outcome.haunt, 'haunts'),
  };
}

export function myGamesRoute(app: FastifyInstance, node: ServerNode): void {
  const listings = new LruCache<string, Listing>(KEPT);

  /** A game that has not gone on is not read again: its position is large, and lists are asked for often. */
  async function listingAt(game: string, version: number): Promise<Listing | null> {
    const known = listings.get(game);
    if (known?.version === version) return known;
    const stored = await node.store.game(game);
    if (stored === null) return null;
    const read = listingOf(node, stored);
    listings.set(game, read);
    return read;
  }

  app.get('/api/mine', async (request) => {
    const { lang } = LanguageQuery.parse(request.query);
    const device = deviceOf(request);
    const holds = device === null ? [] : await node.seats.holdsOf(device, MOST_MINE);
    const versions = await node.store.versions([...new Set(holds.map(({ game }) => game))]);
    const games: MyGame[] = [];
    for (const { game, seat } of holds) {
      const version = versions.get(game);
      const listing = version === undefined ? null : await listingAt(game, version);
      if (listing !== null) {
        const { code, phase, seats, waitedFor, playedBy, touched } = listing;
        games.push({
          game,
          code,
          seat,
          phase,
          names: seats.map(({ name }) => name),
          waitsForMe: waitedFor.includes(seat),
          leaving: phase === 'playing' ? (seats[seat]?.leaving ?? null) : null,
          playedBy,
          ended: await endOf(node, listing, seat, lang),
          touched,
        });
      }
      if (games.length % LISTED_AT_ONCE === 0) await breathe();
    }
    return games;
  });
}
