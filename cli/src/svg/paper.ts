/** Colours of the table and of what lies on it. */
export interface Paper {
  readonly night: string;
  readonly glow: string;
  readonly contour: string;
  readonly panel: string;
  readonly edge: string;
  readonly ink: string;
  readonly quiet: string;
  readonly lamp: string;
  readonly start: string;
  readonly hurt: string;
  readonly wall: string;
  readonly wallLight: string;
  readonly jamb: string;
  readonly line: string;
  readonly moon: string;
  readonly plate: string;
  readonly plateInk: string;
  readonly plateEdge: string;
  readonly markGround: string;
  readonly marks: Readonly<Record<string, string>>;
  readonly floors: Readonly<Record<FloorKind, string>>;
  readonly explorers: Readonly<Record<string, readonly [fill: string, ink: string]>>;
}

export const FLOOR_KINDS = ['boards', 'parquet', 'stone', 'earth', 'tile', 'carpet', 'grass', 'cave'] as const;
export type FloorKind = (typeof FLOOR_KINDS)[number];

const DARK: Paper = {
  night: '#0b0907',
  glow: '#c9792a',
  contour: '#b98f4e',
  panel: '#1a1510',
  edge: '#574833',
  ink: '#f4ead4',
  quiet: '#b09a74',
  lamp: '#f3bd55',
  start: '#8fd3a8',
  hurt: '#ff9a8a',
  wall: '#171009',
  wallLight: '#7d6646',
  jamb: '#cdb283',
  line: '#120b06',
  moon: '#a9c3d3',
  plate: '#f0e2c0',
  plateInk: '#22170c',
  plateEdge: '#5b4626',
  markGround: '#17110b',
  marks: { event: '#7fc0a6', item: '#dc9a63', omen: '#b3a6e6' },
  floors: {
    boards: '#7a5938',
    parquet: '#8a683f',
    stone: '#6b6253',
    earth: '#5a4530',
    tile: '#8b7961',
    carpet: '#6b2f2e',
    grass: '#56643a',
    cave: '#473c33',
  },
  explorers: {
    red: ['#dd5528', '#1a0701'],
    yellow: ['#f9d036', '#221a02'],
    green: ['#479368', '#03120a'],
    blue: ['#55c6ff', '#04131f'],
    white: ['#f2f0e6', '#1d1710'],
    purple: ['#a9579d', '#fff6fd'],
  },
};

const LIGHT: Paper = {
  ...DARK,
  night: '#cbb98f',
  glow: '#fff3d0',
  contour: '#7a6238',
  panel: '#efe3c6',
  edge: '#b9a074',
  ink: '#22170c',
  quiet: '#67522f',
  start: '#1f6a3c',
  hurt: '#a3201c',
  lamp: '#8a5300',
  wall: '#3b2a1a',
  wallLight: '#a98f63',
  jamb: '#f3e5c3',
  line: '#2a1b0e',
  moon: '#dfeef5',
  markGround: '#fbf4e2',
  marks: { event: '#245f48', item: '#8a4a15', omen: '#4d3f96' },
  floors: {
    boards: '#d3b684',
    parquet: '#dcc08d',
    stone: '#c9c1b0',
    earth: '#c2a77d',
    tile: '#e6d8bb',
    carpet: '#c58f7e',
    grass: '#b9c08e',
    cave: '#b9a88c',
  },
};

export const PAPERS = { dark: DARK, light: LIGHT } as const;
export type PaperName = keyof typeof PAPERS;
