import type { MarkId } from '@hollow/drawing/ink';
import type { Barred, Option, OptionOf, Verb } from '@hollow/engine';
import type { MessageKey, Text } from '@hollow/text/browser';
import { concernedBy } from '../../board/scene.ts';
import type { TablePacks } from '../../packs/TablePacks.ts';
import { namedSide } from '../../people/there.ts';
import { shortName } from '../../words/say.ts';
import { monsterToken } from '../me/monster.ts';
import { type DockInput, noteOf } from './notes.ts';

/** What lies in the dock: one line for each thing that can be done, and for each that cannot, in an order that never changes while one reads. */

export interface DockItem {
  /** The same for the same thing as long as the question is open. */
  readonly id: string;
  readonly state: 'open' | 'barred';
  readonly mark: MarkId;
  readonly label: string;
  /** What it costs or whom it concerns; for what is barred, why. */
  readonly note: string;
  /** What an offer does and costs, in two lines or so; '' for what goes without saying. */
  readonly does: string;
  /** The path of its rule, by which all of it can be read; null where there is no more. */
  readonly rule: string | null;
  readonly key: string | null;
  /** Numbers of the options behind it: one is an answer, several are chosen from elsewhere. */
  readonly options: readonly number[];
  /** Where the options are chosen when there are several: on the house, or from a list. */
  readonly from: 'here' | 'house' | 'list';
  readonly clause: string | null;
  /** The way out of the question: it stands in a corner of its own. */
  readonly isLast: boolean;
  /** Dice decide of it, against somebody: what they are comes first, then a second press. */
  readonly isFight: boolean;
  /** Worth a second thought before the turn is over: a door, a fight, something of the haunt. */
  readonly isWorth: boolean;
  /** Possible in nearly every turn, and wanted in few. */
  readonly isRare: boolean;
  /** Told in one line with others of its sort, and by itself only in the list. */
  readonly isFolded: boolean;
  /** The floor of the place that it is, where it is one. */
  readonly floor: string | null;
}

type GatheredVerb = 'move' | 'discover' | 'give' | 'trade' | 'loot';

/** Verbs that are gathered under one line, with the letter that the guide gives them. */
const GATHERED: Readonly<
  Record<GatheredVerb, { readonly key: string; readonly mark: MarkId; readonly from: 'house' | 'list' }>
> = {
  move: { key: 'M', mark: 'foot', from: 'house' },
  discover: { key: 'O', mark: 'door', from: 'house' },
  give: { key: 'T', mark: 'cards', from: 'list' },
  trade: { key: 'T', mark: 'cards', from: 'list' },
  loot: { key: 'L', mark: 'skull', from: 'list' },
};

const isGathered = (verb: Verb): verb is GatheredVerb => Object.hasOwn(GATHERED, verb);

const KEYS: Readonly<Partial<Record<Verb, string>>> = {
  end: 'E',
  drop: 'D',
  'pick-up': 'P',
  attack: 'A',
  pass: 'N',
  done: 'E',
};

const MARKS: Readonly<Partial<Record<Verb, MarkId>>> = {
  end: 'hourglass',
  done: 'check',
  ready: 'check',
  pass: 'hourglass',
  attack: 'dagger',
  hurt: 'dagger',
  weapon: 'dagger',
  bare: 'dagger',
  steal: 'claw',
  drop: 'pile',
  'pick-up': 'pile',
  thing: 'cards',
  'take-back': 'cards',
  accept: 'check',
  decline: 'close',
  room: 'house',
  door: 'door',
  doorway: 'door',
  stay: 'house',
  turn: 'turn-right',
  'turn-room': 'turn-right',
  who: 'people',
  together: 'people',
  dice: 'die',
  reroll: 'die',
  number: 'die',
  leave: 'door',
  reveal: 'eye',
};

/** Where a verb stands in the dock; verbs that are not named stand in the middle. Deeds of the haunt come before fights, those of cards after. */
const ORDER: readonly (Verb | 'deed')[] = [
  'together',
  'move',
  'discover',
  'doorway',
  'leave',
  'deed',
  'attack',
  'offer',
  'give',
  'trade',
  'loot',
  'pick-up',
  'drop',
];
/** Handing over and putting down: nearly always possible, and seldom what one came for. */
const RARE: readonly Verb[] = ['give', 'trade', 'drop'];
const LAST: readonly Verb[] = ['pass', 'done', 'end'];

function rank({ verb, isDeed }: Pick<Draft, 'verb' | 'isDeed'>): number {
  const last = LAST.indexOf(verb);
  if (last >= 0) return 1000 + last;
  const at = ORDER.indexOf(isDeed === true ? 'deed' : verb);
  return at < 0 ? ORDER.length : at;
}

function markOf(option: Option, { art }: TablePacks): MarkId {
  if (option.verb === 'trait') return art.trait(option.trait);
  if (option.verb !== 'offer') return MARKS[option.verb] ?? 'lamp';
  const [folder] = option.rule.split('/');
  return folder === 'haunts' ? 'book' : folder === 'cards' ? 'cards' : folder === 'rooms' ? 'house' : 'key';
}

const DIGITS = '123456789';

/** Keys are given once each: to a verb its own letter, to everything else the numbers in the order in which it is read. */
function keysOf(drafts: readonly Draft[]): ReadonlyMap<string, string | null> {
  const keys = new Map<string, string | null>();
  const taken = new Set<string>();
  const give = (id: string, from: string): void => {
    const key = [...from].find((one) => !taken.has(one)) ?? null;
    keys.set(id, key);
    if (key !== null) taken.add(key);
  };
  for (const { item, wanted = '' } of drafts) give(item.id, `${wanted}${DIGITS}`);
  return keys;
}

interface Draft {
  readonly verb: Verb;
  readonly item: Omit<
    DockItem,
    'key' | 'does' | 'rule' | 'isLast' | 'isFight' | 'isWorth' | 'isRare' | 'isFolded' | 'floor'
  > &
    Partial<Pick<DockItem, 'does' | 'rule' | 'floor'>>;
  readonly wanted: string | undefined;
  /** Of the haunt's own page. */
  readonly isDeed?: boolean;
}

const nearest = (options: readonly { readonly cost: number }[]): number => Math.min(...options.map(({ cost }) => cost));

/** Where one may go, or open a door; `single`: there is no choice. */
function wayNote(ways: readonly OptionOf<'move' | 'discover'>[], single: boolean, text: Text): string {
  const [first] = ways;
  if (!single) return text.t(first?.verb === 'move' ? 'play.choose-room' : 'play.choose-door');
  return text.t('play.goes-to', { room: text.name(first?.room ?? '', 'rooms'), steps: nearest(ways) });
}

const GATHERED_LABELS = {
  move: 'play.walk',
  discover: 'play.open-door',
  give: 'play.trade',
  trade: 'play.trade-deal',
  loot: 'play.loot',
} as const satisfies Readonly<Record<GatheredVerb, MessageKey>>;

/** With whom it is done, each named once. */
const namesOf = (whom: readonly string[], { position, text }: DockInput): string =>
  text.list([...new Set(whom.map((who) => namedSide(who, position, text, shortName(text, who))))]);

/** What stands behind a line for a gathered verb. */
function gatheredNote(options: readonly OptionOf<GatheredVerb>[], single: boolean, input: DockInput): string {
  const { text } = input;
  const to = options.flatMap((option) => (option.verb === 'give' || option.verb === 'trade' ? [option.to] : []));
  const from = options.flatMap((option) => (option.verb === 'loot' ? [option.from] : []));
  if (from.length > 0) return text.t('play.loot-from', { whom: namesOf(from, input) });
  if (to.length === 0) return wayNote(options.filter(isWay), single, text);
  return text.t(options[0]?.verb === 'give' ? 'play.give-to' : 'play.trade-whom', { whom: namesOf(to, input) });
}

const isWay = (option: Option): option is OptionOf<'move' | 'discover'> =>
  option.verb === 'move' || option.verb === 'discover';

/** Lines for verbs that are gathered: to walk, to open a door, to hand something over, to trade, to take from the dead. */
function gatherVerb(verb: GatheredVerb, input: DockInput): Draft {
  const { decision, text } = input;
  const isOf = (option: Option): option is OptionOf<GatheredVerb> => option.verb === verb;
  const numbers = decision.options.flatMap((option, i) => (isOf(option) ? [i] : []));
  const options = decision.options.filter(isOf);
  const { key, mark, from } = GATHERED[verb];
  // One room next door may be the way to others.
  const leadsOn = verb === 'move' && (decision.setting?.left ?? 0) > nearest(options.filter(isWay));
  // What is taken from the dead is looked at first.
  const single = numbers.length === 1 && !leadsOn && verb !== 'loot';
  const [label, note] = [text.t(GATHERED_LABELS[verb]), gatheredNote(options, single, input)];
  const item = { id: verb, state: 'open', mark, label, note, options: numbers, clause: null } as const;
  return { verb, item: { ...item, from: single ? 'here' : from }, wanted: key };
}

/** Doors that only a walk leads to are lit on the house as well: they are opened from there. */
const farDoors = ({ text }: DockInput): Draft => {
  const { key, mark, from } = GATHERED.discover;
  const [label, note] = [text.t('play.open-door'), text.t('play.choose-door')];
  const item = { id: 'discover', state: 'open', mark, label, note, options: [], from, clause: null } as const;
  return { verb: 'discover', item, wanted: key };
};

const floorOf = (option: Option, { position }: DockInput): string | null =>
  'room' in option ? (position.rooms.find(({ id }) => id === option.room)?.floor ?? null) : null;

function optionDraft(option: Option, index: number, input: DockInput): Draft {
  // Cost and dice stand in the note already.
  const label = input.text.option(option, input.decision, true);
  const rule = option.verb === 'offer' ? option.rule : null;
  const told = rule === null ? undefined : input.does?.(rule);
  // Only a haunt can hurt a monster.
  const isSafe =
    rule?.startsWith('haunts/') === false && monsterToken(input.position, concernedBy(input.decision)) !== undefined;
  const warns = (told?.warns ?? [])
    .filter((what) => !(isSafe && what === 'risk'))
    .map((what) => input.text.t('play.warns', { what }));
  return {
    verb: option.verb,
    wanted: KEYS[option.verb],
    isDeed: option.verb === 'offer' && option.rule.startsWith('haunts/'),
    item: {
      id: `${option.verb}-${index}`,
      state: 'open',
      mark: markOf(option, input.packs),
      label,
      // A small button cuts its line: what it may cost is never what is lost.
      note: input.text.list(
        [...warns, noteOf(option, input)].filter((part) => part !== ''),
        'dot',
      ),
      does: told?.brief ?? '',
      rule,
      floor: floorOf(option, input),
      options: [index],
      from: 'here',
      clause: null,
    },
  };
}

/** Ways that are closed, and people who cannot be attacked, are told where they are, on the house; the rest stands in the dock. */
const ON_THE_HOUSE: readonly Verb[] = ['move', 'discover', 'leave'];

/** Nobody thinks of it: of an attack before the haunt, of what this game never has, and of what is done for good. */
const isIdle = (barred: Barred, { position, done }: DockInput): boolean =>
  barred.always === true ||
  (barred.verb === 'attack' && position.haunt === null) ||
  (barred.verb === 'offer' && done?.has(barred.offer) === true);

/** Conditions of a haunt are known to the server alone: its page says in words what is missing. */
const missingFor = (barred: Barred, { missing }: DockInput): string | undefined =>
  barred.verb === 'offer' ? missing?.get(barred.offer) : undefined;

/** Whoever may not end a turn is driven by something: what it is comes first. */
function drivenBy({ verb }: Barred, { decision, position, text }: DockInput): readonly string[] {
  const asked = position.explorers.find(({ id }) => id === concernedBy(decision));
  return verb === 'end' ? (asked?.statuses ?? []).map((status) => text.status(status)) : [];
}

function barredDraft(barred: Barred, i: number, input: DockInput): Draft {
  const { what, why: reason, clause } = input.text.reason(barred);
  const why = input.text.list([...drivenBy(barred, input), missingFor(barred, input) ?? reason], 'dot');
  return {
    verb: barred.verb,
    wanted: undefined,
    item: {
      id: `barred-${i}`,
      state: 'barred',
      mark: 'lock',
      label: what,
      note: why,
      options: [],
      from: 'here',
      clause,
    },
  };
}

/** Cards that lie on the other side of a divided room cannot be picked up: nothing but the barrier says so. */
function acrossDrafts({ decision, position, text, packs }: DockInput): Draft[] {
  const me = position.explorers.find(({ id }) => id === concernedBy(decision));
  if (decision.kind !== 'turn' || me === undefined || decision.options.some(({ verb }) => verb === 'pick-up'))
    return [];
  const isDivided = packs.room(me.room)?.parts !== undefined;
  const cards = position.piles.filter(({ room, part }) => isDivided && room === me.room && part !== me.part);
  if (cards.length === 0) return [];
  const things = text.list(
    cards.map(({ card }) => text.name(card)),
    'and',
  );
  const item = {
    id: 'across',
    state: 'barred',
    mark: 'lock',
    label: text.t('play.cannot', { what: text.t('play.with-anything', { deed: 'pick' }) }),
    note: text.t('play.across', { things }),
    options: [],
    from: 'here',
    clause: null,
  } as const;
  return [{ verb: 'pick-up', wanted: undefined, item }];
}

/** One refusal for each thing: the first reason is enough. */
function onePerLabel(drafts: readonly Draft[]): Draft[] {
  const seen = new Set<string>();
  return drafts.filter(({ item: { label } }) => !seen.has(label) && seen.add(label));
}

/** Deeds that are named once for all the things they could be done with. */
const WITH_ANYTHING: readonly Verb[] = ['give', 'drop', 'pick-up', 'trade', 'loot', 'attack'];

/** What one rule forbids of several things stands in one line. */
function onePerReason(drafts: readonly Draft[], { text }: DockInput): Draft[] {
  const groups = Map.groupBy(drafts, ({ verb, item }) =>
    WITH_ANYTHING.includes(verb) ? `${item.note} ${item.clause}` : item.id,
  );
  return [...groups.values()].flatMap((group): Draft[] => {
    const [first, ...others] = group;
    if (first === undefined || others.length === 0) return group;
    const deeds = [...new Set(group.map(({ verb }) => verb))];
    const what = text.list(
      deeds.map((deed) => text.t('play.with-anything', { deed: deed === 'pick-up' ? 'pick' : deed })),
      'or',
    );
    return [{ ...first, item: { ...first.item, label: text.t('play.cannot', { what }) } }];
  });
}

/** More places than so many are chosen on the house, and not among sentences. */
const SENTENCES = 3;

/** Answers that the house itself shows: a press there gives them. */
const PLACES: readonly Verb[] = ['room', 'stay', 'turn-room', 'shift-room', 'exchange', 'door', 'wall', 'doorway'];

/** One line for all of them. */
function onHouse(drafts: readonly Draft[], { text }: DockInput): Draft | null {
  const places = drafts.filter(({ verb }) => PLACES.includes(verb));
  if (places.length <= SENTENCES) return null;
  const item = {
    id: 'on-house',
    state: 'open',
    mark: 'house',
    label: text.t('play.on-house'),
    note: text.t('play.on-house-more', { n: places.length }),
    options: [],
    from: 'house',
    clause: null,
  } as const;
  return { verb: 'move', item, wanted: 'M' };
}

export function dockItems(input: DockInput): DockItem[] {
  const { decision, barred } = input;
  const verbs = [...new Set(decision.options.map(({ verb }) => verb))];
  const open = verbs.flatMap((verb) =>
    decision.kind === 'turn' && isGathered(verb)
      ? [gatherVerb(verb, input)]
      : decision.options.flatMap((option, i) => (option.verb === verb ? [optionDraft(option, i, input)] : [])),
  );
  if (decision.kind === 'turn' && !verbs.includes('discover') && (decision.reach?.doors.length ?? 0) > 0)
    open.push(farDoors(input));
  const gathered = onHouse(open, input);
  if (gathered !== null) open.push(gathered);
  const sorted = open.toSorted((a, b) => rank(a) - rank(b));
  const refused = onePerLabel([
    ...acrossDrafts(input),
    ...barred
      .filter((line) => !ON_THE_HOUSE.includes(line.verb) && !isIdle(line, input))
      .map((line, i) => barredDraft(line, i, input)),
  ]);
  const shut = onePerReason(refused, input);
  const last = sorted.filter(({ verb }) => LAST.includes(verb));
  const first = sorted.filter(({ verb }) => !LAST.includes(verb));
  const keys = keysOf(sorted);
  return [...first, ...last, ...shut].map(({ item, verb, isDeed = false }) => ({
    does: '',
    rule: null,
    floor: null,
    ...item,
    key: keys.get(item.id) ?? null,
    // What bars the way out stands where that would stand.
    isLast: (item.state === 'open' || verb === 'end') && LAST.includes(verb),
    isFight: item.state === 'open' && verb === 'attack',
    isWorth: item.state === 'open' && (verb === 'attack' || verb === 'discover' || isDeed),
    isRare: RARE.includes(verb),
    isFolded: gathered !== null && PLACES.includes(verb),
  }));
}
