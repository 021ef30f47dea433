import { cardTemplate } from './card.ts';
import { hauntTemplate } from './haunt.ts';
import { packTemplate } from './pack.ts';
import { roomTemplate } from './room.ts';

/** What can be started from a template, by what it is called on the command line. */
export const templates = { haunt: hauntTemplate, card: cardTemplate, room: roomTemplate, pack: packTemplate } as const;
