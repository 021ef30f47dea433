import type { Pack, Position } from '@hollow/engine';
import type { Text } from '@hollow/text';
import { lettersFor } from './floors.ts';
import { drawHeading, isLow, paintTextAs, terminalColumns, wrapLine } from './style.ts';
import { describeCondition, whereabouts } from './tome.ts';

type Explorer = Position['explorers'][number];

/** Below this many columns the traits are cut short. */
const NARROW_LINE = 90;
export const cutShort = (name: string): string => name.slice(0, 2);

interface Person {
  readonly head: string;
  readonly tracks: string;
}

/** Who is in the house, where, and how they are. */
export class Status {
  readonly #packs: readonly Pack[];
  readonly #words: Text;
  readonly #seat: number;
  /** What stands on the screen already. */
  #shown: ReadonlyMap<string, Person> = new Map();

  constructor(packs: readonly Pack[], words: Text, seat: number) {
    this.#packs = packs;
    this.#words = words;
    this.#seat = seat;
  }

  /** The track with the clip in brackets and the start value marked: `† 2  3' [4] 5`. */
  #track(id: string, trait: string, step: number, start: number): string {
    const def = this.#packs.flatMap((pack) => pack.explorers ?? []).find((explorer) => explorer.id === id);
    const cells = ['†', ...(def?.tracks[trait]?.values ?? [])].map((value, i) => {
      const text = `${value}${i - 1 === start ? "'" : ''}`;
      return i - 1 === step ? `[${text}]` : ` ${text} `;
    });
    return `${this.#words.name(trait).padEnd(10)}${cells.join('').trimEnd()}`;
  }

  tracks(explorer: Explorer): string[] {
    return Object.entries(explorer.traits).map(([trait, { step, start }]) =>
      this.#track(explorer.id, trait, step, start),
    );
  }

  /** The card of an explorer who is not in the game. */
  startOf(id: string): string[] {
    const def = this.#packs.flatMap((pack) => pack.explorers ?? []).find((explorer) => explorer.id === id);
    return Object.entries(def?.tracks ?? {}).map(([trait, { start }]) => this.#track(id, trait, start, start));
  }

  /** One line: name, place, values, cards. */
  head(explorer: Explorer, position: Position): string {
    const letter = lettersFor(position.explorers, (id) => this.#words.name(id)).get(explorer.id) ?? '?';
    const you = explorer.seat === this.#seat ? ` (${this.#words.t('terminal.you')})` : '';
    const active = position.turn.who === explorer.id ? '>' : ' ';
    const place = `${whereabouts(this.#words, explorer)}${describeCondition(this.#words, explorer, position.traitor)}`;
    const narrow = terminalColumns() < NARROW_LINE;
    const values = Object.entries(explorer.traits).map(([trait, { value }]) => {
      const name = this.#words.name(trait);
      return `${narrow ? cutShort(name) : name} ${value}`;
    });
    const { who, movesLeft } = position.turn;
    const left =
      who !== explorer.id || movesLeft === null ? '' : `; ${this.#words.t('terminal.left', { n: movesLeft })}`;
    const traits = values.join(narrow ? ' ' : ', ');
    return `${active} ${letter}  ${this.#words.name(explorer.id)}${you}, ${place}: ${traits}${left}`;
  }

  #cards({ cards }: Explorer): string {
    if (cards.length === 0) return '';
    return `; ${this.#words.t('terminal.holds', { cards: cards.map((id) => this.#words.name(id)).join(', ') })}`;
  }

  #person(explorer: Explorer, position: Position): Person {
    const nth = position.explorers.indexOf(explorer);
    const name = this.#words.name(explorer.id);
    const head = wrapLine(`${this.head(explorer, position)}${this.#cards(explorer)}`, 5);
    return {
      head: head.map((line, i) => (i === 0 ? line.replace(name, paintTextAs(nth, name)) : line)).join('\n'),
      tracks:
        explorer.seat !== this.#seat || isLow()
          ? ''
          : this.tracks(explorer)
              .flatMap((line) => wrapLine(`     ${line}`))
              .join('\n'),
    };
  }

  /** Everybody at first; then the person's own explorers and those who have changed. */
  people(position: Position): string[] {
    const now = new Map(position.explorers.map((explorer) => [explorer.id, this.#person(explorer, position)]));
    const before = this.#shown;
    this.#shown = now;
    const mine = position.explorers.filter(({ seat }) => seat === this.#seat).map(({ id }) => id);
    return [...now].flatMap(([id, { head, tracks }]) => {
      const old = before.get(id);
      const isNew = old?.tracks !== tracks && tracks !== '';
      if (old?.head === head && !isNew && !mine.includes(id)) return [];
      return isNew ? [head, tracks] : [head];
    });
  }

  /** The round, and what is left in the stacks. */
  heading(position: Position): string {
    const stacks = [
      this.#words.t('terminal.stacks-rooms', { n: position.stacks.rooms.n }),
      ...Object.entries(position.stacks.decks).map(([id, { n }]) =>
        this.#words.t('terminal.stacks-deck', { n, deck: this.#words.noun(id) }),
      ),
    ].join(', ');
    const round = this.#words.t('terminal.round', { round: position.round });
    const { scenario, haunt } = position;
    const told = haunt !== null || scenario === undefined ? [] : [this.#words.name(scenario, 'scenarios')];
    return drawHeading([round, ...told, this.#words.t('terminal.stacks', { stacks })].join(' · '));
  }
}
