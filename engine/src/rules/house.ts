/** Rules of the house: doors, windows, barriers, tiles and where they may be laid. */
export const HOUSE = {
  /** Whether one may go through where two doors meet. */
  'doors.open': (): boolean => true,
  /** Whether one may go through a wall into the room behind it. */
  'doors.connect': (): boolean => false,
  /** Whether one may go through a door behind which there is the wall of another room. */
  'doors.false-door': (): boolean => false,
  /** Whether one may go through a window. */
  'doors.windows-no-passage': (): boolean => false,
  /** Whether a window before which a room stands looks outside. */
  'doors.false-window': (): boolean => false,
  /** Whether two rooms that lie so far from each other are adjacent: sides count, corners do not. */
  'doors.adjacent': (dx: number, dy: number): boolean => Math.abs(dx) + Math.abs(dy) === 1,
  /** Whether those in two rooms on one piece of cardboard are in the same room. */
  'room.start-tile.three-rooms': (): boolean => false,
  /** Whether those on a tile that is sent to a lost floor are sent there themselves. */
  'room.moves.lost-floor': (): boolean => true,
  /** Whether those on two sides of a barrier are together. */
  'barrier.no-interaction': (): boolean => false,
  /** Whether from this part of a room one reaches what lies in that part. */
  'room.barrier.two-sides': (own: number, other: number): boolean => own === other,
  /** Which of two ways to lay a tile comes first, by the doors that meet doors. */
  'discover.fit': (joined: number, otherJoined: number): number => otherJoined - joined,
  /** The ways to turn a new tile, of those in which one of its doors meets the door that was opened. */
  'discover.turns': <T>(every: readonly T[]): readonly T[] => every,
  /** Whether a tile may be turned so that this many of its doors meet doors, when it could be so many. */
  'discover.one-door': (_joined: number, _most: number): boolean => true,
  /** Whether a room is in sight of itself, where rooms in sight are meant. */
  'sight.own-room': (): boolean => false,
  /** Whether stairs and other links lead the eye to where they lead. */
  'sight.links': (): boolean => false,
  /** Whether everybody in a room in sight is, or only the first. */
  'sight.everybody': (_first: boolean): boolean => true,
  /** Whether a tile may lie on a floor that its back shows, or does not show. */
  'discover.floor-match': (shown: boolean): boolean => shown,
  /** Whether one draws on after so many tiles whose backs showed other floors. */
  'stack.mismatch': (_setAside: number): boolean => true,
  /** Whether tiles whose backs show other floors go to the discards, and not under the stack. */
  'stack.mismatch-discarded': (): boolean => true,
  /** Whether discarded tiles become the new stack. */
  'stack.reshuffle': (): boolean => true,
  /** Whether a tile may lie where it leaves the floor so many open doors. */
  'seal.forbidden': (open: number): boolean => open > 0,
  /** Whether a drawn tile is taken that can be laid at so many places. */
  'seal.redraw': (places: number): boolean => places > 0,
  /** Whether who has found a room goes into it. */
  'discover.attach': (): boolean => true,
  /** Whether a floor that has been closed while tiles are left for it is opened again. */
  'seal.rearrange': (): boolean => true,
  /** Whether only the smallest of the changes that open a closed floor may be chosen. */
  'seal.least-change': (): boolean => true,
  /** Whether a room may be moved to where it leaves the floor so many open doors. */
  'seal.moved-room': (open: number): boolean => open > 0,
  /** Whether a room may be moved to another door of the floor that it is on. */
  'room.moves.same-floor': (): boolean => true,
  /** Whether a room stays where it is if the floor to which it is sent has no door for it. */
  'room.moves.no-door': (): boolean => true,
  /** Where a token is after the room in which it lay has moved: in that room. */
  'room.moves.tokens': (room: number, _beside: () => number): number => room,
  /** The same of somebody who was in the room, and of a card. */
  'room.moves.passengers': (room: number, _beside: () => number): number => room,
  /** Whether a room under the open sky is a room of the house. */
  'doors.outside-is-inside': (): boolean => true,
  /** Whether somebody who is sent on an errand keeps out of rooms that ask for a roll, or cannot be walked back from. */
  'reach.errand': (): boolean => true,
  /** Whether one can go out by the front door, when the table has it open, or has not. */
  'doors.front-door': (open: boolean): boolean => open,
  /** Whether the front door stands open for explorers once the haunt has begun. */
  'doors.open-in-haunt': (): boolean => false,
  /** Whether an open door can be gone through when so many tiles are left for its floor. */
  'stack.floor-exhausted': (left: number): boolean => left > 0,
  /** The same where no tile is left at all. */
  'stack.all-placed': (left: number): boolean => left > 0,
  /** Whether going through an open door finds a room. */
  'discover.trigger': (): boolean => true,
  /** The part of a room where a token comes to lie that somebody in this part puts down. */
  'room.barrier.token-side': (part: number): number => part,
};
