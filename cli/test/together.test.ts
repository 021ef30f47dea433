import { botAnswers, botsOf, planTogether, quickBot, UNTRAINED } from '@hollow/bots';
import { clone, type Engine, type State } from '@hollow/engine';
import { type OpenAim, Planner } from '@hollow/planner';
import { expect, test } from 'vitest';
import { engineFor, packsBehind } from '../src/packs/packs.ts';
import { keptStarts, playStart } from '../src/starts/kept-starts.ts';
import { must } from './must.ts';

const full = process.env.HOLLOW_TEST === 'full';

interface Played {
  readonly engine: Engine;
  readonly planner: Planner;
  /** Positions in which a hero is asked how to go on with its turn, one of each turn. */
  readonly turns: readonly State[];
}

/** The first rounds of a haunt, by quick bots from a kept start. */
function play(haunt: string, rounds: number): Played {
  const engine = engineFor(packsBehind(haunt));
  const planner = new Planner(engine);
  const { state } = must(playStart(engine, haunt, 5, must(keptStarts()[haunt]?.[5]?.[0], 'a seed')), 'a start');
  const bots = botsOf(state, 'together', (seed) => quickBot(engine, seed, planner));
  const turns: State[] = [];
  for (const _ of botAnswers(engine, state, bots, { maxRounds: state.round + rounds })) {
    const { explorers, turn } = engine.view(state, 'all').position;
    const isHeroes = explorers.some(({ id, side }) => id === turn.who && side === 'heroes');
    if (state.question?.kind === 'turn' && state.underway && isHeroes && turns.at(-1)?.turn.n !== state.turn.n)
      turns.push(clone(state));
  }
  return { engine, planner, turns };
}

/** What the heroes would do if each thought of nobody else. */
const favourites = (planner: Planner, state: State): readonly OpenAim[] =>
  planner.companions(state, state.turn.who).map((who) => {
    const alone = planTogether(planner, state, who, UNTRAINED.hero, new Map(), [who]);
    return must(alone.partOf(who) ?? undefined, 'an aim');
  });

const crowded = (aims: readonly OpenAim[]): readonly string[] =>
  aims.flatMap(({ task, hands }) =>
    task !== '' && aims.filter((one) => one.task === task).length > hands ? task : [],
  );

const haunts = full ? Object.keys(keptStarts()) : ['second-edition/the-stars-are-right', 'second-edition/lost'];

test.each(haunts)(
  'heroes of %s share out what there is to do, all in the same way, and none takes what another has',
  (haunt) => {
    const { engine, planner, turns } = play(haunt, full ? 6 : 2);
    for (const state of turns) {
      const heroes = planner.companions(state, state.turn.who);
      const before = engine.hash(state);
      const plans = heroes.map((me) => planTogether(planner, state, me, UNTRAINED.hero));
      const parts = plans.map((plan) => heroes.map((who) => plan.partOf(who)?.task));
      for (const one of parts) expect(one).toEqual(parts[0]);
      const plan = must(plans[0], 'a plan');
      expect(crowded(heroes.flatMap((who) => plan.partOf(who) ?? []))).toEqual([]);
      expect(engine.hash(state), 'to look changes nothing').toBe(before);
    }
  },
);

const contest = play('second-edition/i-was-a-teenage-lycanthrope', 2);

test('two heroes who would go for the same single thing go for different ones', () => {
  const { planner, turns } = contest;
  const contested = turns.filter((state) => crowded(favourites(planner, state)).length > 0);
  expect(contested.length, 'positions in which two would').toBeGreaterThan(0);
  for (const state of contested) {
    const [me = -1, ...others] = planner.companions(state, state.turn.who);
    const plan = planTogether(planner, state, me, UNTRAINED.hero);
    const tasks = [me, ...others].flatMap((who) => plan.partOf(who) ?? []);
    expect(crowded(tasks)).toEqual([]);
    for (const who of [me, ...others]) {
      const part = must(plan.partOf(who) ?? undefined, 'a part');
      expect(plan.isTaken(part, who), 'nobody is kept from their own part').toBe(false);
    }
  }
});

test('where somebody is heading counts as taken', () => {
  const { planner, turns } = contest;
  const found = turns.flatMap((state) => {
    const heroes = planner.companions(state, state.turn.who);
    const plan = planTogether(planner, state, state.turn.who, UNTRAINED.hero);
    // Something that one of them is to do and that another is not far from either.
    return heroes.flatMap((who) =>
      heroes.flatMap((other) => {
        const part = plan.partOf(who);
        if (other === who || part === null || part.task === '' || part.hands > 1) return [];
        const near = planner.aims(state, other).find(({ task, turns: many }) => task === part.task && many < 3);
        return near === undefined ? [] : [{ state, other, task: part.task, room: near.room }];
      }),
    );
  });
  const taken = found.flatMap(({ state, other, task, room }) => {
    // As if the other had come from every room that is farther away from it.
    return planner
      .roomsInReach(state, other)
      .filter((from) => planner.cameNearer(state, other, from)(room) > 0)
      .map(
        (from) =>
          planTogether(planner, state, other, UNTRAINED.hero, new Map([[other, from]])).partOf(other)?.task === task,
      );
  });
  expect(taken.length).toBeGreaterThan(0);
  expect(taken, 'who has come nearer to it takes it now').toContain(true);
});
