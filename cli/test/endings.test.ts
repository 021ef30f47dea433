import type { HauntDef, Pack, State } from '@hollow/engine';
import { arrange, type Deviation, type Endings, type Examined, heldUp, isDeadEnd } from '@hollow/engine/kit';
import * as w from '@hollow/engine/words';
import { describe, expect, test } from 'vitest';
import { addGame, faultIn, newTally } from '../src/endings/area.ts';
import { GAME_KINDS, playHaunt, winnerInPlay } from '../src/endings/games.ts';
import { areas, continueRun, endingsOf, WHOLE } from '../src/endings/runs.ts';
import { keptWitnesses } from '../src/endings/witnesses.ts';
import { wishFor } from '../src/game/wished-haunt.ts';
import { nameOf } from '../src/golden/kept-game.ts';
import { replayTale } from '../src/golden/replay.ts';
import { families, packsBehind, presetsOf, usualPlayers } from '../src/packs/packs.ts';
import { must } from './must.ts';

const full = process.env.HOLLOW_TEST === 'full';
/** Each family with its endings. */
const ALL = families().map((packs) => endingsOf(packs));
/** The endings of the packs that a haunt is played with, by `pack/id`. */
function endingsBehind(key: string): Endings {
  const [base] = packsBehind(key);
  return must(
    ALL.find(({ engine }) => engine.packs[0] === base),
    key,
  );
}
const endings = endingsBehind('second-edition/the-mummy-walks');
const { packs } = endings.engine;

/** Looks less hard, so that giving up takes seconds. */
const brisk = (without: Deviation = {}): Endings =>
  endingsOf(packs, { without, efforts: { brisk: [4, 4], brief: [4, 4], thorough: [4, 8] } });

type Position = Parameters<typeof arrange>[2];

function placed({ engine }: Endings, explorers: readonly string[], position: Position): State {
  const { state } = engine.create({ seats: explorers.map((id) => ({ explorers: [id] })) }, 'endings');
  arrange(engine, state, position);
  return state;
}

const onHaunt =
  (id: string, to: (def: HauntDef) => HauntDef) =>
  (pack: Pack): Pack => ({ ...pack, haunts: (pack.haunts ?? []).map((def) => (def.id === id ? to(def) : def)) });

/** The traitor's player fetches no stairs once the traitor is dead. */
const NO_STAIRS: Deviation = {
  pack: ({ edition, ...pack }) => {
    if (edition === undefined) return pack;
    const { 'search-for-stairs': search, ...rules } = edition.rules ?? {};
    const { evenDead: _, ...living } = search ?? { on: 'turn.offer' };
    return { ...pack, edition: { ...edition, rules: { ...rules, 'search-for-stairs': living } } };
  },
};

/** Heroes stay outside as long as they like. */
const STAY_OUTSIDE: Deviation = {
  pack: onHaunt('the-feast', (def) => {
    const { 'back-inside': _, ...rules } = def.rules ?? {};
    return { ...def, rules, rulings: {} };
  }),
};

/** Only those whom a Cat has eaten count. */
const ONLY_EATEN: Deviation = {
  pack: onHaunt('small-change', (def) => {
    const { 'counted-dead': _, swallowed, ...rules } = def.rules ?? {};
    const held = w.where(w.heroes, w.isIn(w.holderOf(w.it), w.piece('cat')));
    const eaten = {
      ...(swallowed ?? { on: 'monsterTurn.before' }),
      do: [w.eachOne(held, [w.add('fallen', 1), w.kill(w.self)])],
    };
    return { ...def, rules: { ...rules, swallowed: eaten }, rulings: {} };
  }),
};

const GOD_BELOW: readonly [readonly string[], Position] = [
  ['ox-bellows', 'zoe-ingstrom', 'father-rhinehardt'],
  {
    turn: 'zoe-ingstrom',
    underway: { haunt: 33, revealer: 'ox-bellows' },
    traitor: 'ox-bellows',
    explorers: { 'ox-bellows': { dead: true, side: 'traitor', room: 'basement-landing' } },
    counters: { invocation: 5 },
    pieces: [{ id: 'elder-god', room: 'basement-landing' }],
    onlyRooms: ['stairs-from-basement'],
  },
];

const HERO_OUTSIDE: readonly [readonly string[], Position] = [
  ['ox-bellows', 'zoe-ingstrom', 'madame-zostra'],
  {
    turn: 'ox-bellows',
    rooms: {
      'dining-room': { floor: 'ground', x: 0, y: 1 },
      attic: { floor: 'upper', x: 0, y: 1, turn: 180 },
    },
    underway: { haunt: 46, revealer: 'ox-bellows' },
    traitor: 'madame-zostra',
    explorers: {
      'madame-zostra': { side: 'traitor' },
      'zoe-ingstrom': { dead: true },
      'ox-bellows': { zone: 'outside' },
    },
    counters: { door: 1, lost: 1, escaped: 1 },
    pieces: [
      { id: 'freak', n: 1, room: 'dining-room' },
      { id: 'victim', n: 1, room: 'attic' },
    ],
  },
];

const TWO_FALLEN: readonly [readonly string[], Position] = [
  ['vivian-lopez', 'ox-bellows', 'zoe-ingstrom', 'jenny-leclerc'],
  {
    turn: 'vivian-lopez',
    underway: { haunt: 35, revealer: 'vivian-lopez' },
    traitor: 'vivian-lopez',
    explorers: {
      'vivian-lopez': { side: 'traitor', statuses: ['shrunk'] },
      'ox-bellows': { dead: true },
      'zoe-ingstrom': { dead: true },
      'jenny-leclerc': { statuses: ['shrunk'] },
    },
    pieces: [{ id: 'cat', room: 'entrance-hall' }],
  },
];

/** The traitor has died outside the Ballroom, no Dark Queen has come, and one Flame is left to be offered. */
const NOBODY_LEADS: readonly [readonly string[], Position] = [
  ['josef-hooper', 'isa-valencia', 'dan-nguyen'],
  {
    turn: 'isa-valencia',
    rooms: {
      ballroom: { floor: 'ground', x: 0, y: -1, turn: 0 },
      chapel: { floor: 'ground', x: 0, y: 1, turn: 0 },
    },
    underway: { haunt: 24, revealer: 'josef-hooper' },
    traitor: 'josef-hooper',
    explorers: { 'josef-hooper': { dead: true, side: 'traitor', room: 'upper-landing' } },
    counters: { offered: 1 },
    pieces: [
      { id: 'flame', n: 1, room: 'chapel' },
      { id: 'flame', n: 2, holder: 'isa-valencia' },
      { id: 'fae-dancer', room: 'ballroom' },
    ],
  },
];

/** One head of the worm is a room short of the sixteenth body, and the last hero has no Skull to stop it with. */
const ONE_BODY_SHORT: readonly [readonly string[], Position] = [
  ['ox-bellows', 'zoe-ingstrom', 'vivian-lopez'],
  {
    turn: 'zoe-ingstrom',
    rooms: { 'organ-room': { floor: 'upper', x: 0, y: 1, turn: 0 } },
    underway: { haunt: 47, revealer: 'ox-bellows', order: ['zoe-ingstrom', 'vivian-lopez', 'ox-bellows'] },
    traitor: 'ox-bellows',
    explorers: {
      'ox-bellows': { dead: true, side: 'traitor' },
      'vivian-lopez': { dead: true },
      'zoe-ingstrom': { room: 'entrance-hall' },
    },
    pieces: [
      ...Array.from({ length: 15 }, (_, i) => ({ id: 'body', n: i + 1, room: 'organ-room' })),
      { id: 'ouroboros', n: 1, room: 'upper-landing' },
      { id: 'ouroboros', n: 2, room: 'upper-landing' },
    ],
  },
];

describe('a win that is kept is played again', () => {
  test.each(keptWitnesses().map((game) => [nameOf(game), game] as const))('%s', (_, game) => {
    expect(replayTale(packsBehind(game.haunt), game, () => {}).outcome?.why).toBe(game.side);
  });
});

/** One area of each haunt, with other numbers of players in turn; where so many cannot play it, nothing comes of it. */
const ONE_OF_EACH = areas().filter(({ key, haunt, players }) => {
  const numbers = usualPlayers(packsBehind(key));
  return players === numbers[haunt.number % numbers.length];
});
/** One haunt in two. */
const SLICE = ONE_OF_EACH.filter((_, i) => i % 2 === 0);

describe.runIf(!full)('somebody can always win, and nobody holds the game open: a slice', () => {
  test.each(SLICE.map((area) => [area.key, area.players, area] as const))('%s with %i', (_, __, area) => {
    const tally = newTally();
    const played = endingsBehind(area.key);
    const wish = wishFor(played.engine.packs, area.key);
    addGame(played, wish, area.players, 'random', tally);
    expect(tally.games).toBe(1);
    expect(tally.positions).toBeGreaterThan(0);
    expect(tally.noted).toEqual([]);
  });
});

describe.runIf(full)('somebody can always win, and nobody holds the game open', () => {
  /** An area takes minutes, and goes on where it was broken off. */
  const HOURS = 4 * 60 * 60_000;
  test.each(areas().map((area) => [area.key, area.players, area] as const))(
    '%s with %i',
    { timeout: HOURS },
    (_, __, area) => {
      const run = continueRun(endingsBehind(area.key), area, WHOLE);
      expect(GAME_KINDS.flatMap((kind) => run[kind].noted)).toEqual([]);
    },
  );
});

describe.runIf(full)('by the readings of each book too', () => {
  const played = ONE_OF_EACH.flatMap((area) =>
    presetsOf(packsBehind(area.key)).map((preset) => [area.key, preset, area] as const),
  );
  test.each(played)('%s by %s', (_, preset, area) => {
    const tally = newTally();
    const looking = endingsBehind(area.key);
    for (const kind of GAME_KINDS)
      addGame(looking, wishFor(looking.engine.packs, area.key), area.players, kind, tally, preset);
    expect(tally.games).toBe(2);
    expect(tally.noted).toEqual([]);
  });
});

describe('mendings that are taken out again are found', () => {
  test('the player of a dead traitor looks for no stairs: neither the Elder God nor the heroes can win', () => {
    const faulty = brisk(NO_STAIRS);
    expect(isDeadEnd(faulty.examine(placed(faulty, ...GOD_BELOW), 'stairs'))).toBe(true);
    const mended = placed(endings, ...GOD_BELOW);
    expect(endings.canStillWin(mended, 'traitor', { others: 'stay' }).witness?.why).toBe('traitor');
  });

  test('a hero who may stay outside keeps the game open for ever', () => {
    const faulty = brisk(STAY_OUTSIDE);
    expect(heldUp(faulty.examine(placed(faulty, ...HERO_OUTSIDE), 'outside'))).toEqual(['traitor']);
    const mended = placed(endings, ...HERO_OUTSIDE);
    expect(endings.canStillWin(mended, 'traitor', { others: 'stay' }).witness?.why).toBe('traitor');
  });

  test('if only those count whom a Cat has eaten, nobody can win once two of three heroes died otherwise', () => {
    const faulty = brisk(ONLY_EATEN);
    expect(isDeadEnd(faulty.examine(placed(faulty, ...TWO_FALLEN), 'fallen'))).toBe(true);
    // As it is, the game is over with the second of them; with the first it goes on.
    const [explorers, position] = TWO_FALLEN;
    const fallen = { ...position.explorers, 'ox-bellows': { statuses: ['shrunk'] } };
    const one = placed(endings, explorers, { ...position, counters: { fallen: 1 }, explorers: fallen });
    expect(endings.canStillWin(one, 'traitor').witness?.why).toBe('traitor');
    // What the search gives up is played on before it counts: a dead end stays one, and else somebody wins.
    const stuck = placed(faulty, ...TWO_FALLEN);
    expect(winnerInPlay(faulty.engine, stuck, faulty.sides(stuck), 'fallen')).toBeNull();
    expect(endings.sides(one)).toContain(winnerInPlay(endings.engine, one, endings.sides(one), 'fallen'));
  });
});

test('who wins however the others play holds nobody up by waiting; who is only safe as long as they wait does', () => {
  // What the search would say of it: this side cannot win without the others, who can.
  const heldUpIn = (looking: Endings, state: State, held: string): Examined => ({
    prospects: looking.sides(state).map((side) => ({
      side,
      witness: { side, why: side, rounds: 1, steps: [] },
      by: side === held ? 'help-alone' : 'stay',
    })),
    longer: false,
  });
  const worm = placed(endings, ...ONE_BODY_SHORT);
  expect(faultIn(endings, worm, 'worm', heldUpIn(endings, worm, 'heroes'))).toBeNull();
  const faulty = brisk(STAY_OUTSIDE);
  const outside = placed(faulty, ...HERO_OUTSIDE);
  expect(faultIn(faulty, outside, 'outside', heldUpIn(faulty, outside, 'traitor'))).toEqual(['traitor']);
});

test('who helps leaves a trade in which everything was refused', () => {
  const looking = endingsBehind('third-edition/come-play-with-us');
  // The search used to lay the same three cards out for ever.
  const game = must(
    playHaunt(looking.engine, wishFor(looking.engine.packs, 'third-edition/come-play-with-us'), 3, 'random', 100),
    'a game',
  );
  const { state } = must(game.taken[0], 'a position');
  expect(looking.canStillWin(state, 'heroes', { seed: game.seed }).witness?.why).toBe('heroes');
});

test('a ruling lets heroes take their time whom nothing can harm any more; without it they hold the game open', () => {
  const third = endingsBehind('third-edition/the-shadow-masquerade').engine.packs;
  const efforts = { brisk: [4, 4], brief: [4, 4], thorough: [4, 8] };
  const unruled = onHaunt('the-shadow-masquerade', (def) => ({ ...def, rulings: {} }));
  const held = (without: Deviation): string[] => {
    const looking = endingsOf(third, { without, efforts });
    return heldUp(looking.examine(placed(looking, ...NOBODY_LEADS), 'dance'));
  };
  expect(held({})).toEqual([]);
  expect(held({ pack: unruled })).toEqual(['traitor']);
});

test('where the measure leads nowhere, a bot that plays the side with good dice shows that it can win', () => {
  const third = endingsBehind('third-edition/the-shadow-masquerade').engine.packs;
  const efforts = { brisk: [4, 4, 8, 8, 16], brief: [4, 4, 8], thorough: [4] };
  const held = (options: Parameters<typeof endingsOf>[1]): string[] => {
    const looking = endingsOf(third, { efforts, ...options });
    const wish = wishFor(third, 'third-edition/the-shadow-masquerade');
    // The traitor is dead, no Dark Queen has come, and a hero alone has two Flames to fetch.
    const game = must(playHaunt(looking.engine, wish, 3, 'random', 109), 'a game');
    const { state, answers } = must(game.taken.at(-1), 'a position');
    return heldUp(looking.examine(state, `${game.seed}/${answers}`));
  };
  const nobody = (): number => 0;
  expect(held({ lead: () => nobody })).toEqual(['traitor']);
  expect(held({})).toEqual([]);
});
