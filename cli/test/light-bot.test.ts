import { type Bot, botAnswers, botsOf, lightBot, randomBot, UNTRAINED } from '@hollow/bots';
import { clone, type Engine, type State } from '@hollow/engine';
import { arrange } from '@hollow/engine/kit';
import { Planner, sidesTaken } from '@hollow/planner';
import { expect, test } from 'vitest';
import { winnersIn } from '../src/game/winners-in.ts';
import { engineFor, packsBehind } from '../src/packs/packs.ts';
import { keptStarts, playStart } from '../src/starts/kept-starts.ts';
import { must } from './must.ts';

type Position = Parameters<typeof arrange>[2];
type Room = { readonly room: string; readonly part: number };

const full = process.env.HOLLOW_TEST === 'full';

function startsOf(haunt: string, players: number, many: number): { engine: Engine; planner: Planner; starts: State[] } {
  const engine = engineFor(packsBehind(haunt));
  const seeds = must(keptStarts()[haunt]?.[players], 'starts').slice(0, many);
  const starts = seeds.map((seed) => must(playStart(engine, haunt, players, seed), seed).state);
  return { engine, planner: new Planner(engine), starts };
}

const haunts = Object.keys(keptStarts()).filter((_, n) => full || n % 10 === 1);

test.each(haunts)('light bots play %s from either side, and no turn goes on for ever', (haunt) => {
  const { engine, planner, starts } = startsOf(haunt, 4, 1);
  const state = must(starts[0], 'a start');
  const bots = botsOf(state, 'light', (seed) => lightBot(engine, seed, planner));
  const turns = new Map<number, number>();
  for (const _ of botAnswers(engine, state, bots, { maxRounds: state.round + 12 }))
    turns.set(state.turn.n, (turns.get(state.turn.n) ?? 0) + 1);
  expect(Math.max(...turns.values())).toBeLessThan(150);
});

test('a light bot gives the same answer to the same view', () => {
  const { engine, planner, starts } = startsOf('second-edition/tick-tick-tick', 4, 1);
  const play = (): string => {
    const state = clone(must(starts[0], 'a start'));
    const bots = botsOf(state, 'same', (seed) => lightBot(engine, seed, planner));
    for (const _ of botAnswers(engine, state, bots, { maxRounds: state.round + 5 }));
    return engine.hash(state);
  };
  expect(play()).toBe(play());
});

test('heroes who play by light bots win starts that random ones lose', () => {
  const { engine, planner, starts } = startsOf('second-edition/tick-tick-tick', 4, 8);
  const won = (hero: (seed: string) => Bot): number =>
    starts.filter((start, n) => {
      const state = clone(start);
      const bots = botsOf(state, `start ${n}`, (seed) => {
        const [light, random] = [hero(seed), randomBot(seed)];
        const seat = Number(seed.split('/').at(-1));
        const now = (): Bot => (sidesTaken(engine, state)[seat]?.includes('traitor') === true ? random : light);
        return { answer: (view, asked) => now().answer(view, asked), stand: (view, offer) => now().stand(view, offer) };
      });
      for (const _ of botAnswers(engine, state, bots, { maxRounds: state.round + 40 }));
      return winnersIn(engine, state)?.side === 'heroes';
    }).length;
  const light = won((seed) => lightBot(engine, seed, planner));
  expect(light).toBeGreaterThan(won(randomBot) + 2);
});

test('weights decide: who gains from nothing but staying stays', () => {
  const { engine, planner, starts } = startsOf('second-edition/tick-tick-tick', 4, 1);
  const state = must(starts[0], 'a start');
  const idle = { before: { stay: 1 }, hero: { stay: 1 }, traitor: { stay: 1 }, monster: { stay: 1 } };
  const bots = botsOf(state, 'idle', (seed) => lightBot(engine, seed, planner, () => idle));
  const verbs = new Set<string>();
  const told = bots.map(
    (bot): Bot => ({
      ...bot,
      answer(view, decision) {
        const option = bot.answer(view, decision);
        if (decision.kind === 'turn') verbs.add(must(decision.options[option], 'an option').verb);
        return option;
      },
    }),
  );
  for (const _ of botAnswers(engine, state, told, { maxRounds: state.round + 1 }));
  expect([...verbs]).toEqual(['end']);
  expect(UNTRAINED.hero['deed serves']).toBeGreaterThan(0);
});

/** Haunts whose games light bots once did not bring to an end: they went to and fro, or took things up and put them back. */
const RESTLESS = ['here-there-be-dragons', 'a-friend-for-the-ages', 'an-invocation-of-darkness', 'treasure-hunt'];

test.each(RESTLESS)('light bots bring a game of %s to its end', (id) => {
  const { engine, planner, starts } = startsOf(`second-edition/${id}`, 4, 1);
  const state = must(starts[0], 'a start');
  const begun = state.round;
  const bots = botsOf(state, 'to the end', (seed) => lightBot(engine, seed, planner));
  for (const _ of botAnswers(engine, state, bots, { maxRounds: begun + 60 }));
  expect(state.outcome, `after ${state.round - begun} rounds`).not.toBeNull();
});

/** Where a Tip is after its next turn, played by a light bot, with one hero left in the house. */
function tipAfterItsTurn(hero: Room, tip: Room, tokens: Position['tokens']): Room {
  const engine = engineFor(packsBehind('second-edition/carnivorous-ivy'));
  const seats = ['ox-bellows', 'zoe-ingstrom', 'vivian-lopez'].map((id) => ({ explorers: [id] }));
  const { state } = engine.create({ seats }, 'a tip');
  arrange(engine, state, {
    turn: 'zoe-ingstrom',
    rooms: {
      'collapsed-room': { floor: 'ground', x: 0, y: -1, turn: 0 },
      chapel: { floor: 'ground', x: 0, y: 1, turn: 0 },
      'organ-room': { floor: 'basement', x: 1, y: 0, turn: 90 },
      tower: { floor: 'upper', x: 1, y: 0, turn: 0 },
    },
    ...(tokens === undefined ? {} : { tokens }),
    underway: { haunt: 7, revealer: 'ox-bellows', order: ['ox-bellows', 'vivian-lopez', 'zoe-ingstrom'] },
    traitor: 'zoe-ingstrom',
    explorers: {
      'ox-bellows': hero,
      'vivian-lopez': { dead: true },
      'zoe-ingstrom': { dead: true, side: 'traitor', room: 'chapel' },
    },
    pieces: [
      { id: 'root', n: 1, room: 'chapel' },
      { id: 'tip', n: 1, ...tip },
    ],
  });
  const planner = new Planner(engine);
  const bots = botsOf(state, 'a tip', (seed) => lightBot(engine, seed, planner));
  const now = (): Room => {
    const { room, part } = must(
      engine.view(state, 'all').position.tokens.find(({ id }) => id.includes('/tip')),
      'a Tip',
    );
    return { room, part };
  };
  const moved = (): boolean => now().room !== tip.room || now().part !== tip.part;
  for (const _ of botAnswers(engine, state, bots, { maxRounds: state.round, stop: moved }));
  return now();
}

test('a light bot takes a way that costs no step, such as the leap down to somebody', () => {
  const below: Position['tokens'] = [{ id: 'below-collapsed-room', room: 'organ-room' }];
  const tip = tipAfterItsTurn({ room: 'organ-room', part: 0 }, { room: 'collapsed-room', part: 0 }, below);
  expect(tip.room).toBe('organ-room');
});

test('a light bot goes over to a foe on the other side of a barrier', () => {
  expect(tipAfterItsTurn({ room: 'tower', part: 1 }, { room: 'tower', part: 0 }, undefined).part).toBe(1);
});
