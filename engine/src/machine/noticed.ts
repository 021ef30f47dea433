import type { EventFields, EventType } from '../core/events.ts';

/**
 * What a field of an event means to those who must not notice where somebody unseen is: `who` names those it tells of, `trace` is kept from them, and
 * `shown` lies open to all, as the view shows it too: a card on the floor, a tile that was laid, somebody's clips.
 */
type FieldNotice = 'who' | 'trace' | 'shown';

export interface EventNotice {
  /** Whether others notice it at all; else they are told that somebody did something unseen. */
  readonly noticed: boolean;
  readonly fields: Readonly<Record<string, FieldNotice>>;
}

type FieldsOf<T extends EventType> = { readonly [F in keyof EventFields[T]]-?: FieldNotice };
interface NoticeOf<T extends EventType> extends EventNotice {
  readonly fields: FieldsOf<T>;
}

const seen = <T extends EventType>(fields: FieldsOf<T>): NoticeOf<T> => ({ noticed: true, fields });
const unnoticed = <T extends EventType>(fields: FieldsOf<T>): NoticeOf<T> => ({ noticed: false, fields });

const LAID = { room: 'shown', floor: 'shown', x: 'shown', y: 'shown', turn: 'shown' } as const;
const HANDED = { from: 'shown', to: 'shown', room: 'shown' } as const;
/** What of the haunt does something gives away for whom it works. */
const DONE = { behind: 'trace' } as const;
const THROWN = { who: 'who', faces: 'shown', total: 'shown', tags: 'shown', about: 'trace' } as const;
const NUMBERS = { token: 'shown', who: 'shown', n: 'shown', numbers: 'shown' } as const;

/** By type, every field: a new event, or a new field of one, does not compile until somebody has decided what is noticed of it. */
export const NOTICED: { readonly [T in EventType]: NoticeOf<T> } = {
  // Whose turn it is and how the game stands is public.
  begins: seen({ order: 'shown', who: 'shown', birthday: 'shown' }),
  'omen-counts': seen({ card: 'shown' }),
  scenario: seen({ scenario: 'shown' }),
  round: seen({ n: 'shown' }),
  turn: seen({ who: 'shown', round: 'shown', n: 'shown' }),
  'turn-over': seen({ who: 'shown' }),
  'monster-turn': seen({}),
  ended: unnoticed({ who: 'who', what: 'shown' }),
  won: seen({ who: 'shown', why: 'shown' }),
  // Walking tells where somebody is; so does a place off the board, which one leaves the house for, and who holds one fast there.
  move: unnoticed({
    ...DONE,
    who: 'who',
    from: 'shown',
    to: 'shown',
    side: 'shown',
    cost: 'shown',
    part: 'shown',
  }),
  placed: unnoticed({ ...DONE, who: 'who', from: 'shown', to: 'shown', part: 'shown' }),
  crossed: unnoticed({ who: 'who', room: 'shown', part: 'shown' }),
  sent: unnoticed({ ...DONE, who: 'who', zone: 'shown' }),
  held: unnoticed({ ...DONE, who: 'who', by: 'shown' }),
  'let-go': unnoticed({ who: 'who', room: 'shown' }),
  // The house lies open: who lays a tile gives away where they are.
  discover: seen({ ...LAID, who: 'shown' }),
  'room-added': seen({ ...LAID, who: 'shown' }),
  'room-moved': seen({ ...LAID, who: 'shown' }),
  'room-replaced': seen({ ...LAID, with: 'shown' }),
  'room-stays': seen({ room: 'shown' }),
  'room-lost': seen({ room: 'shown' }),
  'rooms-returned': seen({ rooms: 'shown', n: 'shown' }),
  reopened: seen({ who: 'shown', room: 'shown', with: 'shown', side: 'shown', turn: 'shown' }),
  tile: seen({ who: 'shown', room: 'shown', discard: 'shown' }),
  'tile-buried': seen({ room: 'shown' }),
  'tile-refused': seen({ room: 'shown' }),
  'tiles-set-aside': seen({ n: 'shown', backs: 'shown' }),
  'tiles-reshuffled': seen({ n: 'shown' }),
  'nothing-fits': seen({ who: 'shown' }),
  // Cards are drawn, and change hands, in everybody's sight; what lies in a room is seen there. To look into a stack leaves no trace.
  draw: seen({ who: 'shown', deck: 'shown', card: 'shown' }),
  'deck-empty': seen({ who: 'shown', deck: 'shown' }),
  'deck-reshuffled': seen({ deck: 'shown' }),
  shuffled: seen({ stack: 'shown' }),
  looked: unnoticed({ who: 'who', stack: 'shown', n: 'shown', top: 'shown' }),
  reordered: unnoticed({ who: 'who', stack: 'shown', n: 'shown' }),
  searched: unnoticed({ who: 'who', deck: 'shown', card: 'shown' }),
  card: seen({ ...DONE, ...HANDED, card: 'shown', pile: 'shown' }),
  'pile-gone': seen({ room: 'shown' }),
  offered: seen({ who: 'shown', to: 'shown', card: 'shown' }),
  proposed: seen({ who: 'shown', to: 'shown', gives: 'shown', takes: 'shown' }),
  refused: seen({ who: 'shown', to: 'shown' }),
  declined: seen({ who: 'shown', card: 'shown' }),
  picked: seen({ thing: 'shown', about: 'trace' }),
  // A piece in somebody's hands, or at their heels, is where they are.
  token: seen({ token: 'shown', room: 'trace', who: 'who', with: 'who' }),
  'token-gone': seen({ token: 'shown', room: 'shown' }),
  piece: seen({ ...DONE, ...HANDED, token: 'shown' }),
  flipped: seen({ token: 'shown' }),
  dealt: seen(NUMBERS),
  exchanged: seen({ ...NUMBERS, with: 'shown' }),
  // Dice fall unnoticed unless others must know of the roll (`OPEN_ROLLS`); of what comes of it they see the clips, not what asked for them.
  roll: unnoticed({ ...THROWN, dice: 'shown', bonus: 'shown', atMost: 'shown', behind: 'shown', need: 'shown' }),
  thrown: unnoticed(THROWN),
  rerolled: unnoticed({ who: 'who', faces: 'shown' }),
  attack: seen({ by: 'shown', on: 'shown', trait: 'shown', weapon: 'shown' }),
  fought: seen({ by: 'shown', on: 'shown', attack: 'shown', defence: 'shown', winner: 'shown', margin: 'shown' }),
  damage: seen({ ...DONE, who: 'who', kind: 'shown', n: 'shown', about: 'trace', vain: 'shown' }),
  altered: seen({
    ...DONE,
    who: 'who',
    about: 'trace',
    kind: 'shown',
    n: 'shown',
    becomes: 'shown',
    into: 'shown',
  }),
  trait: seen({
    ...DONE,
    who: 'who',
    trait: 'shown',
    wanted: 'shown',
    steps: 'shown',
    from: 'shown',
    to: 'shown',
    about: 'trace',
  }),
  died: seen({ ...DONE, who: 'shown' }),
  stunned: seen({ ...DONE, who: 'shown' }),
  recovered: seen({ who: 'shown' }),
  marked: seen({ who: 'shown', status: 'shown', on: 'shown' }),
  offer: unnoticed({ who: 'who', rule: 'shown', about: 'shown' }),
  chose: unnoticed({ who: 'who', key: 'shown', about: 'shown' }),
  answered: seen({ kind: 'shown', seats: 'shown', answers: 'shown' }),
  // Of what the text of a card or room says, the words alone tell which it is.
  said: unnoticed({ key: 'shown', about: 'shown' }),
  // A haunt says by whom its answers are heard.
  told: seen({ key: 'shown', rooms: 'shown', n: 'shown', whom: 'shown' }),
  unseen: seen({ who: 'shown' }),
  haunt: seen({ number: 'shown', haunt: 'shown', revealer: 'shown', traitor: 'shown', hauntKind: 'shown' }),
  reads: seen({ page: 'shown' }),
  'haunt-begins': seen({ haunt: 'shown' }),
  unwilling: seen({ who: 'shown' }),
  volunteers: seen({ who: 'shown' }),
  voted: seen({ who: 'shown', how: 'shown' }),
  'takes-part': seen({ who: 'shown', from: 'shown' }),
  revealed: seen({ who: 'shown', side: 'shown', numbers: 'shown' }),
  joined: seen({ who: 'shown', side: 'shown' }),
  'handed-over': seen({ who: 'shown', seat: 'shown' }),
};
