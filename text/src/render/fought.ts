import type { HauntDef, PackRules, View } from '@hollow/engine';
import { isWordNode, type WordNode } from './scope.ts';

/** Whom a rule that follows a fight may concern, as far as the reader's own view tells: who would have lost it, and who won. */
export interface Fought {
  readonly loser: readonly string[];
  readonly winner: readonly string[];
  /** It hangs on who has attacked, and not on who has won: then these are the attacked and the attackers. */
  readonly byAttack?: true;
  /** It follows only on damage of these kinds. */
  readonly kinds?: readonly string[];
  /** All that it does is to make another kind of the damage. */
  readonly becomes?: string;
}

type Position = View['position'];
type Rule = PackRules[string];
/** True, false, or null where the view does not tell. */
type Guess = boolean | null;

const FOLLOWS = /^(attack\.after|defeat\.(offer|instead)|damage\.(instead|after|modify))$/;

const partsOf = (node: WordNode): readonly unknown[] => (Array.isArray(node.of) ? node.of : []);
const allOf = (guesses: readonly Guess[]): Guess =>
  guesses.includes(false) ? false : guesses.includes(null) ? null : true;
const anyOf = (guesses: readonly Guess[]): Guess =>
  guesses.includes(true) ? true : guesses.includes(null) ? null : false;

interface Character {
  readonly id: string;
  readonly side: string | null | undefined;
  readonly statuses: readonly string[];
  readonly cards: readonly string[];
  readonly isExplorer: boolean;
}

/** Everybody who may fight. */
const charactersOf = ({ explorers, tokens }: Position): Character[] => [
  ...explorers
    .filter(({ dead }) => dead !== true)
    .map(({ id, side, statuses = [], cards }) => ({ id, side, statuses, cards, isExplorer: true })),
  ...tokens.flatMap((token) =>
    token.monster === true
      ? [{ id: token.id, side: undefined, statuses: token.statuses, cards: token.carries, isExplorer: false }]
      : [],
  ),
];

/** The kind of a piece, as its haunt calls it. */
const kindOf = (id: string): string => (id.split('/').at(-1) ?? '').replace(/#\d+$/, '');

/** Whether somebody is in a set. Who is not known to be of a side may be of any. */
function isAmong(set: unknown, who: Character, known: Pick<Position, 'traitor'>): Guess {
  if (!isWordNode(set)) return null;
  switch (set.x) {
    case 'heroes':
      return who.isExplorer && (who.side == null ? null : who.side === 'heroes');
    case 'traitor':
      return who.isExplorer && (who.side == null ? (known.traitor === who.id ? true : null) : who.side === 'traitor');
    case 'explorers':
      return who.isExplorer;
    case 'with':
      return who.statuses.includes(String(set.status));
    case 'pieces':
      return !who.isExplorer && Array.isArray(set.kinds) && set.kinds.includes(kindOf(who.id));
    case 'both':
      return allOf(partsOf(set).map((part) => isAmong(part, who, known)));
    case 'either':
      return anyOf(partsOf(set).map((part) => isAmong(part, who, known)));
    default:
      return null;
  }
}

/** The conditions of a rule that must all hold. */
const conditionsOf = (when: unknown): readonly unknown[] =>
  isWordNode(when) && when.x === 'all' ? partsOf(when).flatMap(conditionsOf) : when === undefined ? [] : [when];

/** Whether somebody has one of these things. */
function isHolding(things: unknown, who: Character, { tokens }: Position): Guess {
  if (!isWordNode(things)) return null;
  if (things.x === 'cards' && Array.isArray(things.ids)) return who.cards.some((id) => listed(things.ids, id));
  if (things.x !== 'pieces') return null;
  return tokens.some(({ id, holder }) => holder === who.id && listed(things.kinds, kindOf(id)));
}

const listed = (ids: unknown, id: string): boolean => Array.isArray(ids) && ids.includes(id);

/** What a condition asks of one of the two, by the words that stand for it; true where it asks nothing. */
function asks(part: unknown, roles: readonly string[], who: Character, position: Position): Guess {
  if (!isWordNode(part) || !isWordNode(part.who) || !roles.includes(String(part.who.x))) return true;
  if (part.x === 'holds') return isHolding(part.things, who, position);
  if (part.x !== 'isIn') return null;
  // Only what one has can be fought with.
  return part.who.x === 'foughtWith' ? isHolding(part.of, who, position) : isAmong(part.of, who, position);
}

/** Those whom the conditions on one of the two leave. */
const fitting = (position: Position, rule: Rule, roles: readonly string[], own: (who: Character) => Guess): string[] =>
  charactersOf(position)
    .filter(
      (who) => allOf([own(who), ...conditionsOf(rule.when).map((part) => asks(part, roles, who, position))]) !== false,
    )
    .map(({ id }) => id);

/** What a rule says of the kind of the damage: which it must be, and what it makes of it. */
function kindsOf({ when, set = {} }: Rule): Pick<Fought, 'kinds' | 'becomes'> {
  const kinds = conditionsOf(when).flatMap((part) =>
    isWordNode(part) && part.x === 'kindIs' && Array.isArray(part.kinds) ? part.kinds.map(String) : [],
  );
  const { kind, ...others } = set;
  return {
    ...(kinds.length > 0 ? { kinds } : {}),
    ...(typeof kind === 'string' && Object.keys(others).length === 0 ? { becomes: kind } : {}),
  };
}

/** Where a rule stands, and who bears it there: a condition, or a piece. */
function bearerOf(
  { rules, statuses = {}, pieces = {}, monsters = {} }: HauntDef,
  id: string,
): [Rule, WordNode | null] | null {
  const own = rules?.[id];
  if (own !== undefined) return [own, null];
  for (const [status, { rules: carried }] of Object.entries(statuses))
    if (carried?.[id] !== undefined) return [carried[id], { x: 'with', status }];
  for (const [kind, { rules: carried }] of Object.entries({ ...pieces, ...monsters }))
    if (carried?.[id] !== undefined) return [carried[id], { x: 'pieces', kinds: [kind] }];
  return null;
}

/** Whom a rule of the haunt may concern after a fight; null where it does not follow one. */
export function foughtBy(def: HauntDef, id: string, position: Position): Fought | null {
  const [rule, bearer] = bearerOf(def, id) ?? [];
  if (rule === undefined || !FOLLOWS.test(rule.on)) return null;
  // What a thing does has nothing to do with a fight.
  if (conditionsOf(rule.when).some((part) => isWordNode(part) && part.x === 'causedBy')) return null;
  const whose = (who: Character): Guess =>
    allOf([rule.for, bearer ?? undefined].map((set) => (set === undefined ? true : isAmong(set, who, position))));
  const anybody = (): Guess => true;
  const byAttack = rule.on === 'attack.after';
  const ofWinner = rule.on === 'defeat.offer';
  return {
    loser: fitting(position, rule, ['subject', ...(ofWinner ? [] : ['self'])], ofWinner || byAttack ? anybody : whose),
    winner: fitting(
      position,
      rule,
      byAttack ? ['instigator'] : ['winner', 'foe', 'foughtWith'],
      ofWinner ? whose : anybody,
    ),
    ...(byAttack ? { byAttack } : kindsOf(rule)),
  };
}
