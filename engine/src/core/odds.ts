/** What an attack with so many dice against so many brings. */
export interface FightOdds {
  /** How likely the attacker is ahead, and ahead by two or more. */
  readonly win: number;
  readonly byTwo: number;
  /** How likely the defender is ahead. */
  readonly lose: number;
  /** Points by which the attacker, and the defender, is ahead on average; 0 where the other one is. */
  readonly dealt: number;
  readonly taken: number;
}

/** How likely each number on a die is, by the number. */
function dieOf(faces: readonly number[]): readonly number[] {
  const die = new Array<number>(Math.max(...faces) + 1).fill(0);
  for (const face of faces) die[face] = (die[face] ?? 0) + 1 / faces.length;
  return die;
}

/** The same where a blank is thrown once again. */
const withoutBlank = ([blank = 0, ...others]: readonly number[]): readonly number[] => [
  blank * blank,
  ...others.map((chance) => chance * (1 + blank)),
];

/** How likely each sum of so many dice is, by the number of dice. */
function sumsOf(die: readonly number[], most: number): readonly (readonly number[])[] {
  const sums = [[1]];
  for (let n = 1; n <= most; n++) {
    const next = new Array<number>(n * (die.length - 1) + 1).fill(0);
    sums[n - 1]?.forEach((chance, sum) => {
      for (const [face, each] of die.entries()) next[sum + face] = (next[sum + face] ?? 0) + chance * each;
    });
    sums.push(next);
  }
  return sums;
}

/** The exact chances of rolls with the dice of an edition. Nobody throws more dice than it has. */
export class Odds {
  readonly #sums: readonly (readonly number[])[];
  readonly #blanksAgain: readonly (readonly number[])[];
  /** Fights that have been asked for, by both numbers of dice. */
  readonly #fights = new Map<number, FightOdds>();

  constructor(faces: readonly number[], maxDice: number) {
    const die = dieOf(faces);
    this.#sums = sumsOf(die, maxDice);
    this.#blanksAgain = sumsOf(withoutBlank(die), maxDice);
  }

  #handful(dice: number): number {
    return Math.max(0, Math.min(this.#sums.length - 1, dice));
  }

  /** How likely each sum of so many dice is, by the sum; with every blank thrown once again, where that is the rule. */
  sums(dice: number, blanksAgain = false): readonly number[] {
    return (blanksAgain ? this.#blanksAgain : this.#sums)[this.#handful(dice)] ?? [];
  }

  /** How likely so many dice show `least` or more. */
  atLeast(dice: number, least: number): number {
    const sums = this.sums(dice);
    let chance = 0;
    for (let sum = Math.max(0, least); sum < sums.length; sum++) chance += sums[sum] ?? 0;
    return chance;
  }

  /** How likely so many dice show from `min` to `max`. */
  between(dice: number, min: number, max: number): number {
    return this.atLeast(dice, min) - this.atLeast(dice, max + 1);
  }

  fight(attack: number, defence: number): FightOdds {
    const key = this.#handful(attack) * this.#sums.length + this.#handful(defence);
    const known = this.#fights.get(key);
    if (known !== undefined) return known;
    const odds = { win: 0, byTwo: 0, lose: 0, dealt: 0, taken: 0 };
    this.sums(attack).forEach((mine, a) => {
      this.sums(defence).forEach((theirs, d) => {
        const chance = mine * theirs;
        if (a > d) odds.win += chance;
        if (a > d + 1) odds.byTwo += chance;
        if (d > a) odds.lose += chance;
        odds.dealt += chance * Math.max(0, a - d);
        odds.taken += chance * Math.max(0, d - a);
      });
    });
    this.#fights.set(key, odds);
    return odds;
  }
}
