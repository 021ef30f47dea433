import type { Option } from '@hollow/engine';

/** By this nothing is done but to walk, or to wait. */
export const isWalk = ({ verb }: Option): boolean => verb === 'move' || verb === 'doorway' || verb === 'end';

/** Where the characters of a seat come from: whoever has no memory of it goes to and fro for ever. */
export class PacedRooms {
  /** The turn that is going on, the room in which it began, and whether anything was done in it but to walk. */
  #turn = -1;
  #start = -1;
  #done = false;
  /** By character: where its last turn began, if nothing was done in it. */
  readonly #left = new Map<number, number>();

  /** It is the character's turn, and it stands in the room. */
  observe(turn: number, room: number): void {
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.#start = room;
    this.#done = false;
  }

  /** The character would be back in the room that it left in its last turn, with nothing done since. */
  leadsBack(who: number, room: number): boolean {
    return !this.#done && room !== this.#start && this.#left.get(who) === room;
  }

  /** An option of the turn has been taken. */
  remember(who: number, option: Option): void {
    if (!isWalk(option)) this.#done = true;
    if (option.verb !== 'end') return;
    if (this.#done) this.#left.delete(who);
    else this.#left.set(who, this.#start);
  }
}
