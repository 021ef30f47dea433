/**
 * Where a rule can hang. An event has moments: `before` and `after` run operations, `modify` writes its fields, `instead` stands in its place,
 * `offer` adds an option to a choice.
 */
export const MOMENTS = [
  'turn.before',
  'turn.offer',
  'turn.after',
  'monsterTurn.before',
  'monsterTurn.after',
  'act.before',
  'act.after',
  'leave.before',
  'enter.after',
  'put.instead',
  'discover.instead',
  'takeRoom.before',
  'draw.instead',
  'draw.after',
  'transfer.after',
  'roll.offer',
  'attack.after',
  'defeat.offer',
  'damage.before',
  'damage.modify',
  'damage.instead',
  'damage.offer',
  'damage.after',
  'shift.modify',
  'shift.instead',
  'shift.after',
  'kill.instead',
  'kill.after',
  'reveal.after',
  'standing.offer',
] as const;

/** Values that are folded whenever they are wanted; pure. */
export const QUERIES = [
  'may',
  'moves',
  'cost',
  'stat',
  'pool',
  'dice',
  'total',
  'reroll',
  'passes',
  'doorways',
] as const;

export type Hook = (typeof MOMENTS)[number] | (typeof QUERIES)[number];

const eventOf = <M extends string>(moment: M): M extends `${infer E}.${string}` ? E : never =>
  moment.split('.')[0] as M extends `${infer E}.${string}` ? E : never;

/** The events that rules can answer to. */
export const EVENTS = [...new Set(MOMENTS.map((moment) => eventOf(moment)))];
