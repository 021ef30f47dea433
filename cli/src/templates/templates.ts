import { card } from './card.ts';
import { haunt } from './haunt.ts';
import { pack } from './pack.ts';
import { room } from './room.ts';

/** What can be started from a template, by what it is called on the command line. */
export const templates = { haunt, card, room, pack } as const;
