import type { AskedKind, Decision, SeenEvent } from '@hollow/engine';
import type { LogEntry, WireView } from '@hollow/protocol';
import type { Scene } from '@hollow/protocol/stage';
import { describe, expect, test } from 'vitest';
import {
  cardInQuestion,
  deedBehind,
  drawnNow,
  hasTurnAfter,
  isRollPast,
  lastRoll,
  ownDecision,
  waitedFor,
} from '../src/log/seen.ts';
import { sceneMoment } from '../src/moments/moment.ts';
import { standingEntries } from '../src/state/standing.ts';
import { seenKey } from '../src/table/told/seenKey.ts';
import { decisionOf } from './decisions.ts';

const entries = (...events: readonly Readonly<Record<string, unknown>>[]): LogEntry[] =>
  events.map((event, i) => ({ n: i + 1, at: 0, kind: 'event', event: { reveals: false, ...event } as SeenEvent }));
const TURN = { type: 'turn', who: 'ox-bellows' };
const draw = (card: string) => ({ type: 'draw', who: 'ox-bellows', deck: 'event', card });
const roll = (about: string, faces: number[]) => ({
  type: 'roll',
  who: 'ox-bellows',
  faces,
  about,
  tags: [] as readonly string[],
  total: faces.reduce((sum, n) => sum + n, 0),
});

describe('What lies on the table', () => {
  test('are the cards of this turn, each with the roll that was made for it', () => {
    const drawn = drawnNow(
      entries(TURN, draw('spider'), TURN, draw('debris'), roll('debris', [1, 2]), draw('drip'), roll('', [0])),
    );
    expect(drawn.map(({ card, roll: made }) => [card, made?.total ?? null])).toEqual([
      ['debris', 3],
      ['drip', null],
    ]);
  });

  test('is over with once the card is refused or its owner does something else, and not before', () => {
    const over = (...events: readonly Readonly<Record<string, unknown>>[]): boolean[] =>
      drawnNow(entries(TURN, draw('debris'), ...events)).map((drawn) => drawn.over);
    const offer = { type: 'offer', who: 'ox-bellows', rule: 'cards/debris/dig', about: 'debris' };
    expect(over({ type: 'declined', who: 'ox-bellows', card: 'debris' })).toEqual([true]);
    expect(over(offer, roll('debris', [1]))).toEqual([false]);
    expect(over({ ...offer, about: 'crystal-ball' })).toEqual([true]);
    expect(over({ ...offer, who: 'zoe-ingstrom', about: 'crystal-ball' })).toEqual([false]);
    expect(over({ type: 'attack', by: 'ox-bellows', on: 'zoe-ingstrom' })).toEqual([true]);
  });

  test('is the last roll, with its faces', () => {
    expect(lastRoll(entries(roll('', [2, 2]), roll('debris', [1, 0]), TURN))).toMatchObject({
      n: 2,
      event: { faces: [1, 0], total: 1 },
    });
    expect(lastRoll(entries(TURN))).toBeNull();
    // Both throws of a fight lie beside each other elsewhere.
    expect(lastRoll(entries(roll('', [2, 2]), { ...roll('', [1]), tags: ['attack'] }))?.n).toBe(1);
  });

  test('is no roll of the turn before once one is asked where to go', () => {
    const [walk, share] = [{ kind: 'turn' } as Decision, { kind: 'split' } as Decision];
    expect(isRollPast(entries(roll('', [2]), TURN), 1, walk)).toBe(true);
    expect(isRollPast(entries(roll('', [2]), TURN), 1, null)).toBe(false);
    expect(isRollPast(entries(roll('', [2]), TURN), 1, share)).toBe(false);
    expect(isRollPast(entries(TURN, roll('', [2])), 2, walk)).toBe(false);
  });
});

describe('What is asked', () => {
  const view = (value: object): WireView => ({ decisions: [], waiting: [], ...value }) as unknown as WireView;

  test('of the seat comes before the dice of the table', () => {
    const open = ownDecision(
      view({
        decisions: [
          { id: 3, seat: -1 },
          { id: 4, seat: 2 },
        ],
      }),
    );
    expect(open?.id).toBe(4);
    expect(ownDecision(null)).toBeNull();
  });

  test('of others is told by their names, each once', () => {
    const table = {
      seats: [
        { seat: 0, name: 'Ania' },
        { seat: 1, name: 'Wei' },
      ],
    } as never;
    expect(waitedFor(view({ waiting: [{ seat: 1 }, { seat: 1 }] }), table).map(({ name }) => name)).toEqual(['Wei']);
  });
});

test('The haunt is under way when somebody has had a turn after it began', () => {
  const began = entries(TURN, { type: 'haunt' }, { type: 'said' });
  expect(hasTurnAfter(began, 2)).toBe(false);
  expect(hasTurnAfter([...began, ...entries(TURN).map((entry) => ({ ...entry, n: 4 }))], 2)).toBe(true);
});

describe('The card that is asked about', () => {
  const mine = new Set(['ox-bellows']);
  const asks = (kind: AskedKind, more: Partial<Decision> = {}): Decision => decisionOf(kind, [], more);
  const MOVE = { type: 'move', who: 'ox-bellows', from: 'foyer', to: 'patio' };

  test('is the viewer’s own that was turned over last, as long as it asks', () => {
    expect(cardInQuestion(entries(TURN, draw('debris')), asks('choose'), mine)?.card).toBe('debris');
    expect(cardInQuestion(entries(TURN, draw('debris')), asks('turn'), mine)).toBeNull();
    expect(cardInQuestion(entries(TURN, draw('debris')), null, mine)).toBeNull();
    expect(cardInQuestion(entries(TURN, draw('debris')), asks('choose'), new Set())).toBeNull();
  });

  test('is none when its owner has walked on, unless the question names it', () => {
    const walked = entries(TURN, draw('debris'), MOVE);
    expect(cardInQuestion(walked, asks('choose'), mine)).toBeNull();
    const named = { setting: { damage: { who: 'ox-bellows', kind: 'physical', n: 2, about: 'debris' } } };
    expect(cardInQuestion(walked, asks('split', named), mine)?.card).toBe('debris');
  });
});

test('A card that is used in the turn in which it was drawn is not drawn again', () => {
  const mine = new Set(['ox-bellows']);
  const gaze = { type: 'offer', who: 'ox-bellows', rule: 'cards/crystal-ball/gaze', about: 'crystal-ball' };
  const gazing = entries(TURN, draw('crystal-ball'), gaze);
  expect(drawnNow(gazing).map(({ used }) => used)).toEqual([true]);
  expect(cardInQuestion(gazing, decisionOf('choose', []), mine)).toBeNull();
  // It is told as any other roll for a card in the hand.
  const items = [...gazing, ...entries(roll('crystal-ball', [2, 2])).map((entry) => ({ ...entry, n: 4 }))];
  const scene = { kind: 'roll', items: items.slice(-1) } as unknown as Scene<LogEntry>;
  expect(sceneMoment({ scene, game: { standing: items } })?.kind).toBe('roll');
  const unused = items.filter((entry) => entry.n !== 3);
  expect(sceneMoment({ scene, game: { standing: unused } })?.kind).toBe('card');
});

test('What one viewer has seen says nothing about another', () => {
  expect(new Set([seenKey('a', 0), seenKey('a', 1), seenKey('a', 'public'), seenKey('b', 0)]).size).toBe(4);
});

describe('The story of the game', () => {
  const event = (n: number, at: number, type: string): LogEntry => ({
    n,
    at,
    kind: 'event',
    event: { type, reveals: false } as SeenEvent,
  });
  const undone = (n: number, what: string, from: { readonly after?: number; readonly since?: number }): LogEntry =>
    ({ n, at: 90, kind: 'table', what, args: { seat: 0, name: 'Ada', ...from } }) as LogEntry;
  const types = (entries: readonly LogEntry[]): string[] =>
    entries.flatMap((entry) => (entry.kind === 'event' ? [entry.event.type] : []));

  test('knows nothing of what was taken back', () => {
    const log = [event(1, 10, 'move'), event(2, 20, 'discover'), event(3, 21, 'draw')];
    const stand = (...more: LogEntry[]): string[] => types(standingEntries([...log, ...more]));
    expect(stand()).toEqual(['move', 'discover', 'draw']);
    expect(stand(undone(4, 'undone', { after: 2 }))).toEqual(['move', 'discover']);
    expect(stand(undone(4, 'undone-by-vote', { after: 1 }), event(5, 95, 'turn'))).toEqual(['move', 'turn']);
    // A game of old tells it by the time, or not at all.
    expect(stand(undone(4, 'undone', { since: 21 }))).toEqual(['move', 'discover']);
    expect(stand(undone(4, 'undone', {}))).toHaveLength(3);
  });

  test('keeps the first steps of a walk when the last is taken back, though all were taken at one time', () => {
    const walk = [event(1, 10, 'turn'), event(2, 20, 'move'), event(3, 20, 'move')];
    expect(types(standingEntries([undone(4, 'undone', { after: 2 })], walk))).toEqual(['turn', 'move']);
  });
});

describe('Dice that are thrown for a deed of the haunt', () => {
  const deed = { type: 'offer', who: 'ox-bellows', rule: 'haunts/a-hunt/dig', about: '' };
  const blank = { who: 'ox-bellows', about: '' };

  test('say which, though something was paid for it or a card added to it', () => {
    expect(deedBehind(entries(TURN, deed), blank)).toBe(deed.rule);
    const paid = { type: 'trait', who: 'ox-bellows', trait: 'sanity', steps: -1 };
    const helped = { ...deed, rule: 'items/idol/beg', about: 'idol' };
    expect(deedBehind(entries(TURN, deed, paid, helped), blank)).toBe(deed.rule);
  });

  test('are about something else once others have rolled, walked, drawn or had their turn', () => {
    for (const event of [roll('', [1]), { type: 'move', who: 'ox-bellows' }, draw('drip'), TURN])
      expect(deedBehind(entries(TURN, deed, event), blank)).toBeNull();
  });

  test('are nobody else’s, and no roll of a card or a room', () => {
    expect(deedBehind(entries(TURN, deed), { ...blank, who: 'zoe-ingstrom' })).toBeNull();
    expect(deedBehind(entries(TURN, deed), { ...blank, about: 'junk-room' })).toBeNull();
  });
});
