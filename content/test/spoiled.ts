import type { Engine, Setup, State } from '@hollow/engine';
import { type Picker, picker } from '@hollow/engine';
import { must, openQuestion } from './must.ts';

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** What somebody might write in place of a number: its neighbours first, since those are the hardest to notice. */
const OTHERS: readonly ((n: number, pick: Picker) => unknown)[] = [
  (n) => n + 1,
  (n) => n - 1,
  (n, pick) => n + pick(20) - 10,
  (_, pick) => pick(60),
  (_, pick) => pick(200),
  (_, pick) => 1000 + pick(150),
  () => -1,
  () => 0,
  () => 2 ** 31,
  (n) => n + 0.5,
  (n) => String(n),
  (n) => [n],
  () => null,
];

const JUNK: readonly unknown[] = [null, true, false, 0, -1, 7, 1e9, '', 'constructor', [], {}, [1, 2], { a: 1 }];

/** One field of a saved game is changed, lost, doubled or new. Gives the path that was touched. */
export function spoil(saved: Tree, pick: Picker): string {
  let tree = saved;
  const path: string[] = [];
  for (;;) {
    const keys = Object.keys(tree);
    const key = must(keys[pick(keys.length)], 'a field');
    path.push(key);
    const value = tree[key];
    if (isTree(value) && Object.keys(value).length > 0 && pick(12) > 0) {
      tree = value;
      continue;
    }
    change(tree, key, pick);
    return path.join('.');
  }
}

function change(tree: Tree, key: string, pick: Picker): void {
  const value = tree[key];
  const way = pick(10);
  if (way === 0) {
    if (Array.isArray(tree)) tree.splice(Number(key), 1);
    else delete tree[key];
  } else if (way === 1) {
    if (Array.isArray(tree)) tree.splice(Number(key), 0, structuredClone(value));
    else tree[`${key}x`] = structuredClone(value);
  } else if (way === 2) tree[key] = structuredClone(JUNK[pick(JUNK.length)]);
  else if (way === 3) {
    const keys = Object.keys(tree);
    const other = must(keys[pick(keys.length)], 'another field');
    [tree[key], tree[other]] = [tree[other], value];
  } else if (typeof value === 'number') tree[key] = must(OTHERS[pick(OTHERS.length)], 'another number')(value, pick);
  else if (typeof value === 'boolean') tree[key] = !value;
  else if (typeof value === 'string') tree[key] = pick(2) === 0 ? `${value}s` : value.slice(1);
  else tree[key] = structuredClone(JUNK[pick(JUNK.length)]);
}

/** Looks at the game through every pair of eyes and plays some answers of it. */
export function lookAndPlay(engine: Engine, state: State, pick: Picker, answers: number): void {
  for (let n = 0; n < answers && state.outcome === null; n++) {
    if (n % 8 === 0) {
      for (let seat = 0; seat < state.seats; seat++) engine.view(state, seat);
      engine.view(state, 'public');
      engine.explain(state, 'all', state.question?.id ?? -1);
    }
    const decision = openQuestion(engine, state);
    const applied = engine.apply(state, decision.seat, decision.id, pick(decision.options.length));
    if (!applied.ok) throw new Error(applied.refusal.message);
  }
}

/** The game after so many random answers, or earlier where it ended before that. */
export function savedAfter(engine: Engine, setup: Setup, seed: string, answers: number): string {
  const { state } = engine.create(setup, seed);
  const pick = picker(`${seed}/answers`);
  let last = engine.serialise(state);
  for (let n = 0; n < answers && state.question !== null; n++) {
    last = engine.serialise(state);
    engine.apply(state, state.question.seat, state.question.id, pick(engine.optionCount(state)));
  }
  return last;
}
