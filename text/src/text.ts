import type { Barred, Decision, Option, Outcome, Pack, Refusal, SeenEvent, SeenEventOf, View } from '@hollow/engine';
import { MessageArguments } from './fields.ts';
import type { MessageArgs } from './keys.generated.ts';
import { type Arg, Catalog, type LazyArgs, NONE } from './language/catalog.ts';
import type { Message } from './language/packed.ts';
import { bracket } from './language/pseudo.ts';
import { type Kind, PSEUDO, type Words } from './language/words.ts';
import type { HauntScope } from './names/haunt-book.ts';
import { parseRulePath, ThingNames } from './names/names.ts';
import { hauntReason } from './render/haunts.ts';
import { needText, rowText } from './render/parts.ts';
import { type Ruleset, rulesText } from './render/rules.ts';
import { writtenMessages } from './render/written.ts';
import { type HauntPage, type TomeLine, TomeText } from './tome/tome.ts';

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
  /** What an explorer is called for short; any other thing by its name. */
  short(id: string): string;
  /** A line of mood, or nothing. */
  flavour(id: string, kind?: Kind): string;
  /** Several things in one row, as the language joins them; `last` joins the last two. */
  list(items: readonly string[], last?: 'comma' | 'and' | 'or' | 'dot'): string;
  hobbies(id: string): readonly string[];
  /** One line of the log, as told to the viewer whom the event was made for; `label` names an offer whose page the viewer may not read. */
  event(seen: SeenEvent & { readonly label?: string }): string;
  /** What the decision asks. */
  prompt(decision: Decision): string;
  /** A short imperative, with its cost and dice where it has some; `brief`: without them, where they stand elsewhere. */
  option(option: Option, decision?: Decision, brief?: boolean): string;
  /** What is not possible, why, and which clause says so. */
  barred(barred: Barred): string;
  /** The same in its parts; no clause where the ledger has none for it. */
  reason(barred: Barred): { readonly what: string; readonly why: string; readonly clause: string | null };
  refusal(refusal: Pick<Refusal, 'code'>): string;
  outcome(outcome: Outcome): string;
  /** The rules of a thing of the pack, one line each; `readings` are those of the table. */
  rulesText(pack: Pack, kind: Kind, id: string, readings?: Ruleset): string[];
  /** The row of a table that the result of a roll stands in, and what it says; null where that is not known. */
  row(roll: Pick<SeenEventOf<'roll'>, 'about' | 'tags' | 'total'>, readings?: Ruleset): string | null;
  /** Whether a typed word says yes in this language. */
  isYes(typed: string): boolean;
  /** What is read out of a haunt to one side, or to `all`; `noneLeft`: no hero is left alive (`noHeroLeft`). */
  haunt(id: string, side: string, noneLeft?: boolean): HauntPage;
  /** The viewer's page of the haunt, line by line; nothing before there is one. */
  tome(view: View): TomeLine[];
  /** The label of an offer by the path of its rule: for those who see it used, but may not read its page. */
  action(path: string): string;
  /** A condition of a character, and a place off the board. */
  status(id: string): string;
  zone(id: string): string;
  /** The same text while a haunt is on: with `sides`, from their words and those for all, and from labels that were handed in. */
  during(scope: HauntScope): Text;
  /** Keys and labels that were wanted and are not there. */
  missing(): readonly string[];
}

/** Two by two: what stands between them is the language's own. */
const joined = (catalog: Catalog, items: readonly string[], last: 'comma' | 'and' | 'or' | 'dot'): string =>
  items.length === 0
    ? ''
    : items.reduce((a, b, i) =>
        catalog.say(last === 'dot' || i === items.length - 1 ? `list.${last}` : 'list.comma', { a, b }),
      );

/** Text from words already loaded: pure, for browsers as well. Packs let refusals name the condition that does not hold. */
export function createText(words: Words<Message>, packs: readonly Pack[] = [], scope: HauntScope | null = null): Text {
  return textOf(new Catalog(words.lang, { ...words.messages, ...writtenMessages(words) }), words, packs, scope);
}

function textOf(catalog: Catalog, words: Words<Message>, packs: readonly Pack[], scope: HauntScope | null): Text {
  const names = new ThingNames(words, catalog, scope);
  const fields = new MessageArguments(catalog, names);

  const shown = (line: string): string => (words.lang === PSEUDO ? bracket(line) : line);

  /** What the engine tells, asks or offers: its key is one of the messages, or this does not compile. */
  const told = (key: MessageKey, args: LazyArgs): string => shown(catalog.say(key, args));

  /** A verb may have words of its own where it answers a kind of question. */
  const wordOf = (option: Option, decision: Decision | undefined, brief: boolean): string => {
    const { verb, ...data } = option;
    const own = `verb.${verb}.${decision?.kind ?? ''}`;
    const all = fields.args(data, decision?.prompt.args.about);
    const args = brief ? { ...all, cost: NONE, dice: NONE } : all;
    return catalog.has(own) ? shown(catalog.say(own, args)) : told(`verb.${verb}`, args);
  };

  const why = ({ rule, args }: Pick<Barred, 'rule' | 'args'>): string => {
    if (catalog.has(`rule.${rule}`)) return catalog.say(`rule.${rule}`, fields.plain(args));
    const reason = hauntReason(catalog, names, packs, rule);
    if (reason !== null) return reason;
    const need = needText(catalog, names, packs, rule);
    if (need !== null) return catalog.say('barred.need', { need });
    const { id, kinds } = parseRulePath(rule);
    if (id !== '') return catalog.say('barred.by', { about: names.name(id, kinds[0]) });
    catalog.lacks(`rule.${rule}`);
    return catalog.say('barred.rule');
  };

  /** What cannot be done; the field `rule` holds the reason. */
  const what = (barred: Barred): string => {
    const { verb, rule, args: _args, ...data } = barred;
    const own = [`barred.what.${rule}`, `barred.verb.${verb}`].find((key) => catalog.has(key));
    if (own !== undefined) return catalog.say(own, fields.args(data));
    return barred.verb === 'offer' ? names.action(barred.offer) : catalog.say(`verb.${verb}`, fields.args(data));
  };

  const tome = new TomeText(catalog, names, packs, why);

  /** What an offer is about need not be told again where its label names it. */
  const unrepeated = (event: SeenEvent): LazyArgs => {
    if (event.type !== 'offer' || event.about === '') return {};
    return names.action(event.rule).includes(names.name(event.about)) ? { about: NONE } : {};
  };

  return {
    lang: words.lang,
    t: (key, ...args) => shown(catalog.say(key, args[0] ?? {})),
    name: (id, kind) => names.name(id, kind),
    short: (id) => names.words(id, ['explorers'])?.short ?? names.name(id),
    flavour: (id, kind) => names.flavour(id, kind),
    hobbies: (id) => names.words(id, ['explorers'])?.hobbies ?? [],
    event: ({ label, ...event }) => {
      const { type, reveals: _reveals, ...data } = event;
      const own = label === undefined ? {} : { action: label };
      return told(`log.${type}`, { ...fields.args(data), ...unrepeated(event), ...own });
    },
    prompt: ({ prompt }) => told(prompt.key, fields.args(prompt.args)),
    option: (option, decision, brief = false) => wordOf(option, decision, brief),
    barred: (barred) =>
      shown(catalog.say('barred.line', { what: what(barred), why: why(barred), clause: clauseOf(barred.rule) })),
    reason: (barred) => {
      const clause = clauseOf(barred.rule);
      return { what: shown(what(barred)), why: shown(why(barred)), clause: clause === NONE ? null : clause };
    },
    refusal: ({ code }) => shown(catalog.say(`refusal.${code}`)),
    outcome: ({ verdicts: _verdicts, why: reason, ...data }) =>
      shown(catalog.say(catalog.has(`outcome.${reason}`) ? `outcome.${reason}` : 'outcome.other', fields.plain(data))),
    rulesText: (pack, kind, id, readings) => rulesText(catalog, names, pack, kind, id, readings).map(shown),
    row: (roll, readings = {}) => {
      const row = rowText(catalog, names, packs, roll, readings);
      return row === null ? null : shown(row);
    },
    list: (items, last = 'comma') => joined(catalog, items, last),
    isYes: (typed) =>
      String(words.messages['terminal.yes'] ?? '')
        .split(' ')
        .includes(typed.trim().toLowerCase()),
    haunt: (id, side, noneLeft) => tome.page(id, side, noneLeft),
    tome: (view) =>
      tome.lines(view).map((line) => ({
        ...line,
        text: shown(line.text),
        ...(line.reasons === undefined ? {} : { reasons: line.reasons.map(shown) }),
      })),
    action: (path) => names.action(path),
    status: (id) => names.status('', id),
    zone: (id) => names.zone('', id),
    // Messages are compiled when they are first wanted: the same text while a haunt is on shares them.
    during: (during) => textOf(catalog, words, packs, during),
    missing: () => catalog.missing,
  };
}

/** What is demanded by a monster's or a bearer's own nature: no clause stands behind it. */
const NATURE = ['move.must-go', 'monster.must-attack'];

/** Only clauses of the ledger are shown; the path of a rule says nothing to a player. */
const clauseOf = (rule: string): string => (rule.includes('/') || NATURE.includes(rule) ? NONE : rule);
