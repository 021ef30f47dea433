import { botAnswers, botsOf, quickBot } from '@hollow/bots';
import { clone, type Engine, type State } from '@hollow/engine';
import { Planner } from '@hollow/planner';
import { expect, test } from 'vitest';
import { engineFor, packsBehind } from '../src/packs/packs.ts';
import { keptStarts, playStart } from '../src/starts/kept-starts.ts';
import { must } from './must.ts';

const full = process.env.HOLLOW_TEST === 'full';

/** Turns that are looked at after a haunt has begun. */
const TURNS = 6;

interface Watched {
  readonly engine: Engine;
  readonly planner: Planner;
  /** Positions in which somebody is asked how to go on with a turn. */
  readonly turns: readonly State[];
}

/** The first turns of a haunt, played by quick bots from a kept start. */
function watch(haunt: string): Watched {
  const engine = engineFor(packsBehind(haunt));
  const planner = new Planner(engine);
  const [players, seeds] = must(Object.entries(keptStarts()[haunt] ?? {}).at(-1), 'starts');
  const { state } = must(playStart(engine, haunt, Number(players), must(seeds[0], 'a seed')), 'a start');
  const bots = botsOf(state, 'aims', (seed) => quickBot(engine, seed, planner));
  const turns: State[] = [];
  for (const _ of botAnswers(engine, state, bots, { maxRounds: state.round + 3, stop: () => turns.length > 3 * TURNS }))
    if (state.question?.kind === 'turn' && state.underway) turns.push(clone(state));
  return { engine, planner, turns };
}

const haunts = Object.keys(keptStarts()).filter((_, n) => full || n % 9 === 3);

test.each(haunts)('aims, choices, dangers and grades in the first turns of %s are what the engine says', (haunt) => {
  const { engine, planner, turns } = watch(haunt);
  expect(turns.length).toBeGreaterThan(0);
  for (const state of turns) {
    const before = engine.hash(state);
    const { who } = state.turn;
    const decision = must(engine.pending(state)[0], 'a question');
    const choices = planner.choices(state);
    expect(choices.map(({ verb }) => verb)).toEqual(decision.options.map(({ verb }) => verb));
    const aims = planner.aims(state, who);
    for (const { chance, turns: many, brings, danger, risk } of aims) {
      for (const share of [chance, brings, danger, risk]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
      expect(many).toBeGreaterThanOrEqual(0);
    }
    // A deed that can be done here and now has the very chance that its player is told.
    for (const [n, option] of decision.options.entries()) {
      const choice = choices[n];
      if (option.verb !== 'offer' || choice?.verb !== 'offer' || option.about !== '') continue;
      const aim = aims.find(({ kind, what }) => kind === 'deed' && what === choice.rule);
      if (aim === undefined || aim.turns > 0 || option.chance === undefined) continue;
      expect(aim.ready, aim.id).toBe(true);
      expect(aim.chance, aim.id).toBeCloseTo(option.chance, 9);
    }
    for (const { grade } of planner.grades(state)) {
      expect(grade).toBeGreaterThanOrEqual(0);
      expect(grade).toBeLessThan(1);
    }
    for (const { room } of aims) expect(planner.danger(state, who, room)).toBeGreaterThanOrEqual(0);
    expect(engine.hash(state), 'to look changes nothing').toBe(before);
  }
});

test('a step leads nearer to an aim, step by step, until one is there', () => {
  const { engine, planner, turns } = watch('second-edition/tick-tick-tick');
  const state = clone(must(turns[0], 'a turn'));
  const { who } = state.turn;
  const far = must(
    planner.aims(state, who).find(({ turns: many }) => many > 0 && many < 1),
    'something within a turn',
  );
  for (let steps = 0; steps < 12; steps++) {
    const option = planner.stepTowards(state, who, far.room);
    if (option < 0 || state.question?.kind !== 'turn') break;
    const { seat, id } = must(state.question, 'a question');
    engine.apply(state, seat, id, option);
  }
  expect(state.things.place[who]).toBe(far.room);
  expect(planner.stepTowards(state, who, far.room)).toBe(-1);
});

test('an aim tells whether the goal is nearer from there', () => {
  const { planner, turns } = watch('second-edition/tick-tick-tick');
  const aims = turns.flatMap((state) => planner.aims(state, state.turn.who));
  expect(aims.some(({ nearing }) => nearing > 0)).toBe(true);
  for (const { kind, turns: many, nearing } of aims) if (kind === 'stay' || many > 2) expect(nearing).toBe(0);
});

test('a deed is seen where it can be done, however far away that is', () => {
  const { planner, turns } = watch('second-edition/hellbeasts');
  const served = turns.flatMap((state) =>
    planner.aims(state, state.turn.who).filter(({ kind, brings }) => kind === 'deed' && brings === 1),
  );
  expect(served.length).toBeGreaterThan(0);
  expect(served.filter(({ ready }) => !ready)).toEqual([]);
});

test('the goals of a haunt say which traits, cards and rooms they take', () => {
  const { planner, turns } = watch('second-edition/the-mummy-walks');
  const state = must(turns[0], 'a turn');
  const heroes = [0, 1, 2].map((seat) => must(planner.needs(state, seat), 'needs'));
  expect(heroes.some(({ cards, traits }) => cards.has('book') && traits.has('knowledge'))).toBe(true);
});

test('before the haunt there is nothing to do but to open doors, pick things up and stay', () => {
  const engine = engineFor(packsBehind('second-edition/lost'));
  const planner = new Planner(engine);
  const { state } = engine.create({ seats: [{}, {}, {}] }, 'aims before');
  const kinds = planner.aims(state, state.turn.who).map(({ kind }) => kind);
  expect(kinds).toContain('door');
  expect(kinds.at(-1)).toBe('stay');
  expect(kinds).not.toContain('deed');
  expect(planner.needs(state, 0)).toBeNull();
  expect(planner.grades(state)).toEqual([]);
});
