export { explorerToken, type TokenState } from './explorer.ts';
export { lookOf } from './looks.ts';
export { type MonsterState, monsterDisc } from './monster.ts';
export { CREATURE_KINDS, pieceKind } from './monsters.ts';
export { drawPortrait } from './portraits.ts';
export { lyingThings } from './things.ts';
export { PIECE_TONES } from './tones.ts';
