import type { Engine } from '../contract/engine.ts';
import type { Option, Position, SeenEvent } from '../contract/types.ts';
import type { State } from '../state/state.ts';
import { isAnswer, matches } from './answers.ts';
import { ScriptError } from './script-types.ts';

const show = (value: unknown): string => JSON.stringify(value);

function check(what: string, found: unknown, wanted: unknown): void {
  if (show(found) !== show(wanted)) throw new ScriptError(`${what}: expected ${show(wanted)}, found ${show(found)}`);
}

type Explorer = Position['explorers'][number];

function checkExplorer(explorer: Explorer, wanted: Readonly<Record<string, unknown>>): void {
  for (const [field, value] of Object.entries(wanted)) {
    const at = `${explorer.id}.${field}`;
    if (['room', 'part', 'seat', 'dead', 'side', 'shown', 'zone'].includes(field))
      check(at, explorer[field as 'room'], value);
    else if (field === 'cards' || field === 'statuses' || field === 'pieces')
      check(at, [...(explorer[field] ?? [])].sort(), [...(value as string[])].sort());
    else if (field === 'steps')
      for (const [t, step] of Object.entries(value as Record<string, number>))
        check(`${at}.${t}`, explorer.traits[t]?.step, step);
    else if (explorer.traits[field] !== undefined) check(at, explorer.traits[field].value, value);
    else throw new ScriptError(`${at}: an explorer has no such field`);
  }
}

function byRoom<T extends { readonly room?: string }>(
  list: readonly T[],
  name: (x: T) => string,
): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const x of list) {
    const room = x.room ?? '';
    found[room] = [...(found[room] ?? []), name(x)].sort();
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Pieces of a kind (`mummy`, or `bat#2` for the one with that number): null if none is in play, else what each of them shows. */
function checkPieces(id: string, tokens: Position['tokens'], wanted: unknown): void {
  const found = tokens.filter((t) => [t.id, t.id.split('#')[0]].some((name) => name === id || name.endsWith(`/${id}`)));
  if (wanted === null) {
    check(id, found.length, 0);
    return;
  }
  if (found.length === 0) throw new ScriptError(`${id}: none is in play`);
  for (const [field, value] of Object.entries(wanted as Record<string, unknown>)) {
    if (field === 'count') check(`${id}.count`, found.length, value);
    else for (const token of found) check(`${id}.${field}`, token[field], value);
  }
}

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
  if (wanted.count !== undefined) check('options.count', options.length, wanted.count);
  if (wanted.first !== undefined) {
    const [word, value] = Object.entries(wanted.first as Record<string, unknown>)[0];
    if (options.length === 0 || !matches(options[0], word, value))
      throw new ScriptError(`options: ${show(wanted.first)} expected first, found ${options.map(show).join(' ')}`);
  }
}

const fitsEvent = (event: SeenEvent, wanted: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(wanted).every(([field, value]) => show(event[field]) === show(value));

/** Checks one `expect:`; `log` is what has happened since the step before the last expectation. */
export function expect(
  engine: Engine,
  state: State,
  log: readonly SeenEvent[],
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
        for (const spec of value as Record<string, unknown>[])
          if (!log.some((event) => fitsEvent(event, spec)))
            throw new ScriptError(`log: ${show(spec)} expected; it holds\n    ${log.map(show).join('\n    ')}`);
        break;
      case 'noLog':
        for (const spec of value as Record<string, unknown>[])
          if (log.some((event) => fitsEvent(event, spec)))
            throw new ScriptError(`log: ${show(spec)} should not have happened`);
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
        for (const [viewer, spec] of Object.entries(value as Record<string, Record<string, unknown>>)) {
          const seat = viewer === 'public' ? 'public' : Number(viewer);
          const known = engine.view(state, seat).position;
          const seen = known.stacks;
          for (const [id, top] of Object.entries(spec)) {
            const who = known.explorers.find((x) => x.id === id);
            if (who !== undefined) checkExplorer(who, top as Record<string, unknown>);
            else if (id === 'notes') check(`sees.${viewer}.notes`, known.notes ?? {}, top);
            else if (id === 'counters')
              for (const [counter, n] of Object.entries(top as Record<string, unknown>))
                check(`sees.${viewer}.counters.${counter}`, known.counters?.[counter]?.value ?? null, n);
            else
              check(`sees.${viewer}.${id}`, (id === 'rooms' ? seen.rooms.top[0] : seen.decks[id].top[0]) ?? null, top);
          }
        }
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
