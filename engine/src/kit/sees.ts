import type { SeenEvent, View, Viewer } from '../contract/types.ts';
import { checkKeys } from './answers.ts';
import { check, checkExplorer, checkPieces, show } from './checks.ts';
import { EVENT_FIELDS } from './known-fields.ts';
import type { ScriptNames } from './script-names.ts';
import { ScriptError } from './script-types.ts';

/** A script names fields as it likes: here, and nowhere else, an event is any record. */
function fits(event: SeenEvent, wanted: Readonly<Record<string, unknown>>): boolean {
  const fields = new Map<string, unknown>(Object.entries(event));
  return Object.entries(wanted).every(([field, value]) => show(fields.get(field)) === show(value));
}

const hasFields = (type: string): type is keyof typeof EVENT_FIELDS => Object.hasOwn(EVENT_FIELDS, type);

/** What a script says of an event names its type and fields that such an event has. */
function checkSpec(spec: Readonly<Record<string, unknown>>, at: string): void {
  const type = String(spec.type);
  if (!hasFields(type)) throw new ScriptError(`${at}: there is no event of the type “${type}”`);
  checkKeys(spec, ['type', 'reveals', ...Object.keys(EVENT_FIELDS[type])], `${at}: ${type}`);
}

/** Events that must be in a log. */
export function checkLog(log: readonly SeenEvent[], wanted: readonly Readonly<Record<string, unknown>>[]): void {
  for (const spec of wanted) {
    checkSpec(spec, 'log');
    if (!log.some((event) => fits(event, spec)))
      throw new ScriptError(`log: ${show(spec)} expected; it holds\n    ${log.map(show).join('\n    ')}`);
  }
}

/** Events that must not be in a log. */
export function checkNoLog(
  log: readonly SeenEvent[],
  wanted: readonly Readonly<Record<string, unknown>>[],
  names: ScriptNames,
): void {
  for (const spec of wanted) {
    checkSpec(spec, 'noLog');
    names.check(spec, 'noLog');
    if (log.some((event) => fits(event, spec))) throw new ScriptError(`log: ${show(spec)} should not have happened`);
  }
}

type Table = Readonly<Record<string, unknown>>;

/** What a viewer's knowledge is held against. */
interface Sight {
  readonly view: View;
  readonly log: (viewer: Viewer) => readonly SeenEvent[];
  readonly names: ScriptNames;
  readonly at: string;
}

const plain =
  (found: (view: View) => unknown) =>
  ({ view, at }: Sight, value: unknown): void =>
    check(at, found(view), value);

function checkSeenPieces({ view, names }: Sight, value: unknown): void {
  for (const [id, spec] of Object.entries(value as Table)) checkPieces(id, view.position.tokens, spec, names);
}

function checkSeenCounters({ view, names, at }: Sight, value: unknown): void {
  for (const [counter, n] of Object.entries(value as Table)) {
    names.checkCounter(counter, at);
    check(`${at}.${counter}`, view.position.counters?.[counter]?.value ?? null, n);
  }
}

const standingOffers = ({ standing }: View): unknown =>
  standing.flatMap(({ options }) => options.map((o) => (o.verb === 'offer' ? o.rule.split('/').at(-1) : '')));

/** What can be expected of a viewer's knowledge besides explorers and the tops of stacks. */
const SIGHTS: Readonly<Record<string, (sight: Sight, value: unknown) => void>> = {
  notes: plain(({ position }) => position.notes ?? {}),
  counters: checkSeenCounters,
  pieces: checkSeenPieces,
  monsters: checkSeenPieces,
  pages: plain(({ tome }) => tome?.sides ?? []),
  book: plain(({ tome }) => tome?.book ?? null),
  goals: plain(({ tome }) => Object.keys(tome?.progress ?? {})),
  sections: plain(({ tome }) => tome?.sections ?? {}),
  standing: plain(standingOffers),
  used: plain(({ tome }) => tome?.usedByOthers ?? []),
  heard: plain(({ tome }) => tome?.heard ?? []),
  aloud: plain(({ tome }) => tome?.aloud ?? false),
  actions: plain(({ tome }) => [...new Set((tome?.actions ?? []).map(({ id }) => id))]),
  log: ({ view, log }, value) => checkLog(log(view.viewer), value as Table[]),
  noLog: ({ view, log, names }, value) => checkNoLog(log(view.viewer), value as Table[], names),
};

export const SEEN_FIELDS: readonly string[] = Object.keys(SIGHTS);

/** `sees: {0: {…}, public: {…}}`: what one seat, or a watcher, knows of the position, of its page and of what has happened. */
export function checkSees(
  viewer: string,
  view: View,
  log: (viewer: Viewer) => readonly SeenEvent[],
  wanted: Table,
  names: ScriptNames,
): void {
  for (const [field, value] of Object.entries(wanted)) {
    const at = `sees.${viewer}.${field}`;
    const explorer = view.position.explorers.find(({ id }) => id === field);
    const sight = Object.hasOwn(SIGHTS, field) ? SIGHTS[field] : undefined;
    if (explorer !== undefined) checkExplorer(explorer, value as Table);
    else if (sight !== undefined) sight({ view, log, names, at }, value);
    else {
      const { rooms, decks } = view.position.stacks;
      const pile = field === 'rooms' ? rooms : decks[field];
      if (pile === undefined)
        throw new ScriptError(`${at} is neither an explorer of this game nor something that can be seen`);
      check(at, pile.top[0] ?? null, value);
    }
  }
}
