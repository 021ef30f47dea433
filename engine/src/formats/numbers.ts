/** The format of games as they are kept: states, recordings, exports. Whoever changes it writes a step for each of them (docs/FORMATS.md). */
export const FORMAT = 2;

/** The number of the language in which packs are written. Whoever changes what a pack may say writes a step for packs. */
export const PACK_FORMAT = 3;

/** The first format from which steps lead to today's, of games and of packs: nothing that was kept since is lost. */
export const FIRST_FORMAT = 2;

/** This version, as far as formats go by it. */
export const VERSION = '0.3';

/** The version that plays each format from which no step leads. */
const PLAYED_BY: Readonly<Record<number, string>> = { 1: '0.1' };

/** A game or a pack that this version does not play. */
export interface OtherVersion {
  /** The version that does, or null where that is a later one, whose name is not known here. */
  readonly version: string | null;
  readonly sentence: string;
}

const MADE = { game: 'saved by', pack: 'written for' } as const;
const LAST = { game: FORMAT, pack: PACK_FORMAT } as const;

/** Which version plays a game or pack of this format; null where this one does, or where it is no format at all. */
export function otherVersion(what: keyof typeof MADE, format: unknown): OtherVersion | null {
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1) return null;
  if (format >= FIRST_FORMAT && format <= LAST[what]) return null;
  const version = PLAYED_BY[format] ?? null;
  const sentence =
    version === null
      ? `This ${what} was ${MADE[what]} a later Hollow Hill (format ${format}). A later version plays it; this is ${VERSION}.`
      : `This ${what} was ${MADE[what]} Hollow Hill ${version} (format ${format}). Version ${version} plays it; this is ${VERSION}.`;
  return { version, sentence };
}

/** The format of a saved game, from how its text begins: nothing else of it need be understood. Null where it does not say. */
export function savedFormat(text: string): number | null {
  const [, format] = /^\s*\{\s*"format"\s*:\s*(\d{1,6})\b/.exec(text) ?? [];
  return format === undefined ? null : Number(format);
}
