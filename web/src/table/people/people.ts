import type { TableSeat } from '@hollow/protocol';

/** After so long without any of its devices a chair counts as left, in milliseconds; the server says the last word. */
const LEFT_AFTER = 60_000;

export interface Away {
  readonly n: number;
  /** `unknown` where nobody saw them go. */
  readonly unit: 'moment' | 'minute' | 'hour' | 'day' | 'unknown';
}

/** How long somebody has been away, as a person would say it. */
export function awayFor(away: number | null, now: number): Away {
  if (away === null) return { n: 0, unit: 'unknown' };
  const minutes = Math.floor((now - away) / 60_000);
  if (minutes < 1) return { n: 0, unit: 'moment' };
  if (minutes < 60) return { n: minutes, unit: 'minute' };
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? { n: hours, unit: 'hour' } : { n: Math.floor(hours / 24), unit: 'day' };
}

/** Nobody has been at the chair of a person for a while. */
export const isLeft = ({ holder, here, away }: TableSeat, now: number): boolean =>
  holder === 'person' && !here && (away === null || now - away >= LEFT_AFTER);

export interface Powers {
  readonly remove: boolean;
  readonly makeHost: boolean;
  /** A bot may play for whoever has left. */
  readonly standIn: boolean;
  /** The chair may go to somebody at the door. */
  readonly admit: boolean;
}

/** What the host may do about a chair while the game is on. */
export function powersOver(seat: TableSeat, now: number): Powers {
  const { holder, host, here, resigned, substituted } = seat;
  const person = holder === 'person';
  const left = isLeft(seat, now);
  return {
    remove: person && !host,
    makeHost: person && here && !host && !resigned,
    standIn: left && !host && !resigned && !substituted,
    admit: !host && (holder === 'bot' || left),
  };
}

/** Whether somebody else may be the host: now, soon, or not as long as the host is there. */
export function hostIsGone(host: TableSeat | undefined, now: number): 'gone' | 'going' | 'there' {
  if (host === undefined || host.holder !== 'person' || host.resigned || host.substituted || isLeft(host, now))
    return 'gone';
  return host.here ? 'there' : 'going';
}
