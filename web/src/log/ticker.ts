import type { EventType, SeenEvent } from '@hollow/engine';
import type { Text } from '@hollow/text/browser';
import { shortName } from '../words/say.ts';
import type { LogLine } from './log.ts';
import { isOfFight } from './seen.ts';

/** Which line of the log is shown next to somebody who watches, and for how long the one before it stays. */

/** Things that one must have seen: a roll, a fight, a death, what the haunt itself says. */
const WEIGHTY: ReadonlySet<EventType> = new Set([
  'roll',
  'thrown',
  'fought',
  'altered',
  'damage',
  'died',
  'said',
  'haunt',
  'draw',
  'offer',
  'attack',
]);
/** Milliseconds that a line stays while others wait behind it. */
const LONG = 1500;
const SHORT = 650;
/** More than so many in a row would lag behind the game: then only what weighs is shown, and of that the last. */
const BEHIND = 5;

/** What somebody says, and where one's own turn begins or ends, is shown however much else happens. */
export interface TickerLine extends LogLine {
  readonly turn: 'mine' | 'passed' | null;
}

/** What somebody says, and what one must not miss. */
export const weighs = ({ events, kind }: LogLine): boolean =>
  kind === 'chat' || events.some(({ type }) => WEIGHTY.has(type));

const isWeighty = (line: TickerLine): boolean => line.turn !== null || weighs(line);

/** One's own steps are seen on the house; to be told of them would only cover it. */
const isOwnWalk = ({ events }: LogLine, mine: ReadonlySet<string>): boolean =>
  events.length > 0 && events.every((event) => event.type === 'move' && mine.has(event.who));

/** A fight is shown by itself, with both throws. */
const isFight = ({ events }: LogLine): boolean => events.length > 0 && events.every(isOfFight);

/** Where things are acted out, these have stood large in the middle: to tell them again over the house would only cover it. */
const isSeenLarge = (event: SeenEvent): boolean => {
  switch (event.type) {
    case 'roll':
    case 'thrown':
      return event.faces.length > 0 && !event.tags.includes('movement');
    case 'draw':
    case 'tiles-set-aside':
    case 'discover':
    case 'died':
    case 'haunt':
      return true;
    default:
      return false;
  }
};

/** Whether all that a line tells has just been seen in scenes of its own. */
export const wasActedOut = ({ events }: LogLine): boolean => events.length > 0 && events.every(isSeenLarge);

const turnOf = ({ events: [event] }: LogLine): string | null => (event?.type === 'turn' ? event.who : null);

/** Lines of the log for one who watches: what others say, and whose turn it is as it concerns the viewer's own explorers. */
export function tickerLines(
  lines: readonly LogLine[],
  mine: ReadonlySet<string>,
  me: string | null,
  text: Text,
): TickerLine[] {
  let last = '';
  return lines.flatMap((line): TickerLine[] => {
    if (line.kind === 'chat')
      return line.speaker === me
        ? []
        : [{ ...line, text: text.t('play.said', { who: line.speaker ?? '', line: line.text }), turn: null }];
    if (line.kind !== 'event' || isOwnWalk(line, mine) || isFight(line)) return [];
    const who = turnOf(line);
    if (who === null) return [{ ...line, turn: null }];
    const turn = mine.has(who) ? 'mine' : mine.has(last) ? 'passed' : null;
    last = who;
    if (turn === null) return [{ ...line, turn }];
    const key = turn === 'mine' ? 'play.turn-mine' : 'play.turn-passed';
    return [{ ...line, turn, text: text.t(key, { who: shortName(text, who) }) }];
  });
}

/** The line that is shown when entries up to a number have been: one that has grown since then is still the same. */
export const shownAt = (lines: readonly TickerLine[], at: number): TickerLine | null =>
  lines.findLast(({ first }) => first <= at) ?? null;

export function nextShown(
  lines: readonly TickerLine[],
  at: number,
): { readonly line: TickerLine; readonly after: number } | null {
  const waiting = lines.filter(({ n }) => n > at);
  const kept = waiting.length > BEHIND ? waiting.filter(isWeighty).slice(-BEHIND) : waiting;
  const line = kept[0] ?? waiting.at(-1);
  if (line === undefined) return null;
  const now = shownAt(lines, at);
  return { line, after: now !== null && isWeighty(now) ? LONG : SHORT };
}
