import type {
  ActionCode,
  AttackRoll,
  CostCode,
  HauntCode,
  MonsterCode,
  NumFn,
  TaskRoll,
  TokenCode,
  TruthFn,
  WillCode,
} from '../core/context.ts';
import type { Exprs } from '../define/compiler.ts';
import { rangeOf } from '../define/rows.ts';
import { deedOf } from '../language/deed.ts';
import type { ActionDef, Cost, HauntDef, MonsterDef, PieceDef, StatusDef, Will, Win } from '../language/haunt.ts';
import type { Num, Op, Rule } from '../language/types.ts';
import { isWritten } from '../language/written.ts';
import { FIRST_STATUS } from '../state/state.ts';
import type { Compiler, CompileSite } from './compiler.ts';
import { overBy } from './over.ts';
import { progress } from './progress.ts';

/** The id of a piece outside its haunt. */
export const pieceId = (haunt: string, piece: string): string => `${haunt}/${piece}`;

/** Pieces and monsters of a haunt as token definitions, in the order of the file: they get their indices before anything is compiled. */
export function piecesOf(def: HauntDef): { readonly id: string; readonly def: PieceDef | MonsterDef }[] {
  const all = [...Object.entries(def.pieces ?? {}), ...Object.entries(def.monsters ?? {})];
  return all.map(([id, piece]) => ({ id: pieceId(def.id, id), def: piece }));
}

const isMonster = (def: PieceDef | MonsterDef): def is MonsterDef => 'traits' in def;

function costOf(cost: Cost | undefined): CostCode {
  if (cost === undefined || typeof cost === 'string') return { kind: cost ?? 'none', spaces: 0 };
  return { kind: 'move', spaces: cost.move };
}

/** Rooms or cards that make the action possible, and whether one of them is still unused. */
function sources(action: ActionDef): Rule['needs'] {
  if (action.from === undefined) return [];
  return [
    {
      x: 'source',
      rooms: action.from.rooms ?? [],
      cards: action.from.cards ?? [],
      once: action.once === true || action.once === 'success',
    } as never,
  ];
}

const NO_NUMBER: NumFn = () => 0;

/** The traits that an action leaves the choice of. */
const traitsOf = (c: Compiler, setting: CompileSite, ids: string | readonly string[]): number[] =>
  [ids].flat().map((id) => c.names(setting).trait(id));

/** What an action is rolled with: one that is an attack, or that succeeds from a number on. */
function rollOf(
  c: Compiler,
  { attack, roll, pass, rows }: ActionDef,
  setting: CompileSite,
): TaskRoll | AttackRoll | null {
  const e = c.exprs(setting);
  if (attack !== undefined) return { kind: 'attack', on: e.one(attack.on), traits: traitsOf(c, setting, attack.with) };
  if (roll === undefined || pass === undefined || rows !== undefined) return null;
  const num = (value: Num | undefined): NumFn => (value === undefined ? NO_NUMBER : e.num(value));
  const task = { kind: 'task', bonus: num(roll.bonus), need: e.num(pass) } as const;
  if ('dice' in roll) return { ...task, pools: [{ dice: e.num(roll.dice) }], extra: NO_NUMBER };
  const pools = traitsOf(c, setting, roll.trait).map((trait) => ({ trait }));
  return { ...task, pools, extra: num(roll.extra) };
}

function addAction(c: Compiler, def: HauntDef, id: string, action: ActionDef, setting: CompileSite): ActionCode {
  const limit = action.limit ?? 'turn';
  const shared = !['turn', 'none', 'game'].includes(limit);
  const use: Op[] =
    action.once === undefined || action.once === false
      ? []
      : [{ op: 'useSource', rooms: action.from?.rooms ?? [], cards: action.from?.cards ?? [] } as Op];
  const deed =
    action.once === 'success' ? deedOf({ ...action, do: [...use, ...(action.do ?? [])] }) : [...use, ...deedOf(action)];
  const rule: Rule = {
    on: 'turn.offer',
    for: action.who,
    needs: [...(action.needs ?? []), ...(sources(action) ?? [])],
    do: deed,
    limit: shared ? 'turn' : (limit as 'turn' | 'none' | 'game'),
    ...(action.page === undefined ? {} : { page: action.page }),
  };
  const where = typeof action.where === 'string' ? { x: 'place', name: action.where } : action.where;
  const code = c.addRule(id, rule, 'haunt', setting.haunt, setting, {
    where: where === undefined ? null : c.exprs(setting).set(where),
    within: where === undefined ? null : c.exprs(setting).member(where),
    limitName: shared ? limit : '',
    task: action.roll !== undefined,
    roll: rollOf(c, action, setting),
    cost: costOf(action.attack === undefined ? action.cost : (action.cost ?? 'attack')),
  });
  return { id, rule: code.index, def: action, over: overBy(action, def, c.exprs(setting)) };
}

const willOf = (e: Exprs, lines: readonly Will[] | undefined): WillCode[] =>
  (lines ?? []).map((line): WillCode => {
    if ('seek' in line) return { kind: 'seek', who: e.set(line.seek), when: null };
    if ('seekAny' in line) return { kind: 'seekAny', who: e.set(line.seekAny), when: null };
    if ('seekRoom' in line) return { kind: 'seekRoom', who: e.set(line.seekRoom), when: null };
    if ('stay' in line) return { kind: 'stay', who: null, when: e.truth(line.stay) };
    return { kind: 'free', who: null, when: e.truth(line.free) };
  });

/** Whether being beaten does anything to it: where that hangs on conditions alone; null where it always does. */
function effective(e: Exprs, defeat: MonsterDef['defeat']): TruthFn | null {
  if (typeof defeat !== 'object') return null;
  const whens = defeat.flatMap((op) => (op.op === 'when' ? [op] : []));
  const always = whens.some(({ then, else: other = [] }) => then.length > 0 && other.length > 0);
  if (whens.length < defeat.length || always) return null;
  const tests = whens.map(({ test, then }) => ({ holds: e.truth(test), wanted: then.length > 0 }));
  return (g) => tests.some(({ holds, wanted }) => holds(g) === wanted);
}

function monster(c: Compiler, def: MonsterDef, traits: readonly string[], setting: CompileSite): MonsterCode {
  const e = c.exprs(setting);
  const names = c.names(setting);
  const stat = (t: string): NumFn | null => {
    const value = def.traits[t];
    return value === undefined || value === null ? null : e.num(value);
  };
  return {
    stats: traits.map(stat),
    side: def.side === undefined ? 'traitor' : def.side,
    moves: def.moves === 'by-rule' ? 'none' : (def.moves ?? 'roll'),
    fixed: def.moves === 'none',
    movesInstead: insteadRows(c, def.movesInstead, setting),
    through: def.through ?? [],
    carries: def.carries === undefined ? null : e.set(def.carries),
    attackTrait: def.attack?.trait === undefined ? -1 : names.trait(def.attack.trait),
    damage: def.attack?.damage ?? '',
    must: def.attack?.must ?? false,
    never: def.attack?.never ?? false,
    shoots: def.attack?.range === 'sight',
    targets: def.attack?.on === undefined ? null : e.set(def.attack.on),
    defeat: typeof def.defeat === 'string' ? def.defeat : def.defeat === undefined ? 'stun' : 'ops',
    defeatBlock:
      typeof def.defeat === 'object' ? c.block(def.defeat, { ...setting, path: `${setting.path}/defeat` }) : -1,
    defeatIf: effective(e, def.defeat),
    immune: (def.immune ?? []).map((t) => names.trait(t)),
    only: def.only === undefined ? null : e.truth(def.only),
    will: willOf(e, def.will),
    slows: typeof def.slows === 'object' ? e.truth(def.slows) : (def.slows ?? true),
  };
}

/** What a monster does in place of moving, by what it has rolled: rows that need not cover every result. */
const insteadRows = (c: Compiler, raw: MonsterDef['movesInstead'], setting: CompileSite): MonsterCode['movesInstead'] =>
  Object.entries(raw ?? {}).map(([key, ops]) => ({
    ...rangeOf(key, setting.path),
    block: c.block(ops, { ...setting, path: `${setting.path}/${key}` }),
  }));

/** Compiles a piece or monster with its rules. Monsters' rules concern the monster itself unless they say otherwise. */
export function compilePiece(
  c: Compiler,
  id: string,
  def: PieceDef | MonsterDef,
  token: number,
  traits: readonly string[],
  outer: CompileSite,
): TokenCode {
  const slots = c.declare(def.vars, 'carrier', outer.slots);
  const setting: CompileSite = { ...outer, path: `haunts/${id}`, slots };
  c.addRules(def.rules, 'token', token, setting);
  return {
    id,
    n: 0,
    haunt: outer.haunt,
    count: c.exprs(setting).num(def.n),
    link: def.link ?? false,
    blocksSight: false,
    hinders: def.hinders ?? false,
    carry: def.carry ?? 'nobody',
    most: def.most ?? 99,
    faceDown: def.faceDown ?? '',
    monster: isMonster(def) ? monster(c, def, traits, setting) : null,
  };
}

const winOf = (c: Compiler, def: HauntDef, side: string, win: Win, setting: CompileSite): HauntCode['wins'][number] => {
  const { at = 'now', of, but } = 'x' in win ? { of: win } : win;
  const e = c.exprs({ ...setting, path: `${setting.path}/wins/${side}` });
  return {
    side,
    at,
    of: e.truth(of),
    but: but === undefined ? null : e.set(but),
    progress: progress(of, e, def),
  };
};

/** The bits of the conditions that have a property. */
const bitsOf = (def: HauntDef, has: (status: StatusDef) => boolean): number =>
  Object.values(def.statuses ?? {}).reduce(
    (bits, status, i) => (has(status) ? bits | (1 << (FIRST_STATUS + i)) : bits),
    0,
  );

/** Compiles what belongs to the haunt as a whole. */
export function compileHaunt(c: Compiler, def: HauntDef, setting: CompileSite): HauntCode {
  const e = c.exprs(setting);
  const under = (part: string): CompileSite => ({ ...setting, path: `${setting.path}/${part}` });
  const blocks = (record: Readonly<Record<string, readonly Op[]>> | undefined, part: string): Record<string, number> =>
    Object.fromEntries(Object.entries(record ?? {}).map(([id, ops]) => [id, c.block(ops, under(`${part}/${id}`))]));
  Object.entries(def.statuses ?? {}).forEach(([id, status], i) => {
    c.addRules(status.rules, 'status', i, under(`statuses/${id}`));
  });
  const actions = Object.entries(def.actions ?? {}).map(([id, action]) => addAction(c, def, id, action, under(id)));
  for (const [id, rule] of Object.entries(def.rules ?? {})) c.addRule(id, rule, 'haunt', setting.haunt, under(id));
  return {
    def,
    kind: def.kind,
    freeFight: def.hostility === 'everyone' || def.kind === 'free-for-all',
    traitor: def.traitor === undefined ? null : e.set(def.traitor),
    first: def.first === undefined ? null : e.set(def.first),
    sides: ['heroes', 'traitor', ...(def.sides ?? [])],
    counters: Object.entries(def.counters ?? {}).map(([id, counter]) => ({
      id,
      slot: setting.slots(setting.path, id) ?? -1,
      from: counter.from === undefined ? null : e.num(counter.from),
      to: counter.to === undefined ? null : e.num(counter.to),
      secret: counter.secret ?? false,
      page: counter.page ?? 'everyone',
    })),
    vars: Object.keys(def.vars ?? {}).map((id) => ({ id, slot: setting.slots(setting.path, id) ?? -1 })),
    secrets: Object.entries(def.vars ?? {}).flatMap(([id, { knownTo }]) =>
      knownTo === undefined ? [] : [{ id, slot: setting.slots(setting.path, id) ?? -1 }],
    ),
    guesses: Object.entries(def.vars ?? {}).flatMap(([id, { guess }]) =>
      guess === undefined
        ? []
        : [{ slot: setting.slots(setting.path, id) ?? -1, among: e.set(guess.among), n: e.num(guess.n) }],
    ),
    setup: blocks(def.setup, 'setup'),
    procs: blocks(def.procs, 'procs'),
    statuses: Object.keys(def.statuses ?? {}),
    hiding: bitsOf(def, ({ hidesPlace }) => hidesPlace === true),
    transforming: bitsOf(def, ({ transforms }) => transforms === true),
    unobtrusive: bitsOf(def, ({ slows }) => slows === false),
    wills: Object.entries(def.statuses ?? {}).map(([id, status]) =>
      willOf(c.exprs(under(`statuses/${id}`)), status.will),
    ),
    actions,
    wins: Object.entries(def.wins ?? {}).map(([side, win]) => winOf(c, def, side, win, setting)),
    words: e,
    playable: isWritten(def),
  };
}
