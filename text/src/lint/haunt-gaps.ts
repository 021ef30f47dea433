import type { HauntDef, MonsterDef } from '@hollow/engine';
import { actionPage } from '@hollow/engine/deed';
import { doesHarm } from '@hollow/engine/harms';
import { type HauntWords, type NounLabel, nounOf, type Words } from '../language/words.ts';
import { keysIn, offersIn, PLACEHOLDER, questionsIn, wordCount } from './labels.ts';

/** What the page of a side lacks; `all` is the page for everybody. */
export interface PageGap {
  readonly side: string;
  readonly message: string;
}

type Section = Exclude<keyof HauntWords, 'name' | 'opening' | 'now' | 'goal' | 'win' | 'winDead'>;
/** A label that has to be there, and the pages any of which may hold it. */
type Wanted = readonly [section: Section, key: string, page: string];

const OPENING = { least: 40, most: 130 };

/** Sides that have a page of their own; where everybody plays alone there is one for all. */
export const sidesWithPage = (def: HauntDef): string[] =>
  Object.keys(def.wins ?? {}).map((side) => (side === 'each' ? 'all' : side));

const carriersOf = (def: HauntDef): readonly { readonly rules?: HauntDef['rules'] }[] => [
  ...Object.values(def.pieces ?? {}),
  ...Object.values(def.monsters ?? {}),
  ...Object.values(def.statuses ?? {}),
];

/** The file that holds a page. */
const fileWith =
  (def: HauntDef) =>
  (page: string | undefined): string =>
    sidesWithPage(def).includes(page ?? '') ? (page ?? '') : 'all';

/** Whether an effect hurts, moves or kills somebody, or takes something from them, also in what it calls. */
function isHarmful(def: HauntDef, value: unknown, called: ReadonlySet<unknown> = new Set()): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { op, proc } = value as { readonly op?: unknown; readonly proc?: unknown };
  if (typeof op === 'string' && doesHarm(op)) return true;
  const next = op === 'call' && typeof proc === 'string' && !called.has(proc) ? def.procs?.[proc] : undefined;
  const known = next === undefined ? called : new Set([...called, proc]);
  return [next, ...Object.values(value)].some((part) => isHarmful(def, part, known));
}

/** Rules on the page of a side that may do something to others, who do not read it: by its name they know what it was. */
const harmsIn = (def: HauntDef, rules: HauntDef['rules']): string[] =>
  Object.entries(rules ?? {}).flatMap(([id, rule]) =>
    rule.page !== undefined && rule.page !== 'everyone' && isHarmful(def, rule) ? [id] : [],
  );

/** Rules that make other damage of what comes at somebody: that is told by their name. */
const altersIn = (rules: HauntDef['rules']): string[] =>
  Object.entries(rules ?? {}).flatMap(([id, { on, set = {} }]) =>
    on === 'damage.modify' && ('amount' in set || 'kind' in set) ? [id] : [],
  );

/** What needs a label, and on which page. */
function wanted(def: HauntDef): Wanted[] {
  const fileOf = fileWith(def);
  const all = (section: Section, ids: readonly string[]): Wanted[] => ids.map((id) => [section, id, 'all']);
  const actions = Object.entries(def.actions ?? {});
  const rules = def.rules ?? {};
  return [
    ...all('pieces', Object.keys(def.pieces ?? {})),
    ...all('monsters', Object.keys(def.monsters ?? {})),
    ...all('statuses', Object.keys(def.statuses ?? {})),
    ...all('sides', def.sides ?? []),
    ...all('zones', def.zones ?? []),
    ...all('choices', keysIn(def, 'choose', 'options')),
    ...all('told', keysIn(def, 'tell', 'key')),
    ...actions.map(([id, action]): Wanted => ['actions', id, fileOf(actionPage(action))]),
    ...offersIn(rules).map((id): Wanted => ['actions', id, fileOf(rules[id]?.page)]),
    ...carriersOf(def).flatMap((carrier) =>
      offersIn(carrier.rules).map((id): Wanted => ['actions', id, fileOf(carrier.rules?.[id]?.page)]),
    ),
    ...[def, ...Object.values(def.statuses ?? {})].flatMap((carrier) =>
      [...harmsIn(def, carrier.rules), ...altersIn(carrier.rules)].map(
        (id): Wanted => ['actions', id, fileOf(carrier.rules?.[id]?.page)],
      ),
    ),
    ...Object.entries(def.counters ?? {}).map(([id, { page }]): Wanted => ['counters', id, fileOf(page)]),
    ...Object.entries(def.vars ?? {}).flatMap(([id, { knownTo = 'nobody' }]): Wanted[] =>
      knownTo === 'nobody' ? [] : [['notes', id, knownTo === 'owner' ? 'all' : fileOf(knownTo)]],
    ),
    ...Object.entries(rules).flatMap(([id, { page }]): Wanted[] =>
      page === undefined ? [] : [['rules', id, fileOf(page)]],
    ),
    ...Object.entries(def.rulings ?? {}).map(([id, { page }]): Wanted => ['rulings', id, fileOf(page)]),
  ];
}

/** The rows of the table of an action, or of a roll that it comes to. */
function rowsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(rowsOf);
  if (typeof value !== 'object' || value === null) return [];
  const { rows, ...rest } = value as { readonly rows?: object };
  return [...Object.keys(rows ?? {}), ...Object.values(rest).flatMap(rowsOf)];
}

/** Whether an attack is made that comes from nobody. */
function attacksAlone(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(attacksAlone);
  if (typeof value !== 'object' || value === null) return false;
  const node = value as { readonly op?: unknown; readonly by?: unknown };
  return (node.op === 'attack' && node.by === undefined) || Object.values(value).some(attacksAlone);
}

/** Labels that may stand there without being wanted. */
function allowed(def: HauntDef): Set<string> {
  const known = new Set(wanted(def).map(([section, key]) => `${section}.${key}`));
  for (const rules of [def.rules, ...carriersOf(def).map((carrier) => carrier.rules)])
    for (const key of Object.keys(rules ?? {})) known.add(`rules.${key}`);
  for (const [key, { needs = [], from }] of Object.entries(def.actions ?? {}))
    for (const part of ['where', ...needs.keys(), ...(from === undefined ? [] : [needs.length])])
      known.add(`needs.${key}.${part}`);
  for (const [key, action] of Object.entries(def.actions ?? {}))
    for (const part of ['', '.fail', '.lose', '.bonus', '.extra', ...rowsOf(action).map((row) => `.${row}`)])
      known.add(`${part === '' ? 'deeds' : 'outcomes'}.${key}${part}`).add(`outcomes.${key}${part}`);
  // Where a rule attacks and no character does, it is named like a piece.
  for (const [key, rule] of Object.entries(def.rules ?? {})) if (attacksAlone(rule)) known.add(`pieces.${key}`);
  const sets = [def.rules, ...carriersOf(def).map((carrier) => carrier.rules)];
  // A rule that makes somebody roll may have a name, for those who do not read its page.
  for (const [key, rule] of sets.flatMap((rules) => Object.entries(rules ?? {}))) {
    known.add(`actions.${key}`);
    for (const part of ['', '.fail', ...rowsOf([rule, def.procs]).map((row) => `.${row}`)])
      known.add(`outcomes.${key}${part}`);
  }
  const offered = sets.flatMap(offersIn);
  for (const key of [...Object.keys(def.actions ?? {}), ...offered]) known.add(`offers.${key}`);
  for (const key of questionsIn(def)) known.add(`questions.${key}`);
  for (const key of Object.keys(def.places ?? {})) known.add(`places.${key}`);
  for (const key of Object.keys(def.vars ?? {})) known.add(`notes.${key}`);
  return known;
}

/** Rulings in a file that others read than those whom they are for. */
const misplaced = (def: HauntDef, pages: Readonly<Record<string, HauntWords>>): PageGap[] =>
  Object.entries(pages).flatMap(([side, { rulings = {} }]) =>
    Object.keys(rulings).flatMap((key): PageGap[] => {
      const ruling = def.rulings?.[key];
      const home = fileWith(def)(ruling?.page);
      const message = `rulings.${key} belongs on the page “${home}”; here others would read it`;
      return ruling === undefined || home === side ? [] : [{ side, message }];
    }),
  );

/** A number of a counter or variable: `door.1`. */
const isState = ({ counters = {}, vars = {} }: HauntDef, key: string): boolean => {
  const [, name = '', n] = /^(.+)\.(\d+)$/.exec(key) ?? [];
  return n !== undefined && (counters[name] !== undefined || vars[name] !== undefined);
};

/** Names of variables that a condition would tell as they are, because no clause says what their number means. */
function bareVariables(value: unknown, def: HauntDef, states: ReadonlySet<string>): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => bareVariables(part, def, states));
  if (typeof value !== 'object' || value === null) return [];
  const { x, name, a, cmp, b } = value as Readonly<Record<string, unknown>>;
  if (x === 'var') return def.vars?.[String(name)] === undefined ? [] : [String(name)];
  const compared = x === 'is' && cmp === '=' ? (a as { readonly name?: unknown } | undefined)?.name : undefined;
  if (compared !== undefined && states.has(`${String(compared)}.${String(b)}`)) return [];
  return Object.values(value).flatMap((part) => bareVariables(part, def, states));
}

/** What an action asks for would be told to players by the bare name of a variable. */
function bareNeeds(def: HauntDef, pages: Readonly<Record<string, HauntWords>>): PageGap[] {
  const said = (section: 'needs' | 'notes' | 'states'): ReadonlySet<string> =>
    new Set(Object.values(pages).flatMap((page) => Object.keys(page[section] ?? {})));
  const [needs, notes, states] = [said('needs'), said('notes'), said('states')];
  return Object.entries(def.actions ?? {}).flatMap(([id, action]) =>
    (action.needs ?? []).flatMap((need, n) => {
      const bare = bareVariables(need, def, states).find((name) => !notes.has(name));
      if (bare === undefined || needs.has(`${id}.${n}`)) return [];
      const message = `needs.${id}.${n} is missing: players would read “${bare}”; or say in states what its number means (“${bare}.0”)`;
      return [{ side: fileWith(def)(actionPage(action)), message }];
    }),
  );
}

/** Needs that say “only” again, where “only if” or “only” stands before them already. */
const doubled = (pages: Readonly<Record<string, HauntWords>>): PageGap[] =>
  Object.entries(pages).flatMap(([side, { needs = {} }]) =>
    Object.entries(needs)
      .filter(([, label]) => /^only\b/i.test(label))
      .map(([key]) => ({ side, message: `needs.${key} begins with “only”, which stands before it already` })),
  );

/** Labels that stand on the page for everybody and on that of a side as well, which would read only its own. */
const hiding = (pages: Readonly<Record<string, HauntWords>>): PageGap[] =>
  Object.entries(pages)
    .filter(([side]) => side !== 'all')
    .flatMap(([side, page]) =>
      Object.entries(page).flatMap(([section, labels]) => {
        const open = pages.all?.[section as Section];
        return typeof labels === 'string' || open === undefined
          ? []
          : Object.keys(labels)
              .filter((key) => open[key] !== undefined)
              .map((key) => ({ side, message: `${section}.${key} hides what the page for everybody says of it` }));
      }),
    );

/** Operations `tell` inside a definition. */
function tellsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(tellsIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Readonly<Record<string, unknown>>;
  return [...(node.op === 'tell' ? [node] : []), ...Object.values(node).flatMap(tellsIn)];
}

/** Sentences that are told and name what they are not handed: a number, rooms or people. */
const unhanded = (def: HauntDef, pages: Readonly<Record<string, HauntWords>>): PageGap[] =>
  Object.entries(pages).flatMap(([side, { told = {} }]) =>
    tellsIn(def).flatMap((tell) => {
      const key = String(tell.key);
      const names = [...(told[key] ?? '').matchAll(/\{([a-z]+)/g)].map(([, name = '']) => name);
      return names
        .filter((name) => !['n', 'rooms', 'who'].includes(name) || tell[name] === undefined || tell.to !== undefined)
        .map((name) => ({
          side,
          message: `told.${key} names {${name}}, which is not handed to everybody who reads it`,
        }));
    }),
  );

/** A monster that asks whoever leads it something in place of its walk. */
const asksInstead = ({ movesInstead = {} }: MonsterDef): boolean =>
  Object.values(movesInstead).some((ops) => ops.some(({ op }) => op === 'ask'));

/** A monster that is not like any other: where it must go, how it fights, what harms it. */
const isPeculiar = ({ will, immune, only, attack, defeat = 'stun' }: MonsterDef): boolean =>
  [will, immune, only, attack].some((part) => part !== undefined) || defeat !== 'stun';

/** Monsters of which no page tells what is peculiar about them: in a line of their own, as a rule that they carry or as a ruling about them. */
function untoldMonsters(def: HauntDef, pages: Readonly<Record<string, HauntWords>>): PageGap[] {
  const told = new Set(Object.values(pages).flatMap(({ rules = {} }) => Object.keys(rules)));
  const ruled = new Set(Object.values(def.rulings ?? {}).flatMap(({ about = [] }) => about));
  return Object.entries(def.monsters ?? {}).flatMap(([id, monster]): PageGap[] => {
    const isTold = [...told].some((key) => key.split('.')[0] === id || monster.rules?.[key] !== undefined);
    // What it asks needs a line of its own: a ruling says only how to read it.
    if (isTold || !(asksInstead(monster) || (isPeculiar(monster) && !ruled.has(id)))) return [];
    const message = `rules.${id} is missing, on the page of those who may know where the monster must go, how it fights and what harms it`;
    return [{ side: 'all', message }];
  });
}

/** Rules that a condition carries and of which no page tells: by the name of the rule, or in a line about the condition. */
function untoldConditions(def: HauntDef, pages: Readonly<Record<string, HauntWords>>): PageGap[] {
  const tells = (side: string, key: string): boolean => (pages[side]?.rules?.[key] ?? '') !== '';
  return Object.entries(def.statuses ?? {}).flatMap(([status, { rules = {} }]) =>
    Object.entries(rules).flatMap(([key, { page }]): PageGap[] => {
      const home = fileWith(def)(page);
      // Without a page of its own it may stand where those read it who can come to bear the condition.
      const readers = page === undefined ? Object.keys(pages) : [home, 'all'];
      if (readers.some((side) => tells(side, key) || tells(side, status))) return [];
      const message = `rules.${key} is missing, which the condition “${status}” carries; or rules.${status}, one line for all that it does`;
      return [{ side: home, message }];
    }),
  );
}

/** What is missing on the pages of a haunt, too long, left from a template, or about nothing that is there. */
export function hauntGaps(words: Words, def: HauntDef): PageGap[] {
  const pages = words.haunts?.[def.id] ?? {};
  const sides = sidesWithPage(def);
  const gap = (side: string, message: string): PageGap => ({ side, message });
  const has = (side: string, section: Section, key: string): boolean => (pages[side]?.[section]?.[key] ?? '') !== '';
  const openings = [...new Set(['all', ...sides])].flatMap((side) => {
    const n = wordCount(pages[side]?.opening);
    if (n === 0) return [gap(side, 'opening is missing')];
    if (PLACEHOLDER.test(pages[side]?.opening ?? '')) return [];
    return n < OPENING.least || n > OPENING.most
      ? [gap(side, `opening has ${n} words; ${OPENING.least} to ${OPENING.most} are read`)]
      : [];
  });
  const ends = (['goal', 'win'] as const).flatMap((field) =>
    sides.filter((side) => (pages[side]?.[field] ?? '') === '').map((side) => gap(side, `${field} is missing`)),
  );
  const labels = wanted(def)
    .filter(([section, key, side]) => !has(side, section, key))
    .filter(([section, key]) => section !== 'choices' || words.messages[`choice.${key}`] === undefined)
    .map(([section, key, side]) => gap(side, `${section}.${key} is missing`));
  const rules = Object.entries(def.rules ?? {})
    .filter(([key, { page }]) => page === undefined && !has('all', 'rules', key))
    .filter(([key]) => !sides.every((side) => has(side, 'rules', key)))
    .map(([key]) => gap('all', `rules.${key} is missing, here or on the page of each side`));
  const questions = questionsIn(def)
    .filter((key) => words.messages[`question.${key}`] === undefined)
    .filter((key) => !Object.keys(pages).some((side) => has(side, 'questions', key)))
    .map((key) => gap('all', `questions.${key} is missing, here or on the page of those who are asked`));
  const known = allowed(def);
  // What a piece is worth, or a condition does, may be told in as many lines as it takes.
  const pieceIds = new Set([def.pieces, def.monsters, def.statuses].flatMap((all) => Object.keys(all ?? {})));
  const isOfPiece = (key: string): boolean => {
    const [piece = key] = key.split('.');
    return pieceIds.has(piece);
  };
  const odd = Object.entries(pages).flatMap(([side, page]) =>
    Object.entries(page).flatMap(([section, value]) =>
      typeof value === 'string'
        ? PLACEHOLDER.test(value)
          ? [gap(side, `${section} is that of the template`)]
          : []
        : Object.entries(value as Readonly<Record<string, NounLabel>>).flatMap(([key, label]) =>
            known.has(`${section}.${key}`) ||
            ((section === 'rules' || section === 'worth') && isOfPiece(key)) ||
            ((section === 'states' || section === 'notes') && isState(def, key))
              ? PLACEHOLDER.test(nounOf(label).name)
                ? [gap(side, `${section}.${key} is that of the template`)]
                : []
              : [gap(side, `${section}.${key} is about nothing in the haunt`)],
          ),
    ),
  );
  const idle = Object.entries(pages).flatMap(([side, { now }]) =>
    now === undefined || def.setup?.[side === 'all' ? 'everyone' : side] !== undefined
      ? []
      : [gap(side, 'now is about nothing in the haunt')],
  );
  const missing = [...new Set(['all', ...sides])].filter((side) => pages[side] === undefined);
  const found = new Map(
    [
      ...missing.map((side) => gap(side, 'the page is missing')),
      ...openings,
      ...ends,
      ...labels,
      ...questions,
      ...rules,
      ...odd,
      ...misplaced(def, pages),
      ...idle,
      ...bareNeeds(def, pages),
      ...doubled(pages),
      ...unhanded(def, pages),
      ...hiding(pages),
      ...untoldMonsters(def, pages),
      ...untoldConditions(def, pages),
    ].map((one) => [`${one.side} ${one.message}`, one]),
  );
  // Of a page that is not there, that is all there is to say.
  return [...found.values()].filter(
    ({ side, message }) => !missing.includes(side) || message === 'the page is missing',
  );
}
