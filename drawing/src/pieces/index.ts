export { explorerToken, type TokenState } from './explorer.ts';
export { lookOf } from './looks.ts';
export { type MonsterState, monsterDisc } from './monster.ts';
export { KINDS, kindOf } from './monsters.ts';
export { portrait } from './portraits.ts';
export { lyingThings } from './things.ts';
export { PIECE_TONES } from './tones.ts';
