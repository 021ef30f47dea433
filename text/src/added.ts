interface Rolled {
  readonly faces: readonly number[];
  readonly bonus?: number;
  readonly total: number;
}

/** What was added to the dice, below 0 where something was taken away: by whatever asked for the roll, and by cards that add to its result. */
export const addedTo = ({ faces, bonus = 0, total }: Rolled): number =>
  faces.length === 0 ? bonus : total - faces.reduce((sum, face) => sum + face, 0);
