import type { SeenEvent } from '@hollow/engine';
import type { LogEntry } from '@hollow/protocol';
import type { Text } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import { keptGames } from '../../cli/src/golden/files.ts';
import type { GoldenGame } from '../../cli/src/golden/kept-game.ts';
import { type Replay, replayTale } from '../../cli/src/golden/replay.ts';
import { packsBehind } from '../../cli/src/packs/packs.ts';
import { bookOf } from '../../cli/test/books.ts';
import { epitaphsOf } from '../src/log/epitaph.ts';
import { Film } from '../src/pages/replay/film.ts';
import { linesOfFrame, stepRow, titleAt } from '../src/pages/replay/steps.ts';

/** What the page tells of whole games. */
const games = keptGames();

/** A sign that stands away from its word, or two stops. */
const LOOSE = /\s[.,;:!?](?=\s|$)|(?<!\.)\.\.(?!\.)/u;
/** A colon to which the next word sticks; a time of day has digits. */
const GLUED = /\p{L}:\p{L}/u;

interface Told {
  readonly text: Text;
  readonly film: Film;
  readonly events: readonly SeenEvent[];
  /** What seats read on their pages now and then. */
  readonly pages: ReadonlySet<string>;
}

/** Every line of a page that stands there by itself. */
function readPages({ engine, state }: Replay, text: Text, into: Set<string>): void {
  const scope = { haunt: engine.view(state, 'all').position.haunt ?? '' };
  for (let seat = 0; seat < state.seats; seat++) {
    const view = engine.view(state, seat);
    const book = text.during({ ...scope, sides: view.tome?.sides ?? [] });
    for (const line of book.tome(view))
      for (const said of [line.text, line.more ?? '', line.brief ?? '', ...(line.reasons ?? [])]) into.add(said);
  }
}

function toldOf(game: GoldenGame): Told {
  const text = bookOf(game.haunt);
  const entries: LogEntry[] = [];
  const frames: { row: number; at: number; entries: LogEntry[]; patch: [] }[] = [];
  const pages = new Set<string>();
  let haunted = 0;
  replayTale(packsBehind(game.haunt), game, (at) => {
    const fresh = at.events.map(
      (one, i): LogEntry => ({ n: entries.length + 1 + i, at: 0, kind: 'event', event: at.engine.seen(one, 'all') }),
    );
    entries.push(...fresh);
    frames.push({ row: frames.length + 1, at: 0, entries: fresh, patch: [] });
    if (at.state.haunt < 0) return;
    haunted += 1;
    if (haunted % 40 === 2) readPages(at, text, pages);
  });
  const haunt = game.haunt.split('/').at(-1) ?? '';
  return {
    text: text.during({ haunt, sides: ['heroes', 'traitor'] }),
    film: new Film({ view: null } as never, frames),
    events: entries.flatMap((entry) => (entry.kind === 'event' ? [entry.event] : [])),
    pages,
  };
}

describe.each(games.map((game) => [`${game.haunt}, ${game.side}`, game] as const))('%s', (_, game) => {
  const { text, film, events, pages } = toldOf(game);
  const steps = Array.from({ length: film.length }, (__, i) => i + 1).map((n) => {
    const lines = linesOfFrame(film, n, text);
    return { n, lines, row: stepRow(lines, text), title: titleAt(film, n, lines, text) };
  });

  test('watched again, has a row and a title for every step, and no turns of the dead', () => {
    expect(steps.filter(({ row }) => row.text === '').map(({ n }) => n)).toEqual([]);
    const begun = steps.findIndex(({ n }) => film.told(n - 1).length > 0);
    const dark = steps.slice(begun).filter(({ title }) => title === text.t('replay.before'));
    expect(dark.map(({ n }) => n)).toEqual([]);
    const dead = new Set<string>();
    const turnsOfDead = steps.flatMap(({ n, lines }) => {
      const turns = [...dead].map((who) => text.t('log.turn', { who: text.noun(who) }));
      for (const entry of film.told(n - 1))
        if (entry.kind === 'event' && entry.event.type === 'died') dead.add(entry.event.who);
      return lines.filter((line) => turns.includes(line.text)).map((line) => `${n}: ${line.text}`);
    });
    expect(turnsOfDead).toEqual([]);
  });

  test('names nobody as the one who killed, but whoever won a fight just before', () => {
    const order = events.find((one) => one.type === 'begins')?.order ?? [];
    const wrong = [...epitaphsOf(events, order, null)].filter(([who, epitaph]) => {
      if (epitaph.kind !== 'fell') return false;
      const died = events.findIndex((one) => one.type === 'died' && one.who === who);
      const fought = events.slice(0, died).findLastIndex((one) => one.type === 'fought');
      const fight = events[fought];
      const between = events.slice(fought + 1, died);
      const hurt = between.filter((one) => one.type === 'damage' && one.who === who);
      const isOther = between.some(({ type }) => type === 'turn' || type === 'offer' || type === 'monster-turn');
      return fight?.type !== 'fought' || fight.winner !== epitaph.to || isOther || hurt.length > 1;
    });
    expect(wrong).toEqual([]);
  });

  test('has no full stop that stands alone, and no colon to which something sticks', () => {
    const said = [...steps.flatMap(({ lines }) => lines.map((line) => line.text)), ...pages];
    expect(said.length).toBeGreaterThan(30);
    expect(said.filter((line) => LOOSE.test(line) || GLUED.test(line))).toEqual([]);
  });
});
