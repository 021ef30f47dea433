import type { Decision, Option, Outcome, SeenEvent } from '@hollow/engine';
import { winnersOf } from '@hollow/engine/winners';
import type { MessageArguments } from './fields.ts';
import type { Phrase } from './grammar/grammar.ts';
import type { MessageArgs } from './keys.generated.ts';
import { type Catalog, capital, type LazyArgs, NONE } from './language/catalog.ts';
import { listed, type ThingNames } from './names/names.ts';

/** So many traits are named one by one. */
const FEW_TRAITS = 3;

/** Somebody, and on which side. */
export interface Sided {
  readonly id: string;
  readonly side?: string | null;
  readonly seat?: number;
}

const hasSeat = (one: Sided): one is Sided & { readonly seat: number } => one.seat !== undefined;

/** What the engine tells, asks and offers. */
export class Telling {
  readonly #catalog: Catalog;
  readonly #names: ThingNames;
  readonly #fields: MessageArguments;

  constructor(catalog: Catalog, names: ThingNames, fields: MessageArguments) {
    this.#catalog = catalog;
    this.#names = names;
    this.#fields = fields;
  }

  /** The key is one of the messages, or this does not compile. */
  #say(key: keyof MessageArgs, args: LazyArgs): string {
    return this.#catalog.say(key, args);
  }

  event({ label, ...event }: SeenEvent & { readonly label?: string }): string {
    const { type, reveals: _reveals, ...data } = event;
    const own = label === undefined ? {} : { action: label };
    const said = this.#say(`log.${type}`, {
      ...this.#fields.args(data),
      ...this.#unrepeated(event),
      ...this.#told(event),
      ...own,
    });
    return this.caused(event, said);
  }

  /** What is told of an event, with what of the haunt has done it before it. */
  caused(event: SeenEvent, said: string): string {
    const cause = this.#causeOf(event);
    return cause === null ? said : this.#say('part.cause', { cause, said });
  }

  /** What of the haunt has done something to somebody, by its name; what is rolled for it is told with the roll. */
  #causeOf(event: SeenEvent): string | null {
    if (event.type === 'roll' || !('behind' in event) || event.behind === undefined) return null;
    const [part, side] = event.behind.split('/');
    if (side !== undefined) return this.#say('part.first-steps', { side });
    return part === undefined || part === '' ? null : this.#names.book.part(part);
  }

  /** A sentence of the haunt may name the number, the rooms or the people it tells of; what it does not name stands behind it. */
  #told(event: SeenEvent): LazyArgs {
    if (event.type !== 'told') return {};
    const { rooms = [], whom = [], n = 0 } = event;
    const named = (ids: readonly string[]): Phrase =>
      listed(
        this.#catalog,
        'and',
        ids.map((id) => this.#names.noun(id)),
      );
    const written = this.#names.said('', event.key);
    const names = (arg: string): boolean => new RegExp(`\\{${arg}(?![a-z])`).test(written);
    return {
      said: this.#catalog.saySentence(written, { n, rooms: () => named(rooms), who: () => named(whom) }),
      ...(names('n') ? { n: 0 } : {}),
      ...(names('rooms') ? { rooms: NONE } : {}),
      ...(names('who') ? { whom: NONE } : {}),
    };
  }

  /** What an offer is about need not be told again where its label names it; nor whoever it is that rolls, nor a place that nobody left. */
  #unrepeated(event: SeenEvent): LazyArgs {
    if (event.type === 'placed' && event.from === event.to) return { from: NONE };
    if (!('about' in event) || event.about === '') return {};
    const isSaid =
      event.type === 'offer'
        ? this.#names.isNamedIn(this.#names.action(event.rule), event.about)
        : 'who' in event && event.who === event.about;
    return isSaid ? { about: NONE } : {};
  }

  /** `named`: whom it is put to stands before it, in questions that begin with that. */
  prompt(decision: Decision, named = true): string {
    const { prompt } = decision;
    const args = this.#fields.args(prompt.args);
    const all = {
      ...args,
      ...this.#tileOf(decision),
      ...this.#orderOf(decision),
      to: named ? (args.who ?? NONE) : NONE,
      ...this.#ofItself(decision),
    };
    const own = this.#atStake(decision, all);
    return capital(own ?? this.#say(prompt.key, this.#led(all)), this.#catalog.lang);
  }

  /** What a question is about need not be told where that is whoever it is put to. */
  #ofItself({ prompt: { args } }: Decision): LazyArgs {
    const { about, who } = args;
    return who !== '' && about !== '' && this.#names.name(about) === this.#names.name(who) ? { about: NONE } : {};
  }

  /** Before a question stands whom it is put to, and before some what they are about. */
  #led(args: LazyArgs): LazyArgs {
    const lead = (of: LazyArgs): string => this.#catalog.say('part.lead', of);
    return { ...args, asked: () => lead({ ...args, about: NONE }), lead: () => lead(args) };
  }

  /** The room that the answers lay or move; none where they leave it open which one that is. */
  #tileOf({ options }: Decision): LazyArgs {
    const tiles = new Set(options.flatMap((option) => (option.verb === 'door' ? [option.tile] : [])));
    const [tile = ''] = tiles;
    return { room: tiles.size === 1 && tile !== '' ? () => this.#names.noun(tile, 'rooms') : NONE };
  }

  /** Whether it is room tiles, not cards, that are put back in order. */
  #orderOf({ options }: Decision): LazyArgs {
    const things = options.flatMap((option) =>
      option.verb === 'next' ? [option.thing] : option.verb === 'order' ? option.order : [],
    );
    const areTiles = things.length > 0 && things.every((id) => this.#names.words(id, ['rooms']) !== null);
    return { tiles: areTiles ? 'yes' : 'no' };
  }

  /** What the question says is at stake, as far as the reader has words for it. */
  #atStake(decision: Decision, args: LazyArgs): string | null {
    const { question } = decision.prompt;
    if (question === undefined) return null;
    const spoken = { ...args, ...this.#spokenOf(decision) };
    if (question.from === '') return this.#house(`question.${question.key}`, this.#led(spoken));
    const written = this.#names.question(question.from, question.key);
    if (written === null) return this.#house(`question.${question.key}`, this.#led(spoken));
    const sentence = this.#catalog.saySentence(written, spoken);
    const { about, who } = decision.prompt.args;
    const isNamed = about === '' || this.#names.isNamedIn(sentence, about);
    // A sentence about somebody need not begin with the name: it may be others who are asked.
    const isAboutWho = who !== '' && this.#names.isNamedIn(sentence, who);
    const led = this.#led({ ...args, ...(isNamed ? { about: NONE } : {}), ...(isAboutWho ? { to: NONE } : {}) });
    return this.#say('question.own', { ...led, question: sentence });
  }

  #house(key: string, args: LazyArgs): string | null {
    return this.#catalog.has(key) ? this.#catalog.say(key, args) : null;
  }

  /** What a sentence may name: a number, somebody or something, a kind of piece, rooms, and the traits among the options. */
  #spokenOf({ kind, options, prompt: { question } }: Decision): LazyArgs {
    const { n, of = [], piece, rooms } = question ?? {};
    const noun = (id: string): Phrase => this.#names.noun(id);
    const traits = options.flatMap((option) => (option.verb === 'trait' ? [option.trait] : []));
    return {
      person: kind === 'who' ? 'yes' : 'no',
      ...(n === undefined ? {} : { n }),
      ...(of.length === 0 ? {} : { of: () => listed(this.#catalog, 'and', of.map(noun)) }),
      ...(piece === undefined ? {} : { piece: () => noun(piece) }),
      ...(rooms === undefined ? {} : { rooms: () => this.#roomsOr(rooms) }),
      traits: () => (traits.length === 0 ? NONE : listed(this.#catalog, 'or', traits.map(noun))),
      choices: traits.length > FEW_TRAITS ? 'many' : 'few',
    };
  }

  /** Rooms that something may lead to. */
  #roomsOr(rooms: readonly string[]): Phrase | typeof NONE {
    const nouns = rooms.map((id) => this.#names.noun(id, 'rooms'));
    return nouns.length === 0 ? NONE : listed(this.#catalog, 'or', nouns);
  }

  /** A verb may have words of its own where it answers a kind of question. */
  option(option: Option, decision: Decision | undefined, brief: boolean): string {
    const { verb, ...data } = option;
    const own = `verb.${verb}.${decision?.kind ?? ''}`;
    const all = this.#fields.args(data, decision?.prompt.args.about);
    const whose = this.#playedFor(option, decision);
    const args = { ...all, ...whose, ...(brief ? { cost: NONE, dice: NONE } : {}) };
    return this.#catalog.has(own) ? this.#catalog.say(own, args) : this.#say(`verb.${verb}`, args);
  }

  /** Whose turn one ends, where it is not one's own but that of somebody whom one plays. */
  #playedFor({ verb }: Option, decision: Decision | undefined): LazyArgs {
    const who = decision?.prompt.args.who ?? '';
    if (verb !== 'end' || who === '' || this.#names.words(who, ['explorers']) !== null) return {};
    return { of: () => this.#names.noun(who) };
  }

  outcome({ verdicts, why, ...data }: Outcome, explorers: readonly Sided[]): string {
    const key = this.#catalog.has(`outcome.${why}`) ? `outcome.${why}` : 'outcome.other';
    // Whoever loses though their side has won is not named among those who win.
    const won = winnersOf({ verdicts, why }, { explorers: explorers.filter(hasSeat) });
    const lostAlone = (one: Sided): boolean => won.side === one.side && hasSeat(one) && !won.who.includes(one.id);
    const traitors = explorers.filter((one) => one.side === 'traitor' && !lostAlone(one));
    const nouns = traitors.map(({ id }) => this.#names.noun(id));
    // An outcome names the first; others may have turned since.
    const isOther = nouns.length > 1 || (nouns.length === 1 && traitors[0]?.id !== data.traitor);
    const all = isOther ? { traitor: () => listed(this.#catalog, 'and', nouns) } : {};
    return this.#catalog.say(key, { ...this.#fields.plain(data), ...all, many: nouns.length > 1 ? 'yes' : 'no' });
  }
}
