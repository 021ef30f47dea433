import { playBots, quickBot } from '@hollow/bots';
import { secondEdition } from '@hollow/content';
import { clone, type Decision, Engine, type State } from '@hollow/engine';
import { beginHaunt } from '@hollow/engine/kit';
import { Planner } from '@hollow/planner';
import { expect, test } from 'vitest';
import { hauntInPlay } from '../src/game/haunt-in-play.ts';
import { seatsFor } from '../src/game/random-game.ts';
import { engineFor, packsBehind } from '../src/packs/packs.ts';
import { keptStarts } from '../src/starts/kept-starts.ts';
import { playStartOut } from '../src/starts/wins.ts';
import { must } from './must.ts';

const engine = new Engine([secondEdition]);
const planner = new Planner(engine);

interface Turn {
  readonly who: number;
  readonly verbs: string[];
  /** Verbs that stood open when it ended. */
  left: readonly string[];
}

const verbsOf = ({ options }: Decision): string[] => options.map(({ verb }) => verb);

/** Turns of quick bots who go on with a game. */
function turnsOf(state: State, seed: string, stop: (s: State) => boolean): Turn[] {
  const turns = new Map<number, Turn>();
  playBots(engine, state, seed, { maxRounds: 40, stop }, (own) => {
    const bot = quickBot(engine, own, planner);
    return {
      stand: (view, offer) => bot.stand(view, offer),
      answer: (view, decision) => {
        const option = bot.answer(view, decision);
        if (decision.kind !== 'turn') return option;
        const turn = turns.get(state.turn.n) ?? { who: state.turn.who, verbs: [], left: [] };
        turns.set(state.turn.n, turn);
        turn.verbs.push(must(decision.options[option], 'the option').verb);
        turn.left = verbsOf(decision);
        return option;
      },
    };
  });
  return [...turns.values()];
}

/** Turns of a game of quick bots up to the haunt. */
function turnsBefore(seed: string, players: number): { readonly turns: readonly Turn[]; readonly state: State } {
  const { state } = engine.create({ seats: seatsFor(players) }, seed);
  return { turns: turnsOf(state, seed, ({ haunt }) => haunt >= 0), state };
}

test.each([3, 4, 5, 6])('before the haunt none of %i quick bots ends a turn beside a door that it could open', (n) => {
  const { turns } = turnsBefore(`doors ${n}`, n);
  expect(turns.length).toBeGreaterThanOrEqual(n);
  for (const { verbs, left } of turns) expect(verbs.at(-1) === 'end' && left.includes('discover')).toBe(false);
});

test('before the haunt quick bots spread out and open a room in most of their turns', () => {
  const { turns, state } = turnsBefore('rooms', 4);
  const opened = turns.filter(({ verbs }) => verbs.includes('discover'));
  expect(opened.length).toBeGreaterThan(turns.length * 0.7);
  expect(new Set(opened.map(({ who }) => who)).size).toBe(4);
  expect(state.rooms.floor.filter((floor) => floor >= 0).length).toBeGreaterThan(10);
});

test('the same seed gives the same game of quick bots', () => {
  const one = turnsBefore('again', 3);
  const two = turnsBefore('again', 3);
  expect(engine.hash(one.state)).toBe(engine.hash(two.state));
  expect(one.turns).toEqual(two.turns);
});

test('before the haunt nobody stands better where it has begun, on whichever side they would be', () => {
  const { state } = engine.create({ seats: seatsFor(4) }, 'dread');
  const explorers = (secondEdition.cards ?? []).length;
  for (const number of [1, 9, 34, 50]) {
    const begun = clone(state);
    beginHaunt(engine, begun, number, explorers + 2);
    expect(begun.haunt).toBeGreaterThanOrEqual(0);
    for (const seat of [0, 1, 2, 3])
      expect(planner.potential(begun, seat, state)).toBeLessThan(planner.potential(state, seat, state));
  }
});

test.each([9, 22, 49])('in haunt %i quick bots seldom end a turn without having done anything', (number) => {
  const { state } = engine.create({ seats: seatsFor(4), haunts: [number] }, `busy ${number}`);
  // A house to play in: three rounds of exploring.
  turnsOf(state, 'before', ({ haunt, round }) => haunt >= 0 || round > 3);
  if (state.haunt < 0) beginHaunt(engine, state, number, (secondEdition.cards ?? []).length + 1);
  expect(hauntInPlay(engine, state).def.number).toBe(number);
  const turns = turnsOf(state, 'after', () => false);
  const idle = turns.filter(({ verbs, left }) => verbs.length === 1 && verbs[0] === 'end' && left.includes('move'));
  expect(turns.length).toBeGreaterThan(4);
  expect(idle.length).toBeLessThanOrEqual(turns.length / 6);
});

const EXPLORERS = (secondEdition.cards ?? []).length;

/** A position at the beginning of the haunt, after some rounds of exploring. */
function begun(number: number, seed: string): State {
  const { state } = engine.create({ seats: seatsFor(4), haunts: [number] }, seed);
  turnsOf(state, seed, ({ haunt, round }) => haunt >= 0 || round > 4);
  if (state.haunt < 0) beginHaunt(engine, state, number, EXPLORERS + 1);
  turnsOf(state, seed, ({ underway, question }) => underway && question?.kind === 'turn');
  expect(state.underway).toBe(true);
  return state;
}

test.each([14, 27, 35, 39])(
  'in haunt %i to win is better than to go on, to lose is worse, whoever is dead',
  (number) => {
    const alive = begun(number, `end ${number}`);
    const lonely = clone(alive);
    // Nobody is left of the other side: the best that there is short of the end.
    const traitor = alive.sides.indexOf(1);
    for (let trait = 0; trait < 4; trait++) lonely.steps[4 * traitor + trait] = -1;
    for (const before of [alive, lonely]) {
      const seat = before.sides.indexOf(0);
      const ended = (verdict: 'won' | 'lost'): number => {
        const state = clone(before);
        const verdicts = { [seat]: verdict };
        state.outcome = { verdicts, why: 'heroes', haunt: '', number, revealer: '', traitor: '' };
        return planner.potential(state, seat, before);
      };
      const now = planner.potential(before, seat, before);
      expect(ended('won')).toBeGreaterThan(now + 50);
      expect(ended('lost')).toBeLessThan(now - 50);
    }
  },
);

test('who has the deed of the goal behind a barrier crosses it', () => {
  const haunt = 'second-edition/the-dance-of-death';
  const seed = must(keptStarts()[haunt]?.[6]?.[1], 'a start');
  const { rounds, state } = playStartOut(engineFor(packsBehind(haunt)), haunt, 6, seed);
  expect(state.outcome).not.toBeNull();
  expect(rounds).toBeLessThan(40);
});
