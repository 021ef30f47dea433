import type { G } from '../core/context.ts';
import { placeOf, rowOf } from '../core/tables.ts';
import { run, topNode } from '../machine/machine.ts';
import { takeCourse } from '../play/haunt.ts';
import { explorerOf, hauntOf, need, thingOf } from './find.ts';
import { PositionError, type PositionScript } from './script-types.ts';

/** From the beginning of the haunt's course to the turn of the one whose turn it is; what is done before a turn counts as done. */
function toTurn(g: G): void {
  const { s } = g;
  const { frames, scopes } = s;
  const flow = rowOf(frames, 0);
  flow.pc = rowOf(g.p.blocks, flow.b).findIndex(({ op }) => op === 'prepare') + 1;
  // The first round is what is left of the one that is under way.
  const whole = s.order;
  s.order = [s.turn.who, ...whole.slice(whole.indexOf(s.turn.who) + 1)];
  for (let begun = false; !begun; ) {
    const f = rowOf(frames, frames.length - 1);
    const node = topNode(g);
    if (node === undefined) throw new PositionError('position.turn: whoever it is has no turn');
    g.scope = rowOf(scopes, f.s);
    node.code.run(g, f);
    begun = node.op === 'turn';
    if (!begun) continue;
    frames.length = frames.indexOf(f) + 1;
    scopes.length = f.s + 1;
  }
  s.order = whole;
}

/** A haunt that has been going on: its first steps are done, its pieces lie in the box until the position places them. */
export function underway(g: G, spec: NonNullable<PositionScript['underway']>, position: PositionScript): void {
  const { s } = g;
  s.haunt = hauntOf(g, spec.haunt, 'position.underway');
  const haunt = rowOf(g.p.haunts, s.haunt);
  if (!haunt.playable) throw new PositionError(`position.underway: the rules of ${haunt.def.id} are not written yet`);
  s.revealer = spec.revealer === undefined ? s.turn.who : explorerOf(g, spec.revealer);
  s.revealRoom = spec.room === undefined ? placeOf(g, s.revealer) : need(g.p.roomIndex, spec.room, 'room');
  s.traitor = position.traitor === undefined ? -1 : explorerOf(g, position.traitor);
  s.question = null;
  takeCourse(g, haunt);
  if (spec.order !== undefined) s.order = spec.order.map((id) => thingOf(g, id));
  s.underway = true;
}

/** The haunt goes on, at the turn of the one whose turn it is. */
export function goOn(g: G, { round }: NonNullable<PositionScript['underway']>): void {
  toTurn(g);
  if (round !== undefined) g.s.round = round;
  run(g);
}
