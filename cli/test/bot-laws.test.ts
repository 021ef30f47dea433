import { playBots, quickBot } from '@hollow/bots';
import { secondEdition, thirdEdition } from '@hollow/content';
import {
  clone,
  type Decision,
  Engine,
  type Option,
  type OptionOf,
  type Pack,
  type Setting,
  type State,
} from '@hollow/engine';
import { areFriends, Planner } from '@hollow/planner';
import { expect, test } from 'vitest';
import { keptGames } from '../src/golden/files.ts';
import { nameOf, writtenHaunts } from '../src/golden/kept-game.ts';
import { replayTale } from '../src/golden/replay.ts';

/** What no bot does, whatever the haunt: tried on the positions of the games that are kept as tales. */

const full = process.env.HOLLOW_TEST === 'full';

/** An edition, and what a quick bot needs to play it. */
interface Table {
  readonly packs: readonly Pack[];
  readonly engine: Engine;
  readonly planner: Planner;
}

function tableOf(pack: Pack): Table {
  const engine = new Engine([pack]);
  return { packs: [pack], engine, planner: new Planner(engine) };
}

const second = tableOf(secondEdition);
const { engine, planner } = second;

/** A question in a real game, with the haunt going on. */
interface Asked {
  readonly where: string;
  readonly state: State;
  readonly decision: Decision;
  /** Nothing was done yet in the turn. */
  readonly first: boolean;
}

/** Every question to one seat that left a choice, in all tales of the edition. */
function allAsked({ packs, engine }: Table): Asked[] {
  const found: Asked[] = [];
  for (const game of keptGames().filter(({ haunt }) => writtenHaunts(packs).has(haunt))) {
    let turn = -1;
    replayTale(packs, game, ({ state }) => {
      if (!state.underway || state.outcome !== null) return;
      const [decision] = engine.pending(state);
      if (decision === undefined || decision.seat < 0 || decision.options.length < 2) return;
      const first = decision.kind === 'turn' && state.turn.n !== turn;
      if (decision.kind === 'turn') turn = state.turn.n;
      const where = `${nameOf(game)}, round ${state.round}, decision ${decision.id}`;
      found.push({ where, state: clone(state), decision, first });
    });
  }
  return found;
}

const asked = allAsked(second);

const isOffer = (option: Option): option is OptionOf<'offer'> => option.verb === 'offer';

/** What a quick bot answers that has never been asked before. */
function answerTo({ state, decision }: Asked): Option {
  const bot = quickBot(engine, `law ${decision.id}`, planner);
  const option = decision.options[bot.answer(engine.view(state, decision.seat), decision)];
  if (option === undefined) throw new Error('no such option');
  return option;
}

/** Where the answers to some of the questions break a law, and how many were put. */
function broken(of: readonly Asked[], breaks: (one: Asked, answer: Option) => boolean): readonly string[] {
  expect(of.length).toBeGreaterThan(0);
  return of.flatMap((one) => {
    const answer = answerTo(one);
    return breaks(one, answer) ? [`${one.where}: ${JSON.stringify(answer)}`] : [];
  });
}

test('nobody rolls for what no dice can reach', () => {
  const hopeless = (option: Option): boolean => isOffer(option) && option.need !== undefined && option.chance === 0;
  const of = asked.filter(({ decision }) => decision.options.some(hopeless));
  expect(of.length).toBeGreaterThan(5);
  expect(broken(of, (_, answer) => hopeless(answer))).toEqual([]);
});

/** Values and clips of the explorers of a seat after an option, and before. */
const traitsOf = (state: State, seat: number): readonly (readonly [string, number, number])[] =>
  engine
    .view(state, 'all')
    .position.explorers.filter((explorer) => explorer.seat === seat)
    .flatMap(({ traits }) => Object.entries(traits).map(([id, { value, step }]) => [id, value, step] as const));

/** The traits that lose a point by an option, with their clips afterwards; null where something else comes of it. */
function lossesBy({ state, decision }: Asked, option: number): ReadonlyMap<string, readonly [number, number]> | null {
  const after = clone(state);
  if (!engine.apply(after, decision.seat, decision.id, option).ok) return null;
  const [old, now] = [traitsOf(state, decision.seat), traitsOf(after, decision.seat)];
  const lost = new Map<string, readonly [number, number]>();
  for (const [i, [id, value, step]] of old.entries()) {
    const [, left = value, clip = step] = now[i] ?? [];
    if (clip > step) return null;
    if (clip < step) lost.set(id, [value - left, clip]);
  }
  return lost.size > 0 ? lost : null;
}

test('no trait is given up that a deed of the side takes while others will do', () => {
  const of = asked.flatMap((one) => {
    if (one.decision.kind !== 'trait' && one.decision.kind !== 'split') return [];
    const taken = planner.traitsTaken(one.state, one.decision.seat);
    const losses = one.decision.options.map((_, option) => lossesBy(one, option));
    // Those that no deed takes, and that stay clear of the skull; of several points at once well clear of it.
    const least = one.decision.kind === 'trait' ? 1 : 2;
    const isSpare = (lost: (typeof losses)[number]): boolean =>
      lost !== null && [...lost].every(([id, [, clip]]) => !taken.includes(id) && clip >= least);
    const spare = losses.some(isSpare);
    return spare && losses.every((lost) => lost !== null) && taken.length > 0 ? [{ ...one, taken, losses }] : [];
  });
  expect(of.length).toBeGreaterThan(20);
  const given = of.filter((one) => {
    const { taken, losses, decision } = one;
    const lost = losses[decision.options.indexOf(answerTo(one))];
    return [...(lost ?? [])].some(([id, [points]]) => taken.includes(id) && points > 0);
  });
  expect(given.map(({ where }) => where)).toEqual([]);
});

/** The position after the answer, and what bots answer from there until a turn goes on. */
function afterwards({ state, decision }: Asked, answer: Option): State {
  const after = clone(state);
  engine.apply(after, decision.seat, decision.id, decision.options.indexOf(answer));
  const stop = ({ question }: State): boolean => question?.kind === 'turn';
  playBots(engine, after, `law ${decision.id}`, { maxRounds: 500, stop }, (seed) => quickBot(engine, seed, planner));
  return after;
}

/** Cards that are used up, as far as they act on others: who would be there to be acted on? */
const SPENT = new Set(
  (secondEdition.cards ?? [])
    .filter(({ tags, rules }) => tags?.includes('one-use') && JSON.stringify(rules ?? {}).includes('"reaches"'))
    .map(({ id }) => id),
);
const spends = (option: Option): boolean => isOffer(option) && SPENT.has(option.about);

/** Where everybody is and how they fare. */
const standings = (state: State): string => {
  const { explorers, tokens } = engine.view(state, 'all').position;
  return JSON.stringify([explorers.map(({ traits, room, statuses }) => [traits, room, statuses]), tokens]);
};

test('nothing is spent on nobody', () => {
  const of = asked.filter(({ decision }) => decision.kind === 'turn' && decision.options.some(spends));
  expect(of.length).toBeGreaterThan(20);
  const wasted = broken(
    of,
    (one, answer) => spends(answer) && standings(one.state) === standings(afterwards(one, answer)),
  );
  expect(wasted).toEqual([]);
});

/** How often bots take what a card offers, of the positions in which it does: every so many of them, or all. */
function timesUsed(card: string, every: number): { readonly used: number; readonly of: number } {
  const uses = (option: Option): boolean => isOffer(option) && option.about === card;
  const all = asked.filter(({ decision }) => decision.kind === 'turn' && decision.options.some(uses));
  const of = all.filter((_, i) => full || i % every === 0);
  return { used: broken(of, (_, answer) => uses(answer)).length, of: of.length };
}

test('the Bottle, which costs more than it gives, is left alone', () => {
  const { used, of } = timesUsed('bottle', 1);
  expect(of).toBeGreaterThan(5);
  // Dice that are tried a dozen times may promise too much now and then.
  expect(used).toBeLessThanOrEqual(of / 10);
});

test('the Mask is not put on and off for want of something to do', () => {
  const { used, of } = timesUsed('mask', 4);
  expect(of).toBeGreaterThan(50);
  expect(used).toBeLessThanOrEqual(of / 10);
});

/** The explorer whose turn it is is a hero: others may have reasons to leave a deed of the heroes undone. */
const isHeroesTurn = ({ state }: Asked): boolean => {
  const { explorers, turn } = engine.view(state, 'all').position;
  return explorers.some(({ id, side }) => id === turn.who && side === 'heroes');
};

/** Where it fails more often than this, what comes of failing may be a reason to leave it. */
const LIKELY = 0.7;

test('nobody ends a turn untouched where a deed will probably succeed', () => {
  const likely = (option: Option): boolean => isOffer(option) && option.about === '' && (option.chance ?? 0) >= LIKELY;
  const of = asked.filter((one) => one.first && one.decision.options.some(likely) && isHeroesTurn(one));
  expect(of.length).toBeGreaterThan(20);
  expect(broken(of, (_, answer) => answer.verb === 'end')).toEqual([]);
});

test('who is held fast tries to get free', () => {
  const frees = (option: Option): boolean => isOffer(option) && /\/(tear|dig-out)$/.test(option.rule);
  const of = asked.filter(({ decision, first }) => first && decision.options.some(frees));
  expect(of.length).toBeGreaterThan(2);
  expect(broken(of, (_, answer) => answer.verb === 'end')).toEqual([]);
});

test('the heir does not wait at the throne for what nobody brings', () => {
  const waits = ({ where, state, decision, first }: Asked): boolean => {
    const { explorers, turn } = engine.view(state, 'all').position;
    const heir = explorers.find(({ id }) => id === turn.who);
    const walks = decision.options.some(({ verb }) => verb === 'move');
    return where.startsWith('second-edition/the-heir.heroes') && first && walks && heir?.room === 'statuary-corridor';
  };
  const of = asked.filter(waits);
  expect(of.length).toBeGreaterThan(5);
  // What others may do until the next turn looks like a reason to stay now and then.
  expect(broken(of, (_, answer) => answer.verb === 'end').length).toBeLessThanOrEqual(of.length / 8);
});

/** Somebody of another side could be asked for a trade. */
const mayAskFoes = ({ engine }: Table, { state, decision }: Asked): boolean => {
  const { explorers } = engine.view(state, 'all').position;
  const seatOf = (who: string): number => explorers.find(({ id }) => id === who)?.seat ?? decision.seat;
  return decision.options.some(
    (option) => option.verb === 'trade' && !areFriends(engine, state, decision.seat, seatOf(option.to)),
  );
};

/** The trade that a quick bot proposes if it opens one in its turn. */
function proposalOf({ engine, planner }: Table, { state, decision }: Asked): Setting['trade'] {
  const after = clone(state);
  const bot = quickBot(engine, `law ${decision.id}`, planner);
  let asked: Decision | undefined = decision;
  while (asked?.kind === 'turn' || asked?.kind === 'trade') {
    const option = bot.answer(engine.view(after, asked.seat), asked);
    const verb = asked.options[option]?.verb;
    if (verb === 'done') return asked.setting?.trade;
    if (asked.kind === 'turn' && verb !== 'trade') return undefined;
    const applied = engine.apply(after, asked.seat, asked.id, option);
    if (!applied.ok) throw new Error(applied.refusal.message);
    [asked] = engine.pending(after);
  }
  return undefined;
}

test('nobody asks a foe for something and offers nothing', () => {
  const third = tableOf(thirdEdition);
  const of = allAsked(third).filter((one) => one.decision.kind === 'turn' && mayAskFoes(third, one));
  expect(of.length).toBeGreaterThan(20);
  const begged = of.filter((one) => {
    const { gives = [], takes = [] } = proposalOf(third, one) ?? {};
    return takes.length > 0 && gives.length === 0;
  });
  expect(begged.map(({ where }) => where)).toEqual([]);
});
