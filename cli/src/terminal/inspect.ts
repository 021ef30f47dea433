import type { Position, View } from '@hollow/engine';
import type { Text } from '@hollow/text';
import type { Status } from './status.ts';
import { wrapLine } from './style.ts';
import type { Thing, ThingIndex } from './things.ts';

/** What can be known of any thing: its rules, its mood, where it is and who has it. */
export class Inspector {
  readonly #words: Text;
  readonly #things: ThingIndex;
  readonly #status: Status;
  readonly #seat: number;

  constructor(words: Text, things: ThingIndex, status: Status, seat: number) {
    this.#words = words;
    this.#things = things;
    this.#status = status;
    this.#seat = seat;
  }

  /** Rules, set in and folded; the mood above them. */
  text(thing: Thing, ruleset: Readonly<Record<string, string>>, indent: number, mood = true): string[] {
    const flavour = mood ? this.#words.flavour(thing.id, thing.kind) : '';
    const lines = [...(flavour === '' ? [] : [flavour]), ...this.#things.rules(thing, ruleset)];
    return lines.flatMap((line) => {
      const own = line.length - line.trimStart().length + indent;
      return wrapLine(' '.repeat(indent) + line, own + (/^\s*(–|[\d–+]+:)/.test(line) ? 2 : 0));
    });
  }

  #place(thing: Thing, position: Position): string {
    const { id, kind } = thing;
    const room = position.rooms.find((found) => found.id === id);
    if (kind === 'rooms')
      return room === undefined
        ? this.#words.t('terminal.not-in-house')
        : this.#words.t('terminal.on-floor', { floor: this.#words.name(room.floor) });
    const tokens = position.tokens.filter((token) => kind === 'tokens' && token.id === id);
    if (tokens.length > 0) return this.#lies(tokens.map((token) => token.room ?? ''));
    const holder = position.explorers.find(({ cards }) => kind !== 'tokens' && cards.includes(id));
    if (holder !== undefined) return this.#words.t('terminal.held-by', { who: this.#words.name(holder.id) });
    const pile = position.piles.find(({ card }) => kind !== 'tokens' && card === id);
    if (pile !== undefined) return this.#lies([pile.room]);
    const spent = Object.values(position.stacks.decks).some(({ discards }) => discards.includes(id));
    return this.#words.t(spent && kind !== 'tokens' ? 'terminal.discarded' : 'terminal.not-in-play');
  }

  #lies(rooms: readonly string[]): string {
    const words = this.#words;
    const room = { as: (form: string) => words.list(rooms.map((id) => words.noun(id, 'rooms').as(form))) };
    return words.t('terminal.lies-in', { room });
  }

  #room(id: string, position: Position): string[] {
    const people = position.explorers.filter(({ room }) => room === id).map((who) => this.#words.name(who.id));
    const tokens = position.tokens
      .filter(({ room }) => room === id)
      .map((token) => this.#words.name(token.id, 'tokens'));
    const cards = position.piles.filter(({ room }) => room === id).map(({ card }) => this.#words.name(card));
    const here = [...people, ...tokens, ...cards].join(', ');
    return here === '' ? [] : wrapLine(`  ${this.#words.t('terminal.here', { here })}`);
  }

  thing(thing: Thing, view: View): string[] {
    const { position, known } = view;
    const explorer = position.explorers.find(({ id }) => thing.kind === 'explorers' && id === thing.id);
    if (explorer !== undefined) return this.explorer(explorer, view);
    const deck = thing.pack.cards?.find(({ id }) => thing.kind === 'cards' && id === thing.id)?.deck;
    const kind = deck === undefined ? this.#words.t('terminal.kind', { kind: thing.kind }) : this.#words.name(deck);
    const isPerson = thing.kind === 'explorers';
    const text = isPerson
      ? this.#status.startOf(thing.id).map((line) => `  ${line}`)
      : this.text(thing, known.ruleset, 2);
    return [
      ...wrapLine(`${this.#things.name(thing)} (${kind}): ${this.#place(thing, position)}`, 2),
      ...text,
      ...(text.length === 0 ? [`  ${this.#words.t('terminal.no-rules')}`] : []),
      ...(thing.kind === 'rooms' ? this.#room(thing.id, position) : []),
    ];
  }

  /** An explorer's whole card: tracks, and what is held with its rules. */
  explorer(explorer: Position['explorers'][number], { position, known }: View): string[] {
    return [
      ...wrapLine(this.#status.head(explorer, position), 5),
      ...this.#status.tracks(explorer).flatMap((line) => wrapLine(`     ${line}`)),
      ...explorer.cards.flatMap((id) => {
        const thing = this.#things.find(id);
        return [
          `     ${this.#words.name(id)}`,
          ...(thing === undefined ? [] : this.text(thing, known.ruleset, 7, false)),
        ];
      }),
    ];
  }

  everybody(view: View): string[] {
    return view.position.explorers.flatMap((explorer) => this.explorer(explorer, view));
  }

  /** The person's own cards. */
  cards(view: View): string[] {
    const mine = view.position.explorers.filter(({ seat }) => seat === this.#seat);
    return mine.flatMap((explorer) => {
      const who = this.#words.name(explorer.id);
      if (explorer.cards.length === 0) return [this.#words.t('terminal.cards-none', { who })];
      const cards = explorer.cards.flatMap((id) => this.#things.find(id) ?? []);
      return [
        this.#words.t('terminal.cards-of', { who }),
        ...cards.flatMap((thing) => [`  ${this.#things.name(thing)}`, ...this.text(thing, view.known.ruleset, 4)]),
      ];
    });
  }

  /** What was asked for by name; several names are listed. */
  named(text: string, view: View): string[] {
    const found = this.#things.named(text);
    if (found.length === 0) return [this.#words.t('terminal.no-such-thing', { typed: text })];
    const names = [...new Set(found.map((thing) => this.#things.name(thing)))];
    if (names.length > 1) return wrapLine(this.#words.t('terminal.which', { names: this.#words.list(names, 'or') }), 2);
    return found.flatMap((thing) => this.thing(thing, view));
  }
}
