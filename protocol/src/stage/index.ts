export { decidedBy } from './decided.ts';
export { beatsAt, beatsOf, HUSH, type ScenePace, TUMBLE } from './lengths.ts';
export { positionAfter } from './position-after.ts';
export { type Scene, type SceneKind, scenesOf } from './scenes.ts';
