import { beatsOf, type ScenePace, scenesOf } from '@hollow/protocol';
import type { DraftRow } from '../moment/log.ts';

/**
 * How long a bot waits after these rows, so that people can follow: as long as the scenes take in which they are shown, and a beat at least. `beat` in
 * milliseconds. Everybody is told the types of events: the wait tells nothing more.
 */
export function waitAfter(rows: readonly DraftRow[], pace: ScenePace, beat: number): number {
  const items = rows.flatMap(({ body }) => body.items);
  const scenes = scenesOf(items, (item) =>
    item.kind === 'event' ? { type: item.event.type, ...item.event.data } : null,
  );
  const beats = scenes.reduce((sum, scene) => sum + beatsOf(scene, pace), 0);
  return beat * Math.max(1, beats);
}
