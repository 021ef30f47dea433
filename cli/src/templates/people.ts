/** The three who play every script of a template; the first of them has the turn and reveals the haunt. */
export const SCRIPT_PLAYERS = ['ox-bellows', 'zoe-ingstrom', 'vivian-lopez'] as const;
export type ScriptPlayer = (typeof SCRIPT_PLAYERS)[number];

/** The same as a script lists them. */
export const PLAYER_LIST = SCRIPT_PLAYERS.join(', ');
