import { inScope } from '../../core/scope.ts';
import { explorersOf, sheetOf, sideOf } from '../../machine/characters.ts';
import { ScriptError } from '../script-types.ts';
import type { Case, Cases, Unmade } from './case.ts';
import type { CaseDraft } from './draft.ts';
import { changesFor, Wishes } from './wishes.ts';

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (node: Node): readonly Node[] => (Array.isArray(node.of) ? node.of.filter(isNode) : []);

/** Ways in which a condition comes true: each branch of `any`. */
const branches = (goal: Node): readonly Node[] => (goal.x === 'any' ? listOf(goal).flatMap(branches) : [goal]);

/** `self` in place of the element that a condition speaks of. */
function ofSelf(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(ofSelf);
  if (!isNode(node)) return node;
  if (node.x === 'theIt') return { x: 'self' };
  return Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, ofSelf(inner)]));
}

/** That `self` is in a set, one condition after the other. */
function membership(set: Node): readonly Node[] {
  if (set.x === 'both') return listOf(set).flatMap(membership);
  if (set.x === 'where' && isNode(set.of) && isNode(set.test))
    return [...membership(set.of), ...partsOf(ofSelf(set.test) as Node)];
  return [{ x: 'isIn', who: { x: 'self' }, of: set }];
}

/** Conditions that together make a goal; that somebody is so and so is shown of the one at turn. */
function partsOf(goal: Node): readonly Node[] {
  if (goal.x === 'all') return listOf(goal).flatMap(partsOf);
  return goal.x === 'exists' && isNode(goal.of) && goal.of.x === 'where' ? membership(goal.of) : [goal];
}

/** The turn of somebody of the side, or whose ever it is where that side has nobody. */
function atTurnOf(begun: CaseDraft, side: string): CaseDraft {
  const draft = begun.copy();
  const wanted = draft.haunt.sides.indexOf(side);
  for (let n = 0; n < 8 && draft.state.outcome === null; n++) {
    const { g } = draft;
    const { who } = draft.state.turn;
    if (explorersOf(g).includes(who) && (wanted < 0 || sideOf(g, who) === wanted)) return draft;
    draft.endTurn();
  }
  return begun.copy();
}

/** Everybody else of a side dead, or the whole of the other: what most goals come to. */
function slaughters(draft: CaseDraft): { arrange: { explorers: Record<string, { dead: true }> } }[] {
  const { g } = draft;
  const dead = (which: readonly number[]): { arrange: { explorers: Record<string, { dead: true }> } } => ({
    arrange: { explorers: Object.fromEntries(which.map((who) => [sheetOf(g, who).id, { dead: true as const }])) },
  });
  const all = explorersOf(g);
  return [0, 1]
    .map((side) => all.filter((who) => sideOf(g, who) === side))
    .filter((which) => which.length > 0)
    .map(dead);
}

function goalCase(begun: CaseDraft, side: string, goal: Node, way: string): Case | Unmade {
  const part = `wins/${side}`;
  const unmade = (why: string): Unmade => ({ part, kind: 'goal', why: `${way}${why}` });
  let draft = atTurnOf(begun, side);
  const scope = side === 'each' ? draft.state.turn.who : draft.state.revealer;
  const { who } = draft.state.turn;
  const whole = (after: CaseDraft): boolean => inScope(after.g, scope, -1, -1, after.haunt.words.truth(goal));
  const parts = partsOf(goal);
  const holds = (after: CaseDraft, n: number): boolean =>
    whole(after) || parts.slice(0, n).every((one) => inScope(after.g, who, -1, -1, after.haunt.words.truth(one)));
  for (const [i, one] of parts.entries()) {
    const wishes = new Wishes(draft, one, draft.atTurn);
    const pool = [...slaughters(draft), ...wishes.all(), ...wishes.moves(), ...wishes.lays()];
    const found = changesFor(draft, (after) => holds(after, i + 1), pool);
    if (found === null) return unmade(`nothing was found that brings about part ${i + 1} of ${parts.length}`);
    draft = found.draft;
  }
  if (draft.state.outcome === null) draft.endTurn();
  const { outcome } = draft.state;
  if (outcome === null) return unmade('the condition holds, and the game goes on');
  if (outcome.why !== side) return unmade(`“${outcome.why}” comes first`);
  const title = `${side} win when ${way === '' ? 'the goal is reached' : `its ${way.replace(': ', '')} is reached`}`;
  return { part, kind: 'goal', script: draft.script(title, [{ expect: { outcome: { why: side } } }]) };
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** A script for each way in which each side wins. */
export function goalCases(begun: CaseDraft): Cases {
  const made: Case[] = [];
  const unmade: Unmade[] = [];
  for (const [side, win] of Object.entries(begun.haunt.def.wins ?? {})) {
    const goal = (isNode(win) && !('x' in win) ? win.of : win) as unknown as Node;
    const ways = branches(goal);
    for (const [i, way] of ways.entries()) {
      const name = ways.length === 1 ? '' : `${ORDINALS[i] ?? i + 1} way: `;
      try {
        const found = goalCase(begun, side, way, name);
        if ('script' in found) made.push(found);
        else unmade.push(found);
      } catch (error) {
        if (!(error instanceof ScriptError)) throw error;
        unmade.push({ part: `wins/${side}`, kind: 'goal', why: `${name}${error.message.split('\n')[0]}` });
      }
    }
  }
  return { made, unmade };
}
