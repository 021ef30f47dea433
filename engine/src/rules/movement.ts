/** Rules of walking: what it costs, what stops it, who stands in the way. */
export const MOVEMENT = {
  /** Spaces that opponents in the room cost whoever leaves it. */
  'obstruct.cost': (opponents: number): number => opponents,
  /** Whether an opponent stands in the way. */
  'obstruct.opponents': (): boolean => true,
  /** Whether an opponent who is stunned stands in the way. */
  'obstruct.stunned': (): boolean => false,
  /** Whether somebody who is no opponent stands in the way. */
  'obstruct.both-ways': (): boolean => false,
  /** What a step of that cost takes of the spaces of the turn. */
  'move.room-cost': (cost: number): number => cost,
  /** Whether somebody must stop whom the way out of a room has harmed, when they had to already, or had not. */
  'room.exit-roll.not-a-stop': (stopped: boolean): boolean => stopped,
  /** Whether a step is made for which what the way out has taken leaves too little. */
  'leave.all-the-same': (): boolean => true,
  /** Whether a room asks something of those too whom an effect puts elsewhere. */
  'room.exit-roll.forced': (): boolean => true,
  /** Spaces that being put somewhere takes of the turn. */
  'put.free': (): number => 0,
  /** Spaces that crossing a barrier takes of the turn. */
  'room.barrier.cost': (): number => 0,
  /** The part of a room where one lands, when the room says so; it has so many. */
  'room.barrier.locked': (said: number, _parts: number): number => said,
  /** Among how many parts of a room somebody may choose who is put there, when it has so many. */
  'room.barrier.landing-side': (parts: number): number => parts,
  /** Whether somebody must stop who has found a room without a symbol, when they had to already, or had not. */
  'move.plain-room-continues': (stopped: boolean): boolean => stopped,
  /** Whether who finds a room draws for its symbol. */
  'discover.symbol': (): boolean => true,
  /** Whether who comes into a room that was found before draws for its symbol. */
  'discover.symbol-once': (): boolean => false,
  /** Whether a card is drawn for a room before its text is read. */
  'discover.card-before-text': (): boolean => true,
  /** Whether the text of a room works on those who come into it later. */
  'discover.text-each-entry': (): boolean => true,
  /** Whether somebody who is put into a room that an effect has laid has found it. */
  'discover.placed-otherwise': (): boolean => false,
  /** Whether somebody who finds a room because an effect puts them there draws for its symbol. */
  'discover.by-effect': (): boolean => true,
  /** Whether a character that may move at all, a monster or an explorer, can take one step, whoever stands in the way. */
  'obstruct.minimum': (_monster: boolean): boolean => true,
  /** Whether a token that stands in the way does so for everybody. */
  'obstruct.tokens': (): boolean => true,
  /** Whether a step of that cost is possible with so many spaces left. */
  'move.speed-limit': (cost: number, left: number): boolean => cost <= left,
  /** The spaces of a turn, from the speed now and at its start. */
  'move.current-speed': (now: number, _atStart: number): number => now,
  /** What it costs to go from one room to another on the same piece of cardboard. */
  'room.start-tile.cost': (cost: number): number => cost,
  /** What it costs to go where stairs lead. */
  'move.stairs-cost': (cost: number): number => cost,
  /** Whether the movement is over for whoever draws a card. */
  'move.card-stops': (): boolean => true,
  /** Whether an effect moves somebody who is free to go, or is not. */
  'move.unimpeded': (free: boolean): boolean => free,
};
