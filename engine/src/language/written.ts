import type { HauntDef } from './haunt.ts';

/** The rules of a haunt are written: it is more than a line of the chart, and can be played. */
export const isWritten = ({ wins }: Pick<HauntDef, 'wins'>): boolean => wins !== undefined;
