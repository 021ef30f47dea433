import type { Topic } from '../../language/brings.ts';
import type { Pack } from '../../language/pack.ts';
import type { CardDef, PackRules, ReachedSort, Rule } from '../../language/types.ts';
import { OPERATIONS } from '../../words/operations.generated.ts';

/** What operations bring about that is done to somebody. */
const ACTING: readonly Topic[] = [
  ...(['moved', 'hurt', 'healed', 'robbed', 'dead', 'borne', 'set', 'lifted', 'shown', 'stopped'] as const),
  ...(['looked', 'altered'] as const),
];

/** An effect of the house: a rule of a card, room or token, or what a card does when it is drawn. */
export interface HouseDeed {
  /** `cards/bell/ring`, `cards/debris/draw`. */
  readonly path: string;
  readonly carrier: 'cards' | 'rooms' | 'tokens';
  readonly id: string;
  /** The hook of the rule, or `draw`. */
  readonly on: string;
  /** What is done to anybody, and whether to others than the one who uses it. */
  readonly topics: ReadonlySet<Topic>;
  readonly others: boolean;
  /** Whom a card says that it reaches; nothing where it does not say. */
  readonly reaches: readonly ReachedSort[];
  /** Everything that it names: rooms, cards. */
  readonly names: ReadonlySet<string>;
}

type Json = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const isSelf = (value: unknown): boolean => isRow(value) && value.x === 'self';
const isOwn = (value: unknown): boolean => isRow(value) && (value.x === 'thisCard' || isSelf(value));

interface Found {
  readonly topics: Set<Topic>;
  others: boolean;
}

/** Goes through a list of operations; `own`: `self` is still the one who uses the effect. */
function look(value: unknown, own: boolean, found: Found): void {
  if (Array.isArray(value)) for (const each of value) look(each, own, found);
  if (!isRow(value)) return;
  const word = typeof value.op === 'string' ? OPERATIONS.get(value.op) : undefined;
  for (const { topic, on, with: wanted } of word?.brings ?? []) {
    if (!ACTING.includes(topic) || (wanted !== undefined && value[wanted] === undefined)) continue;
    found.topics.add(topic);
    const whom = on === undefined ? undefined : (value[on] ?? { x: 'self' });
    found.others ||= (whom !== undefined && !isOwn(whom)) || !own;
  }
  const of = word?.goesThrough === undefined || word.goesThrough === null ? undefined : value[word.goesThrough];
  const inner = own && (of === undefined || value.self !== true || isSelf(of));
  for (const each of Object.values(value)) look(each, inner, found);
}

function wordsIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') found.add(value);
  else if (Array.isArray(value)) for (const each of value) wordsIn(each, found);
  else if (isRow(value)) for (const each of Object.values(value)) wordsIn(each, found);
  return found;
}

function deed(
  carrier: HouseDeed['carrier'],
  id: string,
  rule: string,
  effect: unknown,
  said: Partial<Rule>,
): HouseDeed {
  const found: Found = { topics: new Set(), others: false };
  // What concerns whoever is there, or anybody, is done to others than the bearer.
  const own = carrier === 'cards' && (said.for === undefined || said.for === 'holder');
  look(effect, own, found);
  return {
    path: `${carrier}/${id}/${rule}`,
    carrier,
    id,
    on: said.on ?? 'draw',
    topics: found.topics,
    others: found.others,
    reaches: said.reaches ?? [],
    names: wordsIn([effect, said]),
  };
}

const ofRules = (carrier: HouseDeed['carrier'], id: string, rules: PackRules | undefined): HouseDeed[] =>
  Object.entries(rules ?? {})
    .filter(([, rule]) => rule.do !== undefined)
    .map(([name, rule]) => deed(carrier, id, name, rule.do, rule));

const ofCard = (card: CardDef): HouseDeed[] => [
  ...(card.draw === undefined
    ? []
    : [deed('cards', card.id, 'draw', card.draw, card.reaches === undefined ? {} : { reaches: card.reaches })]),
  ...ofRules('cards', card.id, card.rules),
];

/** Every effect of the cards, rooms and tokens of the packs that does something to somebody. */
export function houseDeedsOf(packs: readonly Pack[]): readonly HouseDeed[] {
  return packs
    .flatMap((pack) => [
      ...(pack.cards ?? []).flatMap(ofCard),
      ...(pack.rooms ?? []).flatMap(({ id, rules }) => ofRules('rooms', id, rules)),
      ...(pack.tokens ?? []).flatMap(({ id, rules }) => ofRules('tokens', id, rules)),
    ])
    .filter(({ topics }) => topics.size > 0);
}
