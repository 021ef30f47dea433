/** What becomes of a monster that has lost a fight. */
type Defeat = 'stun' | 'die' | 'nothing' | 'ops';

/** Rules of traits and their clips, of damage and of death. */
export const HARM = {
  /** The lowest step a clip may stand on before the haunt; -1 is the skull. */
  'traits.floor-before-haunt': (): number => 0,
  /** The number of a trait whose clip is on the skull, for as long as its explorer lives. */
  'traits.on-the-skull': (): number => 0,
  /** Where a clip stops that would go past the top of its track. */
  'traits.maximum': (top: number, _now: number): number => top,
  /** Where a clip comes to stand that is healed, on a row whose start is there: never further down. */
  'traits.heal': (now: number, start: number, _row: readonly number[]): number => Math.max(start, now),
  /** How many steps fewer a card takes away when it goes: those that it could not give when it came. */
  'traits.item-overflow': (notGiven: number): number => notGiven,
  /** Where a clip comes to stand that moves so far: places of the row are counted, not the numbers on it. */
  'traits.steps': (step: number, by: number, _row: readonly number[]): number => step + by,
  /** The same for a row in which a number stands twice: each time is a place of its own. */
  'traits.duplicates': (to: number, _from: number, _row: readonly number[]): number => to,
  /** Whether a clip at this step of its track is on the skull. */
  'traits.skull': (step: number): boolean => step < 0,
  /** Whether an explorer with a trait on the skull dies. */
  'death.when': (): boolean => true,
  /** Whether explorers can die before the haunt. */
  'death.before-haunt': (): boolean => false,
  /** Whether a room that raises traits raises those of a monster. */
  'monster.no-trait-rooms': (): boolean => false,
  /** Whether a room that raises traits raises those of a traitor who has turned into a monster. */
  'monster.transformed-trait-rooms': (): boolean => true,

  /** Whether damage that is given in dice is rolled for. */
  'damage.dice': (): boolean => true,
  /** Whether damage that is given as a number is that number, and not so many dice. */
  'damage.points': (): boolean => true,
  /** The traits that a kind of damage may be put on, of those that it names. */
  'traits.kinds': (named: readonly number[]): readonly number[] => named,
  /** The ways to share out damage of a kind, of all that add up to it: any. */
  'damage.split': (every: readonly number[][], _kind: string): readonly number[][] => every,
  /** Whether before the haunt losses may be put where no clip can take them. */
  'damage.waste-before-haunt': (): boolean => true,
  /** The seat that shares out the damage of an explorer whom this seat plays. */
  'damage.who-splits': (seat: number): number => seat,

  /** What being beaten does to a monster of which the haunt says this. */
  'monster.defaults': (said: Defeat): Defeat => said,
  /** What damage takes from the numbers of a monster. */
  'monster.fixed-traits': (_damage: number): number => 0,
  /** Whether the dead lie where they died. */
  'death.corpse': (): boolean => true,
  /** Whether a monster that is beaten is stunned. */
  'attack.monster-beaten': (): boolean => true,
  /** Whether a monster that is stunned drops what it carries. */
  'monster.stun-drops': (): boolean => true,
  /** Whether an effect can stun a monster to which being beaten does something else. */
  'monster.stun-beside': (): boolean => true,

  /** Whether what the dead carried, and may be dropped, falls where they died. */
  'loot.items-fall': (): boolean => true,
  /** Whether everybody learns on which side the dead were. */
  'hidden.death-reveals': (): boolean => true,
  /** Whether a player who has lost both explorers gets one of the other player's. */
  'two-player.both-dead': (): boolean => true,
};
