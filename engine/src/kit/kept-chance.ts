import type { Chance } from '../state/chance.ts';

/** What chance decided on the way from one question to the next, in its order. */
export interface KeptChance {
  /** The faces of each throw. */
  readonly dice?: readonly (readonly number[])[];
  readonly picked?: readonly string[];
  /** Piles that were mixed, top first. */
  readonly mixed?: readonly (readonly string[])[];
}

/** An answer as a step of a script says it, whose it is where several are asked, and what chance made of it. */
export interface KeptAnswer {
  readonly word: string;
  readonly value: unknown;
  readonly seat?: number;
  readonly chance: KeptChance;
  /** By pile, `rooms` or a deck: what came to lie on top before the answer, where nobody knew what lay there. Only in witnesses. */
  readonly tops?: Readonly<Record<string, string>>;
}

/** Writes down what chance decides. */
export class WritingChance implements Chance {
  #dice: (readonly number[])[] = [];
  #picked: string[] = [];
  #mixed: (readonly string[])[] = [];

  dice(thrown: readonly number[]): readonly number[] {
    this.#dice.push([...thrown]);
    return thrown;
  }

  pick(names: readonly string[], picked: number): number {
    this.#picked.push(names[picked] ?? '');
    return picked;
  }

  mix(names: readonly string[]): readonly number[] {
    this.#mixed.push([...names]);
    return [...names.keys()];
  }

  /** What has been decided since it was last asked. */
  taken(): KeptChance {
    const [dice, picked, mixed] = [this.#dice, this.#picked, this.#mixed];
    [this.#dice, this.#picked, this.#mixed] = [[], [], []];
    return {
      ...(dice.length === 0 ? {} : { dice }),
      ...(picked.length === 0 ? {} : { picked }),
      ...(mixed.length === 0 ? {} : { mixed }),
    };
  }
}

/**
 * Decides as it is kept. Where more or something else is to be decided it leaves that to the random numbers and notes it: nothing is thrown in the middle of
 * an effect.
 */
export class ReadingChance implements Chance {
  #dice: (readonly number[])[] = [];
  #picked: string[] = [];
  #mixed: (readonly string[])[] = [];
  #faults: string[] = [];

  /** What chance will decide up to the next question. */
  expect({ dice = [], picked = [], mixed = [] }: KeptChance): void {
    [this.#dice, this.#picked, this.#mixed, this.#faults] = [[...dice], [...picked], [...mixed], []];
  }

  dice(thrown: readonly number[]): readonly number[] {
    const kept = this.#dice.shift();
    if (kept?.length === thrown.length) return kept;
    this.#faults.push(`${thrown.length} dice are thrown, and the tale has ${kept?.length ?? 'none'}`);
    return thrown;
  }

  pick(names: readonly string[], picked: number): number {
    const kept = this.#picked.shift();
    const at = kept === undefined ? -1 : names.indexOf(kept);
    if (at >= 0) return at;
    this.#faults.push(`one of ${names.join(', ')} is picked, and the tale has ${kept ?? 'none'}`);
    return picked;
  }

  /** What the tale does not know lies below all the rest. */
  mix(names: readonly string[]): readonly number[] {
    const kept = this.#mixed.shift();
    const left = new Set(names.keys());
    const named: number[] = [];
    for (const name of kept ?? []) {
      const at = [...left].find((i) => names[i] === name);
      if (at === undefined) this.#faults.push(`${name} is not in the pile that is mixed`);
      else {
        left.delete(at);
        named.push(at);
      }
    }
    if (kept === undefined) this.#faults.push(`a pile of ${names.length} is mixed, and in the tale none`);
    return [...named, ...left];
  }

  /** What went another way since `expect`; null where all went as it is kept. */
  fault(): string | null {
    const left = [
      ...this.#dice.map((faces) => `dice ${faces.join(' ')} were not thrown`),
      ...this.#picked.map((name) => `${name} was not picked`),
      ...this.#mixed.map((pile) => `a pile of ${pile.length} was not mixed`),
    ];
    return [...this.#faults, ...left][0] ?? null;
  }
}
