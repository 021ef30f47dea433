import { type NameUse, namesIn, nearestWord, type Pack } from '@hollow/engine';
import { readLedger } from '../../proof/ledger.ts';
import type { Lint, Remark, Subject } from './finding.ts';

/** Verbs of `may` that are no rule. */
const VERBS = [
  ...['*', 'move', 'be-moved', 'act', 'enter', 'adjoin', 'discover', 'attack', 'items', 'use'],
  ...['give', 'drop', 'take', 'bequeath'],
  'weapon/bare',
];
/** What the engine itself calls the events of a rule and the rolls. */
const KINDS = ['forced', 'way', 'discovered', 'gain', 'loss'];
const ROLL_TAGS = ['trait', 'attack', 'defence', 'damage', 'haunt', 'room', 'token', 'task', 'contest', 'movement'];

/** Tags that rules ask for, whether or not a card at this table has them. */
const CARD_TAGS = ['item', 'slows-its-bearer'];

/** The groups that a verb belongs to: `rooms/*` and `rooms/attic/*` of `rooms/attic/squeeze-out`. */
const groupsOf = (verb: string): string[] =>
  verb.split('/').flatMap((_, i, parts) => (i === 0 ? [] : [`${parts.slice(0, i).join('/')}/*`]));

/** Tags that rolls of a pack carry. */
function rollTags(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(rollTags);
  if (typeof value !== 'object' || value === null) return [];
  const { op, tags } = value as { readonly op?: unknown; readonly tags?: unknown };
  const own = op === 'roll' && Array.isArray(tags) ? tags.map(String) : [];
  return [...own, ...Object.values(value).flatMap(rollTags)];
}

/** What may be named besides what the compiler looks up. */
function knownNames({ packs, program }: Subject): Partial<Record<NameUse['of'], ReadonlySet<string>>> {
  const { traits, decks, edition, rules, cards, tokens } = program;
  const all = <T>(pick: (pack: Pack) => readonly T[] | undefined): T[] => packs.flatMap((pack) => pick(pack) ?? []);
  const ids = [...cards.map(({ id }) => id), ...tokens.map(({ id }) => id)];
  const verbs = [
    ...VERBS,
    ...rules.map(({ path }) => path),
    ...cards.filter(({ weapon }) => weapon !== null).map(({ id }) => `weapon/${id}`),
    ...ids.flatMap((id) => [`give/${id}`, `drop/${id}`, `take/${id}`]),
  ];
  return {
    verb: new Set([...verbs, ...verbs.flatMap(groupsOf)]),
    'room-tag': new Set(all((pack) => pack.rooms).flatMap(({ tags }) => tags ?? [])),
    'card-tag': new Set([...CARD_TAGS, ...all((pack) => pack.cards).flatMap(({ tags }) => tags ?? [])]),
    'roll-tag': new Set([...ROLL_TAGS, ...traits, ...decks.map(({ id }) => id), ...rollTags(packs)]),
    kind: new Set([...KINDS, ...program.wayKinds, ...Object.keys(edition.damage), ...decks.map(({ id }) => id)]),
    damage: new Set(Object.keys(edition.damage)),
    hobby: new Set(all((pack) => pack.explorers).flatMap(({ hobbies }) => hobbies)),
  };
}

const CALLED: Partial<Record<NameUse['of'], string>> = {
  verb: 'verb, and no rule has this path',
  'room-tag': 'room with the tag',
  'card-tag': 'card with the tag',
  'roll-tag': 'roll with the tag',
  kind: 'kind of event',
  damage: 'kind of damage',
  hobby: 'explorer with the pastime',
};

/** Names that no operation looks up, so that a slip would go unnoticed: verbs of `may`, tags, kinds, pastimes. */
export const lintNames: Lint = (subject) => {
  const known = knownNames(subject);
  return subject.checked.flatMap((pack) =>
    namesIn(pack).flatMap(({ of, name, path }): Remark[] => {
      const set = known[of];
      if (set === undefined || set.has(name)) return [];
      const near = nearestWord(name, [...set]);
      const meant = near === null ? '' : `; did you mean “${near}”?`;
      return [{ where: `${pack.id}/${path}`, message: `there is no ${CALLED[of]}: “${name}”${meant}` }];
    }),
  );
};

/** Clauses that are cited stand in the ledger. A pack of one's own may cite its own. */
export const lintClauses: Lint = ({ checked }) => {
  const editions = checked.filter((pack) => pack.edition !== undefined);
  if (editions.length === 0) return [];
  const ledger = new Set(readLedger().map(({ id }) => id));
  return editions.flatMap((pack) =>
    namesIn(pack)
      .filter(({ of, name }) => of === 'clause' && !ledger.has(name))
      .map(({ name, path }) => ({ where: `${pack.id}/${path}`, message: `the ledger has no clause “${name}”` })),
  );
};
