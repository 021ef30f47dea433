import type { SeenEvent, View, Viewer } from '../contract/types.ts';
import { checkKeys } from './answers.ts';
import { check, checkExplorer, checkPieces, show } from './checks.ts';
import { EVENT_FIELDS } from './known-fields.ts';
import type { KnownNames } from './known-names.ts';
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
  names: KnownNames,
): void {
  for (const spec of wanted) {
    checkSpec(spec, 'noLog');
    names.check(spec, 'noLog');
    if (log.some((event) => fits(event, spec))) throw new ScriptError(`log: ${show(spec)} should not have happened`);
  }
}

type Table = Readonly<Record<string, unknown>>;

/** `sees: {0: {…}, public: {…}}`: what one seat, or a watcher, knows of the position, of its page and of what has happened. */
export function checkSees(
  viewer: string,
  view: View,
  log: (viewer: Viewer) => readonly SeenEvent[],
  wanted: Table,
  names: KnownNames,
): void {
  const { position, tome } = view;
  for (const [field, value] of Object.entries(wanted)) {
    const at = `sees.${viewer}.${field}`;
    const explorer = position.explorers.find(({ id }) => id === field);
    if (explorer !== undefined) {
      checkExplorer(explorer, value as Table);
      continue;
    }
    switch (field) {
      case 'notes':
        check(at, position.notes ?? {}, value);
        break;
      case 'counters':
        for (const [counter, n] of Object.entries(value as Table)) {
          names.checkCounter(counter, at);
          check(`${at}.${counter}`, position.counters?.[counter]?.value ?? null, n);
        }
        break;
      case 'pieces':
      case 'monsters':
        for (const [id, spec] of Object.entries(value as Table)) checkPieces(id, position.tokens, spec, names);
        break;
      case 'pages':
        check(at, tome?.sides ?? [], value);
        break;
      case 'goals':
        check(at, Object.keys(tome?.progress ?? {}), value);
        break;
      case 'sections':
        check(at, tome?.sections ?? {}, value);
        break;
      case 'standing':
        check(
          at,
          view.standing.flatMap(({ options }) =>
            options.map((o) => (o.verb === 'offer' ? o.rule.split('/').at(-1) : '')),
          ),
          value,
        );
        break;
      case 'used':
        check(at, tome?.usedByOthers ?? [], value);
        break;
      case 'rulings':
        check(at, tome?.rulings ?? [], value);
        break;
      case 'actions':
        check(at, [...new Set((tome?.actions ?? []).map(({ id }) => id))], value);
        break;
      case 'log':
        checkLog(log(view.viewer), value as Table[]);
        break;
      case 'noLog':
        checkNoLog(log(view.viewer), value as Table[], names);
        break;
      default: {
        const { rooms, decks } = position.stacks;
        const pile = field === 'rooms' ? rooms : decks[field];
        if (pile === undefined)
          throw new ScriptError(`${at} is neither an explorer of this game nor something that can be seen`);
        check(at, pile.top[0] ?? null, value);
      }
    }
  }
}
