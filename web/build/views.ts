import { quickBot } from '@hollow/bots';
import { secondEdition, thirdEdition } from '@hollow/content';
import {
  type Barred,
  type Decision,
  Engine,
  type Event,
  type Option,
  type Pack,
  picker,
  type SeenEvent,
  type State,
  type Verb,
  type View,
} from '@hollow/engine';
import { beginHaunt } from '@hollow/engine/kit';
import { DEFAULT_SETTINGS, type ServerMessage } from '@hollow/protocol';
import { loadText, loadWords, type TomeLine } from '@hollow/text';
import type { Plugin } from 'vite';
import { lessonHouses } from './lesson.ts';

/** `virtual:views`: positions for the gallery, each played with the engine from a seed whenever the gallery is started. */

const ID = 'virtual:views';
/** Who plays; the last is a bot. */
const PLAYERS = ['Ania', 'Giulia', 'Jonas', 'Wei', 'Dima'];

/** What a position is played with. */
interface House {
  readonly pack: Pack;
  readonly engine: Engine;
  readonly text: ReturnType<typeof loadText>;
  readonly words: ReturnType<typeof loadWords>;
  /** The explorer of each player. */
  readonly seats: readonly string[];
}

const houseWith = (pack: Pack, seats: readonly string[]): House => ({
  pack,
  engine: new Engine([pack]),
  text: loadText('en', [pack]),
  words: loadWords('en', [pack.id]),
  seats,
});

const second = houseWith(secondEdition, [
  'vivian-lopez',
  'zoe-ingstrom',
  'ox-bellows',
  'peter-akimoto',
  'professor-longfellow',
]);
const third = houseWith(thirdEdition, [
  'michelle-monroe',
  'isa-valencia',
  'josef-hooper',
  'jaden-jones',
  'warren-leung',
]);
/** Past it no position of the wanted kind will come. */
const ENDLESS = 20_000;
const SEEDS = 30;

export interface PlayedView {
  readonly view: Omit<View, 'known' | 'backs'>;
  readonly barred: readonly Barred[];
  readonly events: readonly SeenEvent[];
  readonly tome: readonly TomeLine[];
  /** What the server would say to whoever is asked. */
  readonly welcome: Extract<ServerMessage, { readonly t: 'welcome' }>;
}

type Choose = (decision: Decision, state: State) => number;

/** What the server would say to the seat: a table of five, and the pages of the haunt that it may read. */
function welcome(
  { pack, words, seats }: House,
  view: PlayedView['view'],
  events: readonly SeenEvent[],
  tome: readonly TomeLine[],
  seat: number,
): PlayedView['welcome'] {
  const { haunt } = view.position;
  const sides = ['all', ...(view.tome?.sides ?? [])];
  const pages = Object.fromEntries(sides.map((side) => [side, words.haunts?.[haunt ?? '']?.[side] ?? {}]));
  return {
    t: 'welcome',
    table: {
      id: 'gallery',
      code: 'MOTHS',
      phase: 'playing',
      packs: lessonHouses(pack.id).map(({ id, hash }) => ({ id, hash })),
      pace: 'steady',
      settings: { ...DEFAULT_SETTINGS, edition: pack.id, preset: pack.id },
      seats: seats.map((explorer, i) => ({
        seat: i,
        holder: i === 4 ? 'bot' : 'person',
        name: PLAYERS[i] ?? '',
        bot: i === 4 ? 'normal' : null,
        substituted: false,
        host: i === 0,
        here: true,
        away: null,
        removed: false,
        givenUp: null,
        leaving: null,
        ready: true,
        explorers: [explorer],
        lang: 'en',
        pace: null,
      })),
      watchers: 0,
      knocks: [],
      vote: null,
      undo: { free: true, byVote: true },
      deadline: null,
      waits: { standIn: 300_000, keep: 86_400_000 },
      takenBack: { byVote: 0, alone: 0 },
      paused: false,
      practice: null,
      promise: null,
      standing: null,
      talk: { table: true, side: true },
    },
    you: { seat, viewer: seat, host: seat === 0 },
    view,
    words: haunt === null ? null : { haunt, number: view.tome?.number ?? 0, pages, labels: {}, tome },
    entries: events.map((event, i) => ({ n: i + 1, at: 0, kind: 'event', event })),
    n: events.length,
    server: { version: '0', now: 0, beat: 0 },
  };
}

function seen(house: House, state: State, events: readonly Event[], seat: number): PlayedView {
  const { engine, text } = house;
  const whole = engine.view(state, seat, { reach: true });
  const { known: _known, backs: _backs, ...view } = whole;
  const [decision] = view.decisions;
  const told = events.slice(-60).map((event) => engine.seen(event, seat));
  const tome = (view.position.haunt === null ? text : text.during({ haunt: view.position.haunt })).tome(whole);
  return {
    view,
    barred: decision === undefined ? [] : engine.explain(state, seat, decision.id),
    events: told,
    tome,
    welcome: welcome(house, view, told, tome, seat),
  };
}

/** Plays on until a question is put that is wanted, and shows it to whoever is asked. */
function playUntil(
  house: House,
  state: State,
  wanted: (decision: Decision, state: State) => boolean,
  choose: Choose,
): PlayedView | null {
  const { engine } = house;
  const events: Event[] = [];
  for (let i = 0; i < ENDLESS && state.outcome === null; i++) {
    const [decision] = engine.pending(state);
    if (decision === undefined) break;
    if (decision.seat >= 0 && wanted(decision, state)) return seen(house, state, events, decision.seat);
    const applied = engine.apply(state, decision.seat, decision.id, choose(decision, state));
    if (!applied.ok) throw new Error(applied.refusal.message);
    events.push(...applied.events);
  }
  return null;
}

/** The first of a row of seeds that comes to the position. */
function first(name: string, play: (seed: string) => PlayedView | null): PlayedView {
  for (let i = 0; i < SEEDS; i++) {
    const found = play(`${name}-${i}`);
    if (found !== null) return found;
  }
  throw new Error(`no game came to the position “${name}”`);
}

function beginTable({ engine, seats }: House, seed: string, dice: 'seed' | 'typed' = 'seed'): State {
  const [first = ''] = seats;
  return engine.create({ seats: seats.map((explorer) => ({ explorers: [explorer] })), dice, first }, seed).state;
}

const sum = (option: Option): number =>
  option.verb === 'dice' || option.verb === 'reroll' ? option.faces.reduce((a, b) => a + b, 0) : 0;

/** Opens doors where it can, walks where it cannot, and types the highest dice: the house grows and no haunt begins. */
function explorer(seed: string): Choose {
  const pick = picker(seed);
  return ({ options }) => {
    if (options[0]?.verb === 'dice') {
      const sums = options.map(sum);
      return sums.indexOf(Math.max(...sums));
    }
    const oneOf = (wanted: Verb): number | undefined => {
      const found = options.flatMap(({ verb }, i) => (verb === wanted ? [i] : []));
      return found.length === 0 ? undefined : found[pick(found.length)];
    };
    const door = oneOf('discover');
    if (door !== undefined) return door;
    const canWalk = options.some(({ verb }) => verb === 'move');
    return (canWalk && pick(4) > 0 ? oneOf('move') : undefined) ?? pick(options.length);
  };
}

/** As an explorer, but trades wherever somebody is met. */
function trader(seed: string): Choose {
  const explore = explorer(seed);
  return (decision, state) => {
    const trade = decision.options.findIndex(({ verb }) => verb === 'trade');
    return trade < 0 ? explore(decision, state) : trade;
  };
}

const bots = ({ engine }: House, seed: string): Choose => {
  const bot = quickBot(engine, seed);
  return (decision, state) => bot.answer(engine.view(state, Math.max(0, decision.seat)), decision);
};

const rooms = (state: State): number => state.rooms.floor.filter((floor) => floor >= 0).length;
const verbs = ({ options }: Decision): readonly string[] => options.map(({ verb }) => verb);
const isTurn = (decision: Decision): boolean => decision.kind === 'turn' && verbs(decision).includes('move');

function reachHaunt(house: House, number: number, seed: string, players: Choose): State {
  const state = beginTable(house, seed, 'typed');
  playUntil(house, state, (decision) => rooms(state) >= 22 && isTurn(decision), players);
  beginHaunt(house.engine, state, number, (house.pack.cards ?? []).length + 4);
  return state;
}

export const views = (): Record<string, PlayedView> => ({
  early: first('morning', (seed) =>
    playUntil(
      second,
      beginTable(second, seed, 'typed'),
      (decision, state) => rooms(state) >= 15 && isTurn(decision) && verbs(decision).includes('discover'),
      explorer(seed),
    ),
  ),
  full: first('night', (seed) =>
    playUntil(
      second,
      beginTable(second, seed, 'typed'),
      (decision, state) => rooms(state) >= 40 && isTurn(decision),
      explorer(seed),
    ),
  ),
  tile: first('door', (seed) =>
    playUntil(
      second,
      beginTable(second, seed, 'typed'),
      (decision, state) => rooms(state) >= 14 && decision.kind === 'turn-tile' && decision.options.length > 2,
      explorer(seed),
    ),
  ),
  split: first('blow', (seed) =>
    playUntil(
      second,
      beginTable(second, seed),
      ({ kind, options }) => kind === 'split' && options.length > 2,
      explorer(seed),
    ),
  ),
  mummy: first('tomb', (seed) =>
    playUntil(
      second,
      reachHaunt(second, 1, seed, explorer(seed)),
      (decision, state) => isTurn(decision) && state.round > 4 && decision.seat !== 4,
      bots(second, seed),
    ),
  ),
  stars: first('stars', (seed) =>
    playUntil(
      second,
      reachHaunt(second, 14, seed, explorer(seed)),
      (decision, state) => isTurn(decision) && state.round > 5,
      bots(second, seed),
    ),
  ),
  'third-early': first('invitation', (seed) =>
    playUntil(
      third,
      beginTable(third, seed, 'typed'),
      (decision, state) => rooms(state) >= 15 && isTurn(decision) && verbs(decision).includes('discover'),
      explorer(seed),
    ),
  ),
  'third-trade': first('bargain', (seed) =>
    playUntil(
      third,
      beginTable(third, seed),
      ({ kind, options }) => kind === 'trade' && options.length > 3,
      trader(seed),
    ),
  ),
  'third-split': first('wound', (seed) =>
    playUntil(
      third,
      beginTable(third, seed),
      (decision) => decision.kind === 'split' && decision.setting?.damage?.kind === 'general',
      explorer(seed),
    ),
  ),
  machine: first('machine', (seed) =>
    playUntil(
      third,
      reachHaunt(third, 16, seed, explorer(seed)),
      (decision, state) => isTurn(decision) && state.round > 4 && decision.seat !== 4,
      bots(third, seed),
    ),
  ),
});

export function viewsPlugin(): Plugin {
  return {
    name: 'hollow-views',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export default JSON.parse(${JSON.stringify(JSON.stringify(views()))});` : null),
  };
}
