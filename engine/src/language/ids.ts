import type { Side } from './types.ts';

/** Never there at run time: tells the compiler whose id a text is. */
declare const kind: unique symbol;

/**
 * The id of one kind of thing. Where ids are written down — packs, scripts, tests, JSON — any text will do; but what is known to be the id of a room is
 * never taken for that of a card.
 */
type Id<K extends string> = string & { readonly [kind]?: K };

export type RoomId = Id<'room'>;
export type FloorId = Id<'floor'>;
export type CardId = Id<'card'>;
export type DeckId = Id<'deck'>;
export type ExplorerId = Id<'explorer'>;
/** A token, piece or monster; `mummy#2` where it shows a number. */
export type TokenId = Id<'token'>;
export type TraitId = Id<'trait'>;
export type HauntId = Id<'haunt'>;
export type ScenarioId = Id<'scenario'>;
/** A side of the haunt: `heroes`, `traitor`, or whatever else it declares. */
export type FactionId = Id<'faction'>;
/** A page of the haunt: that of a side, or `everyone`. */
export type PageId = Id<'page'> | FactionId;
export type StatusId = Id<'status'>;
export type ZoneId = Id<'zone'>;
/** The path of a rule: `cards/axe/chop`. */
export type RulePath = Id<'rule'>;

/** An explorer or a monster. */
export type CharacterId = ExplorerId | TokenId;
/** A card, a token or a character. */
export type ThingId = CardId | CharacterId;
/** What carries an effect: a room or a thing. */
export type CarrierId = RoomId | ThingId;

/** A side of a tile, or a corner where every side has a door. */
export type WallId = Side | 'NE' | 'SE' | 'SW' | 'NW';
