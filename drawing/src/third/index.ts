import { CARD_PICTURES } from './cards.ts';
import type { PackArt } from './own.ts';
import { PORTRAITS } from './portraits.ts';
import { ROOMS } from './rooms.ts';

/** What is drawn of the third edition alone. */
export const THIRD_ART: PackArt = { pack: 'third-edition', rooms: ROOMS, cards: CARD_PICTURES, portraits: PORTRAITS };
