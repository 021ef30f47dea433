import { type Bot, type BotName, botAnswers, botsOf, makeBot, Suspicion } from '@hollow/bots';
import type { Engine, Option, State } from '@hollow/engine';
import { explorersPlayedBy, isTraitorIn, maskedExplorers, Planner } from '@hollow/planner';
import { expect, test } from 'vitest';
import { engineFor, packsBehind } from '../src/packs/packs.ts';
import { keptStarts, playStart } from '../src/starts/kept-starts.ts';
import { must } from './must.ts';

const full = process.env.HOLLOW_TEST === 'full';

/** Plays kept starts of a haunt with hidden roles, and tells of every position in which a turn goes on. */
function play(haunt: string, kind: BotName, starts: number, rounds: number, heard: Heard, players = 5): void {
  const engine = engineFor(packsBehind(haunt));
  const planner = new Planner(engine);
  for (const seed of must(keptStarts()[haunt]?.[players], 'starts').slice(0, starts)) {
    const { state } = must(playStart(engine, haunt, players, seed), seed);
    const bots = botsOf(state, `${seed}/mask`, (own) => makeBot(kind, engine, own, { planner }));
    const game = { engine, planner, state, begun: state.round };
    const hear = heard(game);
    const told = bots.map(
      (bot): Bot => ({
        ...bot,
        answer(view, decision) {
          const taken = bot.answer(view, decision);
          if (decision.kind === 'turn' && state.underway) hear(decision.seat, decision.options, taken);
          return taken;
        },
      }),
    );
    for (const _ of botAnswers(engine, state, told, { maxRounds: state.round + rounds }));
  }
}

interface Game {
  readonly engine: Engine;
  readonly planner: Planner;
  readonly state: State;
  readonly begun: number;
}
/** Who hears of a game, and then of every seat that goes on with a turn in it, and how. */
type Heard = (game: Game) => (seat: number, options: readonly Option[], taken: number) => void;

const isShowing = (option: Option | undefined): boolean =>
  option?.verb === 'offer' && option.rule.endsWith('/show-yourself');

test('who would be stronger without the mask keeps it on while it is worth more, and takes it off later', () => {
  const offered = new Set<number>();
  const shown: number[] = [];
  play(
    'third-edition/inheritance',
    'quick',
    4,
    4,
    ({ state, begun }) =>
      (_seat, options, taken) => {
        if (!options.some(isShowing)) return;
        offered.add(state.round - begun);
        if (isShowing(options[taken])) shown.push(state.round - begun);
      },
    3,
  );
  expect(offered).toContain(1);
  expect(shown).not.toContain(1);
  expect(shown.length).toBeGreaterThan(0);
});

test('nobody opens a trade with whom everybody knows for a foe, however the turn will end', () => {
  let met = 0;
  const opened: string[] = [];
  play(
    'third-edition/inheritance',
    'quick',
    4,
    6,
    ({ engine, state }) =>
      (seat, options, taken) => {
        if (maskedExplorers(engine, state).some((who) => isTraitorIn(engine, state, who))) return;
        const sideOf = (id: string): string | null | undefined =>
          engine.view(state, 'all').position.explorers.find((one) => one.id === id)?.side;
        const isToFoe = (option: Option | undefined): boolean => {
          if (option?.verb !== 'trade') return false;
          const own = engine.view(state, 'all').position.explorers.find((one) => one.seat === seat);
          return sideOf(option.to) !== own?.side;
        };
        met += Number(options.some(isToFoe));
        if (isToFoe(options[taken])) opened.push(`seat ${seat}, round ${state.round}`);
      },
    3,
  );
  expect(met).toBeGreaterThan(5);
  expect(opened).toEqual([]);
});

test('a hidden traitor does not show itself for nothing in the first round', () => {
  let offered = 0;
  const shown: string[] = [];
  play('second-edition/guillotines', 'light', 4, 1, ({ state }) => (seat, options, taken) => {
    if (!options.some(isShowing)) return;
    offered++;
    if (isShowing(options[taken])) shown.push(`seat ${seat}, turn ${state.turn.n}`);
  });
  expect(offered).toBeGreaterThan(3);
  expect(shown).toEqual([]);
});

/** How often the one whom a hero suspects most is on the traitor's side, and how often anybody would be, by round. */
function guesses(
  haunt: string,
  kind: BotName,
  starts: number,
): Map<number, { n: number; right: number; chance: number }> {
  const found = new Map<number, { n: number; right: number; chance: number }>();
  play(haunt, kind, starts, 6, ({ engine, planner, state, begun }) => {
    const minds = Array.from({ length: state.seats }, () => new Suspicion(engine, planner));
    let turn = -1;
    return (seat) => {
      const own = explorersPlayedBy(engine, state, seat);
      if (turn === state.turn.n || !own.includes(state.turn.who)) return;
      turn = state.turn.n;
      const mind = must(minds[seat], 'a mind');
      mind.lookRound(engine.view(state, seat), seat, `guess ${turn}`);
      const among = maskedExplorers(engine, state).filter((who) => !own.includes(who));
      const guilty = among.filter((who) => isTraitorIn(engine, state, who));
      if (isTraitorIn(engine, state, state.turn.who) || guilty.length === 0 || among.length < 2) return;
      const [[suspect] = [-1]] = [...mind.chances(among)].sort((a, b) => b[1] - a[1]);
      const round = found.get(state.round - begun) ?? { n: 0, right: 0, chance: 0 };
      round.n++;
      round.right += Number(guilty.includes(suspect));
      round.chance += guilty.length / among.length;
      found.set(state.round - begun, round);
    };
  });
  return found;
}

test('from what others do heroes of the Star-Sickness guess better than by lot who carries it', () => {
  const found = guesses('second-edition/the-star-sickness', 'light', full ? 8 : 5);
  const [second, third] = [must(found.get(2), 'a second round'), must(found.get(3), 'a third round')];
  expect(second.n + third.n).toBeGreaterThan(20);
  expect(second.right + third.right).toBeGreaterThan(second.chance + third.chance);
});

test('what a hero suspects does not depend on what is hidden from it', () => {
  const engine = engineFor(packsBehind('second-edition/guillotines'));
  const planner = new Planner(engine);
  const [seed = ''] = must(keptStarts()['second-edition/guillotines']?.[5], 'starts');
  const { state } = must(playStart(engine, 'second-edition/guillotines', 5, seed), seed);
  const bots = botsOf(state, 'hidden', (own) => makeBot('light', engine, own, { planner }));
  const [mind, other] = [new Suspicion(engine, planner), new Suspicion(engine, planner)];
  let looked = 0;
  for (const _ of botAnswers(engine, state, bots, { maxRounds: state.round + 3 })) {
    const { question } = state;
    if (question?.kind !== 'turn' || question.seat !== 0 || !state.underway) continue;
    const otherwise = engine.sample(engine.view(state, 0), `otherwise ${looked}`);
    mind.lookRound(engine.view(state, 0), 0, `${looked}`);
    other.lookRound(engine.view(otherwise, 0), 0, `${looked}`);
    const among = maskedExplorers(engine, state);
    expect([...other.chances(among)]).toEqual([...mind.chances(among)]);
    const sampled = [mind, other].map((one) => engine.hash(one.sample(engine.view(state, 0), `${looked}`)));
    expect(sampled[0]).toBe(sampled[1]);
    looked++;
  }
  expect(looked).toBeGreaterThan(1);
});
