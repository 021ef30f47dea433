import type { Warning } from './warns.ts';

/** What an offered action does and costs: in two lines or so, and all of it. */
export interface OfferText {
  readonly brief: string;
  readonly whole: string;
  /** What comes before everything else where there is little room. */
  readonly warns?: readonly Warning[];
}

export const NO_OFFER: OfferText = { brief: '', whole: '' };

/** As many letters have room on a button and in a sheet: what takes more its author tells in fewer (`offers`). */
export const MOST_LETTERS = 150;

/** The first of several ways to say it that is brief enough; else the last. */
export const briefest = (ways: readonly string[]): string =>
  ways.find((way) => way !== '' && way.length <= MOST_LETTERS) ?? ways.at(-1) ?? '';
