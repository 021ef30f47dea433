import type { Block, Node, Program } from '../core/context.ts';
import type { RegisterChecks, Waits } from '../core/waits.ts';
import type { Fault } from '../shapes/check.ts';
import { a, anyRows, type NumberSort } from '../state/shapes.ts';
import { type Frame, HELD, type Scope, type State, type Value } from '../state/state.ts';
import type { Bounds } from './bounds.ts';
import { misfit } from './fit.ts';
import { fitsName } from './named.ts';

const flaw = (path: string, message: string): Fault => ({ path, message });

/** Events that a frame holds: those that it closes, and all that it looks at. */
interface Held {
  readonly owned: number[];
  readonly all: number[];
}

const isList = (value: Value | undefined): value is number[] => Array.isArray(value);

function keeps(bounds: Bounds, s: State, waits: Waits, f: Frame, at: number, sort: NumberSort): boolean {
  const names = Object.keys(waits.registers);
  const value = f.r[at];
  const kept = Object.values(waits.registers)[at]?.keeps;
  if (kept === undefined) return false;
  switch (kept.is) {
    case 'value':
      return misfit(bounds, kept.shape, value, '') === null;
    case 'elements':
      return misfit(bounds, anyRows(a(sort)), value, '') === null;
    case 'event':
      if (typeof value !== 'number' || (value === -1 && kept.orNone)) return value === -1;
      return bounds.fits('event', value) && (kept.of === '' || s.happenings[value]?.t === kept.of);
    case 'index': {
      const into = f.r[names.indexOf(kept.into)];
      if (typeof value !== 'number' || !isList(into)) return false;
      return value >= 0 && (kept.within ? value < into.length : value <= into.length);
    }
  }
}

const isBlank = (blank: Value, value: Value | undefined): boolean =>
  isList(blank) ? isList(value) && value.length === 0 : value === blank;

/** What is wrong with the way in which an operation waits: a register that its stage names fits its sort, every other one is blank. */
function wrongWaiting(bounds: Bounds, s: State, f: Frame, waits: Waits, sort: NumberSort, held: Held): string | null {
  const wrong = `${waits.op} does not wait like that`;
  if (f.st === 0 && f.r.length === 0) return waits.given.length > 0 ? wrong : null;
  const stage = waits.stages[f.st];
  const registers = Object.entries(waits.registers);
  if (stage === undefined || (stage.passing && f.st > 0) || f.r.length !== registers.length) return wrong;
  const good = registers.every(([name, { blank }], i) =>
    stage.holds.has(name) ? keeps(bounds, s, waits, f, i, sort) : isBlank(blank, f.r[i]),
  );
  if (!good || !waits.fits(f, checksOf(bounds))) return wrong;
  registers.forEach(([name, { keeps: kept }], i) => {
    const ev = f.r[i];
    if (kept.is !== 'event' || !stage.holds.has(name) || typeof ev !== 'number' || ev < 0) return;
    held.all.push(ev);
    if (kept.own) held.owned.push(ev);
  });
  return null;
}

const checksOf = (bounds: Bounds): RegisterChecks => ({
  isRoom: (n) => bounds.fits('room', n),
  isCard: (n) => bounds.fits('card', n),
});

/** What is wrong with the registers of a frame, or null; its events are added to those held. */
function wrongRegisters(bounds: Bounds, s: State, f: Frame, node: Node | undefined, held: Held): string | null {
  if (node === undefined) return f.st === 0 && f.r.length === 0 ? null : 'the list of operations is at its end';
  return wrongWaiting(bounds, s, f, node.waits, node.goesThrough ?? 'thing', held);
}

function wrongScope(p: Program, s: State, f: Frame, { op, waits }: Node, scope: Scope, isTop: boolean): string | null {
  const { needs } = waits;
  if (needs.event !== undefined && (isTop || f.st > 0)) {
    const on = s.happenings[scope.ev];
    if (on === undefined || (needs.event !== '' && on.t !== needs.event)) return `${op} needs an event`;
  }
  if (needs.self === true && f.own === 1 && scope.self < 0) return `${op} is nobody's`;
  if (needs.card === true && !(scope.owner >= HELD && scope.owner - HELD < p.cards.length))
    return 'no card is being carried out';
  return null;
}

/** Whether the operations belong to a haunt that is not being played. */
function isForeign(p: Program, s: State, block: Block): boolean {
  const [kind, id] = block[0]?.path.split('/') ?? [];
  return kind === 'haunts' && p.haunts[s.haunt]?.def.id !== id;
}

/** The course of the game lies at the bottom, and on top whatever asks the open question. */
function endsFlaw(p: Program, s: State): Fault | null {
  const courses = s.haunt < 0 ? [p.flow] : [p.flow, p.hauntFlow];
  const [course] = s.frames;
  const top = s.frames.at(-1);
  if (course === undefined || top === undefined || !courses.includes(course.b))
    return flaw('frames.0.b', 'the course of the game expected');
  if (s.outcome === null && p.blocks[course.b]?.[course.pc] === undefined)
    return flaw('frames.0.pc', 'the course of the game is at its end');
  return s.question === null || p.blocks[top.b]?.[top.pc]?.waits.stages[top.st]?.asks === true
    ? null
    : flaw(`frames.${s.frames.length - 1}`, 'asks nothing');
}

/** The continuation: frames lie on each other as they were pushed, each with its scope, its registers and its events. */
export function continuationFlaw(bounds: Bounds, s: State): Fault | null {
  const { p } = bounds;
  const wrongEnd = endsFlaw(p, s);
  if (wrongEnd !== null) return wrongEnd;
  let scopes = 0;
  let before = -1;
  /** Greatest event that a frame further down looks at. */
  let below = -1;
  for (const [k, f] of s.frames.entries()) {
    const path = `frames.${k}`;
    const block = p.blocks[f.b];
    if (block === undefined) return flaw(`${path}.b`, 'there is no such list of operations');
    if (f.pc > block.length) return flaw(`${path}.pc`, `the list has ${block.length} operations`);
    if (isForeign(p, s, block)) return flaw(`${path}.b`, 'operations of another haunt');
    if (f.own === 1 ? f.s !== scopes : f.s !== before) return flaw(`${path}.s`, 'the scope of another frame');
    if (f.own === 1) scopes++;
    before = f.s;
    const scope = s.scopes[f.s];
    if (scope === undefined) return flaw(`${path}.s`, 'there is no such scope');
    const node = block[f.pc];
    const held: Held = { owned: [], all: [] };
    const wrong = wrongRegisters(bounds, s, f, node, held);
    if (wrong !== null) return flaw(`${path}.r`, wrong);
    const misplaced = node === undefined ? null : wrongScope(p, s, f, node, scope, k === s.frames.length - 1);
    if (misplaced !== null) return flaw(`scopes.${f.s}`, misplaced);
    if (held.owned.some((ev) => ev <= below)) return flaw(`${path}.r`, 'an event of a frame further down');
    const seen = Math.max(-1, scope.ev, ...held.all);
    below = Math.max(below, seen);
  }
  if (s.scopes.length !== scopes) return flaw('scopes', `${scopes} scopes expected, found ${s.scopes.length}`);
  for (const [k, { vals }] of s.scopes.entries())
    for (const [name, value] of Object.entries(vals))
      if (!fitsName(bounds, name, value)) return flaw(`scopes.${k}.vals.${name}`, 'not what this name stands for');
  return null;
}
