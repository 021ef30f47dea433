import type { ActionCode, G, HauntCode, RuleCode } from '../core/context.ts';
import { hauntCode, rowOf } from '../core/tables.ts';
import { actionPage } from '../language/deed.ts';
import { isExplorer, isShown, isUnseen, sideOf } from './characters.ts';

/** The page an action stands on. */
export const pageOf = (action: ActionCode): string => actionPage(action.def);

/** A part of the haunt, and the page that it stands on. */
export interface Part {
  /** An action or a rule, also of a condition, or what a page does first (`setup/<page>`). */
  readonly key: string;
  readonly page: string;
  /** The path of the action or rule. */
  readonly path: string;
}

/** The part that a step of the haunt belongs to; null for a procedure, which belongs to whoever has called it, and for anything else. */
function partAt({ actions, def }: HauntCode, steps: readonly string[]): Part | null {
  const [, , key = '', page = '', inner = ''] = steps;
  const path = (n: number): string => steps.slice(0, n).join('/');
  if (key === 'setup') return { key: `setup/${page}`, page, path: path(4) };
  const action = actions.find((other) => other.id === key);
  if (action !== undefined) return { key, page: pageOf(action), path: path(3) };
  const rule = def.rules?.[key];
  if (rule !== undefined) return { key, page: rule.page ?? 'everyone', path: path(3) };
  const carried = key === 'statuses' ? def.statuses?.[page]?.rules?.[inner] : undefined;
  return carried === undefined ? null : { key: inner, page: carried.page ?? 'everyone', path: path(5) };
}

/** What of the haunt is being carried out; null for anything else. What several parts do in the same way belongs to the one that does it now. */
export function behind(g: G): Part | null {
  if (g.s.haunt < 0) return null;
  const haunt = hauntCode(g);
  const { frames } = g.s;
  for (let i = frames.length - 1; i >= 0; i--) {
    const { b, pc } = rowOf(frames, i);
    const block = rowOf(g.p.blocks, b);
    // What has only its last step still to carry out stands behind its end already.
    const node = block[pc] ?? block.at(-1);
    if (node === undefined) continue;
    const [kind, id, key] = node.steps;
    // The engine's own primitives belong to whoever has called them.
    if (kind === 'core') continue;
    if (kind !== 'haunts' || id !== haunt.def.id) return null;
    if (key !== 'procs') return partAt(haunt, node.steps);
  }
  return null;
}

/** Whether somebody chooses to do what a rule does. */
export const isOffered = ({ hook }: RuleCode): boolean => hook.endsWith('.offer');

/** How much of a part everybody knows: nothing, that it is done, or also what it does by itself and what its dice decide. */
type Known = 'nothing' | 'done' | 'decides';

const ruleOf = (g: G, { path }: Part): RuleCode | undefined => g.p.rules.find((rule) => rule.path === path);

/** Of a deed that was seen to be done others know that it is done, and not to what end; of a rule that has made others roll, or has done something to them, also what its dice decide. */
export function knownOf(g: G, part: Part): Known {
  const rule = ruleOf(g, part);
  if (rule === undefined || !g.s.announced.includes(rule.index)) return 'nothing';
  return isOffered(rule) ? 'done' : 'decides';
}

/** Something that somebody has chosen to do: that it is done was told when it was chosen. */
export function isDeed(g: G, part: Part): boolean {
  const rule = ruleOf(g, part);
  return rule !== undefined && isOffered(rule);
}

/** The part of the haunt that a rule is; null for any other rule. */
export const partOfRule = (g: G, { haunt, path }: RuleCode): Part | null =>
  haunt < 0 ? null : partAt(hauntCode(g), path.split('/'));

/** The rule that does something to somebody of another side, in the open. Whose side nobody knows is told all the same: else the telling would give it away. */
function ruleOn(g: G, who: number): RuleCode | undefined {
  const part = behind(g);
  if (part === null || who < 0 || isUnseen(g, who)) return undefined;
  const side = hauntCode(g).sides.indexOf(part.page);
  return side < 0 || (isShown(g, who) && sideOf(g, who) === side) ? undefined : ruleOf(g, part);
}

function announce(g: G, { index }: RuleCode): void {
  if (!g.s.announced.includes(index) && g.law['info.announce-actions']()) g.s.announced.push(index);
}

/** What a haunt offers and somebody does is told to all, by its name; but nobody sees what somebody unseen does. */
export function hearDeed(g: G, code: RuleCode, who: number): void {
  if (code.haunt >= 0 && !isUnseen(g, who)) announce(g, code);
}

/** A rule that in the open makes somebody of another side roll, or does something to them, is used, and what is used is told. */
export function hear(g: G, who: number): void {
  const rule = ruleOn(g, who);
  if (rule !== undefined && !isOffered(rule)) announce(g, rule);
}

/** A rule that in the open changes how much somebody suffers is used: whoever looks on sees that another amount comes of it. */
export function hearChange(g: G, rule: RuleCode, who: number): void {
  if (rule.haunt >= 0 && !isUnseen(g, who)) announce(g, rule);
}

/** Whether somebody minds what a part of the haunt does to them: a piece of nobody's does not, nor a monster what its own side does with it. */
export function minds(g: G, who: number, { page }: Part): boolean {
  if (who < 0 || isExplorer(g, who)) return who >= 0;
  const side = sideOf(g, who);
  return side >= 0 && side !== hauntCode(g).sides.indexOf(page);
}
