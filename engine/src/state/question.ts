/** What a question may be about; each has its sentence `ask.<kind>` in the words. */
export const QUESTION_KINDS = [
  // A turn, and what is done with things on it.
  'turn',
  'drop',
  'pick-up',
  'consent',
  'trade',
  'trade-consent',
  'accept-card',
  // What an effect asks for.
  'who',
  'room',
  'thing',
  'trait',
  'number',
  'wall',
  'part',
  'choose',
  'source',
  'walk',
  'order',
  'search',
  'instead',
  'hazard',
  // Tiles.
  'pick-tile',
  'turn-tile',
  'place-tile',
  'move-room',
  'reopen',
  // Dice and fights.
  'dice',
  'before-roll',
  'after-roll',
  'reroll',
  'weapon',
  'defeat',
  'before-damage',
  'split',
  // The haunt.
  'omen-room',
  'traitor-part',
  'volunteer',
  'vote',
  'ready',
  'next-monster',
  'march',
  'hand-over',
] as const;

export type QuestionKind = (typeof QUESTION_KINDS)[number];
