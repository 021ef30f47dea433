import { secondEdition } from '@hollow/content';
import { Engine, type Reach, type State } from '@hollow/engine';
import { arrange } from '@hollow/engine/kit';
import { describe, expect, test } from 'vitest';
import { must, openQuestion } from './must.ts';

const engine = new Engine([secondEdition]);
const EXPLORERS = ['vivian-lopez', 'ox-bellows', 'zoe-ingstrom', 'father-rhinehardt'];

function haunted(number: number, position: Parameters<typeof arrange>[2]): State {
  const { state } = engine.create({ seats: EXPLORERS.map((id) => ({ explorers: [id] })), haunts: [number] }, 'reach');
  arrange(engine, state, { ...position, underway: { haunt: number } });
  return state;
}

/** Everybody ends the turn until it is the turn of this one. */
function untilTurnOf(state: State, who: string): void {
  for (let n = 0; n < 40; n++) {
    const { id, seat, kind, options, prompt } = openQuestion(engine, state);
    if (kind === 'turn' && prompt.args.who.includes(who)) return;
    const end = options.findIndex(({ verb }) => verb === 'end');
    engine.apply(state, seat, id, end < 0 ? 0 : end);
  }
  throw new Error(`${who} has no turn`);
}

function reachOf(state: State): Reach {
  const { seat } = openQuestion(engine, state);
  return must(engine.view(state, seat, { reach: true }).decisions[0]?.reach, 'what can be reached');
}

const costs = ({ rooms }: Reach): Readonly<Record<string, number>> =>
  Object.fromEntries(rooms.toReversed().map(({ room, cost }) => [room, cost]));

describe('a soul', () => {
  test('goes through every wall on its way, not only through the first', () => {
    const state = haunted(49, {
      turn: 'ox-bellows',
      rooms: {
        'stairs-from-basement': { floor: 'basement', x: 0, y: -1, turn: 180 },
        // One behind the other, without a door between any two of them.
        'coal-chute': { floor: 'ground', x: 1, y: 0, turn: 90 },
        larder: { floor: 'ground', x: 2, y: 0 },
        vault: { floor: 'ground', x: 3, y: 0 },
      },
      explorers: {
        'vivian-lopez': { room: 'foyer', side: 'traitor' },
        'ox-bellows': { room: 'entrance-hall', side: 'heroes', statuses: ['soul'] },
        'zoe-ingstrom': { room: 'foyer', side: 'heroes', statuses: ['soul'] },
        'father-rhinehardt': { room: 'foyer', side: 'heroes', statuses: ['soul'] },
      },
      traitor: 'vivian-lopez',
      pieces: [{ id: 'spirit', room: 'foyer' }],
    });
    untilTurnOf(state, 'ox-bellows');
    // The chute carries nobody off who weighs nothing.
    expect(costs(reachOf(state))).toMatchObject({ 'coal-chute': 1, larder: 2, vault: 3 });
    // And whoever opens no doors is shown none.
    expect(reachOf(state).doors).toEqual([]);
  });
});

describe('a hero', () => {
  test('pays for whoever stands in the way, and walks past nothing that asks for a roll; the traitor does', () => {
    const position = (turn: string, room: string): Parameters<typeof haunted>[1] => ({
      turn,
      traitor: 'ox-bellows',
      rooms: {
        'junk-room': { floor: 'ground', x: 0, y: -1 },
        gardens: { floor: 'ground', x: 0, y: -2 },
      },
      explorers: {
        'ox-bellows': { room, side: 'traitor' },
        'vivian-lopez': { room: 'grand-staircase', side: 'heroes' },
        'zoe-ingstrom': { room: 'upper-landing', side: 'heroes' },
        'father-rhinehardt': { room: 'upper-landing', side: 'heroes' },
      },
      pieces: [{ id: 'mummy', room: 'foyer' }],
    });
    const hero = haunted(1, position('vivian-lopez', 'grand-staircase'));
    untilTurnOf(hero, 'vivian-lopez');
    // The traitor beside her and the Mummy on the way cost a space each.
    expect(costs(reachOf(hero))).toMatchObject({ foyer: 2, 'upper-landing': 2, 'entrance-hall': 4 });
    expect(reachOf(hero).rooms.some(({ room }) => room === 'gardens')).toBe(false);
    const traitor = haunted(1, position('ox-bellows', 'foyer'));
    untilTurnOf(traitor, 'ox-bellows');
    expect(costs(reachOf(traitor))).toMatchObject({ 'entrance-hall': 1, 'junk-room': 2, gardens: 3 });
  });
});

describe('a monster', () => {
  test('is told where it can get to by its own ways: up the shaft, and over the Chasm', () => {
    const state = haunted(1, {
      turn: 'ox-bellows',
      traitor: 'ox-bellows',
      rooms: {
        'coal-chute': { floor: 'ground', x: 0, y: -1, turn: 180 },
        chasm: { floor: 'basement', x: 1, y: 0 },
        larder: { floor: 'basement', x: 2, y: 0, turn: 90 },
      },
      explorers: {
        'ox-bellows': { room: 'foyer', side: 'traitor' },
        'vivian-lopez': { room: 'upper-landing', side: 'heroes' },
        'zoe-ingstrom': { room: 'upper-landing', side: 'heroes' },
        'father-rhinehardt': { room: 'upper-landing', side: 'heroes' },
      },
      pieces: [{ id: 'mummy', room: 'basement-landing' }],
    });
    untilTurnOf(state, 'vivian-lopez');
    expect(reachOf(state).doors).not.toEqual([]);
    untilTurnOf(state, 'mummy');
    const { left } = must(openQuestion(engine, state).setting, 'a setting');
    const found = costs(reachOf(state));
    expect(reachOf(state).doors).toEqual([]);
    const ways = { 'coal-chute': 1, 'entrance-hall': 2, chasm: 1, larder: 2 };
    for (const [room, cost] of Object.entries(ways)) expect(found[room]).toBe(cost <= (left ?? 0) ? cost : undefined);
    expect(left).toBeGreaterThanOrEqual(2);
  });
});
