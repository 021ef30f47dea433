import type { Option } from '../contract/option.ts';
import type { Position } from '../contract/position.ts';
import type { SeenEvent, View, Viewer } from '../contract/types.ts';
import type { Engine } from '../game/engine.ts';
import type { Outcome, State } from '../state/state.ts';
import { checkKeys, matches, wordOf } from './answers.ts';
import { byRoom, check, checkExplorer, checkPieces, show } from './checks.ts';
import { OPTION_FIELDS } from './known-fields.ts';
import { ScriptNames } from './script-names.ts';
import { ScriptError } from './script-types.ts';
import { checkLog, checkNoLog, checkSees } from './sees.ts';

/** `options: {has: […], lacks: […], first: …, count: n}` with steps as in the script, or a bare verb. */
function checkOptions(options: readonly Option[], wanted: Readonly<Record<string, unknown>>, names: ScriptNames): void {
  checkKeys(wanted, ['has', 'lacks', 'first', 'count'], 'options');
  const fits = (spec: unknown): boolean => {
    if (typeof spec === 'string') {
      if (!Object.hasOwn(OPTION_FIELDS, spec)) throw new ScriptError(`options: “${spec}” is no verb of an option`);
      return options.some((o) => o.verb === spec);
    }
    const [word, value] = wordOf(spec);
    return options.some((o) => matches(o, word, value));
  };
  for (const spec of (wanted.has ?? []) as unknown[])
    if (!fits(spec)) throw new ScriptError(`options: ${show(spec)} expected, found ${options.map(show).join(' ')}`);
  for (const spec of (wanted.lacks ?? []) as unknown[]) {
    if (fits(spec)) throw new ScriptError(`options: ${show(spec)} should not be among them`);
    if (typeof spec !== 'string') checkLacked(spec, names);
  }
  if (wanted.count !== undefined && wanted.count !== options.length)
    throw new ScriptError(
      `options.count: expected ${show(wanted.count)}, found ${options.length}:\n    ${options.map(show).join('\n    ')}`,
    );
  if (wanted.first !== undefined) {
    const [word, value] = wordOf(wanted.first);
    const [first] = options;
    if (first === undefined || !matches(first, word, value))
      throw new ScriptError(`options: ${show(wanted.first)} expected first, found ${options.map(show).join(' ')}`);
  }
}

/** What must not be among the options exists at least: else it could never be there. */
function checkLacked(spec: unknown, names: ScriptNames): void {
  const [word, value] = wordOf(spec);
  const at = `options.lacks: ${word}`;
  if (word === 'split') for (const trait of Object.keys(value as object)) names.check(trait, at);
  else names.check(value, at);
}

type Named<T> = Readonly<Record<string, T>>;

/** What an expectation is held against. */
interface Seen {
  readonly engine: Engine;
  readonly state: State;
  readonly view: View;
  readonly log: (viewer: Viewer) => readonly SeenEvent[];
  readonly names: ScriptNames;
}

function checkRoom({ rooms }: Position, id: string, wanted: Named<unknown> | null): void {
  const room = rooms.find((r) => r.id === id);
  if (wanted === null) check(`rooms.${id}`, room, undefined);
  else
    for (const [k, v] of Object.entries(wanted)) {
      checkKeys({ [k]: v }, ['floor', 'x', 'y', 'turn'], `rooms.${id}`);
      check(`rooms.${id}.${k}`, k === 'turn' ? (room?.turn ?? -1) * 90 : room?.[k as 'x'], v);
    }
}

/** How many lie in a stack. */
function sizeOf({ rooms, discards, decks }: Position['stacks'], id: string): number | undefined {
  if (id === 'rooms') return rooms.n;
  return id === 'discards' ? discards.length : decks[id]?.n;
}

function checkOutcome(outcome: Outcome | null, wanted: Named<unknown> | null): void {
  if (wanted === null) check('outcome', outcome, null);
  else for (const [k, v] of Object.entries(wanted)) check(`outcome.${k}`, outcome?.[k as 'why'], v);
}

/** A field that is the same for everything of a position. */
const plain =
  (found: (seen: View) => unknown) =>
  ({ view }: Seen, value: unknown, field: string): void =>
    check(field, found(view), value);

/** A field with a row for each of several. */
const each =
  <T>(one: (seen: Seen, id: string, wanted: T) => void) =>
  (seen: Seen, value: unknown): void => {
    for (const [id, wanted] of Object.entries(value as Named<T>)) one(seen, id, wanted);
  };

const checkPiece = each(({ view, names }, id, wanted) => checkPieces(id, view.position.tokens, wanted, names));

/** What can be expected besides the explorers of the game. */
const EXPECTATIONS: Named<(seen: Seen, value: unknown, field: string) => void> = {
  turn: plain(({ position }) => position.turn.who),
  spent: plain(({ position }) => position.turn.spent),
  stopped: plain(({ position }) => position.turn.stopped),
  order: plain(({ position }) => position.order),
  question: plain(({ decisions }) => decisions[0]?.kind ?? 'none'),
  seat: plain(({ decisions }) => decisions[0]?.seat),
  options: ({ view, names }, value) => checkOptions(view.decisions[0]?.options ?? [], value as Named<unknown>, names),
  rooms: each<Named<unknown> | null>(({ view, names }, id, wanted) => {
    names.checkRoom(id);
    checkRoom(view.position, id, wanted);
  }),
  tokens: ({ view }, value, field) =>
    check(
      field,
      byRoom(view.position.tokens, (t) => t.id),
      sortLists(value),
    ),
  piles: ({ view }, value, field) =>
    check(
      field,
      byRoom(view.position.piles, (p) => p.card),
      sortLists(value),
    ),
  counters: each(({ view }, id, n) => check(`counters.${id}`, view.position.counters?.[id]?.value, n)),
  monsters: checkPiece,
  pieces: checkPiece,
  log: ({ log }, value) => checkLog(log('all'), value as Named<unknown>[]),
  noLog: ({ log, names }, value) => checkNoLog(log('all'), value as Named<unknown>[], names),
  stacks: each(({ view }, id, n) => check(`stacks.${id}`, sizeOf(view.position.stacks, id), n)),
  discarded: each<string[]>(({ view, names }, deck, ids) => {
    names.checkDeck(deck, 'discarded');
    check(`discarded.${deck}`, [...(view.position.stacks.decks[deck]?.discards ?? [])].sort(), [...ids].sort());
  }),
  top: each<string[]>(({ view }, id, ids) => {
    const { rooms, decks } = view.position.stacks;
    check(`top.${id}`, (id === 'rooms' ? rooms : decks[id])?.top.slice(0, ids.length), ids);
  }),
  drawn: each(({ view }, deck, n) => check(`drawn.${deck}`, view.position.drawn[deck], n)),
  outcome: ({ view }, value) => checkOutcome(view.outcome, value as Named<unknown> | null),
  sees: each<Named<unknown>>(({ engine, state, log, names }, viewer, wanted) => {
    if (viewer !== 'public' && !/^\d$/.test(viewer)) throw new ScriptError(`sees: “${viewer}” is no seat`);
    checkSees(viewer, engine.view(state, viewer === 'public' ? 'public' : Number(viewer)), log, wanted, names);
  }),
};

/** What can be expected besides explorers, by name. */
export const EXPECTED_FIELDS: readonly string[] = Object.keys(EXPECTATIONS);

/** Checks one `expect:`; `log` is what has happened since the step before the last expectation. */
export function expect(
  engine: Engine,
  state: State,
  log: (viewer: Viewer) => readonly SeenEvent[],
  wanted: Named<unknown>,
): void {
  const view = engine.view(state, 'all');
  const names = new ScriptNames(engine, state);
  for (const [field, value] of Object.entries(wanted)) {
    const explorer = view.position.explorers.find((x) => x.id === field);
    const expected = Object.hasOwn(EXPECTATIONS, field) ? EXPECTATIONS[field] : undefined;
    if (explorer !== undefined) checkExplorer(explorer, value as Named<unknown>);
    else if (expected !== undefined) expected({ engine, state, view, log, names }, value, field);
    else
      throw new ScriptError(
        `expect: “${field}” is neither an explorer of this game nor something that can be expected`,
      );
  }
}

function sortLists(value: unknown): unknown {
  return Object.fromEntries(
    Object.entries(value as Record<string, string[]>).map(([k, list]) => [k, [...list].sort()]),
  );
}
