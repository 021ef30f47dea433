import type { SeenEvent, SeenEventOf } from '@hollow/engine';
import type { HauntWordsSent, LogEntry } from '@hollow/protocol';
import type { Text } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import { keptGames } from '../../cli/src/golden/files.ts';
import type { GoldenGame } from '../../cli/src/golden/kept-game.ts';
import { type Replay, replayTale } from '../../cli/src/golden/replay.ts';
import { packsBehind } from '../../cli/src/packs/packs.ts';
import { bookOf } from '../../cli/test/books.ts';
import { atStake, isSafeAttack, kindOfHarm } from '../src/log/atStake.ts';
import { endsFight } from '../src/log/duels.ts';
import { epitaphsOf } from '../src/log/epitaph.ts';
import { hasHadGift } from '../src/log/gifts.ts';
import { Film } from '../src/pages/replay/film.ts';
import { linesOfFrame, stepRow, titleAt } from '../src/pages/replay/steps.ts';
import { askingPart, behindOf } from '../src/table/prompts/behind.ts';
import { SECOND } from './packs.ts';

/** What the page tells of whole games. */
const games = keptGames();

const SECOND_HARM = Object.keys(SECOND.edition?.damage ?? {});

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
  readonly fights: readonly Fight[];
  /** Parts of the haunt that put a question, and whether the page of whoever was asked says why. */
  readonly asking: ReadonlyMap<string, boolean>;
}

/** A fight that is over: what was at stake, and the damage that whoever lost took by it. */
interface Fight {
  readonly by: string;
  readonly loser: string;
  readonly said: readonly string[];
  readonly harm: string[];
}

/** What was said of the fights of a game, to somebody who reads every page, and what came of them. */
class Fights {
  readonly over: Fight[] = [];
  #attack: SeenEventOf<'attack'> | null = null;
  #behind: string | undefined;
  #open: Fight | null = null;

  hear(event: SeenEvent, at: Replay, text: Text): void {
    if (event.type === 'fought') this.#decide(event, at, text);
    else if (endsFight(event)) this.#open = null;
    else if (event.type === 'damage' && event.who === this.#open?.loser) this.#open.harm.push(event.kind);
    if (event.type === 'attack') this.#attack = event;
    if (event.type === 'roll' && event.tags.includes('attack')) this.#behind = event.behind;
  }

  #decide({ winner }: SeenEventOf<'fought'>, { engine, state }: Replay, text: Text): void {
    if (this.#attack === null || winner === '') return;
    const { by, on, trait, weapon } = this.#attack;
    const view = engine.view(state, 'all');
    const page = text.during({ haunt: view.position.haunt ?? '', sides: view.tome?.sides ?? [] }).tome(view);
    const deed = page.find(({ id, strike }) => id === this.#behind && strike !== undefined) ?? null;
    const spared = isSafeAttack(SECOND, view.position, on, weapon);
    const fighting = { by, on, kind: kindOfHarm(SECOND, trait, weapon), deed, spared };
    this.#open = { by, loser: winner === by ? on : by, said: atStake(page, fighting, text), harm: [] };
    this.over.push(this.#open);
  }
}

/** Every line of a page that stands there by itself. */
function readPages({ engine, state }: Replay, text: Text, into: Set<string>): void {
  const scope = { haunt: engine.view(state, 'all').position.haunt ?? '' };
  for (let seat = 0; seat < state.seats; seat++) {
    const view = engine.view(state, seat);
    const book = text.during({ ...scope, sides: view.tome?.sides ?? [] });
    for (const { text: line, more = '', brief = '', strike, reasons = [] } of book.tome(view))
      for (const said of [line, more, brief, strike?.won ?? '', strike?.lost ?? '', ...reasons]) into.add(said);
  }
}

/** Whether whoever is asked by the haunt reads why: once for each part of it that asks. */
function readReasons({ engine, state }: Replay, text: Text, into: Map<string, boolean>): void {
  const haunt = engine.view(state, 'all').position.haunt ?? '';
  for (const decision of engine.pending(state)) {
    const part = askingPart(decision, haunt);
    // Of harm the fight or the roll before it has told.
    if (part === null || into.has(part) || decision.setting?.damage !== undefined) continue;
    const view = engine.view(state, decision.seat);
    const tome = [...text.during({ haunt, sides: view.tome?.sides ?? [] }).tome(view), ...text.heard(view)];
    into.set(part, behindOf(decision, { haunt, tome } as unknown as HauntWordsSent) !== null);
  }
}

function toldOf(game: GoldenGame): Told {
  const text = bookOf(game.haunt);
  const entries: LogEntry[] = [];
  const frames: { row: number; at: number; entries: LogEntry[]; patch: [] }[] = [];
  const pages = new Set<string>();
  const fights = new Fights();
  const asking = new Map<string, boolean>();
  let haunted = 0;
  replayTale(packsBehind(game.haunt), game, (at) => {
    const fresh = at.events.map(
      (one, i): LogEntry => ({ n: entries.length + 1 + i, at: 0, kind: 'event', event: at.engine.seen(one, 'all') }),
    );
    entries.push(...fresh);
    frames.push({ row: frames.length + 1, at: 0, entries: fresh, patch: [] });
    for (const one of fresh) if (one.kind === 'event') fights.hear(one.event, at, text);
    if (at.state.haunt < 0) return;
    readReasons(at, text, asking);
    haunted += 1;
    if (haunted % 40 === 2) readPages(at, text, pages);
  });
  const haunt = game.haunt.split('/').at(-1) ?? '';
  return {
    text: text.during({ haunt, sides: ['heroes', 'traitor'] }),
    film: new Film({ view: null } as never, frames),
    events: entries.flatMap((entry) => (entry.kind === 'event' ? [entry.event] : [])),
    pages,
    fights: fights.over,
    asking,
  };
}

describe.each(games.map((game) => [`${game.haunt}, ${game.side}`, game] as const))('%s', (_, game) => {
  const { text, film, events, pages, fights, asking } = toldOf(game);
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

  test.runIf(game.haunt.startsWith('second-edition/'))(
    'brings whoever loses a fight the damage that was said to be at stake, and no other',
    () => {
      const nothing = text.t('sentence', { text: text.t('deed.lose', { text: 'nothing happens' }) });
      const wrong = fights.filter(({ by, loser, said, harm }) => {
        const becomes = SECOND_HARM.filter((kind) =>
          said.includes(text.t('play.fight-becomes', { who: text.shortNoun(loser), kind: text.name(kind) })),
        );
        const isHarmless = loser === by && said.some((one) => one.toLowerCase() === nothing);
        return (
          (isHarmless && harm.length > 0) ||
          (becomes.length > 0 && (harm.length === 0 || harm.some((kind) => !becomes.includes(kind))))
        );
      });
      expect(wrong).toEqual([]);
    },
  );

  test('has no room that gives again what it gives each explorer once', () => {
    const rooms = packsBehind(game.haunt).flatMap((pack) => pack.rooms ?? []);
    const heard: LogEntry[] = [];
    const again = events.flatMap((one) => {
      const gift = one.type === 'trait' && one.steps !== 0 ? one : null;
      const room = rooms.find(({ id }) => id === gift?.about);
      const isTwice = gift !== null && room !== undefined && hasHadGift(room, gift.who, heard);
      heard.push({ n: heard.length + 1, at: 0, kind: 'event', event: one });
      return isTwice ? [`${gift.who}, ${room.id}`] : [];
    });
    expect(again).toEqual([]);
  });

  test('tells whoever is asked by the haunt why they are asked', () => {
    expect([...asking].flatMap(([part, isTold]) => (isTold ? [] : [part]))).toEqual([]);
  });

  test('has no full stop that stands alone, and no colon to which something sticks', () => {
    const said = [...steps.flatMap(({ lines }) => lines.map((line) => line.text)), ...pages];
    expect(said.length).toBeGreaterThan(30);
    expect(said.filter((line) => LOOSE.test(line) || GLUED.test(line))).toEqual([]);
  });
});
