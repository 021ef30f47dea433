import type { Option } from '../contract/option.ts';
import type { SeenEvent, Viewer } from '../contract/types.ts';
import type { Engine } from '../game/engine.ts';
import type { State } from '../state/state.ts';
import { isAnswer, matches } from './answers.ts';
import { byRoom, check, checkExplorer, checkPieces, show } from './checks.ts';
import { ScriptError } from './script-types.ts';
import { checkLog, checkNoLog, checkSees } from './sees.ts';

/** `options: {has: […], lacks: […], first: …, count: n}` with steps as in the script, or a bare verb. */
function checkOptions(options: readonly Option[], wanted: Readonly<Record<string, unknown>>): void {
  const fits = (spec: unknown): boolean => {
    if (typeof spec === 'string') return options.some((o) => o.verb === spec);
    const [word, value] = Object.entries(spec as Record<string, unknown>)[0];
    if (!isAnswer(word)) throw new ScriptError(`“${word}” is no step`);
    return options.some((o) => matches(o, word, value));
  };
  for (const spec of (wanted.has ?? []) as unknown[])
    if (!fits(spec)) throw new ScriptError(`options: ${show(spec)} expected, found ${options.map(show).join(' ')}`);
  for (const spec of (wanted.lacks ?? []) as unknown[])
    if (fits(spec)) throw new ScriptError(`options: ${show(spec)} should not be among them`);
  if (wanted.count !== undefined && wanted.count !== options.length)
    throw new ScriptError(
      `options.count: expected ${show(wanted.count)}, found ${options.length}:\n    ${options.map(show).join('\n    ')}`,
    );
  if (wanted.first !== undefined) {
    const [word, value] = Object.entries(wanted.first as Record<string, unknown>)[0];
    if (options.length === 0 || !matches(options[0], word, value))
      throw new ScriptError(`options: ${show(wanted.first)} expected first, found ${options.map(show).join(' ')}`);
  }
}

/** Checks one `expect:`; `log` is what has happened since the step before the last expectation. */
export function expect(
  engine: Engine,
  state: State,
  log: (viewer: Viewer) => readonly SeenEvent[],
  wanted: Readonly<Record<string, unknown>>,
): void {
  const { position, decisions, outcome } = engine.view(state, 'all');
  const decision = decisions[0];
  for (const [field, value] of Object.entries(wanted)) {
    const explorer = position.explorers.find((x) => x.id === field);
    if (explorer !== undefined) {
      checkExplorer(explorer, value as Record<string, unknown>);
      continue;
    }
    switch (field) {
      case 'turn':
        check('turn', position.turn.who, value);
        break;
      case 'spent':
        check('spent', position.turn.spent, value);
        break;
      case 'stopped':
        check('stopped', position.turn.stopped, value);
        break;
      case 'order':
        check('order', position.order, value);
        break;
      case 'question':
        check('question', decision?.kind ?? 'none', value);
        break;
      case 'seat':
        check('seat', decision?.seat, value);
        break;
      case 'options':
        checkOptions(decision?.options ?? [], value as Record<string, unknown>);
        break;
      case 'rooms':
        for (const [id, spec] of Object.entries(value as Record<string, Record<string, unknown> | null>)) {
          const room = position.rooms.find((r) => r.id === id);
          if (spec === null) check(`rooms.${id}`, room, undefined);
          else
            for (const [k, v] of Object.entries(spec))
              check(`rooms.${id}.${k}`, k === 'turn' ? (room?.turn ?? -1) * 90 : room?.[k as 'x'], v);
        }
        break;
      case 'tokens':
        check(
          'tokens',
          byRoom(position.tokens, (t) => t.id),
          sortLists(value),
        );
        break;
      case 'piles':
        check(
          'piles',
          byRoom(position.piles, (p) => p.card),
          sortLists(value),
        );
        break;
      case 'counters':
        for (const [id, n] of Object.entries(value as Record<string, number>))
          check(`counters.${id}`, position.counters?.[id]?.value, n);
        break;
      case 'monsters':
      case 'pieces':
        for (const [id, spec] of Object.entries(value as Record<string, unknown>))
          checkPieces(id, position.tokens, spec);
        break;
      case 'log':
        checkLog(log('all'), value as Record<string, unknown>[]);
        break;
      case 'noLog':
        checkNoLog(log('all'), value as Record<string, unknown>[]);
        break;
      case 'stacks':
        for (const [id, n] of Object.entries(value as Record<string, number>))
          check(
            `stacks.${id}`,
            id === 'rooms'
              ? position.stacks.rooms.n
              : id === 'discards'
                ? position.stacks.discards.length
                : position.stacks.decks[id]?.n,
            n,
          );
        break;
      case 'discarded':
        for (const [deck, ids] of Object.entries(value as Record<string, string[]>))
          check(`discarded.${deck}`, [...(position.stacks.decks[deck]?.discards ?? [])].sort(), [...ids].sort());
        break;
      case 'top':
        for (const [id, ids] of Object.entries(value as Record<string, string[]>))
          check(
            `top.${id}`,
            (id === 'rooms' ? position.stacks.rooms.top : position.stacks.decks[id].top).slice(0, ids.length),
            ids,
          );
        break;
      case 'drawn':
        for (const [deck, n] of Object.entries(value as Record<string, number>))
          check(`drawn.${deck}`, position.drawn[deck], n);
        break;
      case 'outcome':
        if (value === null) check('outcome', outcome, null);
        else
          for (const [k, v] of Object.entries(value as Record<string, unknown>))
            check(`outcome.${k}`, outcome?.[k as 'why'], v);
        break;
      case 'sees':
        for (const [viewer, spec] of Object.entries(value as Record<string, Record<string, unknown>>))
          checkSees(viewer, engine.view(state, viewer === 'public' ? 'public' : Number(viewer)), log, spec);
        break;
      default:
        throw new ScriptError(
          `expect: “${field}” is neither an explorer of this game nor something that can be expected`,
        );
    }
  }
}

function sortLists(value: unknown): unknown {
  return Object.fromEntries(
    Object.entries(value as Record<string, string[]>).map(([k, list]) => [k, [...list].sort()]),
  );
}
