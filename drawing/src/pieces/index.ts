export { CREATURE_KINDS } from './creatures.ts';
export { explorerToken, type SideSign, signOf, type TokenState } from './explorer.ts';
export { pieceKey, pieceKind } from './kind.ts';
export type { ExplorerLook } from './looks.ts';
export { type MonsterState, monsterDisc } from './monster.ts';
export { drawPortrait } from './portraits.ts';
export { lyingThings } from './things.ts';
export { PIECE_TONES } from './tones.ts';
