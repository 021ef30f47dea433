/** Rules of monsters. */
export const MONSTERS = {
  /** Whether a monster that has attacked so often this turn may attack again. */
  'monster.attack-once': (attacks: number): boolean => attacks === 0,
  /** The trait with which a monster attacks of which its haunt says nothing; there are so many. */
  'monster.attack-trait': (bare: number, _traits: number): number => bare,
  /** Whether a monster that was stunned when their turn began, or is now, sits it out. */
  'monster.stunned': (stunned: boolean): boolean => stunned,
  /** Whether only those recover that have missed a whole turn, and not all that are stunned. */
  'monster.recover-missed': (): boolean => true,
  /** Which of those that are stunned recover at the end of the monsters' turn. */
  'monster.recover': (stunned: readonly number[]): readonly number[] => stunned,
  /** Whether a kind of monster rolls for its movement. */
  'monster.move-roll': (): boolean => true,
  /** What the roll of its kind gives every monster after the first. */
  'monster.group-roll': (rolled: number): number => rolled,
  /** Spaces that a monster may go: what was rolled, and not its Speed. */
  'move.monster-roll': (rolled: number, _speed: number): number => rolled,
  /** Whether the traitor's player moves the monsters. */
  'traitor.monsters': (): boolean => true,
  /** The same when the traitor is dead. */
  'traitor.dead-controls': (): boolean => true,
  /** Whether a monster takes up what its haunt lets it carry, or does not. */
  'monster.no-items': (carries: boolean): boolean => carries,
  /** Whether monsters are spared what only harms in rooms. */
  'monster.rooms': (): boolean => true,
  /** Whether a monster begins a turn for the cards in its room. */
  'monster.begins-turn': (): boolean => true,
  /** Whether a monster's player says on which side of a barrier it stands. */
  'room.barrier.monster-side': (): boolean => true,
  /** Whether a barrier holds up no monster. */
  'room.barrier.monsters': (): boolean => true,
  /** Whether monsters go by passages that cards have made. */
  'monster.card-passages': (): boolean => true,
  /** Whether a monster goes where its will sends it. */
  'monster.pursuit': (): boolean => true,
  /** Whether a monster finds rooms, when its haunt lets it, or does not. */
  'monster.no-discovery': (may: boolean): boolean => may,
  /** Whether a monster that has won may take something in place of the damage. */
  'monster.no-special-attacks': (): boolean => false,
  /** Whether a monster that has done something may do more before the next one begins. */
  'monster.one-by-one': (): boolean => true,
};
