import { secondEdition } from '@hollow/content';
import { Engine, type Position, ProgramCache, type State, type View } from '@hollow/engine';
import { arrange, beginHaunt, runScript, type Script } from '@hollow/engine/kit';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { reportScript, yamlOf } from '../src/table/sheets/report.ts';
import { must } from './must.ts';

/** Every script of a report is of the same pack, which is compiled once. */
const programs = new ProgramCache();
const engine = new Engine([secondEdition], {}, programs);
const SETTINGS = { preset: 'second-edition', switches: { barrierFail: 'continues' } };

/** A game of first answers that has gone on for a while. */
function played(seed: string, answers: number): State {
  const { state } = engine.create({ seats: Array.from({ length: 4 }, () => ({})), switches: SETTINGS.switches }, seed);
  for (let i = 0; i < answers && state.outcome === null; i += 1) {
    const decision = must(engine.pending(state)[0]);
    const option = (i * 7 + 3) % decision.options.length;
    engine.apply(state, decision.seat, decision.id, option);
  }
  return state;
}

/** On to the next question of a turn before the haunt: that is where a position can be built. */
function toTurn(state: State): View {
  while (engine.pending(state)[0]?.kind !== 'turn') {
    const decision = must(engine.pending(state)[0]);
    engine.apply(state, decision.seat, decision.id, decision.options.length - 1);
  }
  return engine.view(state, 'public');
}

const yaml = (view: View, remark = ''): string =>
  yamlOf(reportScript(view, SETTINGS, [secondEdition], 'Reported from a table'), remark);

describe('A report of a rules bug', () => {
  test.each(['ash', 'birch', 'cedar', 'elm'])('is a script that runs and stands where the game stood (%s)', (seed) => {
    const view = toTurn(played(seed, 60));
    expect(view.position.haunt).toBeNull();
    const script = parse(yaml(view)) as Script;
    const result = runScript([secondEdition], script, { programs });
    expect(result.message).toBe('');
    expect(result.ok).toBe(true);
  });

  test('holds what the player says above the position', () => {
    const view = toTurn(played('ash', 10));
    expect(yaml(view, 'The door\nwould not open')).toMatch(/^# The door\n# would not open\ntitle: /);
  });

  test('holds nothing but what lies open on the table', () => {
    const view = toTurn(played('ash', 40));
    const script = reportScript(view, SETTINGS, [secondEdition], 'x') as { position: Record<string, unknown> };
    expect(Object.keys(script).sort()).toEqual(['explorers', 'position', 'preset', 'steps', 'switches', 'title']);
    const open = ['drawn', 'explorers', 'rooms', 'tokens', 'turn'];
    expect(Object.keys(script.position).filter((field) => !open.includes(field))).toEqual([]);
    expect(script.position).toMatchObject({ explorers: expect.anything(), rooms: expect.anything() });
  });
});

const PLAYABLE = (secondEdition.haunts ?? []).map(({ number }) => number).sort((a, b) => a - b);

/** A game that has come into a haunt and some way through it, by answers from a row of numbers; null where it has ended. */
function haunted(number: number, seats: number): State | null {
  let seed = number * 7919 + seats;
  const next = (): number => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff;
    return seed / 0x7fffffff;
  };
  const { state } = engine.create({ seats: Array.from({ length: seats }, () => ({})), haunts: [number] }, `${number}`);
  const step = (): void => {
    const { seat, id, options } = must(engine.pending(state)[0]);
    engine.apply(state, seat, id, Math.floor(next() * options.length));
  };
  const position = (): Position => engine.view(state, 'public').position;
  for (let i = 0; i < 60 && state.outcome === null && position().haunt === null; i++) step();
  if (state.outcome === null && position().haunt === null) beginHaunt(engine, state, number, state.turn.who);
  const isTurn = (): boolean =>
    engine.pending(state)[0]?.kind === 'turn' && position().explorers.some(({ id }) => id === position().turn.who);
  for (let i = 0; state.outcome === null && (i < 120 || !isTurn()); i++) step();
  return state.outcome === null ? state : null;
}

const byText = (list: readonly unknown[]): string[] => list.map((one) => JSON.stringify(one)).sort();

/** A position without the order of its lists, and without the numbers of turns and of cards that nobody sees. */
const shown = ({ rooms, tokens, piles, explorers, stacks, turn, lost = [], ...rest }: Position): object => ({
  ...rest,
  turn: { ...turn, n: 0 },
  rooms: byText(rooms),
  tokens: byText(tokens),
  piles: byText(piles),
  lost: byText(lost),
  explorers: explorers.map((one) => ({ ...one, cards: one.cards.toSorted(), pieces: one.pieces?.toSorted() })),
  discards: Object.values(stacks.decks).map(({ discards }) => discards.toSorted()),
});

/** What the script of a report comes to. */
function arranged({ explorers = [], position = {} }: Script): Position {
  const { state } = engine.create(
    {
      seats: explorers.map((one) => ({ explorers: typeof one === 'string' ? [one] : one })),
      dice: 'typed',
      ...(position.turn === undefined ? {} : { first: position.turn }),
    },
    'script',
  );
  arrange(engine, state, position);
  return engine.view(state, 'public').position;
}

describe('A report from a haunt', () => {
  const found = PLAYABLE.flatMap((number, i) =>
    [2 + (i % 5), 3 + (i % 4)].flatMap((seats) => {
      const state = haunted(number, seats);
      return state === null ? [] : [{ number, seats, view: engine.view(state, 'public'), state }];
    }),
  );
  const plain = { preset: 'second-edition', switches: {} };
  const scriptOf = (view: View): Script =>
    parse(yamlOf(reportScript(view, plain, [secondEdition], 'Reported from a table'), '')) as Script;

  test('stands where the game stood, whatever the haunt', () => {
    expect(new Set(found.map(({ number }) => number)).size).toBeGreaterThan(11);
    for (const { number, seats, view } of found) {
      const script = scriptOf(view);
      expect(runScript([secondEdition], script, { programs }).message, `${number} with ${seats}`).toBe('');
      expect(shown(arranged(script)), `${number} with ${seats}`).toEqual(shown(view.position));
    }
  });

  test('names the traitor, the pieces and the counters that lie open, and nothing that one side alone may know', () => {
    const fields = new Set(found.flatMap(({ view }) => Object.keys(scriptOf(view).position ?? {})));
    expect([...fields].sort().join(' ')).toBe(
      'counters discarded drawn explorers lost pieces piles rooms tokens traitor turn underway',
    );
    const hidden = found.flatMap(({ view, state }) => {
      const all = engine.view(state, 'all').position;
      const open = view.position.counters ?? {};
      return Object.keys(all.counters ?? {})
        .filter((id) => open[id] === undefined)
        .map((id) => ({ id, script: scriptOf(view) }));
    });
    expect(hidden.length).toBeGreaterThan(0);
    for (const { id, script } of hidden) expect(script.position?.counters ?? {}).not.toHaveProperty(id);
  });
});
