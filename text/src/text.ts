import type {
  Barred,
  Decision,
  Option,
  Outcome,
  Pack,
  Refusal,
  SeenEvent,
  SeenEventOf,
  TomeAction,
  View,
} from '@hollow/engine';
import { MessageArguments } from './fields.ts';
import type { Phrase } from './grammar/grammar.ts';
import type { MessageArgs } from './keys.generated.ts';
import { type Arg, Catalog, capital } from './language/catalog.ts';
import type { Message } from './language/packed.ts';
import { bracket } from './language/pseudo.ts';
import { type Kind, PSEUDO, type Words } from './language/words.ts';
import type { HauntScope } from './names/haunt-book.ts';
import { ThingNames } from './names/names.ts';
import { Reasons } from './reasons.ts';
import { lineText, type RuleLine } from './render/lines.ts';
import type { OfferText } from './render/offer.ts';
import { houseOffer } from './render/offers.ts';
import { rowsText, rowText } from './render/parts.ts';
import { type Ruleset, rulesLines } from './render/rules.ts';
import type { ThrowRow, ThrowTable } from './render/throws.ts';
import { writtenMessages } from './render/written.ts';
import { type Sided, Telling } from './telling.ts';
import type { HauntPage, HauntTold, TomeLine } from './tome/book.ts';

export type MessageKey = keyof MessageArgs;
export type ArgsOf<K extends MessageKey> = [MessageArgs[K]] extends [never]
  ? readonly []
  : readonly [args: Readonly<Record<MessageArgs[K], Arg>>];

/** All that a player reads, in one language. Nothing here throws for a word that is missing: its id or key is shown. */
export interface Text {
  readonly lang: string;
  /** A message of the interface; key and arguments are checked by the type checker. */
  t<K extends MessageKey>(key: K, ...args: ArgsOf<K>): string;
  /** The name of a room, card, token, explorer, floor, trait, deck or haunt. */
  name(id: string, kind?: Kind): string;
  /** The same as an argument of messages, which ask for the form they need: `{room_the}`. */
  noun(id: string, kind?: Kind): Phrase;
  /** A term of the game by its key (`name.speed`, `glossary.haunt`), in every form in which sentences have it; none where there are no words for it. */
  termForms(key: string): readonly string[];
  /** What an explorer is called for short; any other thing by its name. */
  short(id: string): string;
  /** The same for messages, which ask for it in the form they need. */
  shortNoun(id: string): Phrase;
  /** A line of mood, or nothing. */
  flavour(id: string, kind?: Kind): string;
  /** Several things in one row, as the language joins them; `last` joins the last two. */
  list(items: readonly string[], last?: 'comma' | 'and' | 'or' | 'dot'): string;
  hobbies(id: string): readonly string[];
  /** One line of the log, as told to the viewer whom the event was made for; `label` names an offer whose page the viewer may not read. */
  event(seen: SeenEvent & { readonly label?: string }): string;
  /** What is told of several events in one line, with what of the haunt has done the first before it, where that has a name. */
  caused(seen: SeenEvent, said: string): string;
  /** What the decision asks; not `named`: without the name of whom it is put to before it, where that is seen elsewhere. */
  prompt(decision: Decision, named?: boolean): string;
  /** A short imperative, with its cost and dice where it has some; `brief`: without them, where they stand elsewhere. */
  option(option: Option, decision?: Decision, brief?: boolean): string;
  /** What is not possible, why, and which clause says so. */
  barred(barred: Barred): string;
  /** The same in its parts; no clause where the ledger has none for it. */
  reason(barred: Barred): { readonly what: string; readonly why: string; readonly clause: string | null };
  refusal(refusal: Pick<Refusal, 'code'>): string;
  /** `explorers` as they stand at the end: there may be several traitors. */
  outcome(outcome: Outcome, explorers?: readonly Sided[]): string;
  /** The rules of a thing of the pack, one line each; `readings` are those of the table. */
  rulesText(pack: Pack, kind: Kind, id: string, readings?: Ruleset): string[];
  /** The same, with what each line is to the others: rows of a table, courses of a choice. */
  rulesLines(pack: Pack, kind: Kind, id: string, readings?: Ruleset): RuleLine[];
  /** Decisions about a room or card where the books are silent. */
  rulings(id: string, kind?: Kind): string[];
  /** The row of a table that the result of a roll stands in, and what it says; null where that is not known. */
  row(roll: Pick<SeenEventOf<'roll'>, 'about' | 'tags' | 'total'>, readings?: Ruleset): string | null;
  /** Every row of the table that a card, room or token in play rolls by, the best first; none where that is not known. */
  rows(roll: Pick<SeenEventOf<'roll'>, 'about' | 'tags'>, readings?: Ruleset): readonly ThrowRow[];
  /** Whether a typed word says yes in this language. */
  isYes(typed: string): boolean;
  /** What is read out of a haunt to one side, or to `all`; `noneLeft`: no hero is left alive (`noHeroLeft`). */
  haunt(id: string, side: string, noneLeft?: boolean): HauntPage;
  /** The viewer's page of the haunt, line by line; nothing before there is one. */
  tome(view: View): TomeLine[];
  /** What has been heard of pages that are not the viewer's, from words that hold them. */
  heard(view: View): TomeLine[];
  /** What an action of a haunt does: roll, cost, limit and outcome. */
  deed(haunt: string, action: string): string;
  /** What an offer does and costs, by the path of its rule: in two lines or so, and all of it; nothing where the reader has no such page. */
  offer(path: string, readings?: Ruleset): OfferText;
  /** The label of an offer by the path of its rule: for those who see it used, but may not read its page. */
  action(path: string): string;
  /** What attacks where no character does, by the rule of the haunt that is on: “the plague”; null where it has no name. */
  foe(rule: string): Phrase | null;
  /** What a piece in somebody's hands is good for; '' where one's own page does not say. */
  worth(piece: string): string;
  /** A condition of a character, and a place off the board. */
  status(id: string): string;
  zone(id: string): string;
  /** The same text while a haunt is on: with `sides`, from their words and those for all, and from labels that were handed in. */
  during(scope: HauntScope): Text;
  /** Keys, labels and forms that were wanted and are not there. */
  missing(): readonly string[];
  /** Keys of the messages that were said so far. */
  used(): readonly string[];
}

/** Two by two: what stands between them is the language's own. */
const joined = (catalog: Catalog, items: readonly string[], last: 'comma' | 'and' | 'or' | 'dot'): string =>
  items.length === 0
    ? ''
    : items.reduce((a, b, i) =>
        catalog.say(last === 'dot' || i === items.length - 1 ? `list.${last}` : 'list.comma', { a, b }),
      );

/** Who tells what is read of a haunt. */
export type HauntTeller = (
  catalog: Catalog,
  names: ThingNames,
  packs: readonly Pack[],
  why: (reason: NonNullable<TomeAction['why']>) => string,
) => HauntTold;

/** Text from words already loaded: pure, for browsers as well. Packs let refusals name the condition that does not hold. */
export function makeText(
  words: Words<Message>,
  packs: readonly Pack[],
  scope: HauntScope | null,
  teller: HauntTeller,
): Text {
  const catalog = new Catalog(words.lang, { ...words.messages, ...writtenMessages(words) }, words.grammar);
  return textOf(catalog, words, packs, scope, teller);
}

function textOf(
  catalog: Catalog,
  words: Words<Message>,
  packs: readonly Pack[],
  scope: HauntScope | null,
  teller: HauntTeller,
): Text {
  const names = new ThingNames(words, catalog, scope);
  const fields = new MessageArguments(catalog, names);
  const telling = new Telling(catalog, names, fields);
  const reasons = new Reasons(catalog, names, fields, packs);
  const tome = teller(catalog, names, packs, (reason) => reasons.why(reason));

  /** What adds to an edition goes by its decks and switches. */
  const edition = packs.find((pack) => pack.edition !== undefined)?.edition;
  const inEdition = (pack: Pack): Pack =>
    pack.edition !== undefined || edition === undefined ? pack : { ...pack, edition };

  const linesFor = (pack: Pack, kind: Kind, id: string, readings?: Ruleset): RuleLine[] =>
    rulesLines(catalog, names, inEdition(pack), kind, id, readings);

  const shown = (line: string): string => (words.lang === PSEUDO ? bracket(line) : line);
  const shownRow = (row: ThrowRow): ThrowRow => ({ ...row, text: shown(row.text) });
  const shownTable = (table: ThrowTable): ThrowTable => ({ ...table, rows: table.rows.map(shownRow) });

  const shownLine = (line: TomeLine): TomeLine => ({
    ...line,
    text: shown(line.text),
    ...(line.brief === undefined ? {} : { brief: shown(line.brief) }),
    ...(line.reasons === undefined ? {} : { reasons: line.reasons.map(shown) }),
    ...(line.throws === undefined ? {} : { throws: line.throws.map(shownTable) }),
  });

  return {
    lang: words.lang,
    t: (key, ...args) => shown(catalog.say(key, args[0] ?? {})),
    name: (id, kind) => names.name(id, kind),
    noun: (id, kind) => names.noun(id, kind),
    termForms: (key) => names.termForms(key),
    short: (id) => names.words(id, ['explorers'])?.short ?? names.name(id),
    shortNoun: (id) => {
      const short = names.words(id, ['explorers'])?.short;
      return short === undefined ? names.noun(id) : { as: () => short };
    },
    flavour: (id, kind) => names.flavour(id, kind),
    hobbies: (id) => names.words(id, ['explorers'])?.hobbies ?? [],
    event: (seen) => shown(telling.event(seen)),
    caused: (seen, said) => telling.caused(seen, said),
    prompt: (decision, named) => shown(telling.prompt(decision, named)),
    option: (option, decision, brief = false) => shown(telling.option(option, decision, brief)),
    barred: (barred) => shown(reasons.line(barred)),
    reason: (barred) => {
      const { what, why, clause } = reasons.parts(barred);
      return { what: shown(what), why: shown(why), clause };
    },
    refusal: ({ code }) => shown(catalog.say(`refusal.${code}`)),
    outcome: (outcome, explorers = []) => shown(telling.outcome(outcome, explorers)),
    rulesText: (pack, kind, id, readings) => linesFor(pack, kind, id, readings).map((line) => shown(lineText(line))),
    rulesLines: (pack, kind, id, readings) =>
      linesFor(pack, kind, id, readings).map((line) => ({
        ...line,
        text: shown(line.text),
        whole: shown(line.whole),
      })),
    rulings: (id, kind) =>
      Object.values(names.words(id, kind === undefined ? undefined : [kind])?.rulings ?? {}).map(shown),
    row: (roll, readings = {}) => {
      const row = rowText(catalog, names, packs, roll, readings);
      return row === null ? null : shown(row);
    },
    rows: (roll, readings = {}) => rowsText(catalog, names, packs, roll, readings).map(shownRow),
    list: (items, last = 'comma') => joined(catalog, items, last),
    isYes: (typed) =>
      String(words.messages['terminal.yes'] ?? '')
        .split(' ')
        .includes(typed.trim().toLowerCase()),
    haunt: (id, side, noneLeft) => tome.page(id, side, noneLeft),
    tome: (view) => tome.lines(view).map(shownLine),
    heard: (view) => tome.heard(view).map(shownLine),
    deed: (haunt, action) => shown(tome.offer(haunt, [action], scope?.sides).whole),
    offer: (path, readings = {}) => {
      const [folder, haunt = '', ...rest] = path.split('/');
      const {
        brief,
        whole,
        warns = [],
      } = folder === 'haunts'
        ? tome.offer(haunt, rest, scope?.sides)
        : houseOffer(catalog, names, packs.map(inEdition), path, readings);
      return { brief: shown(brief), whole: shown(whole), ...(warns.length === 0 ? {} : { warns }) };
    },
    action: (path) => names.action(path),
    foe: (rule) => names.foe(rule),
    worth: (piece) => capital(names.worth(piece) ?? '', words.lang),
    status: (id) => names.status('', id).as(''),
    zone: (id) => names.zone('', id).as(''),
    // Messages are compiled when they are first wanted: the same text while a haunt is on shares them.
    during: (during) => textOf(catalog, words, packs, during, teller),
    missing: () => catalog.missing,
    used: () => catalog.used,
  };
}
