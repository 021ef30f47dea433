import type { Picker } from '../../random/streams.ts';
import type { Chance } from '../../state/chance.ts';
import type { State } from '../../state/state.ts';
import { type KeptChance, WritingChance } from '../kept-chance.ts';

/** Of so many throws one falls the other way than it should, and one as it likes: now and then that is what helps. */
const AGAINST = 8;
const BY_CHANCE = 6;

/** Whose throws shall come out high: tells it of a character, by its number. */
export type Favours = (who: number) => boolean;

/** Has the dice fall as the side needs that is helped, picks and mixes at will, and writes down what it has decided. */
export class HelpfulChance implements Chance {
  readonly #faces: readonly number[];
  readonly #written = new WritingChance();
  #state: State | null = null;
  #pick: Picker = () => 0;
  #favours: Favours = () => true;

  constructor(faces: readonly number[]) {
    this.#faces = faces;
  }

  /** From here on chance decides in this state, for those who are favoured. */
  turnTo(state: State, pick: Picker, favours: Favours): void {
    this.#state = state;
    this.#pick = pick;
    this.#favours = favours;
    this.#written.taken();
  }

  /** What has been decided since it was last asked. */
  taken(): KeptChance {
    return this.#written.taken();
  }

  dice(thrown: readonly number[]): readonly number[] {
    const faces = this.#faces;
    const pick = this.#pick;
    if (pick(BY_CHANCE) === 0) return this.#written.dice(thrown.map(() => faces[pick(faces.length)] ?? 0));
    const who = this.#state?.happenings.at(-1)?.who ?? -1;
    const high = this.#favours(who) === pick(AGAINST) > 0;
    return this.#written.dice(thrown.map(() => (high ? Math.max(...faces) : Math.min(...faces))));
  }

  pick(names: readonly string[]): number {
    return this.#written.pick(names, this.#pick(names.length));
  }

  mix(names: readonly string[]): readonly number[] {
    const left = [...names.keys()];
    const order: number[] = [];
    while (left.length > 0) order.push(...left.splice(this.#pick(left.length), 1));
    this.#written.mix(order.map((at) => names[at] ?? ''));
    return order;
  }
}
