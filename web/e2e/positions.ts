import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secondEdition } from '@hollow/content';
import type { Decision, Engine, State } from '@hollow/engine';
import { EDITIONS, type Evening, first, laid, type Played, roundsOf, type Wanted } from './evenings.ts';
import { HAUNTS_WITH_PAGES } from './keeping.ts';

/** Positions that tests ask for by name, and how each is come to. */

export type PositionName =
  | 'attack'
  | 'exploring'
  | 'one-door'
  | 'handed'
  | 'reading'
  | 'hero'
  | 'traitor'
  | 'later'
  | 'over'
  | 'typed'
  | 'monsters'
  | 'split'
  | 'pile'
  | 'searching'
  | 'choosing'
  | 'far'
  | 'shift'
  | 'alike'
  | 'herd'
  | 'steered'
  | 'drifting'
  | ThirdPositionName;

/** What only the third edition lays on the table, and its like of what both do. */
type ThirdPositionName =
  | 'third-exploring'
  | 'third-event'
  | 'third-reading'
  | 'third-hero'
  | 'third-over'
  | 'trade'
  | 'trade-used'
  | 'damage'
  | 'corpse'
  | 'free-for-all'
  | 'free-for-all-over';

const roomsOf = (state: State, engine: Engine): number => engine.view(state, 'public').position.rooms.length;
const isTurn = ({ kind, setting }: Decision): boolean => kind === 'turn' && (setting?.left ?? 0) >= 3;
const opens = ({ options }: Decision): boolean => options.some(({ verb }) => verb === 'discover');

/** A turn in a haunt some rounds after it began, with something of its page to be done. */
function inHaunt(ofTraitor: boolean): Wanted {
  let began = Number.POSITIVE_INFINITY;
  return (decision, state, engine) => {
    const { haunt, traitor, explorers } = engine.view(state, 'public').position;
    if (haunt === null) {
      began = Number.POSITIVE_INFINITY;
      return false;
    }
    began = Math.min(began, roundsOf(state, engine));
    if (decision.kind !== 'turn' || roundsOf(state, engine) < began + 2) return false;
    const mine = explorers.some(({ id, seat, dead }) => id === traitor && seat === decision.seat && dead !== true);
    const deeds = decision.options.some((option) => option.verb === 'offer' && option.rule.startsWith('haunts/'));
    return mine === ofTraitor && (ofTraitor || deeds);
  };
}

/** Haunts with a traitor whom everybody knows, and a page for either side. */
export const SIDED = (secondEdition.haunts ?? []).flatMap(({ id, number, kind }) =>
  kind === 'traitor' && HAUNTS_WITH_PAGES.includes(id) ? [number] : [],
);
/** The first of those with two sides, or the one that is asked for. */
export const SIDED_HAUNT = Number(process.env.HOLLOW_HAUNT ?? SIDED[0]);

/** Whoever's turn it is, some rounds after the haunt began. */
function later(): Wanted {
  let began = Number.POSITIVE_INFINITY;
  return ({ kind }, state, engine) => {
    const { haunt, explorers, traitor } = engine.view(state, 'public').position;
    began = haunt === null ? Number.POSITIVE_INFINITY : Math.min(began, roundsOf(state, engine));
    const alive = explorers.filter(({ dead }) => dead !== true);
    return (
      kind === 'turn' && roundsOf(state, engine) > began && alive.some(({ id }) => id === traitor) && alive.length > 1
    );
  };
}

/** A monster is about to walk, on another floor than a living hero: whoever is not the traitor and has the lowest number. */
const monsters: Wanted = ({ kind, prompt, options }, state, engine) => {
  const { tokens, explorers, traitor, rooms } = engine.view(state, 'all').position;
  const floorOf = (room: string | undefined): string | undefined => rooms.find(({ id }) => id === room)?.floor;
  const monster = tokens.find(({ id, monster: isOne }) => isOne === true && id === prompt.args.who);
  const hero = explorers.find(({ id }) => id !== traitor);
  return (
    kind === 'turn' &&
    monster !== undefined &&
    options.some(({ verb }) => verb === 'move') &&
    hero?.dead !== true &&
    floorOf(hero?.room) !== floorOf(monster.room)
  );
};

/** Beside the doors of the room one stands in there is one on this floor that takes a walk, and the room behind it may be laid in several ways. */
function opensFar({ seat, id, options }: Decision, state: State, engine: Engine): boolean {
  const { position, decisions } = engine.view(state, seat, { reach: true });
  const floorOf = (room: string): string | undefined => position.rooms.find((one) => one.id === room)?.floor;
  const here = position.explorers.find((explorer) => explorer.id === position.turn.who)?.room ?? '';
  const isFar = decisions.some(
    ({ reach }) => reach?.doors.some(({ room, cost }) => cost > 1 && floorOf(room) === floorOf(here)) === true,
  );
  const door = options.findIndex(({ verb }) => verb === 'discover');
  if (!isFar || door < 0) return false;
  const tried = engine.deserialise(engine.serialise(state));
  engine.apply(tried, seat, id, door);
  return engine.pending(tried)[0]?.kind === 'turn-tile';
}

/** Behind the first door that can be opened lies a room with doors on all sides: it lies the same way however it is turned. */
function opensAlike({ seat, id, options }: Decision, state: State, engine: Engine): boolean {
  const door = options.findIndex(({ verb }) => verb === 'discover');
  if (door < 0) return false;
  const tried = engine.deserialise(engine.serialise(state));
  engine.apply(tried, seat, id, door);
  const [asked] = engine.pending(tried);
  const [turned] = asked?.kind === 'turn-tile' ? asked.options : [];
  return turned?.verb === 'turn' && secondEdition.rooms?.find((room) => room.id === turned.room)?.doors?.length === 4;
}

/** A rule of the haunt asks which room it is, and says why. */
const isReasoned: Wanted = ({ kind, setting, options }) =>
  kind !== 'turn' && setting?.behind !== undefined && options.some(({ verb }) => verb === 'room');

/** The same of a way to go on, with a sentence that is as long as they come. */
const isDrifting: Wanted = ({ options }) =>
  options.some((option) => option.verb === 'choose' && option.key === 'drift-on');

/** A turn in which there is one door to open, and no choice among several. */
const opensOne: Wanted = (decision) =>
  isTurn(decision) && decision.options.filter(({ verb }) => verb === 'discover').length === 1;

/** A turn in the middle of a grown house, of a given seat where it matters whose. */
const exploring = (asked?: number): Played =>
  first(
    'exploring',
    {},
    (decision, state, engine) =>
      isTurn(decision) &&
      opens(decision) &&
      state.haunt < 0 &&
      roomsOf(state, engine) >= 20 &&
      opensFar(decision, state, engine) &&
      (asked === undefined || decision.seat === asked),
  );

/** So many rows of rooms, from the northernmost to the southernmost of a floor, are more than a table shows at its usual size. */
const TALL = 6;

/** The places that answer lie far apart on one floor. */
function isTall(places: readonly string[], state: State, engine: Engine): boolean {
  const { rooms } = engine.view(state, 'public').position;
  const found = rooms.filter(({ id }) => places.includes(id));
  return [...Map.groupBy(found, ({ floor }) => floor).values()].some((cells) => {
    const rows = cells.map(({ y }) => y);
    return Math.max(...rows) - Math.min(...rows) + 1 >= TALL;
  });
}

/** A turn in which one can walk far to the north and to the south of the floor where one stands. */
const reachesFar: Wanted = ({ kind, seat }, state, engine) => {
  if (kind !== 'turn') return false;
  const { position, decisions } = engine.view(state, seat, { reach: true });
  const floorOf = (room: string): string | undefined => position.rooms.find(({ id }) => id === room)?.floor;
  const here = position.explorers.find(({ id }) => id === position.turn.who)?.room ?? '';
  const reach = decisions.flatMap((decision) => decision.reach?.rooms.map(({ room }) => room) ?? []);
  return isTall(
    [here, ...reach].filter((room) => floorOf(room) === floorOf(here)),
    state,
    engine,
  );
};

/** A room is moved to one of many doors, some far from each other. */
const movesRoom: Wanted = ({ kind, options }, state, engine) =>
  kind === 'move-room' &&
  isTall(
    options.flatMap((option) => (option.verb === 'door' ? [option.room] : [])),
    state,
    engine,
  );

/** Whoever attacks lives to see what comes of it: the price of a weapon does not kill them first. */
function outlivesAttack({ id, seat, options }: Decision, state: State, engine: Engine): boolean {
  const tried = engine.deserialise(engine.serialise(state));
  engine.apply(
    tried,
    seat,
    id,
    options.findIndex(({ verb }) => verb === 'attack'),
  );
  const [asked] = engine.pending(tried);
  if (asked?.kind === 'weapon') engine.apply(tried, asked.seat, asked.id, 0);
  return engine.view(tried, 'public').position.explorers.some((one) => one.seat === seat && one.dead !== true);
}

/** A hero's turn with somebody to attack. */
const atOdds: Wanted = (decision, state, engine) => {
  const { kind, options, seat } = decision;
  const { explorers, traitor } = engine.view(state, 'public').position;
  const hero = explorers.some((explorer) => explorer.seat === seat && explorer.id !== traitor);
  if (state.haunt < 0 || !hero || kind !== 'turn' || !options.some(({ verb }) => verb === 'attack')) return false;
  return outlivesAttack(decision, state, engine);
};

const hasRow = ({ options }: Decision): boolean => options.some(({ verb }) => verb === 'trait');

/** General damage of several points, which can be shared out over four traits. */
const isGeneral: Wanted = ({ kind, setting, options }) =>
  kind === 'split' &&
  (setting?.damage?.n ?? 0) > 1 &&
  options.some((option) => option.verb === 'split' && Object.keys(option.losses).length === 4);

/** Somebody in a haunt looks through the deck of events with the Crystal Ball. */
function gazing(): Played {
  const [gazer = '', revealer = ''] = EDITIONS.second.explorers;
  const explorers = { [gazer]: { cards: ['crystal-ball'] }, [revealer]: { room: 'foyer' } };
  const underway = { haunt: 9, revealer, room: 'foyer' };
  const game = laid('searching 0', { haunts: [9], first: gazer }, { underway, traitor: revealer, explorers });
  const { engine } = EDITIONS.second;
  for (const wanted of ['gaze', 'event']) {
    const [asked] = engine.pending(game.state);
    if (asked === undefined) throw new Error(`nothing is asked before ${wanted}`);
    const option = asked.options.findIndex(
      (one) => (one.verb === 'choose' && one.key === wanted) || (one.verb === 'offer' && one.rule.endsWith(wanted)),
    );
    engine.apply(game.state, asked.seat, asked.id, option);
  }
  return { ...game, asked: engine.pending(game.state)[0] ?? null };
}

/** Three at a table of the third edition, of whom the first begins. */
const THREE: Evening = {
  edition: 'third',
  seats: EDITIONS.third.explorers.slice(0, 3).map((explorer) => ({ explorers: [explorer] })),
  first: EDITIONS.third.explorers[0] ?? '',
};
/** An event begins the haunt in which everybody is on their own. */
const FREE: Evening = { edition: 'third', haunts: [12] };

/** The same of the third edition. */
const THIRD: Readonly<Record<ThirdPositionName, () => Played>> = {
  'third-exploring': () =>
    first(
      'third exploring',
      { edition: 'third', scenario: 'a-mysterious-invitation' },
      (decision, state, engine) =>
        isTurn(decision) && opens(decision) && state.haunt < 0 && roomsOf(state, engine) >= 14,
    ),
  'third-event': () =>
    first('third event', { edition: 'third' }, (decision, state) => state.haunt < 0 && hasRow(decision)),
  'third-reading': () => first('third reading', { edition: 'third', haunts: [43] }, ({ kind }) => kind === 'ready'),
  'third-hero': () => first('third hero', { edition: 'third', haunts: [43, 13] }, inHaunt(false)),
  'third-over': () => first('third over', { edition: 'third', haunts: [43] }, 'end'),
  trade: () =>
    laid(
      'trade',
      { ...THREE },
      { explorers: { 'oliver-swift': { cards: ['brooch', 'gun'] }, 'isa-valencia': { cards: ['armor'] } } },
    ),
  'trade-used': () =>
    laid(
      'trade-used',
      { ...THREE },
      { explorers: { 'oliver-swift': { cards: ['book', 'gun'] }, 'isa-valencia': { cards: ['armor'] } } },
    ),
  damage: () => first('damage', { ...THREE }, isGeneral),
  corpse: () =>
    laid(
      'corpse',
      { ...THREE },
      {
        underway: { haunt: 43, revealer: 'isa-valencia' },
        traitor: 'isa-valencia',
        explorers: { 'dan-nguyen': { cards: ['armor', 'machete'], dead: true } },
      },
    ),
  'free-for-all': () => first('free for all', FREE, ({ kind }) => kind === 'ready'),
  'free-for-all-over': () => first('free for all', FREE, 'end'),
};

/** Positions and the seeds that come to them; the haunts are named by their numbers. */
const POSITIONS: Readonly<Record<PositionName, () => Played>> = {
  ...THIRD,
  attack: () => first('attack', { haunts: [1] }, atOdds),
  exploring: () => exploring(),
  'one-door': () => first('one door', {}, opensOne),
  handed: () => exploring(1),
  reading: () => first('reading', { haunts: [1] }, ({ kind }) => kind === 'ready'),
  hero: () => first('hero', { haunts: [1, 9, 49] }, inHaunt(false)),
  traitor: () => first('traitor', { haunts: [1, 46] }, inHaunt(true)),
  later: () => first(`later ${SIDED_HAUNT}`, { haunts: [SIDED_HAUNT] }, later()),
  over: () => first('over', { haunts: [9, 34, 46] }, 'end'),
  monsters: () => first('monsters', { haunts: [SIDED_HAUNT] }, monsters),
  herd: () => first('herd', { haunts: [46, 35] }, ({ options }) => options.some(({ verb }) => verb === 'together')),
  steered: () => first('steered', { haunts: [8] }, isReasoned),
  drifting: () => first('steered', { haunts: [8] }, isDrifting),
  split: () => first('split', { haunts: [1] }, ({ kind, options }) => kind === 'split' && options.length > 2),
  searching: () => gazing(),
  pile: () => first('pile', { haunts: [1] }, ({ kind }) => kind === 'pick-up' || kind === 'drop'),
  choosing: () =>
    first('choosing', {}, ({ kind, options }) => {
      const places = options.filter(({ verb }) => verb === 'room' || verb === 'door');
      return kind !== 'turn' && places.length > 4;
    }),
  far: () => first('far', {}, reachesFar),
  alike: () => first('alike', {}, opensAlike),
  shift: () => first('far', {}, movesRoom),
  typed: () => first('typed', { ...{}, dice: 'typed' }, ({ kind }) => kind === 'dice'),
};

/** Files of one run share the positions: whoever needs one first plays to it and writes it down for the others. */
export function sharedPosition(name: PositionName): Played {
  const folder = process.env.HOLLOW_POSITIONS;
  if (folder === undefined) return POSITIONS[name]();
  const file = join(folder, `${name}.json`);
  if (existsSync(file)) {
    const { state, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Omit<Played, 'state'> & { state: string };
    return { ...rest, state: EDITIONS[rest.edition].engine.deserialise(state) };
  }
  const found = POSITIONS[name]();
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, JSON.stringify({ ...found, state: EDITIONS[found.edition].engine.serialise(found.state) }));
  renameSync(whole, file);
  return found;
}
