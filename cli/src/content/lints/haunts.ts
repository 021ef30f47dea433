import { type HauntDef, isWritten, type Pack } from '@hollow/engine';
import { type Dice, tooHigh } from '../reach/dice.ts';
import { isPackNode, type PackNode } from '../reach/facts.ts';
import { type HauntReach, hauntReach, spawnedBy, unreachable } from '../reach/haunt.ts';
import type { Lint, Remark, Subject } from './finding.ts';

interface Case {
  readonly where: string;
  readonly def: HauntDef;
  readonly reach: HauntReach;
  readonly dice: Dice;
}

const cases = new WeakMap<Subject, readonly Case[]>();

/** Haunts that can be played, with what can ever happen in them. */
function casesOf(subject: Subject): readonly Case[] {
  const known = cases.get(subject);
  if (known !== undefined) return known;
  const spawned = spawnedBy(subject.packs);
  const { maxDice, faces } = subject.program.edition;
  const dice = { most: maxDice, face: Math.max(...faces) };
  const made = subject.checked.flatMap((pack: Pack) =>
    (pack.haunts ?? [])
      .filter(isWritten)
      .map((def) => ({ where: `${pack.id}/haunts/${def.id}`, def, reach: hauntReach(def, spawned), dice })),
  );
  cases.set(subject, made);
  return made;
}

const each =
  (find: (one: Case) => readonly Remark[]): Lint =>
  (subject) =>
    casesOf(subject).flatMap(find);

/** A need that no operation can make true. */
export const lintNeeds: Lint = each(({ where, def, reach }) =>
  Object.entries(def.actions ?? {}).flatMap(([id, action]) => {
    const all = (action.needs ?? []) as unknown as readonly PackNode[];
    const alone = all.flatMap((need, i): Remark[] => {
      const reason = reach.judge.never(need);
      return reason === null
        ? []
        : [{ where: `${where}/actions/${id}/needs/${i}`, message: `the need can never be met: ${reason}` }];
    });
    const reason = alone.length > 0 ? null : reach.judge.clash(all);
    const message = `the needs can never be met together: ${reason}`;
    return reason === null ? alone : [{ where: `${where}/actions/${id}/needs`, message }];
  }),
);

/** Deeds and rules that are begun and do nothing yet. */
export const lintIdle: Lint = each(({ where, def }) => {
  const isIdle = (ops: unknown): boolean => Array.isArray(ops) && ops.length === 0;
  const actions = Object.entries(def.actions ?? {}).filter(
    ([, { do: does, rows, attack }]) =>
      rows === undefined && attack === undefined && (does === undefined || isIdle(does)),
  );
  const attacks = Object.entries(def.actions ?? {}).filter(
    ([, { attack }]) => attack !== undefined && isIdle(attack.win),
  );
  // What stands in place of an event may well be nothing.
  const rules = Object.entries(def.rules ?? {}).filter(
    ([, { on, do: does }]) => /\.(before|after|offer)$/.test(on) && isIdle(does),
  );
  return [
    ...[...actions, ...attacks].map(([id]) => ({
      where: `${where}/actions/${id}`,
      message: 'the action does nothing',
    })),
    ...rules.map(([id]) => ({ where: `${where}/rules/${id}`, message: 'the rule does nothing' })),
  ];
});

/** Actions that nobody can ever do for another reason, rules that never apply, goals that are never reached. */
export const lintActions: Lint = each(({ where, def, reach: { judge }, dice }) =>
  Object.entries(def.actions ?? {}).flatMap(([id, action]): Remark[] => {
    const at = `${where}/actions/${id}`;
    const reason = unreachable(judge, action);
    const high = tooHigh(judge, def, action, dice);
    return [
      ...(reason === null ? [] : [{ where: at, message: `nobody can ever reach the action: ${reason}` }]),
      ...(high === null
        ? []
        : [{ where: `${at}/pass`, message: `no roll passes without a card that adds to it: ${high}` }]),
    ];
  }),
);

export const lintRules: Lint = each(({ where, def, reach }) => [
  ...[...reach.barred]
    .filter(([path]) => !path.startsWith('actions/'))
    .map(([path, reason]) => ({ where: `${where}/${path}`, message: `it can never come into force: ${reason}` })),
  ...keptFromTheStart(where, def),
]);

export const lintWins: Lint = each(({ where, def, reach }) =>
  Object.entries(def.wins ?? {}).flatMap(([side, win]): Remark[] => {
    const reason = reach.judge.never(('x' in win ? win : win.of) as unknown as PackNode);
    return reason === null ? [] : [{ where: `${where}/wins/${side}`, message: `the goal is never reached: ${reason}` }];
  }),
);

/** Names of this kind in the fields of operations or expressions. */
function uses(value: unknown, word: string, field: string): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => uses(part, word, field));
  if (!isPackNode(value)) return [];
  const own = value.x === word || value.op === word ? [value[field]].flat().map(String) : [];
  return [...own, ...Object.values(value).flatMap((part) => uses(part, word, field))];
}

/** Cards that operations of a set-up hand on, drop or discard. */
function handedOn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(handedOn);
  if (!isPackNode(value)) return [];
  return value.op === 'transfer' ? uses(value, 'cards', 'ids') : Object.values(value).flatMap(handedOn);
}

/** Rules that let nobody take a thing, which somebody may hold already when the haunt begins. */
function keptFromTheStart(where: string, { rules = {}, setup }: HauntDef): Remark[] {
  const handed = handedOn(Object.values(setup ?? {}));
  return Object.entries(rules).flatMap(([id, { verbs = [] }]) =>
    verbs
      .filter((verb) => verb.startsWith('take/') && !handed.includes(verb.slice('take/'.length)))
      .map((verb) => ({
        where: `${where}/rules/${id}`,
        message: `whoever holds ${verb.slice('take/'.length)} when the haunt begins keeps it: drop it in the set-up`,
      })),
  );
}

/** Counters and variables that nothing raises, or nothing reads. */
export const lintCounters: Lint = each(({ where, def }) => {
  const written = new Set(uses(def, 'set', 'name'));
  const read = new Set(uses(def, 'var', 'name'));
  const found = (part: string, id: string, message: string): Remark => ({ where: `${where}/${part}/${id}`, message });
  return [
    ...Object.keys(def.counters ?? {}).flatMap((id): Remark[] => [
      ...(written.has(id) ? [] : [found('counters', id, 'nothing raises the counter')]),
      ...(read.has(id) ? [] : [found('counters', id, 'nothing reads the counter')]),
    ]),
    ...Object.entries(def.vars ?? {}).flatMap(([id, { knownTo }]): Remark[] => [
      ...(written.has(id) ? [] : [found('vars', id, 'nothing sets the variable')]),
      // What a side is shown need not be read by a rule.
      ...(read.has(id) || knownTo !== undefined ? [] : [found('vars', id, 'nothing reads the variable')]),
    ]),
  ];
});

/** Pieces, conditions, procedures, places and zones that nothing uses. */
export const lintUnused: Lint = each(({ where, def, reach: { facts } }) => {
  const places = new Set([
    ...uses(def, 'place', 'name'),
    ...Object.values(def.actions ?? {}).flatMap(({ where: at }) => (typeof at === 'string' ? [at] : [])),
  ]);
  const lacking = (part: string, ids: readonly string[], used: ReadonlySet<string>, message: string): Remark[] =>
    ids.filter((id) => !used.has(id)).map((id) => ({ where: `${where}/${part}/${id}`, message }));
  return [
    ...lacking('pieces', Object.keys(def.pieces ?? {}), facts.pieces, 'nothing brings the piece into play'),
    ...lacking('monsters', Object.keys(def.monsters ?? {}), facts.pieces, 'nothing brings the monster into play'),
    ...lacking('statuses', Object.keys(def.statuses ?? {}), facts.statuses, 'no operation marks anybody with it'),
    ...lacking('procs', Object.keys(def.procs ?? {}), facts.procs, 'nothing calls the procedure'),
    ...lacking('zones', def.zones ?? [], facts.zones, 'nobody is sent there'),
    ...lacking('places', Object.keys(def.places ?? {}), places, 'nothing names the place'),
  ];
});

const isOf = (node: unknown, word: string): node is PackNode => isPackNode(node) && node.x === word;

/** The game is over as soon as the traitor is dead. */
function endsWithTheTraitor({ wins }: HauntDef): boolean {
  const win = wins?.heroes;
  const goal: unknown = win !== undefined && 'of' in win && !('x' in win) ? win.of : win;
  const ways: readonly unknown[] = isOf(goal, 'any') ? (goal.of as readonly unknown[]) : [goal];
  return ways.some((way) => isOf(way, 'isDead') && isOf(way.who, 'traitor'));
}

/** The player of a dead traitor keeps the traitor's turn: its tracks and the rolls at its end go on. */
export const lintClocks: Lint = each(({ where, def }) =>
  endsWithTheTraitor(def)
    ? []
    : Object.entries(def.rules ?? {})
        .filter(([, rule]) => rule.on === 'turn.after' && isOf(rule.for, 'traitor') && rule.evenDead !== true)
        .filter(([, { do: does }]) => uses(does, 'set', 'name').length + uses(does, 'roll', 'op').length > 0)
        .map(([id]) => ({ where: `${where}/rules/${id}`, message: 'it stops when the traitor dies: evenDead' })),
);

const LIMITS = ['turn', 'game', 'none'];

/** A limit that is no word of the language is shared by name: with itself alone it is a slip. */
export const lintLimits: Lint = each(({ where, def }) => {
  const all = Object.values(def.actions ?? {}).map(({ limit }) => limit ?? 'turn');
  return Object.entries(def.actions ?? {}).flatMap(([id, { limit }]): Remark[] =>
    limit === undefined || LIMITS.includes(limit) || all.filter((other) => other === limit).length > 1
      ? []
      : [{ where: `${where}/actions/${id}/limit`, message: `the limit “${limit}” is shared with no other action` }],
  );
});
