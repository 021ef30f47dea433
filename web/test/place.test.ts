import type { Decision, Position } from '@hollow/engine';
import type { WireView } from '@hollow/protocol';
import { describe, expect, test } from 'vitest';
import { concernedBy } from '../src/board/scene.ts';
import { lastPlace, placeNow, turnedTo } from '../src/log/place.ts';
import { leaderOf, monstersMove } from '../src/table/dock/monsters.ts';
import { reasonOf } from '../src/table/house/useFloor.ts';
import { event } from './events.ts';

const room = (id: string, floor: string) => ({ id, floor, x: 0, y: 0, turn: 0 });
const explorer = (id: string, seat: number, where: string) => ({
  id,
  seat,
  room: where,
  part: 0,
  traits: {},
  cards: [],
});

const position = {
  turn: { who: 'ox-bellows', n: 1, spent: 0, stopped: false, movesLeft: 3 },
  rooms: [room('foyer', 'ground'), room('attic', 'upper'), room('vault', 'basement')],
  explorers: [explorer('ox-bellows', 0, 'foyer'), explorer('zoe-ingstrom', 1, 'vault')],
  tokens: [{ id: 'mummy#1', part: 0, room: 'attic', monster: true, leadsTo: null }],
  traitor: 'zoe-ingstrom',
} as unknown as Position;

describe('where the last thing happened', () => {
  test('is the room somebody went to, not the one where they stand by now', () => {
    expect(lastPlace([event('move', { who: 'ox-bellows', from: 'foyer', to: 'vault' })], position)).toBe('vault');
  });

  test('is where somebody stands whom it concerns, monsters as well', () => {
    expect(lastPlace([event('roll', { who: 'mummy#1' })], position)).toBe('attic');
    expect(lastPlace([event('fought', { by: 'Mummy', on: 'zoe-ingstrom' })], position)).toBe('vault');
  });

  test('is that of the last event that has a place', () => {
    const events = [event('roll', { who: 'mummy#1' }), event('round', { n: 3 }), event('offered', { to: 'nobody' })];
    expect(lastPlace(events, position)).toBe('attic');
    expect(lastPlace([event('round', { n: 3 })], position)).toBeNull();
  });

  test('is known to whoever comes in the middle', () => {
    const entries = [{ kind: 'event', n: 7, at: 0, event: event('roll', { who: 'mummy#1' }) }] as never;
    expect(placeNow(entries, position)).toBe('attic');
  });
});

describe('the floor that is shown', () => {
  const chosen = { floor: 'basement', why: 'ground 7' };

  test('stays as chosen by hand while nothing else happens', () => {
    expect(turnedTo(chosen, { floor: 'ground', why: 'ground 7' }, true)).toBe(chosen);
  });

  test('follows what happens next, but not away from a floor that was chosen a moment ago', () => {
    const next = { floor: 'ground', why: 'ground 8' };
    expect(turnedTo(chosen, next, false)).toBe(chosen);
    expect(turnedTo(chosen, next, true)).toBe(next);
  });

  test('does not come back to a choice of long ago', () => {
    const own = { floor: 'ground', why: 'ground' };
    const before = { floor: 'upper', why: 'ground' };
    expect(turnedTo(turnedTo(before, chosen, true), own, true)).toBe(own);
  });
});

test('A floor is shown anew for a new turn and a new tile, but not for the next step of a turn', () => {
  const asks = (id: number, kind: string, who = 'ox-bellows', options: readonly object[] = []): Decision =>
    ({ id, kind, seat: 0, prompt: { key: '', args: { who } }, options }) as unknown as Decision;
  const why = (decision: Decision, round = 1): string => reasonOf('upper', decision, round, null);
  expect(why(asks(1, 'turn'))).toBe(why(asks(2, 'turn')));
  expect(why(asks(1, 'turn'))).not.toBe(why(asks(1, 'turn'), 2));
  expect(why(asks(1, 'turn'))).not.toBe(why(asks(2, 'turn-tile')));
  expect(why(asks(1, 'turn'))).not.toBe(why(asks(2, 'turn', 'mummy')));
  const walk = asks(3, 'walk', 'zoe-ingstrom', [{ verb: 'who', who: 'mummy' }, { verb: 'pass' }]);
  expect(concernedBy(walk)).toBe('mummy');
  expect(concernedBy(asks(3, 'choose', 'zoe-ingstrom'))).toBe('zoe-ingstrom');
});

describe('the monsters’ turn', () => {
  const view = (who: string, waiting: readonly { readonly seat: number; readonly kind: string }[]): WireView =>
    ({ position: { ...position, turn: { ...position.turn, who } }, decisions: [], waiting }) as unknown as WireView;

  test('is on while one of them walks, and while the next is chosen', () => {
    expect(monstersMove(view('ox-bellows', [{ seat: 0, kind: 'turn' }]))).toBe(false);
    expect(monstersMove(view('mummy#1', [{ seat: 1, kind: 'turn' }]))).toBe(true);
    expect(monstersMove(view('zoe-ingstrom', [{ seat: 1, kind: 'next-monster' }]))).toBe(true);
  });

  test('belongs to whoever is asked for them, else to the traitor, also while a hero defends', () => {
    expect(leaderOf(view('mummy#1', [{ seat: 0, kind: 'turn' }]))).toBe(0);
    expect(leaderOf(view('mummy#1', [{ seat: 0, kind: 'defend' }]))).toBe(1);
  });
});
