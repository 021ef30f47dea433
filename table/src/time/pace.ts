import { beatsOf, type ScenePace, scenesOf } from '@hollow/protocol';
import type { DraftRow } from '../moment/log.ts';
import type { Moment } from '../moment/moment.ts';
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

/** Until when what has happened is shown: every step of the game begins anew, and what people say or do beside it takes nothing away from that. */
export const shownUntil = (before: number, at: number, wait: number, isStep: boolean): number =>
  isStep ? at + wait : Math.max(before, at + wait);

/** Beats of a slot, and of one in a game in which it is secret who is on which side: there nobody is to be found out by how long a bot thinks. */
const SLOT = 1;
const LONG_SLOT = 4;

/** A haunt is on, and not everybody's side is known. */
const hasSecretSides = ({ game }: Moment): boolean =>
  game !== null &&
  game.state.haunt >= 0 &&
  game.state.outcome === null &&
  game.state.shown.some((shown) => shown !== 1);

/** When bots may answer. */
export interface AnswerSlot {
  /** In milliseconds; 0 for at once. */
  readonly length: number;
  /** Nobody answers sooner than the slowest of late: who thinks for longer than others is not to be told. */
  readonly even: boolean;
}

/**
 * Bots answer at the end of slots: one that has found its answer waits for that, and one that thinks for longer answers at the end of the next. So how long
 * one thinks tells nothing of its part. What a slot lasts is public: where nobody looks there are none, unless sides are secret, because the log tells when
 * everything was done.
 */
export function slotOf(moment: Moment, beat: number, isLookedAt: boolean): AnswerSlot {
  const even = hasSecretSides(moment);
  return { length: even ? beat * LONG_SLOT : isLookedAt ? beat * SLOT : 0, even };
}

/** So long at most, in milliseconds, the time of a question waits until what led to it has been shown. */
export const MOST_GRACE = 10_000;
