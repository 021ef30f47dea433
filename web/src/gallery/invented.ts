import type { CardDef, EditionDef, ExplorerDef, RoomDef, Side } from '@hollow/engine';
import type { PackHouse } from '@hollow/protocol';

/** An edition that nobody plays and nobody has drawn: two floors, three traits, one deck, dice from 0 to 3. What the page shows of it comes from these definitions alone. */

const TRAITS = ['nerve', 'craft', 'brawn'] as const;

const EDITION: EditionDef = {
  floors: ['rock', 'lantern-house'],
  traits: TRAITS,
  damage: { body: ['brawn'], mind: ['nerve', 'craft'] },
  faces: [0, 1, 2, 3],
  maxDice: 6,
  decks: [{ id: 'signal', symbol: 'signal', kept: false, items: false }],
  start: 'jetty',
  players: { min: 2, max: 4 },
  moveTrait: 'brawn',
  fightTrait: 'brawn',
  switches: {},
  presets: {},
  clauses: {},
  flow: [],
  rules: {},
  first: { x: 'everyone' } as unknown as EditionDef['first'],
};

const room = (id: string, floors: readonly string[], doors: string, more: Partial<RoomDef> = {}): RoomDef => ({
  id,
  floors,
  doors: [...doors] as Side[],
  ...more,
});

const ROOMS: readonly RoomDef[] = [
  room('jetty', ['rock'], 'NE', { start: { x: 0, y: 0 }, tags: ['outside'] }),
  room('boat-shed', ['rock'], 'NSW', { symbol: 'signal' }),
  room('oil-store', ['rock'], 'EW'),
  room('fog-bell', ['rock'], 'NESW', { symbol: 'signal', windows: ['N'] }),
  room('keepers-kitchen', ['lantern-house'], 'NS', { windows: ['E'] }),
  room('bunk-room', ['lantern-house'], 'ES', { symbol: 'signal' }),
  room('spiral-stairs', ['rock', 'lantern-house'], 'NESW'),
  room('lamp-room', ['lantern-house'], 'S', { windows: ['N', 'E', 'W'] }),
  room('log-room', ['lantern-house'], 'NW', { symbol: 'signal' }),
  room('weather-gallery', ['lantern-house'], 'NEW', { tags: ['outside'] }),
];

const CARDS: readonly CardDef[] = [
  'a-ship-in-the-fog',
  'gull-at-the-glass',
  'the-horn',
  'salt-in-the-lamp',
  'footsteps-overhead',
  'no-answer',
  'the-tide-turns',
  'storm-glass',
].map((id) => ({ id, deck: 'signal' }));

const track = { values: [2, 3, 3, 4, 5, 6], start: 2 };
const EXPLORERS: readonly ExplorerDef[] = [
  ['ada-voss', 'lamp', 'she', 44],
  ['tam-orrin', 'lamp', 'he', 12],
  ['wick', 'oil', 'they', 29],
  ['old-marrow', 'oil', 'he', 71],
].map(([id, card, pronoun, age]) => ({
  id: String(id),
  card: String(card),
  pronoun: pronoun as ExplorerDef['pronoun'],
  age: Number(age),
  birthday: { month: 3, day: 9 },
  height: '170 cm',
  weight: 70,
  hobbies: [],
  tracks: Object.fromEntries(TRAITS.map((trait) => [trait, track])),
}));

export const INVENTED: PackHouse = {
  id: 'invented',
  hash: 'invented@00000000000000',
  version: '1.0.0',
  authors: ['nobody'],
  license: null,
  kind: 'edition',
  extends: null,
  counts: { explorers: EXPLORERS.length, rooms: ROOMS.length, cards: CARDS.length, tokens: 0, haunts: 0 },
  players: EDITION.players,
  pack: { id: 'invented', edition: EDITION, explorers: EXPLORERS, rooms: ROOMS, cards: CARDS, tokens: [] },
  haunts: [],
};
