import type { HauntDef } from '../language/haunt.ts';
import type { CardDef, EditionDef, ExplorerDef, RoomDef, TokenDef } from '../language/types.ts';

export * from './fights.ts';
export * from './house.ts';
export * from './pieces.ts';
export * from './turns.ts';
export * from './words.generated.ts';

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
