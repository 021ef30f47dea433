import { beatsOf, type ScenePace, scenesOf } from '@hollow/protocol';
import type { DraftRow } from '../moment/log.ts';
import { isPlayedByBot, type TableData } from '../moment/table.ts';

/** Slowest last. */
const PACES: readonly ScenePace[] = ['quick', 'steady', 'slow'];

/** The pace of a table: the slowest that anybody who sits there has chosen; whoever has chosen none goes by what the host has set. */
export function paceOf({ seats, settings }: Pick<TableData, 'seats' | 'settings'>): ScenePace {
  const chosen = seats.filter((data) => !isPlayedByBot(data)).map(({ pace }) => pace ?? settings.pace);
  return PACES.findLast((pace) => chosen.includes(pace)) ?? settings.pace;
}

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

/** So long at most, in milliseconds, the time of a question waits until what led to it has been shown. */
export const MOST_GRACE = 10_000;
