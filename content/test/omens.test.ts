import { secondEdition, thirdEdition } from '@hollow/content';
import { Engine, type Event, type State } from '@hollow/engine';
import { expect, test } from 'vitest';
import { must } from './must.ts';

const full = process.env.HOLLOW_TEST === 'full';

/** In how many ways so many dice of the house come to each total: coefficients of (1 + x + x²)ⁿ. */
function waysTo(dice: number): readonly number[] {
  let ways = [1];
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(ways.length + 2).fill(0);
    ways.forEach((w, total) => {
      for (const face of [0, 1, 2]) next[total + face] = (next[total + face] ?? 0) + w;
    });
    ways = next;
  }
  return ways;
}

const sum = (ways: readonly number[]): number => ways.reduce((total, w) => total + w, 0);

/** Probability that a haunt roll begins the haunt when so many omens have been drawn. */
const CHANCES = {
  second: (omens: number): number => sum(waysTo(6).slice(0, omens)) / 3 ** 6,
  third: (omens: number): number => sum(waysTo(omens).slice(5)) / 3 ** omens,
};

/** Omens are the first deck. */
const omensDrawn = ({ drawn }: State): number => must(drawn[0], 'the number of omens');

/** Random play that leaves haunt rolls alone: stones, feathers and stored results would bend the dice. */
function play(engine: Engine, seed: string, n: number): { readonly tried: number[]; readonly begun: number } {
  const { state } = engine.create({ seats: Array.from({ length: n }, () => ({})), stopAtHaunt: true }, seed);
  let word = [...seed].reduce((sum, c) => Math.imul(sum, 31) + c.charCodeAt(0), 7);
  const pick = (size: number): number => {
    word = (Math.imul(word, 1_103_515_245) + 12_345) >>> 0;
    return (word >>> 8) % size;
  };
  const tried: number[] = [];
  const isHauntRoll = (event: Event): boolean => {
    const seen = engine.seen(event, 'all');
    return seen.type === 'roll' && seen.tags.includes('haunt');
  };
  while (state.outcome === null && state.round <= 150) {
    const { question } = state;
    if (question === null) break;
    const options = engine.optionCount(state);
    const rolling = state.happenings.some((h) => h.t === 'roll' && h.tags.includes('haunt'));
    const result = engine.apply(state, question.seat, question.id, rolling ? options - 1 : pick(options));
    if (!result.ok) throw new Error(result.refusal.message);
    if (result.events.some(isHauntRoll)) tried.push(omensDrawn(state));
  }
  return { tried, begun: state.outcome === null ? 0 : omensDrawn(state) };
}

test.each([
  { edition: 'second' as const, pack: secondEdition, rolls: 12, kinds: 6 },
  { edition: 'third' as const, pack: thirdEdition, rolls: 8, kinds: 5 },
])(
  'the haunt begins as often as the dice say, omen by omen: $edition edition',
  ({ edition, pack, rolls, kinds }) => {
    const engine = new Engine([pack]);
    const byOmens = Array.from({ length: 14 }, () => ({ tried: 0, begun: 0 }));
    for (let i = 0; i < (full ? 8000 : 600); i++) {
      const game = play(engine, `omens ${i}`, 3 + (i % 4));
      for (const n of game.tried) must(byOmens[n], 'a number of omens').tried++;
      if (game.begun > 0) must(byOmens[game.begun], 'a number of omens').begun++;
    }
    // Each number of omens is an experiment of its own: so many rolls, so many haunts.
    let chi = 0;
    let degrees = 0;
    for (const [n, { tried, begun }] of byOmens.entries()) {
      const p = CHANCES[edition](n);
      if (n === 0 || n > rolls) continue;
      // What cannot begin does not, and of the rest the dice have to be thrown often enough.
      if (p === 0) expect(begun).toBe(0);
      if (tried * p * (1 - p) < 2) continue;
      chi += (begun - tried * p) ** 2 / (tried * p * (1 - p));
      degrees++;
    }
    // Upper 0.001 points of chi-squared for 1 to 12 degrees of freedom.
    const limit = [10.83, 13.82, 16.27, 18.47, 20.52, 22.46, 24.32, 26.12, 27.88, 29.59, 31.26, 32.91][degrees - 1];
    expect(degrees).toBeGreaterThanOrEqual(kinds);
    expect(chi, JSON.stringify(byOmens)).toBeLessThan(must(limit, 'the limit'));
  },
  3_600_000,
);
