/** The three who play every script of a template; the first of them has the turn and reveals the haunt. */
export const PEOPLE = ['ox-bellows', 'zoe-ingstrom', 'vivian-lopez'] as const;
export type Person = (typeof PEOPLE)[number];

/** The same as a script lists them. */
export const EVERYBODY = PEOPLE.join(', ');
