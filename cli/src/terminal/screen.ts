import type { Decision, Pack, Position, View } from '@hollow/engine';
import { type Floor, lettersFor, planOf } from '../house/plan.ts';
import { kindOfDeck, titled, type Words } from '../words.ts';
import { folded } from './fold.ts';
import { COLUMNS, floorLines } from './map.ts';
import { condition, whereabouts } from './tome.ts';

type Explorer = Position['explorers'][number];

/** Everything the terminal shows, as lines of at most a hundred columns. */
export class Screen {
  readonly #packs: readonly Pack[];
  readonly #words: Words;
  readonly #seat: number;

  constructor(packs: readonly Pack[], words: Words, seat: number) {
    this.#packs = packs;
    this.#words = words;
    this.#seat = seat;
  }

  /** The mark of a deck: the first letter of its name. */
  #mark = (symbol: string): string => {
    const deck = this.#decks().find((def) => def.symbol === symbol);
    return `(${this.#words
      .name(deck?.id ?? symbol)
      .slice(0, 1)
      .toLowerCase()})`;
  };

  #decks(): { readonly id: string; readonly symbol: string }[] {
    return this.#packs.flatMap((pack) => pack.edition?.decks ?? []);
  }

  #floor(floor: Floor): string[] {
    return [
      `── ${titled(this.#words, floor.id)} `.padEnd(COLUMNS, '─'),
      ...floorLines(floor, (id) => this.#words.name(id), this.#mark),
    ];
  }

  /** The floor where something happens, or the whole house with that floor first. */
  house(position: Position, whole: boolean): string[] {
    const letters = lettersFor(position.explorers, (id) => this.#words.name(id));
    const floors = planOf(position, this.#packs, letters);
    const mine = this.#mine(position);
    const here = mine.find((explorer) => explorer.id === position.turn.who)?.room ?? mine[0]?.room;
    const current = floors.find((floor) => floor.rooms.some((room) => room.id === here)) ?? floors[0];
    const rest = whole ? floors.filter((floor) => floor !== current).toReversed() : [];
    return [current, ...rest].flatMap((floor) => this.#floor(floor));
  }

  #mine(position: Position): Explorer[] {
    return position.explorers.filter((explorer) => explorer.seat === this.#seat);
  }

  /** The track with the clip in brackets and the start value marked: `† 2  3' [4] 5`. */
  #track(explorer: Explorer, trait: string): string {
    const def = this.#packs.flatMap((pack) => pack.explorers ?? []).find(({ id }) => id === explorer.id);
    const { step, start } = explorer.traits[trait];
    const cells = ['†', ...(def?.tracks[trait]?.values ?? [])].map((value, i) => {
      const text = `${value}${i - 1 === start ? "'" : ''}`;
      return i - 1 === step ? `[${text}]` : ` ${text} `;
    });
    return `${this.#words.name(trait).padEnd(10)}${cells.join('')}`;
  }

  #person(explorer: Explorer, letter: string, active: boolean, traitor: string | null | undefined): string[] {
    const mine = explorer.seat === this.#seat;
    const place = whereabouts(this.#words, explorer);
    const you = mine ? ` (${this.#words.t('terminal.you')})` : '';
    const cards = [...explorer.cards, ...(explorer.pieces ?? []).filter((id) => id.includes('/'))]
      .map((id) => this.#words.name(id))
      .join(', ');
    const holds = cards === '' ? '' : `; ${this.#words.t('terminal.holds', { cards })}`;
    const values = Object.entries(explorer.traits)
      .map(([trait, { value }]) => `${this.#words.name(trait).slice(0, 2)} ${value}`)
      .join(' ');
    const head = `${active ? '>' : ' '} ${letter}  ${this.#words.name(explorer.id)}${you}, ${place}${condition(this.#words, explorer, traitor)}`;
    if (!mine) return [...folded(`${head}  ${values}${holds}`, 5)];
    const tracks = Object.keys(explorer.traits).map((trait) => this.#track(explorer, trait));
    const pairs = Array.from({ length: Math.ceil(tracks.length / 2) }, (_, i) =>
      `     ${tracks[2 * i].padEnd(46)}${tracks[2 * i + 1] ?? ''}`.trimEnd(),
    );
    return [...folded(`${head}${holds}`, 5), ...pairs];
  }

  people(position: Position): string[] {
    const letters = lettersFor(position.explorers, (id) => this.#words.name(id));
    const stacks = [
      this.#words.t('terminal.stacks-rooms', { n: position.stacks.rooms.n }),
      ...this.#decks().map(({ id }) => `${position.stacks.decks[id].n} ${this.#words.name(id)}`),
    ].join(', ');
    return [
      `── ${this.#words.t('terminal.round', { round: position.round })} · ${this.#words.t('terminal.stacks', { stacks })} `.padEnd(
        COLUMNS,
        '─',
      ),
      ...position.explorers.flatMap((explorer) =>
        this.#person(explorer, letters.get(explorer.id) ?? '?', position.turn.who === explorer.id, position.traitor),
      ),
    ];
  }

  question(decision: Decision): string[] {
    const width = String(decision.options.length).length;
    return [
      ...folded(this.#words.prompt(decision), 0),
      ...decision.options.flatMap((option, i) =>
        folded(`  ${String(i + 1).padStart(width)}  ${this.#words.option(option, decision)}`, width + 4),
      ),
    ];
  }

  /** The cards of the person's explorers with their rules. */
  cards(view: View): string[] {
    return this.#mine(view.position).flatMap((explorer) => {
      const who = this.#words.name(explorer.id);
      if (explorer.cards.length === 0) return [this.#words.t('terminal.cards-none', { who })];
      return [this.#words.t('terminal.cards-of', { who }), ...explorer.cards.flatMap((id) => this.#card(view, id))];
    });
  }

  #card(view: View, id: string): string[] {
    const pack = this.#packs.find((p) => p.cards?.some((card) => card.id === id) === true);
    const deck = pack?.cards?.find((card) => card.id === id)?.deck ?? '';
    const kind = kindOfDeck(deck);
    const rules =
      pack === undefined || kind === undefined ? [] : this.#words.rulesText(pack, kind, id, view.known.ruleset);
    return [
      `  ${this.#words.name(id, kind)} ${this.#mark(deck)}`,
      ...rules.flatMap((line) => folded(`    ${line}`, 4)),
    ];
  }

  help(): string[] {
    const marks = this.#decks().map(({ symbol }) => this.#mark(symbol));
    return this.#words.t('terminal.help', { marks: marks.join(' ') }).split('\n');
  }
}
