import type { CharacterId, FactionId, RoomId } from '../language/ids.ts';

/** What a player was after with an answer, for whoever asks why. What others may know of it is told by `Engine.motive`. */
export interface Motive {
  readonly aim: 'deed' | 'attack' | 'thing' | 'door' | 'flee' | 'stay' | 'other';
  /** The character that set out. */
  readonly who: CharacterId;
  /** The side it was on then; null where there were none. */
  readonly side: FactionId | null;
  /** A deed of the haunt by its id, a foe, or a thing; '' where there is no such. */
  readonly what: string;
  /** Where; '' where it makes no difference. */
  readonly room: RoomId | '';
  /** Turns until it would be there. */
  readonly turns: number;
  /** How likely it succeeds there, from 0 to 1. */
  readonly chance: number;
}
