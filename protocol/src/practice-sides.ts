/** Sides that somebody can choose to practise. Apart from the shapes, so that a page that shows them loads no checker of shapes. */
export const PRACTICE_SIDES = ['heroes', 'traitor'] as const;
export type PracticeSide = (typeof PRACTICE_SIDES)[number];
