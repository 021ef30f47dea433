import { secondEdition } from '@hollow/content';
import { Engine, type State, type View } from '@hollow/engine';
import { runScript, type Script } from '@hollow/engine/kit';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { reportScript, yamlOf } from '../src/state/report.ts';

const engine = new Engine([secondEdition]);
const SETTINGS = { preset: 'second-edition', switches: { barrierFail: 'continues' } };

/** A game of first answers that has gone on for a while. */
function played(seed: string, answers: number): State {
  const { state } = engine.create({ seats: Array.from({ length: 4 }, () => ({})), switches: SETTINGS.switches }, seed);
  for (let i = 0; i < answers && state.outcome === null; i += 1) {
    const [decision] = engine.pending(state);
    const option = (i * 7 + 3) % decision.options.length;
    engine.apply(state, decision.seat, decision.id, option);
  }
  return state;
}

/** On to the next question of a turn before the haunt: that is where a position can be built. */
function toTurn(state: State): View {
  while (engine.pending(state)[0].kind !== 'turn') {
    const [decision] = engine.pending(state);
    engine.apply(state, decision.seat, decision.id, decision.options.length - 1);
  }
  return engine.view(state, 0);
}

const yaml = (view: View, remark = ''): string =>
  yamlOf(reportScript(view, SETTINGS, [secondEdition], 'Reported from a table'), remark);

describe('A report of a rules bug', () => {
  it.each(['ash', 'birch', 'cedar', 'elm'])('is a script that runs and stands where the game stood (%s)', (seed) => {
    const view = toTurn(played(seed, 60));
    expect(view.position.haunt).toBeNull();
    const script = parse(yaml(view)) as Script;
    const result = runScript([secondEdition], script);
    expect(result.message).toBe('');
    expect(result.ok).toBe(true);
  });

  it('holds what the player says above the position', () => {
    const view = toTurn(played('ash', 10));
    expect(yaml(view, 'The door\nwould not open')).toMatch(/^# The door\n# would not open\ntitle: /);
  });

  it('holds nothing but what lies open on the table', () => {
    const view = toTurn(played('ash', 40));
    const script = reportScript(view, SETTINGS, [secondEdition], 'x') as { position: Record<string, unknown> };
    expect(Object.keys(script.position).sort()).toEqual(
      expect.arrayContaining(['drawn', 'explorers', 'rooms', 'turn'].sort()),
    );
    for (const field of ['traitor', 'hiddenTraitor', 'counters', 'pieces', 'onlyRooms'])
      expect(script.position).not.toHaveProperty(field);
    expect(script).not.toHaveProperty('stack');
    expect(script).not.toHaveProperty('seed');
  });
});
