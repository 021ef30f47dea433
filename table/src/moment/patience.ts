import type { Clock, Settings } from '@hollow/protocol';
import type { TableData } from './table.ts';

/** For how long somebody who is away is waited for (docs/seats.md). In milliseconds. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A live game: nobody loses a seat sooner, however fast the clock. */
const SOONEST = 15 * MINUTE;
/** Without a clock nothing says whether people sit together or play over days: a bot may stand in soon, a seat is kept for long. */
const STAND_IN = 5 * MINUTE;

/** How long somebody may think; without a clock for ever. */
export const timeToThink = (clock: Clock): number =>
  clock.kind === 'none' ? Number.POSITIVE_INFINITY : clock.seconds * 1000;

/** From an hour on people need not be there together. */
const isOverDays = (clock: Clock): boolean => timeToThink(clock) >= HOUR;

/** For how long a seat is kept by the table's clock. In games over days never less than a day. */
export function keepTime({ clock }: Pick<Settings, 'clock'>): number {
  if (clock.kind === 'none') return DAY;
  return Math.max(isOverDays(clock) ? DAY : SOONEST, timeToThink(clock));
}

/** The same at a table: a faster clock in the course of the game takes nothing from it. */
export const keepsFor = ({ keep, settings }: Pick<TableData, 'keep' | 'settings'>): number =>
  Math.max(keep, keepTime(settings));

/** How long somebody must have been away before a bot may be asked to stand in. That takes nothing from them: they are back when they come. */
export function standInTime({ clock, absence }: Pick<Settings, 'clock' | 'absence'>): number {
  if (absence !== null) return Math.max(MINUTE, absence * 1000);
  if (clock.kind === 'none') return STAND_IN;
  return isOverDays(clock) ? keepTime({ clock }) : Math.max(MINUTE, timeToThink(clock));
}

/** Before the game nothing is lost with a seat or with the part of the host. */
export const LOBBY_WAIT = MINUTE;

/** A time as a person would say it: in days from two on, in hours from two on, else in minutes. */
export function spanOf(time: number): { readonly n: number; readonly unit: 'minute' | 'hour' | 'day' } {
  if (time >= 2 * DAY) return { n: Math.round(time / DAY), unit: 'day' };
  if (time >= 2 * HOUR) return { n: Math.round(time / HOUR), unit: 'hour' };
  return { n: Math.max(1, Math.round(time / MINUTE)), unit: 'minute' };
}
