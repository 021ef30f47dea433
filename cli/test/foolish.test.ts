import { quickBot } from '@hollow/bots';
import { secondEdition } from '@hollow/content';
import { clone, Engine, type Option, type State } from '@hollow/engine';
import { arrange, beginHaunt } from '@hollow/engine/kit';
import { Planner } from '@hollow/planner';
import { expect, test } from 'vitest';
import { engineFor, packsBehind } from '../src/packs/packs.ts';
import { keptStarts } from '../src/starts/kept-starts.ts';
import type { FoolishAct } from '../src/watch/acts.ts';
import { watchGame } from '../src/watch/games.ts';
import { must } from './must.ts';

/** What spoils the evening of whoever plays beside bots, and what holds them from it. */

type Position = Parameters<typeof arrange>[2];

const engine = new Engine([secondEdition]);
const planner = new Planner(engine);
const ROOMS = {
  'junk-room': { floor: 'ground', x: 0, y: -1 },
  crypt: { floor: 'basement', x: 1, y: 0 },
} as const;

interface Turn {
  readonly state: State;
  readonly seat: number;
  /** The hero whose turn it is, and the traitor, by id. */
  readonly hero: string;
  readonly villain: string;
}

/** The turn of a hero in a haunt of the second edition. */
function turnIn(number: number, positionOf: (hero: string, villain: string) => Position): Turn {
  const seats = ['ox-bellows', 'zoe-ingstrom', 'vivian-lopez'].map((id) => ({ explorers: [id] }));
  const { state } = engine.create({ seats }, 'foolish');
  arrange(engine, state, { rooms: ROOMS });
  const { order } = engine.view(state, 'all').position;
  beginHaunt(engine, state, number, (secondEdition.cards ?? []).length + order.indexOf('ox-bellows'));
  const heroNow = () => {
    const { explorers, turn } = engine.view(state, 'all').position;
    const hero = explorers.find(({ id, side }) => id === turn.who && side === 'heroes');
    return state.question?.kind === 'turn' ? hero : undefined;
  };
  for (let n = 0; n < 40 && heroNow() === undefined; n++) {
    const { seat, id, options } = must(engine.pending(state)[0], 'a question');
    const end = options.findIndex(({ verb }) => verb === 'end');
    engine.apply(state, seat, id, Math.max(0, end));
  }
  const hero = must(heroNow(), 'the turn of a hero');
  const { explorers } = engine.view(state, 'all').position;
  const villain = must(
    explorers.find(({ side }) => side === 'traitor'),
    'a traitor',
  ).id;
  arrange(engine, state, positionOf(hero.id, villain));
  // A copy: what is open is kept by the state it was asked in.
  return { state: clone(state), seat: hero.seat, hero: hero.id, villain };
}

/** What quick bots with a dozen seeds answer. */
function answers({ state, seat }: Turn): Option[] {
  const decision = must(engine.pending(state)[0], 'a question');
  const view = engine.view(state, seat);
  return Array.from({ length: 12 }, (_, n) =>
    must(decision.options[quickBot(engine, `foolish ${n}`, planner).answer(view, decision)], 'an option'),
  );
}

const offered = ({ state }: Turn, verb: Option['verb']): boolean =>
  must(engine.pending(state)[0], 'a question').options.some((option) => option.verb === verb);

test('nobody strikes a monster that is stunned, and only stunned again', () => {
  const turn = turnIn(21, (hero) => ({
    explorers: { [hero]: { room: 'foyer', cards: ['spear'], steps: { might: 4 } } },
    pieces: [{ id: 'zombie', n: 1, room: 'foyer', stunned: true }],
  }));
  expect(offered(turn, 'attack')).toBe(true);
  expect(answers(turn).filter(({ verb }) => verb === 'attack')).toEqual([]);
});

test('nobody attacks who is nearly sure to lose', () => {
  const turn = turnIn(1, (hero, villain) => ({
    explorers: {
      [hero]: { room: 'foyer', steps: { might: 1 } },
      [villain]: { room: 'foyer', cards: ['spear'], steps: { might: 7 } },
    },
  }));
  expect(offered(turn, 'attack')).toBe(true);
  expect(answers(turn).filter(({ verb }) => verb === 'attack')).toEqual([]);
});

test('to have killed a foe is better than to stand before one who is nearly dead', () => {
  const standing = (position: (villain: string) => Position): number => {
    const { state, seat } = turnIn(1, (hero, villain) => ({
      ...position(villain),
      explorers: { [hero]: { room: 'foyer', cards: ['spear'], steps: { might: 5 } }, ...position(villain).explorers },
    }));
    return planner.potential(state, seat, state, 0);
  };
  const alive = standing((villain) => ({ explorers: { [villain]: { room: 'foyer', steps: { might: 0, speed: 0 } } } }));
  const dead = standing((villain) => ({ explorers: { [villain]: { dead: true, room: '' } } }));
  expect(dead).toBeGreaterThan(alive);
});

test('for want of anything better there is a door to open, and what a goal asks for to fetch', () => {
  const errand = (position: (hero: string) => Position): readonly Option[] => {
    const { state } = turnIn(5, position);
    const { options } = must(engine.pending(state)[0], 'a question');
    return planner.errand(state, state.turn.who).flatMap((option) => options[option] ?? []);
  };
  const doors = errand((hero) => ({ explorers: { [hero]: { room: 'entrance-hall' } } }));
  expect(doors.length).toBeGreaterThan(0);
  expect(doors.every(({ verb }) => verb === 'discover')).toBe(true);
  // The Revolver of haunt 5 lies in the same room: the nearest comes first, and that is no farther.
  const here = errand((hero) => ({ explorers: { [hero]: { room: 'foyer' } }, piles: { foyer: ['revolver'] } }));
  expect(here.map(({ verb }) => verb)).toEqual(['pick-up']);
  const there = errand((hero) => ({
    explorers: { [hero]: { room: 'grand-staircase' } },
    piles: { foyer: ['revolver'] },
  }));
  expect(there).toMatchObject([{ verb: 'move', room: 'foyer' }]);
});

/** Acts that nobody needs a haunt to recognise, in rounds of games that were full of them. */
const WALKS: readonly FoolishAct[] = ['to and fro', 'idle by a door'];
const ROUNDS = 9;

test.each([
  ['second-edition/here-there-be-dragons', 6],
  ['second-edition/worm-ouroboros', 5],
])('hardly anybody goes to and fro or stands idle by a door in %s', (haunt, players) => {
  const seed = must(keptStarts()[haunt]?.[players]?.at(-1), 'a start');
  const game = must(watchGame(engineFor(packsBehind(haunt)), { haunt, players, seed }, 'quick', ROUNDS), 'a game');
  expect(game.turns).toBeGreaterThan(20);
  const foolish = game.acts.filter(({ act }) => WALKS.includes(act));
  expect(foolish.length, foolish.map(({ act, what }) => `${act}: ${what}`).join('; ')).toBeLessThanOrEqual(3);
});
