import type { EventType, SeenEvent, SeenEventOf } from '@hollow/engine';
import type { LogEntry, TableNote } from '@hollow/protocol';
import type { MessageKey, Text } from '@hollow/text/browser';
import { sayKeyIf } from '../words/say.ts';
import { byName, type Naming } from '../words/seatName.ts';
import { type Deaths, deathsAfter, NO_DEATHS } from './dead.ts';
import { whomConcerns } from './seen.ts';
import { goesOnFrom, tellTogether } from './together.ts';

/** What happened, as one reads it: one line for a walk, none for what another line says anyway. */
export interface LogLine {
  /** The number of the (last) entry behind it, and of the first: a walk grows. */
  readonly n: number;
  readonly first: number;
  readonly at: number;
  readonly kind: 'event' | 'chat' | 'table' | 'round';
  /** The explorer or monster it is about. */
  readonly who: string | null;
  readonly text: string;
  /** Who speaks, in the chat; whether only one's own side hears it. */
  readonly speaker: string | null;
  readonly aside: boolean;
  /** The entries behind it. */
  readonly events: readonly SeenEvent[];
  /** A walk that is told room by room. */
  readonly winds?: true;
  /** What came last to a line that has grown, by itself: for who has heard the rest. */
  readonly added?: string;
}

/** Events that another one tells as well: the tile before its discovery, the end of what one sees ending; and what only keeps a pile in order. */
const SILENT: ReadonlySet<EventType> = new Set(['turn-over', 'tile', 'haunt-begins', 'pile-gone']);

const isMove = (event: SeenEvent): event is SeenEventOf<'move'> => event.type === 'move';

/** A card that goes to whoever has just drawn it needs no second line. */
function repeats(event: SeenEvent, last: SeenEvent | null): boolean {
  if (last === null || event.type !== 'card' || last.type !== 'draw') return false;
  return event.card === last.card && (event.to === last.who || event.pile === 'discard');
}

/** The result of dice that nobody has touched since they were thrown: one line for both. */
function settles(event: SeenEvent, before: LogLine | undefined): boolean {
  const [thrown, more] = before?.events ?? [];
  if (event.type !== 'roll' || thrown?.type !== 'thrown' || more !== undefined) return false;
  return thrown.who === event.who && thrown.faces.join() === event.faces.join();
}

/** A step into a room that was just laid is told by the discovery. */
const entersNew = (event: SeenEvent, last: SeenEvent | null): boolean =>
  isMove(event) && last?.type === 'discover' && last.room === event.to && last.who === event.who;

/** Somebody who stays where they are; the turn of one who is dead, and what an effect still takes from them. */
const isIdle = (event: SeenEvent, dead: Deaths): boolean =>
  (isMove(event) && event.from === event.to) ||
  (event.type === 'turn' && dead.has(event.who)) ||
  (event.type === 'trait' && event.steps <= 0 && dead.has(event.who));

/** What lies between two steps of a monster that does not choose its way: that it goes on, and the dice that say where. */
const isBetweenSteps = (event: SeenEvent, who: string): boolean =>
  (event.type === 'chose' && event.about === '') ||
  (event.type === 'roll' && event.who === who && event.tags.length === 0);

const isMonster = (who: string): boolean => who.includes('/');

/** How many of the last lines only lie between the steps of a walk and its next one; 0 where there is no such walk. */
function betweenSteps(lines: readonly LogLine[], { who }: SeenEventOf<'move'>): number {
  if (!isMonster(who)) return 0;
  const at = lines.findLastIndex(
    ({ events }) => events.length === 0 || !events.every((one) => isBetweenSteps(one, who)),
  );
  const walk = lines[at];
  const isWalk = walk?.who === who && walk.events.every(isMove);
  return isWalk ? lines.length - 1 - at : 0;
}

/** The end of a turn that was told already. */
const endsAgain = (event: SeenEvent, last: SeenEvent | null): boolean =>
  event.type === 'ended' && last?.type === 'ended' && event.what === last.what && event.who === last.who;

/** The token of a companion, which stands where its keeper stands. */
const isWithKeeper = (event: SeenEvent): boolean => event.type === 'token' && event.with !== undefined;

/** A discovery ends the turn in some editions, though its card is still to come: whose turn is next tells as much. */
function endsByDiscovery(event: SeenEvent, lines: readonly LogLine[]): boolean {
  if (event.type !== 'ended' || event.what !== 'turn') return false;
  const types = (line: LogLine): readonly EventType[] => line.events.map(({ type }) => type);
  const last = lines.findLast((line) => types(line).some((type) => type === 'turn' || type === 'discover'));
  return last !== undefined && types(last).includes('discover');
}

interface Open {
  readonly lines: LogLine[];
  /** Whose turns pass unseen, and the entry of their death. */
  dead: Deaths;
  last: SeenEvent | null;
}

const emptyLog = (dead = NO_DEATHS): Open => ({ lines: [], dead, last: null });

function tellWalk(text: Text, events: readonly SeenEventOf<'move'>[]): string {
  const [first] = events;
  const end = events.at(-1);
  if (first === undefined || end === undefined) return '';
  if (first.from === end.to)
    return text.t('play.walked-back', { who: text.noun(first.who), room: text.name(end.to, 'rooms') });
  return text.t('play.walked', {
    who: text.noun(first.who),
    n: events.length,
    room: text.name(end.to, 'rooms'),
  });
}

/** A way through more rooms than so many nobody reads: the house shows it. */
const MOST_ROOMS = 5;

/** A walk that nobody chose: room by room, as far as that is read. */
function tellWay(text: Text, events: readonly SeenEventOf<'move'>[]): string {
  const [first] = events;
  if (first === undefined) return '';
  if (events.length > MOST_ROOMS) return tellWalk(text, events);
  return text.t('play.way', {
    who: text.noun(first.who),
    way: text.list([first.from, ...events.map(({ to }) => to)].map((room) => text.name(room, 'rooms'))),
  });
}

/** Damage that kills is told whole, before the death: what it takes from another trait comes after it. */
function belongsBeforeDeath({ lines, dead }: Open, event: SeenEvent, text: Text): boolean {
  if (event.type !== 'trait' || !dead.has(event.who)) return false;
  const at = lines.findLastIndex(({ events: [first] }) => first?.type === 'damage' && first.who === event.who);
  const line = lines[at];
  if (line === undefined || !goesOnFrom(line.events, event)) return false;
  const events = [...line.events, event];
  lines[at] = { ...line, events, text: tellTogether(text, events) };
  return true;
}

function addEvent(open: Open, n: number, at: number, event: SeenEvent, text: Text): void {
  const { lines, last } = open;
  open.last = event;
  if (belongsBeforeDeath(open, event, text) || isIdle(event, open.dead)) return;
  if (SILENT.has(event.type) || isWithKeeper(event) || repeats(event, last) || entersNew(event, last)) return;
  if (endsByDiscovery(event, lines) || endsAgain(event, last)) return;
  const who = whomConcerns(event);
  const between = isMove(event) ? betweenSteps(lines, event) : 0;
  lines.splice(lines.length - between, between);
  const before = lines.at(-1);
  const steps = before?.events.filter(isMove) ?? [];
  const isSameWalk = isMove(event) && steps.length > 0 && steps.at(-1)?.behind === event.behind;
  if (isSameWalk && before?.who === who && steps.length === before.events.length) {
    const events = [...steps, event];
    const winds = between > 0 || before.winds === true;
    const told = text.caused(event, winds ? tellWay(text, events) : tellWalk(text, events));
    lines[lines.length - 1] = { ...before, n, at, events, text: told, ...(winds ? { winds: true } : {}) };
    return;
  }
  if (before !== undefined && goesOnFrom(before.events, event)) {
    const events = [...before.events, event];
    const told = { text: tellTogether(text, events), added: text.event(event) };
    // A line that began with what concerns nobody is about whoever it goes on with.
    lines[lines.length - 1] = { ...before, n, at, who: before.who ?? who, events, ...told };
    return;
  }
  if (before !== undefined && settles(event, before)) {
    lines[lines.length - 1] = { ...before, n, at, events: [event], text: text.event(event) };
    return;
  }
  lines.push({
    n,
    first: n,
    at,
    kind: event.type === 'round' ? 'round' : 'event',
    who,
    text: tellTogether(text, [event]),
    speaker: null,
    aside: false,
    events: [event],
  });
}

/** What happens at the door, where explorers are of no concern. */
const AT_THE_DOOR: ReadonlySet<TableNote> = new Set(['joined', 'renamed', 'removed', 'admitted', 'practice']);

type Said = Extract<LogEntry, { readonly kind: 'table' }>;

/** People of whom the table tells, as they are called while a game is on. */
function withNames({ what, args }: Said, naming: Naming): Said['args'] {
  const { seat, name, by, bySeat } = args;
  if (AT_THE_DOOR.has(what) || seat === undefined || name === undefined) return args;
  const whose = by === undefined || bySeat === undefined ? {} : { by: naming(bySeat, by) };
  return { ...args, name: naming(seat, name), ...whose };
}

function add(open: Open, entry: LogEntry, text: Text, naming: Naming): void {
  const { n, at } = entry;
  open.dead = deathsAfter(open.dead, entry);
  if (entry.kind === 'event') {
    addEvent(open, n, at, entry.event, text);
    return;
  }
  open.last = null;
  const line = { n, first: n, at, who: null, events: [] } as const;
  if (entry.kind === 'chat')
    open.lines.push({
      ...line,
      kind: 'chat',
      text: entry.text,
      speaker: naming(entry.seat, entry.name),
      aside: entry.to === 'side',
    });
  else {
    const key: MessageKey = `table.${entry.what}`;
    const said = sayKeyIf(text, key, withNames(entry, naming));
    if (said !== null) open.lines.push({ ...line, kind: 'table', text: said, speaker: null, aside: false });
  }
}

/** Tells a stream that grows: what has been told stays the same lines, only what is new is put into words. */
export class Teller {
  readonly #text: Text;
  readonly #naming: Naming;
  #open: Open = emptyLog();
  #told: readonly LogEntry[] = [];

  constructor(text: Text, naming: Naming = byName) {
    this.#text = text;
    this.#naming = naming;
  }

  /** Entries as lines, oldest first. */
  lines(entries: readonly LogEntry[]): readonly LogLine[] {
    const goesOn = this.#told.length <= entries.length && this.#told.every((entry, i) => entry === entries[i]);
    if (!goesOn) this.#open = emptyLog();
    for (const entry of entries.slice(goesOn ? this.#told.length : 0)) add(this.#open, entry, this.#text, this.#naming);
    this.#told = entries;
    return [...this.#open.lines];
  }
}

/** Lines with something newer than an entry. They are told with what came before it in mind: whose turns pass unseen, what repeats what. */
export const linesAfter = (lines: readonly LogLine[], after: number): readonly LogLine[] =>
  lines.filter(({ n }) => n > after);

/** Entries of the stream as lines, oldest first. */
export const logLines = (entries: readonly LogEntry[], text: Text, naming: Naming = byName): readonly LogLine[] =>
  new Teller(text, naming).lines(entries);

/** One step of a game as lines of its own, told with those in mind who had died before it. */
export function linesOfStep(step: readonly LogEntry[], before: readonly LogEntry[], text: Text): readonly LogLine[] {
  const open = emptyLog(before.reduce(deathsAfter, NO_DEATHS));
  for (const entry of step) add(open, entry, text, byName);
  return open.lines;
}
