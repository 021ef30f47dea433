export { beatsOf, type ScenePace } from './lengths.ts';
export { positionAfter } from './position-after.ts';
export { type Scene, type SceneKind, scenesOf } from './scenes.ts';
