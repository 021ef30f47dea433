import type { ExplorerDef } from '@hollow/engine';

/** An explorer is colour and shape and letter: no two of the three are needed to know who it is. */

export const COLOURS = ['red', 'yellow', 'green', 'blue', 'white', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

export interface ExplorerLook {
  readonly colour: Colour;
  readonly letter: string;
}

const EXPLORERS: Readonly<Record<string, ExplorerLook>> = {
  'ox-bellows': { colour: 'red', letter: 'O' },
  'darrin-flash-williams': { colour: 'red', letter: 'D' },
  'missy-dubourde': { colour: 'yellow', letter: 'M' },
  'zoe-ingstrom': { colour: 'yellow', letter: 'Z' },
  'peter-akimoto': { colour: 'green', letter: 'P' },
  'brandon-jaspers': { colour: 'green', letter: 'B' },
  'madame-zostra': { colour: 'blue', letter: 'S' },
  'vivian-lopez': { colour: 'blue', letter: 'V' },
  'professor-longfellow': { colour: 'white', letter: 'L' },
  'father-rhinehardt': { colour: 'white', letter: 'R' },
  'heather-granville': { colour: 'purple', letter: 'H' },
  'jenny-leclerc': { colour: 'purple', letter: 'J' },
};

const isColour = (name: string | undefined): name is Colour => COLOURS.some((colour) => colour === name);

/** Somebody who is not in the table above has the colour of their card and the first letter of the id. */
export function lookOf(id: string, def?: Pick<ExplorerDef, 'card'>): ExplorerLook {
  return (
    EXPLORERS[id] ?? { colour: isColour(def?.card) ? def.card : 'white', letter: id.charAt(0).toUpperCase() || '?' }
  );
}

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
