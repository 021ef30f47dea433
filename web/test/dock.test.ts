import { secondEdition } from '@hollow/content';
import { Engine, type State } from '@hollow/engine';
import { loadText } from '@hollow/text';
import { describe, expect, it } from 'vitest';
import { type DockItem, dockItems } from '../src/state/dock.ts';

const engine = new Engine([secondEdition]);
const text = loadText('en', [secondEdition]);

const begun = (seed: string): State =>
  engine.create({ seats: Array.from({ length: 3 }, () => ({})), dice: 'seed' }, seed).state;

function dockOf(state: State): DockItem[] {
  const [decision] = engine.pending(state);
  const { position } = engine.view(state, decision.seat);
  return dockItems({ decision, barred: engine.explain(state, decision.seat, decision.id), position, text });
}

describe('The dock', () => {
  it('gathers ways and doors, ends with the end of the turn, and shows after it what is not possible', () => {
    const items = dockOf(begun('ash'));
    expect(items[0]).toMatchObject({ id: 'move', label: 'Walk', key: 'M', from: 'house' });
    // The one room next door is the way to others.
    expect(items[0].note).toBe('choose a lit room');
    expect(items[1]).toMatchObject({ id: 'discover', label: 'Open a door', key: 'O', from: 'house' });
    expect(items[1].options).toHaveLength(2);
    const open = items.filter(({ state }) => state === 'open');
    expect(open.at(-1)).toMatchObject({ label: 'End the turn', key: 'E' });
    expect(items.slice(0, open.length)).toEqual(open);
  });

  it('says of every barred thing why, and names the clause where there is one', () => {
    const barred: DockItem[] = [];
    for (const seed of ['ash', 'birch', 'cedar', 'elm']) {
      const state = begun(seed);
      for (let i = 0; i < 300 && state.outcome === null; i += 1) {
        barred.push(...dockOf(state).filter((item) => item.state === 'barred'));
        const [decision] = engine.pending(state);
        engine.apply(state, decision.seat, decision.id, (i * 5 + 1) % decision.options.length);
      }
    }
    expect(barred.length).toBeGreaterThan(10);
    expect(barred.filter(({ note }) => note === '')).toEqual([]);
    expect(barred.some(({ clause }) => clause?.startsWith('2e.') === true)).toBe(true);
  });

  it('gives every key once and covers every option, whatever is asked', () => {
    let questions = 0;
    for (const seed of ['ash', 'birch', 'cedar', 'elm', 'fir', 'hazel']) {
      const state = begun(seed);
      for (let i = 0; i < 300 && state.outcome === null; i += 1) {
        const [decision] = engine.pending(state);
        const items = dockOf(state);
        const keys = items.flatMap(({ key }) => (key === null ? [] : [key]));
        expect(new Set(keys).size).toBe(keys.length);
        // A letter belongs to a verb: no other thing is known by a letter of its words.
        expect(keys.filter((key) => !/[1-9ADEMNOPT]/.test(key))).toEqual([]);
        expect(items.flatMap(({ options }) => options).sort((a, b) => a - b)).toEqual([...decision.options.keys()]);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        questions += 1;
        engine.apply(state, decision.seat, decision.id, (i * 5 + 1) % decision.options.length);
      }
    }
    expect(questions).toBeGreaterThan(1000);
  });
});
