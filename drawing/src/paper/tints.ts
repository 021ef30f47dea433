/** Colours of the table and of all that lies on it, by name: the page has them as custom properties, a picture in a file holds them itself. */

export const DARK_PAPER = {
  'mark-hole': '#1a1510', // what is cut out of a mark

  // Dark paper
  night: '#0b0907', // the table itself
  soot: '#120e0b', // wells, trays, behind panels
  'paper-0': '#1a1510', // page
  'paper-1': '#221b15', // panel
  'paper-2': '#2c241b', // raised: card, option
  'paper-3': '#3a3024', // hover, plates
  edge: '#574833', // engraved borders, decorative
  'edge-strong': '#8f7850', // borders of controls, 3:1 on paper-1
  'ink-1': '#f4ead4', // text
  'ink-2': '#d8c6a2', // secondary text
  'ink-3': '#b09a74', // quiet text, still 4.5:1 on paper-2

  // Light
  lamp: '#f3bd55',
  'lamp-hot': '#ffe0a0',
  'lamp-deep': '#b57a1e',
  'lamp-wash': 'rgba(243, 189, 85, 0.13)',
  'lamp-glow': 'rgba(243, 176, 70, 0.42)',
  'on-lamp': '#1d1306', // text on lamp fill
  moon: '#a9c3d3',
  'moon-wash': 'rgba(150, 190, 215, 0.16)',
  ember: '#f0794a',
  blood: '#a81f24',
  'blood-text': '#ff9a8a',
  verdigris: '#7fc0a6',

  // Marks of the three decks
  event: '#7fc0a6',
  item: '#dc9a63',
  omen: '#b3a6e6',
  'deck-4': '#86b6dc',
  'deck-5': '#de8fa8',
  'deck-6': '#bcc47e',

  // Explorers: colour + shape + letter, never colour alone
  // Spread in lightness: smallest difference (CIE76) between any two is 24 or more for normal, protan, deutan and tritan sight.
  'x-red': '#dd5528',
  'x-red-ink': '#1a0701', // square   O D
  'x-yellow': '#f9d036',
  'x-yellow-ink': '#221a02', // triangle M Z
  'x-green': '#479368',
  'x-green-ink': '#03120a', // hexagon  P B
  'x-blue': '#55c6ff',
  'x-blue-ink': '#04131f', // circle   S V
  'x-white': '#f2f0e6',
  'x-white-ink': '#1d1710', // diamond  L R
  'x-purple': '#a9579d',
  'x-purple-ink': '#fff6fd', // quatrefoil H J
  traitor: '#ff6b57',
  monster: '#e9e0c9',

  // Traits
  start: '#8fd3a8', // the starting value: ring + dot, never colour alone
  skull: '#ff8a75',
  'skull-wash': '#4a1512',
  'cell-in': '#3d3021',

  // Rooms: toned paper, black line, white heightening
  'rm-ink': '#120b06',
  'rm-wall': '#171009',
  'rm-wall-hi': '#7d6646',
  'rm-obj': '#cdb283',
  'rm-obj2': '#a3855a',
  'rm-dark': '#2a1c11',
  'rm-hi': '#f8e8c2',
  'rm-metal': '#a9a08c',
  'rm-cloth': '#8d3b37',
  'rm-leaf': '#8a9a58',
  'rm-water': '#3c6173',
  'rm-water-hi': '#a9cbd6',
  'rm-blood': '#a3241f',
  'rm-fire': '#ffb648',
  'fl-boards': '#7a5938',
  'fl-parquet': '#8a683f',
  'fl-stone': '#6b6253',
  'fl-earth': '#5a4530',
  'fl-tile': '#8b7961',
  'fl-tile-2': '#4a3d33',
  'fl-carpet': '#6b2f2e',
  'fl-grass': '#56643a',
  'fl-cave': '#473c33',
  'fl-iron': '#504739',
  'sym-bg': '#17110b',
  plate: '#f0e2c0',
  'plate-ink': '#22170c',
  'plate-edge': '#5b4626',
} as const satisfies Readonly<Record<string, string>>;

export type Tint = keyof typeof DARK_PAPER;
export type Paper = Readonly<Record<Tint, string>>;

/**
 * What is another colour on light paper: for daylight, printing, and readers who prefer it. On the page only sheets turn light: the table, the house on it, the turn strip, the dice
 * tray and monsters' boxes are dark always.
 */
export const LIGHT_TINTS: Readonly<Partial<Paper>> = {
  night: '#cbb98f',
  soot: '#dccba4',
  'paper-0': '#efe3c6',
  'paper-1': '#f6ecd4',
  'paper-2': '#fbf4e2',
  'paper-3': '#eadab4',
  edge: '#b9a074',
  'edge-strong': '#7a6238',
  'ink-1': '#22170c',
  'ink-2': '#4a3820',
  'ink-3': '#67522f',
  lamp: '#8a5300',
  'lamp-hot': '#6b3f00',
  'lamp-deep': '#5e3a00',
  'lamp-wash': 'rgba(200, 130, 20, 0.16)',
  'lamp-glow': 'rgba(190, 120, 20, 0.35)',
  'on-lamp': '#fff6e2',
  moon: '#355466',
  'moon-wash': 'rgba(60, 100, 130, 0.14)',
  ember: '#a33d12',
  'blood-text': '#96191c',
  verdigris: '#245f48',
  event: '#245f48',
  item: '#8a4a15',
  omen: '#4d3f96',
  'deck-4': '#1f567f',
  'deck-5': '#8e2f4d',
  'deck-6': '#59611c',
  traitor: '#a3201c',
  start: '#1f6a3c',
  skull: '#a3201c',
  'skull-wash': '#f3cdbf',
  'cell-in': '#dcc592',
  'x-red': '#b83a14',
  'x-yellow': '#d9ae13',
  'x-green': '#12795a',
  'x-blue': '#1f6fb5',
  'x-white': '#fffaf0',
  'x-purple': '#8f3f86',
  'x-red-ink': '#fff',
  'x-green-ink': '#fff',
  'x-blue-ink': '#fff',
  'x-purple-ink': '#fff',
  'rm-ink': '#2a1b0e',
  'rm-wall': '#3b2a1a',
  'rm-wall-hi': '#a98f63',
  'rm-obj': '#f3e5c3',
  'rm-obj2': '#dcc596',
  'rm-dark': '#5c4730',
  'rm-hi': '#fffaf0',
  'fl-boards': '#d3b684',
  'fl-parquet': '#dcc08d',
  'fl-stone': '#c9c1b0',
  'fl-earth': '#c2a77d',
  'fl-tile': '#e6d8bb',
  'fl-tile-2': '#b8a27c',
  'fl-carpet': '#c58f7e',
  'fl-grass': '#b9c08e',
  'fl-cave': '#b9a88c',
  'fl-iron': '#b5ac9c',
  'sym-bg': '#fbf4e2',
  'rm-water': '#8fb6c4',
  'rm-leaf': '#7d8f4a',
  'rm-cloth': '#b8635a',
};

export const LIGHT_PAPER: Paper = { ...DARK_PAPER, ...LIGHT_TINTS };
