import type { ExplorerDef } from '@hollow/engine';

/** An explorer is colour and shape and letter: no two of the three are needed to know who it is. */

export const COLOURS = ['red', 'yellow', 'green', 'blue', 'white', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export interface ExplorerLook {
  readonly colour: Colour;
  readonly letter: string;
}

const EXPLORERS: Readonly<Record<string, ExplorerLook>> = {
  'second-edition/ox-bellows': { colour: 'red', letter: 'O' },
  'second-edition/darrin-flash-williams': { colour: 'red', letter: 'D' },
  'second-edition/missy-dubourde': { colour: 'yellow', letter: 'M' },
  'second-edition/zoe-ingstrom': { colour: 'yellow', letter: 'Z' },
  'second-edition/peter-akimoto': { colour: 'green', letter: 'P' },
  'second-edition/brandon-jaspers': { colour: 'green', letter: 'B' },
  'second-edition/madame-zostra': { colour: 'blue', letter: 'S' },
  'second-edition/vivian-lopez': { colour: 'blue', letter: 'V' },
  'second-edition/professor-longfellow': { colour: 'white', letter: 'L' },
  'second-edition/father-rhinehardt': { colour: 'white', letter: 'R' },
  'second-edition/heather-granville': { colour: 'purple', letter: 'H' },
  'second-edition/jenny-leclerc': { colour: 'purple', letter: 'J' },
  'third-edition/josef-hooper': { colour: 'red', letter: 'H' },
  'third-edition/oliver-swift': { colour: 'red', letter: 'O' },
  'third-edition/anita-hernandez': { colour: 'yellow', letter: 'A' },
  'third-edition/isa-valencia': { colour: 'yellow', letter: 'I' },
  'third-edition/jaden-jones': { colour: 'green', letter: 'J' },
  'third-edition/sammy-angler': { colour: 'green', letter: 'S' },
  'third-edition/persephone-puleri': { colour: 'blue', letter: 'P' },
  'third-edition/stephanie-richter': { colour: 'blue', letter: 'R' },
  'third-edition/dan-nguyen': { colour: 'white', letter: 'D' },
  'third-edition/warren-leung': { colour: 'white', letter: 'W' },
  'third-edition/brittani-bowen': { colour: 'purple', letter: 'B' },
  'third-edition/michelle-monroe': { colour: 'purple', letter: 'M' },
};

const isColour = (name: string): name is Colour => COLOURS.some((colour) => colour === name);

/** Letters by which somebody may go: the first of each word of the id, then all others. */
const lettersOf = (id: string): readonly string[] => {
  const words = id.split('-').filter((word) => word !== '');
  return [...words.map((word) => word.charAt(0)), ...words.join('')].map((letter) => letter.toUpperCase());
};

/** An explorer and the pack it comes from. */
export interface KnownExplorer {
  readonly pack: string;
  readonly def: Pick<ExplorerDef, 'id' | 'card'>;
}

/** How everybody of a table looks. Who is not in the rows above has the colour of the card, or one for each card, and a letter that nobody else of that colour has. */
export function looksOf(explorers: readonly KnownExplorer[]): ReadonlyMap<string, ExplorerLook> {
  const cards = [...new Set(explorers.map(({ def }) => def.card))].filter((card) => !isColour(card));
  const colourOf = (card: string): Colour =>
    isColour(card) ? card : (COLOURS[cards.indexOf(card) % COLOURS.length] ?? 'white');
  const looks = new Map<string, ExplorerLook>();
  const taken = new Set<string>();
  const rowed = explorers.toSorted((a, b) => Number(rowOf(b) !== undefined) - Number(rowOf(a) !== undefined));
  for (const explorer of rowed) {
    const { id, card } = explorer.def;
    const colour = rowOf(explorer)?.colour ?? colourOf(card);
    const letters = lettersOf(id);
    const free = letters.find((letter) => !taken.has(`${colour} ${letter}`));
    const letter = rowOf(explorer)?.letter ?? free ?? letters[0] ?? '?';
    taken.add(`${colour} ${letter}`);
    looks.set(id, { colour, letter });
  }
  return looks;
}

const rowOf = ({ pack, def }: KnownExplorer): ExplorerLook | undefined => EXPLORERS[`${pack}/${def.id}`];

/** Somebody of whom nothing is known. */
export const UNKNOWN_LOOK: ExplorerLook = { colour: 'white', letter: '?' };

/** Square, triangle, hexagon, circle, diamond, quatrefoil, in a box of 100. */
export const SHAPES: Readonly<Record<Colour, string>> = {
  red: 'M12 12h76v76H12z',
  yellow: 'M50 6L96 90H4z',
  green: 'M50 4l40 23v46L50 96 10 73V27z',
  blue: 'M50 5a45 45 0 1 1 0 90a45 45 0 1 1 0-90z',
  white: 'M50 1l49 49-49 49L1 50z',
  purple:
    'M50 4c16 0 25 10 24 22 12-1 22 8 22 24s-10 25-22 24c1 12-8 22-24 22s-25-10-24-22C14 75 4 66 4 50s10-25 22-24C25 14 34 4 50 4z',
};
