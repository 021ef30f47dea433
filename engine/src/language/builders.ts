import type { HauntDef } from './haunt.ts';
import type {
  CardDef,
  Doors,
  EditionDef,
  Ex,
  ExplorerDef,
  Num,
  Op,
  Ops,
  RoomDef,
  Rooms,
  Things,
  TokenDef,
  TraitRef,
  Truth,
  Who,
} from './types.ts';

/** Builders return plain JSON: what they make can be stored, hashed and sent. */

export const room = (def: RoomDef): RoomDef => def;
export const card = (def: CardDef): CardDef => def;
export const omen = (def: Omit<CardDef, 'deck'>): CardDef => ({ deck: 'omen', ...def });
export const item = (def: Omit<CardDef, 'deck'>): CardDef => ({ deck: 'item', ...def });
export const event = (def: Omit<CardDef, 'deck'>): CardDef => ({ deck: 'event', ...def });
export const token = (def: TokenDef): TokenDef => def;
export const explorer = (def: ExplorerDef): ExplorerDef => def;
export const edition = (def: EditionDef): EditionDef => def;
export const haunt = (def: HauntDef): HauntDef => def;

type Args = Readonly<Record<string, unknown>>;
const prune = (args: Args): Args => Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined));
const ex = <E>(x: string, args: Args = {}): E => ({ x, ...prune(args) }) as E;
const op = (name: string, args: Args = {}): Op => ({ op: name, ...prune(args) });

// ── characters ──────────────────────────────────────────────────────────────────────────────────────────────
/** Who acts or is affected; inside `each` over characters, the one whose turn in the row it is. */
export const self = ex<Who>('self');
/** Who began the effect: the drawer of an event in which everybody rolls. */
export const actor = ex<Who>('actor');
/** Who began the effect in which this roll is made. */
export const instigator = ex<Who>('instigator');
/** The character the event happens to. */
export const subject = ex<Who>('subject');
/** Who holds the card that carries the rule. */
export const owner = ex<Who>('owner');
export const active = ex<Who>('active');
export const revealer = ex<Who>('revealer');
export const explorers = ex<Who>('explorers');
/** Explorers in the order of their turns, the first player first. */
export const turnOrder = ex<Who>('turnOrder');
export const heroes = ex<Who>('heroes');
export const traitor = ex<Who>('traitor');
export const monsters = ex<Who>('monsters');
export const leftOf = (who: Who): Who => ex('leftOf', { who });
export const rightOf = (who: Who): Who => ex('rightOf', { who });
/** Everybody from the left of `who` round the table, filtered; for cards that are passed on. */
export const inTurnOrder = (from: Who): Who => ex('inTurnOrder', { from });
export const charactersIn = (rooms: Rooms): Who => ex('charactersIn', { rooms });
/** Characters in the same room and, behind a barrier, on the same side of it. */
export const withMe = (who: Who): Who => ex('withMe', { who });
export const holderOf = (things: Things | Who): Who => ex('holderOf', { things });
export const playedBy = (id: string): Who => ex('playedBy', { id });
export const most = <S extends Ex<'who'> | Ex<'rooms'> | Ex<'things'>>(who: S, by: Num): S => ex('most', { who, by });
export const fewest = <S extends Ex<'who'> | Ex<'rooms'> | Ex<'things'>>(who: S, by: Num): S =>
  ex('fewest', { who, by });
/** Of several, the revealer if among them, else the one nearest on the revealer's left. */
export const revealerThenLeft = (who: Who): Who => ex('revealerThenLeft', { who });
export const nearestTo = (rooms: Rooms, who: Who): Who => ex('nearestTo', { rooms, who });
export const $who = (name: string): Who => ex('$', { name });

// ── numbers ─────────────────────────────────────────────────────────────────────────────────────────────────
export const v = (name: string): Ex<'num'> => ex('var', { name });
export const $num = (name: string): Ex<'num'> => ex('$num', { name });
export const level = (
  who: Who,
  trait: TraitRef,
  which: 'now' | 'start' | 'lowest' | 'step' | 'startStep' = 'now',
): Ex<'num'> => ex('traitOf', { who, trait, which });
export const ageOf = (who: Who): Ex<'num'> => ex('ageOf', { who });
/** Days from the date of the game to the next birthday; today counts as none. */
export const daysToBirthday = (who: Who): Ex<'num'> => ex('daysToBirthday', { who });
export const count = (of: Ex<'who'> | Ex<'rooms'> | Ex<'things'> | Ex<'trait'>): Ex<'num'> => ex('count', { of });
export const plus = (...of: Num[]): Ex<'num'> => ex('plus', { of });
export const minus = (a: Num, b: Num): Ex<'num'> => ex('minus', { a, b });
export const times = (...of: Num[]): Ex<'num'> => ex('times', { of });
export const clamp = (of: Num, min: Num, max: Num): Ex<'num'> => ex('clamp', { of, min, max });
export const either01 = (test: Truth, yes: Num, no: Num): Ex<'num'> => ex('choose', { test, yes, no });
/** Cards drawn from a deck so far, by everybody; `turn` counts this turn only. */
export const drawn = (deck: string, since: 'game' | 'turn' = 'game'): Ex<'num'> => ex('drawn', { deck, since });
/** Fields of the event that a rule answers to. */
export const amount = ex<Ex<'num'>>('ev', { field: 'n' });
export const total = ex<Ex<'num'>>('ev', { field: 'total' });
export const poolSize = ex<Ex<'num'>>('ev', { field: 'pool' });
export const margin = ex<Ex<'num'>>('ev', { field: 'n' });
export const players = ex<Ex<'num'>>('players');
/** Haunt number of the chart for the omen and the room. */
export const chart = (things: Things, rooms: Rooms): Ex<'num'> => ex('chart', { things, rooms });

// ── truths ──────────────────────────────────────────────────────────────────────────────────────────────────
export type Comparison = '=' | '≠' | '<' | '≤' | '>' | '≥';
export const is = (a: Num, cmp: Comparison, b: Num): Truth => ex('is', { a, cmp, b });
export const all = (...of: Truth[]): Truth => ex('all', { of });
export const any = (...of: Truth[]): Truth => ex('any', { of });
export const not = (of: Truth): Truth => ex('not', { of });
export const at = (who: Who, rooms: Rooms): Truth => ex('at', { who, rooms });
export const holds = (who: Who, things: Things): Truth => ex('holds', { who, things });
export const isIn = (who: Ex<'who'> | Ex<'rooms'> | Ex<'things'>, of: Ex<'who'> | Ex<'rooms'> | Ex<'things'>): Truth =>
  ex('isIn', { who, of });
export const exists = (of: Ex<'who'> | Ex<'rooms'> | Ex<'things'> | Ex<'trait'> | Doors): Truth => ex('exists', { of });
export const ownTurn = (who: Who = self): Truth => ex('ownTurn', { who });
export const hauntOn = ex<Truth>('hauntOn');
/** The haunt is on and nothing has taken the attack of this turn. */
export const mayAttack = ex<Truth>('mayAttack');
/** The roll of this event carries the tag: trait, attack, defence, event, room, haunt, damage, or a trait's name. */
export const rollIs = (...tags: string[]): Truth => ex('rollIs', { tags });
export const kindIs = (...kinds: string[]): Truth => ex('kindIs', { kinds });
export const causedBy = (things: Things): Truth => ex('causedBy', { things });
/** The room was discovered by this very entry. */
/** An event of this kind is under way, however deep: `during('defeat')` holds for all that a lost fight brings. */
export const during = (event: string): Truth => ex('during', { event });
export const discovered = ex<Truth>('discovered');
export const moved = ex<Truth>('moved');
export const movementOver = ex<Truth>('movementOver');
export const inHouse = (...ids: string[]): Truth => ex('inHouse', { ids });
/** The clause of the ledger holds: false only where a proof has switched it off, to see what would happen without it. */
export const inForce = (id: string): Truth => ex('inForce', { id });
export const reading = (name: string, ...values: string[]): Truth => ex('reading', { name, values });

// ── rooms ───────────────────────────────────────────────────────────────────────────────────────────────────
export const here = ex<Rooms>('here');
/** The room that carries the rule, or in which its token lies. */
export const thisRoom = ex<Rooms>('thisRoom');
/** The room of the event. */
export const theRoom = ex<Rooms>('theRoom');
export const standing = ex<Rooms>('standing');
export const named = (...ids: string[]): Rooms => ex('named', { ids });
export const roomOf = (of: Ex<'who'> | Ex<'things'>): Rooms => ex('roomOf', { of });
export const onFloor = (...floors: string[]): Rooms => ex('onFloor', { floors });
export const sameFloor = (rooms: Rooms): Rooms => ex('sameFloor', { rooms });
export const lowerFloors = (rooms: Rooms): Rooms => ex('lowerFloors', { rooms });
export const symbol = (...symbols: string[]): Rooms => ex('symbol', { symbols });
export const tag = (...tags: string[]): Rooms => ex('tag', { tags });
/** Rooms with a window that looks outside: one that ends at a wall does not count. */
export const withWindow = ex<Rooms>('withWindow');
/** Rooms in a straight line through an unbroken row of doors. */
export const inSightOf = (from: Rooms): Rooms => ex('inSightOf', { from });
/** The room behind the door on a side of the house: 0 is north, and on clockwise; whole turns do not matter. For facing. */
export const beyond = (rooms: Rooms, side: Num): Rooms => ex('beyond', { rooms, side });
/** Joined by a door or a way; in a room with a barrier from the side where `self` stands, or from the `whole` room. */
export const joined = (rooms: Rooms, options: { whole?: boolean } = {}): Rooms => ex('joined', { rooms, ...options });
export const touching = (rooms: Rooms): Rooms => ex('touching', { rooms });
/** Rooms within n steps. `errand`: only doors and stairs, no one-way passage, no room that asks for a roll. */
export const reach = (from: Rooms, n: Num, way: 'walk' | 'errand' = 'walk'): Rooms => ex('reach', { from, n, way });
/** Steps from one room to another; a great many where there is no way. */
export const distance = (from: Rooms, to: Rooms, way: 'walk' | 'errand' = 'walk'): Ex<'num'> =>
  ex('distance', { from, to, way });
export const nearestRooms = (to: Rooms, of: Rooms): Rooms => ex('nearestRooms', { to, of });
/** The room at the other end of this pair of tokens. */
export const otherEnd = ex<Rooms>('otherEnd');
export const $room = (name: string): Rooms => ex('$', { name });
/** The room in which the last card of the deck was drawn. */
export const drawnIn = (deck: string): Rooms => ex('drawnIn', { deck });

// ── things and traits ───────────────────────────────────────────────────────────────────────────────────────
export const cards = (...ids: string[]): Things => ex('cards', { ids });
/** The card (or token) that carries this effect. */
export const thisCard = ex<Things>('thisCard');
export const tagged = (...tags: string[]): Things => ex('tagged', { tags });
export const fromDeck = (deck: string): Things => ex('fromDeck', { deck });
export const heldBy = (who: Who): Things => ex('heldBy', { who });
/** Cards of a deck that nobody has drawn. */
export const inStack = (deck: string): Things => ex('inStack', { deck });
/** Items lying in the rooms. */
export const lyingIn = (rooms: Rooms): Things => ex('lyingIn', { rooms });
export const tokensOf = (...kinds: string[]): Things => ex('tokensOf', { kinds });
export const lastDrawn = (deck: string): Things => ex('lastDrawn', { deck });
/** Cards that have not had their one action of this turn. */
export const untouched = ex<Things>('untouched');
export const permits = (what: 'trade' | 'drop' | 'steal'): Things => ex('permits', { what });
export const $thing = (name: string): Things => ex('$', { name });
export const $trait = (name: string): Ex<'trait'> => ex('$', { name });
export const traitsOf = (kind: string): Ex<'trait'> => ex('traitsOf', { kind });
export const allTraits = ex<Ex<'trait'>>('allTraits');
/** Traits of `who` for which the test on `level(who, theTrait, …)` holds. */
export const theTrait = ex<Ex<'trait'>>('theIt');

// ── sets ────────────────────────────────────────────────────────────────────────────────────────────────────
type AnySet = Ex<'who'> | Ex<'rooms'> | Ex<'things'> | Ex<'trait'>;
export const both = <S extends AnySet>(...of: S[]): S => ex('both', { of });
export const either = <S extends AnySet>(...of: S[]): S => ex('either', { of });
export const except = <S extends AnySet>(of: S, without: S): S => ex('except', { of, without });
export const where = <S extends AnySet>(of: S, test: Truth): S => ex('where', { of, test });
/** The element under test in `where`, `most` and `fewest`. */
export const it = ex<Who>('theIt');
export const itRoom = ex<Rooms>('theIt');
export const itThing = ex<Things>('theIt');
export const first = <S extends AnySet>(of: S): S => ex('first', { of });

// ── operations: flow ────────────────────────────────────────────────────────────────────────────────────────
export const when = (test: Truth, then: Ops, otherwise?: Ops): Op => op('when', { test, then, else: otherwise });
/** Rows are '5+', '2-4' or '0', exhaustive from 0. */
export type Table = Readonly<Record<string, Ops>>;
export const table = (of: Num, rows: Table): Op => op('table', { of, rows });
/** One by one in turn order from the active character; over characters, `self` is each in turn. */
export const each = (of: Ex<'who'> | Ex<'rooms'> | Ex<'things'> | Ex<'trait'>, name: string, body: Ops): Op =>
  op('each', { of, name, do: body });
export const eachOne = (of: Who, body: Ops): Op => op('each', { of, self: true, do: body });
export const repeat = (n: Num, body: Ops): Op => op('repeat', { times: n, do: body });
export const loop = (body: Ops): Op => op('loop', { do: body });
export const call = (proc: string): Op => op('call', { proc });
export const set = (name: string, to: Num): Op => op('set', { name, to });
export const add = (name: string, by: Num): Op => op('set', { name, by });
/** The asked seat takes one of the keyed courses. */
export const choose = (who: Who, options: Readonly<Record<string, Ops>>): Op => op('choose', { who, options });
/** `wall`: a side of the room without a way through it. */
type AskKind = 'who' | 'room' | 'thing' | 'trait' | 'number' | 'wall';
export interface AskOptions {
  readonly from?: Ex<'who'> | Ex<'rooms'> | Ex<'things'> | Ex<'trait'>;
  readonly min?: Num;
  readonly max?: Num;
  readonly as: string;
  /** What happens when there is nothing to choose from. */
  readonly none?: Ops;
  /** Others are not told the answer. */
  readonly secret?: boolean;
}
export const ask = (who: Who, kind: AskKind, options: AskOptions): Op => op('ask', { who, kind, ...options });
export const asFor = (who: Who, body: Ops): Op => op('each', { of: who, self: true, do: body });
export const end = (what: 'turn' | 'movement' | 'attack' | 'game'): Op => op('end', { what });
/** What a clause of the ledger asks of this card or room; the clause is cited when it runs. */
export const clause = (id: string, ...body: Op[]): Op => op('clause', { id, do: body });
export const say = (key: string): Op => op('say', { key });

// ── operations: dice, traits, fights ────────────────────────────────────────────────────────────────────────
export type Pool = { readonly trait: TraitRef } | { readonly dice: Num };
export const trait = (t: TraitRef): Pool => ({ trait: t });
export const dice = (n: Num): Pool => ({ dice: n });
export interface RollOptions {
  readonly by?: Who;
  readonly as?: string;
  readonly tags?: readonly string[];
  readonly extra?: Num;
  /** Added to the result. */
  readonly bonus?: Num;
}
export const roll = (pool: Pool, rows?: Table, options: RollOptions = {}): Op => op('roll', { pool, rows, ...options });
/** Writes a field of the roll or damage that the offer answers to. */
export const alter = (field: 'pool' | 'bonus' | 'result' | 'kind' | 'amount', to: Num | string): Op =>
  op('alter', { field, to });
export const reroll = (n: 'any' | 'one'): Op => op('reroll', { n });
/** `held`: the steps come and go with a card that is held, so that what a full track could not take is not lost later. */
export const shift = (who: Who, t: TraitRef, steps: Num, options: { held?: boolean } = {}): Op =>
  op('shift', { who, trait: t, steps, ...options });
export const gain = (t: TraitRef, n: Num = 1, who: Who = self): Op => shift(who, t, n);
export const lose = (t: TraitRef, n: Num = 1, who: Who = self): Op =>
  shift(who, t, typeof n === 'number' ? -n : ex('minus', { a: 0, b: n }));
export const gainEach = (n = 1, who: Who = self): Op => shift(who, allTraits, n);
export const loseEach = (n = 1, who: Who = self): Op => shift(who, allTraits, -n);
/** To the starting value (never down), or to the lowest number above the skull. */
export const setTrait = (who: Who, t: TraitRef, to: 'start' | 'lowest'): Op => op('setTrait', { who, trait: t, to });
export const damage = (kind: string, n: Num | { readonly dice: Num }, who: Who = self): Op =>
  op('damage', { kind, n, who });
export interface AttackOptions {
  readonly on: Who;
  /** A thing without a body: this many dice of the trait, rolled by a neighbour. It cannot be hurt. */
  readonly dice?: Num;
  readonly trait?: string;
  /** The attacker chooses one of these. */
  readonly traits?: readonly string[];
  readonly rolledBy?: Who;
  readonly by?: Who;
  /** An attack of one's own will: its means must reach the target. An attack that an effect commands reaches it anyway. */
  readonly own?: boolean;
  /** Named 1 if the target took damage, else 0. */
  readonly as?: string;
  /** What winning and losing do in place of damage; `subject` is who has lost. */
  readonly win?: Ops;
  readonly lose?: Ops;
}
export const attack = (options: AttackOptions): Op => op('attack', { ...options });

// ── operations: places, cards, house ────────────────────────────────────────────────────────────────────────
/** Places without steps; enters the room (its text works) unless `silent`. Behind a barrier, on the side of the thing `beside`, else as the character likes. */
export const put = (
  who: Who,
  rooms: Rooms,
  options: { silent?: boolean; discovered?: boolean; symbol?: boolean; beside?: Things | Who } = {},
): Op => op('put', { who, rooms, ...options });
/** Each takes one step closer, by a shortest way and at no cost; with `any`, the character named decides which of them do. */
export const walk = (who: Who, options: { toward: Rooms; any?: Who }): Op => op('walk', { who, ...options });
/** Uses up spaces of the movement of this turn. */
export const spend = (n: Num): Op => op('spend', { n });
/** To the other side of the barrier. */
export const cross = (who: Who = self): Op => op('cross', { who });
export const draw = (deck: string, n: Num = 1, who: Who = self): Op => op('draw', { deck, n, who });
/** Draws this very card out of its stack, which is shuffled. */
export const fetch = (deck: string, card: Things, who: Who = self): Op => op('draw', { deck, n: 1, who, card });
/** `spends`: this is the one action of the thing in this turn. */
export const transfer = (things: Things, to: Who, options: { spends?: boolean } = {}): Op =>
  op('transfer', { things, to, ...options });
export const drop = (things: Things, rooms: Rooms = here, options: { spends?: boolean } = {}): Op =>
  op('transfer', { things, rooms, ...options });
export const discard = (things: Things): Op => op('transfer', { things, pile: 'discard' });
/** Out of the game. */
export const setAside = (things: Things): Op => op('transfer', { things, pile: 'box' });
/** Back into its stack, which is shuffled. */
export const returnToStack = (things: Things): Op => op('transfer', { things, pile: 'stack' });
/** An event that stays with the character. */
export const keep = op('transfer', { things: { x: 'thisCard' }, to: { x: 'self' } });
/** Taken by force: what the card says of theft is carried out, and it has had its one action of this turn. */
export const steal = (things: Things, to: Who): Op => op('transfer', { things, to, theft: true });
export const look = (who: Who, stack: string, n: Num, options: { reorder?: boolean } = {}): Op =>
  op('look', { who, stack, n, ...options });
/** Looks through a deck, puts one card on top, shuffles the rest. */
export const search = (who: Who, deck: string): Op => op('search', { who, deck });
export const pick = (of: Things | Who, name: string): Op => op('pick', { of, as: name });
export const shuffle = (stack: string): Op => op('shuffle', { stack });
/** Puts a token from its pool; `bound` is the room it leads to. */
export const spawn = (kind: string, rooms: Rooms, bound?: Rooms): Op => op('spawn', { kind, rooms, bound });
/** Puts a token from its pool that goes wherever the character goes. */
export const accompany = (kind: string, who: Who = self): Op => op('accompany', { kind, who });
/** Takes this token, or tokens named, off the board. */
export const remove = (things: Things | Who): Op => op('remove', { things });
export interface AddRoomOptions {
  readonly floor?: string | Rooms;
  /** This tile, wherever it is in stack or discards, or the first of several that can be laid; the stack is shuffled afterwards. */
  readonly which?: string | readonly string[];
  /** The next tile that shows one of these symbols. */
  readonly symbols?: readonly string[];
  /** Beyond the wall that an `ask` of kind `wall` named: a room that is there already is taken as it is. */
  readonly beyond?: string;
  /** At a door of one of these rooms, as long as one of them is open. */
  readonly beside?: Rooms;
  readonly as: string;
  readonly none?: Ops;
}
/** Takes a tile from the stack and lays it at an open door that the character chooses. */
export const addRoom = (options: AddRoomOptions): Op => op('addRoom', { ...options });
/** Moves a tile with all that is on it to another open door; with `nearest`, one of the doors fewest steps from that room. */
export const moveRoom = (
  rooms: Rooms,
  options: { floors?: readonly string[]; elsewhere?: boolean; mayStay?: boolean; nearest?: Rooms } = {},
): Op => op('moveRoom', { rooms, ...options });
export const takeTurn = (who: Who): Op => op('turn', { who });
export const round = (body: Ops): Op => op('round', { do: body });
/** The haunt of that number begins; where it cannot be played, the one of the nearest omen room for the same omen. */
export const startHaunt = (number: Num, options: { who?: Who; omen?: Things; room?: Rooms } = {}): Op =>
  op('startHaunt', { number, who: self, ...options });

// ── haunts ──────────────────────────────────────────────────────────────────────────────────────────────────
export const prepare = op('prepare');
export const monsterTurn = op('monsterTurn');
/** Explorers of a side as it truly is; living ones only. */
export const side = (name: string): Who => ex('side', { name });
/** Explorers who are not known to be on another side. */
export const seemingHeroes = ex<Who>('seemingHeroes');
export const unrevealed = ex<Who>('unrevealed');
/** Every explorer, the dead included. */
export const everyone = ex<Who>('everyone');
export const deadOnes = ex<Who>('deadOnes');
export const opponentsOf = (who: Who): Who => ex('opponentsOf', { who });
/** Pieces or monsters of these kinds in play. */
export const pieces = (...kinds: string[]): Things => ex('pieces', { kinds });
export const piece = (...kinds: string[]): Who => ex('pieces', { kinds });
/** Pieces in play that lie face down. */
export const faceDown = ex<Things>('faceDown');
/** Who or what is in a place off the board. */
export const inZone = (name: string): Who => ex('inZone', { name });
export const withStatus = (status: string): Who => ex('with', { status });
export const boundTo = (of: Things | Who): Who => ex('boundTo', { of });
export const boundPieces = (who: Who): Who => ex('boundPieces', { who });
export const place = (name: string): Rooms => ex('place', { name });
export const emptyRooms = ex<Rooms>('empty');
/** The patch of `of` that hangs together with `from` by doors and ways. */
export const group = (from: Rooms, of: Rooms): Rooms => ex('group', { from, of });
/** Explorers with one of these pastimes. */
export const withHobby = (...hobbies: string[]): Who => ex('withHobby', { hobbies });
export const lostRooms = ex<Rooms>('lost');
/** Rooms that share an edge with a hole; with a door towards it. */
export const besideLost = ex<Rooms>('besideLost');
export const joinedLost = ex<Rooms>('joinedLost');
export const away = (of: Rooms, n: Num, from: Rooms): Rooms => ex('away', { of, n, from });
export const revealRoom = ex<Rooms>('revealRoom');
export const winner = ex<Who>('winner');
export const theThing = ex<Things>('theThing');
/** The trait of the shift this rule answers to. */
export const shiftedTrait = ex<Ex<'trait'>>('theThing');
export const heroesAtStart = ex<Ex<'num'>>('heroesAtStart');
export const byPlayers = (three: number, four: number, five: number, six: number): Ex<'num'> =>
  ex('byPlayers', { of: [three, four, five, six] });
export const half = (of: Num, up = false): Ex<'num'> => ex('half', { of, up });
export const sum = (of: Who | Rooms | Things, by: Num): Ex<'num'> => ex('sum', { of, by });
export const numberOn = (of: Things | Who): Ex<'num'> => ex('numberOn', { of });
export const stepsTo = (from: Rooms, to: Rooms): Ex<'num'> => ex('steps', { from, to });
export const attacksMade = ex<Ex<'num'>>('attacksMade');
/** A variable of a character, room or thing. */
export const vOf = (name: string, of: Who | Rooms | Things): Ex<'num'> => ex('var', { name, of });
export const setOf = (name: string, of: Who | Rooms | Things, to: Num): Op => op('set', { name, of, to });
export const addOf = (name: string, of: Who | Rooms | Things, by: Num): Op => op('set', { name, of, by });
export const has = (who: Who, status: string): Truth => ex('has', { who, status });
export const isDead = (who: Who): Truth => ex('isDead', { who });
export const isStunned = (who: Who): Truth => ex('isStunned', { who });
/** A hidden traitor who may show the own role at will. */
export const mayReveal = (who: Who): Truth => ex('mayReveal', { who });
/** It may discover rooms: an explorer, or a monster whose haunt says so. */
export const opensDoors = (who: Who): Truth => ex('opensDoors', { who });
export const isVillain = (who: Who = self): Truth => ex('isVillain', { who });
export const hasNumber = (of: Things, n: Num): Truth => ex('hasNumber', { of, n });
export const sees = (a: Who, b: Who): Truth => ex('sees', { a, b });
export const gone = (of: Who | Things | Rooms): Truth => ex('not', { of: { x: 'exists', of } });
/** Nobody of the side is alive. */
export const allDead = (who: Who): Truth => ex('not', { of: { x: 'exists', of: who } });
export interface DeployOptions {
  readonly n?: Num;
  readonly rooms?: Rooms;
  readonly holder?: Who;
  /** The character it belongs to. */
  readonly tied?: Who;
  readonly as?: string;
}
/** Pieces or monsters from the pool of the haunt, into a room or into somebody's hands. */
export const deploy = (kind: string, options: DeployOptions): Op => op('deploy', { kind, ...options });
export const deal = (kind: string, to: Who, n: Num = 1): Op => op('deal', { kind, to, n });
/** One piece of each, drawn unseen, changes hands; only the two know their numbers. */
export const exchange = (kind: string, a: Who, b: Who): Op => op('exchange', { kind, a, b });
export const flip = (things: Things): Op => op('flip', { things });
export const kill = (who: Who): Op => op('kill', { who });
/** Held fast or carried: goes where the holder goes, and cannot walk. */
export const hold = (who: Who, by: Who | Things): Op => op('hold', { who, by });
export const letGo = (who: Who): Op => op('hold', { who });
export const mark = (who: Who, status: string, on = true): Op => op('mark', { who, status, on });
export const stun = (who: Who): Op => op('mark', { who, status: 'stunned' });
export const join = (who: Who, name: string, secret = false): Op => op('join', { who, side: name, secret });
export const reveal = (who: Who): Op => op('reveal', { who });
export const control = (things: Who | Things, by: Who): Op => op('control', { things, by });
/** Tiles back into the stack, which is shuffled with the discards; what lies in them is discarded. */
export const returnRooms = (rooms: Rooms): Op => op('returnRooms', { rooms });
/** To a place off the board that the haunt declares. */
export const send = (who: Who, zone: string): Op => op('send', { who, zone });
export const takeRoom = (rooms: Rooms): Op => op('takeRoom', { rooms });
/** Opposed rolls; `as` is how much more `a` has than `b`. */
export const contest = (options: {
  a: Who;
  b: Who;
  trait: TraitRef;
  against?: TraitRef;
  extra?: Num;
  as: string;
}): Op => op('contest', { ...options });
export const tell = (key: string, options: { to?: Who; rooms?: Rooms; n?: Num; who?: Who } = {}): Op =>
  op('tell', { key, ...options });
export const win = (who: Who, why: string): Op => op('win', { who, why });
