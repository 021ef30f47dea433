import { MOMENTS } from '../types.ts';
import {
  anySet,
  type Fields,
  flag,
  list,
  name,
  names,
  num,
  rooms,
  type Sort,
  text,
  things,
  traitRef,
  truth,
  who,
  whole,
  word,
} from './shape.ts';

/** What an expression yields: a number, a truth, a set of some sort; `same`: of the sort of the sets inside it. */
export interface Word {
  readonly yields: 'num' | 'truth' | Sort | 'same';
  readonly fields: Fields;
}

const words = (yields: Word['yields'], table: Readonly<Record<string, Fields>>): Readonly<Record<string, Word>> =>
  Object.fromEntries(Object.entries(table).map(([id, fields]) => [id, { yields, fields }]));

const way = word('walk', 'errand');

const NUMBERS = words('num', {
  var: { name: name('variable'), 'of?': anySet },
  $num: { name: text },
  traitOf: { who, trait: traitRef, which: word('now', 'start', 'lowest', 'step', 'startStep') },
  distance: { from: rooms, to: rooms, 'way?': way },
  steps: { from: rooms, to: rooms },
  ageOf: { who },
  daysToBirthday: { who },
  count: { of: anySet },
  plus: { of: list(num, 1) },
  minus: { a: num, b: num },
  times: { of: list(num, 1) },
  clamp: { of: num, min: num, max: num },
  choose: { test: truth, yes: num, no: num },
  drawn: { deck: name('deck'), 'since?': word('game', 'turn') },
  ev: { field: word('n', 'total', 'pool') },
  players: {},
  heroesAtStart: {},
  byPlayers: { of: list(whole(-99, 99), 4, 4) },
  half: { of: num, 'up?': flag },
  sum: { of: anySet, by: num },
  numberOn: { of: things },
  attacksMade: {},
  round: {},
  chart: { things, rooms },
});

const TRUTHS = words('truth', {
  is: { a: num, cmp: word('=', '≠', '<', '≤', '>', '≥'), b: num },
  all: { of: list(truth) },
  any: { of: list(truth) },
  not: { of: truth },
  at: { who, rooms },
  holds: { who, things },
  isIn: { who: anySet, of: anySet },
  exists: { of: anySet },
  ownTurn: { who },
  hauntOn: {},
  has: { who, status: name('status') },
  isDead: { who },
  isStunned: { who },
  mayReveal: { who },
  opensDoors: { who },
  isVillain: { who },
  source: { rooms: list(name('room')), cards: list(name('card')), 'once?': flag },
  hasNumber: { of: things, n: num },
  sees: { a: who, b: who },
  mayAttack: {},
  rollIs: { tags: names('roll-tag') },
  kindIs: { kinds: names('kind') },
  causedBy: { things },
  during: { event: word(...new Set(MOMENTS.map((moment) => moment.split('.')[0]))) },
  discovered: {},
  moved: {},
  movementOver: {},
  inHouse: { ids: names('room') },
  inForce: { id: name('clause') },
  reading: { name: name('switch'), values: list(text, 1) },
});

const CHARACTERS = words('thing', {
  self: {},
  actor: {},
  subject: {},
  instigator: {},
  owner: {},
  active: {},
  revealer: {},
  traitor: {},
  winner: {},
  leftOf: { who },
  rightOf: { who },
  playedBy: { id: name('explorer') },
  revealerThenLeft: { who },
  explorers: {},
  side: { name: name('side') },
  seemingHeroes: {},
  unrevealed: {},
  everyone: {},
  deadOnes: {},
  opponentsOf: { who },
  boundTo: { of: things },
  inZone: { name: name('zone') },
  turnOrder: {},
  heroes: {},
  monsters: {},
  inTurnOrder: { from: who },
  charactersIn: { rooms },
  withMe: { who },
  holderOf: { things },
  nearestTo: { rooms, who },
  withHobby: { hobbies: names('hobby') },
  with: { status: name('status') },
});

const ROOMS = words('room', {
  here: {},
  thisRoom: {},
  theRoom: {},
  revealRoom: {},
  otherEnd: {},
  drawnIn: { deck: name('deck') },
  empty: {},
  lost: {},
  besideLost: {},
  joinedLost: {},
  away: { of: rooms, n: num, from: rooms },
  standing: {},
  named: { ids: names('room') },
  roomOf: { of: things },
  onFloor: { floors: names('floor') },
  sameFloor: { rooms },
  lowerFloors: { rooms },
  symbol: { symbols: names('symbol') },
  tag: { tags: names('room-tag') },
  inSightOf: { from: rooms },
  beyond: { rooms, side: num },
  withWindow: {},
  joined: { rooms, 'whole?': flag },
  touching: { rooms },
  reach: { from: rooms, n: num, 'way?': way },
  group: { from: rooms, of: rooms },
  nearestRooms: { to: rooms, of: rooms },
  place: { name: name('place') },
});

const THINGS = words('thing', {
  thisCard: {},
  lastDrawn: { deck: name('deck') },
  pieces: { kinds: names('token') },
  faceDown: {},
  boundPieces: { who },
  cards: { ids: names('card') },
  tagged: { tags: names('card-tag') },
  fromDeck: { deck: name('deck') },
  inStack: { deck: name('deck') },
  heldBy: { who },
  lyingIn: { rooms },
  tokensOf: { kinds: names('token') },
  untouched: {},
  permits: { what: word('trade', 'drop', 'steal') },
});

const TRAITS = words('trait', {
  theseTraits: { traits: names('trait') },
  traitsOf: { kind: name('damage') },
  allTraits: {},
});

/** What a name, the element under test or the event holds is only known in the game. */
const OPEN = words('any', { $: { name: text }, theIt: {}, theThing: {} });

const SETS = words('same', {
  most: { who: anySet, by: num },
  fewest: { who: anySet, by: num },
  both: { of: list(anySet, 1) },
  either: { of: list(anySet, 1) },
  except: { of: anySet, without: anySet },
  where: { of: anySet, test: truth },
  first: { of: anySet },
});

/** Every word that expressions are made of, by what it yields. */
export const EXPRESSIONS = {
  number: NUMBERS,
  truth: TRUTHS,
  characters: CHARACTERS,
  rooms: ROOMS,
  things: THINGS,
  traits: TRAITS,
  sets: { ...OPEN, ...SETS },
} as const;

/** Every word; a name may stand in two groups (`choose` is a number and an operation, `any` a truth and a field). */
export const WORDS: Readonly<Record<string, Word>> = Object.assign({}, ...Object.values(EXPRESSIONS));
