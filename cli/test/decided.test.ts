import type { Position, SeenEvent } from '@hollow/engine';
import { decidedBy } from '@hollow/protocol/stage';
import { describe, expect, test } from 'vitest';
import { keptGames } from '../src/golden/files.ts';
import { nameOf } from '../src/golden/kept-game.ts';
import { replayTale } from '../src/golden/replay.ts';
import { packsBehind } from '../src/packs/packs.ts';

/** Deeds, and what befalls somebody; all else goes along with those, or is the bookkeeping of a rule. */
const DECIDES: readonly SeenEvent['type'][] = [
  'died',
  'joined',
  'revealed',
  'sent',
  'move',
  'fought',
  'offer',
  'told',
  'card',
  'piece',
];

interface Ended {
  readonly name: string;
  readonly events: readonly SeenEvent[];
  readonly explorers: Position['explorers'];
  readonly decided: readonly SeenEvent[];
}

const ended = keptGames().map((game): Ended => {
  const events: SeenEvent[] = [];
  let explorers: Position['explorers'] = [];
  replayTale(packsBehind(game.haunt), game, ({ engine, state, events: fresh }) => {
    events.push(...fresh.map((event) => engine.seen(event, 'all')));
    if (state.outcome !== null) explorers = engine.view(state, 'all').position.explorers;
  });
  return { name: nameOf(game), events, explorers, decided: decidedBy(events, explorers) };
});

const decidedIn = (name: string): readonly SeenEvent[] => ended.find((game) => game.name === name)?.decided ?? [];

describe('What is told with the verdict', () => {
  test('is a deed or what befell somebody, and never what only followed from it', () => {
    const others = ended.flatMap(({ name, decided }) =>
      decided.filter(({ type }) => !DECIDES.includes(type)).map(({ type }) => `${name}: ${type}`),
    );
    expect(others).toEqual([]);
  });

  test('is known in nearly every kept game; in the others the goal itself is told', () => {
    const unknown = ended.filter(({ decided }) => decided.length === 0).map(({ name }) => name);
    expect(unknown).toEqual([
      'second-edition/checkmate.heroes',
      'second-edition/family-gathering.heroes',
      'second-edition/the-phantoms-embrace.traitor',
      'second-edition/the-web-of-destiny.traitor',
      'third-edition/hide-and-eat.heroes',
    ]);
  });

  test('is no deed and no step of those who lost', () => {
    const wrong = ended.flatMap(({ name, events, explorers, decided }) => {
      const won = events.findLast((event) => event.type === 'won')?.who ?? [];
      const lost: readonly string[] = explorers.flatMap(({ id }) => (won.includes(id) ? [] : [id]));
      return decided.flatMap((event) =>
        (event.type === 'offer' || event.type === 'move') && lost.includes(event.who) ? [`${name}: ${event.who}`] : [],
      );
    });
    expect(wrong).toEqual([]);
  });

  test('is not older than the death of somebody who lost', () => {
    const stale = ended.flatMap(({ name, events, explorers, decided }) => {
      const last = decided.at(-1);
      const won = events.findLast((event) => event.type === 'won')?.who ?? [];
      const lost: readonly string[] = explorers.flatMap(({ id }) => (won.includes(id) ? [] : [id]));
      const after = last === undefined ? [] : events.slice(events.indexOf(last) + 1);
      return after.some((event) => event.type === 'died' && lost.includes(event.who)) ? [name] : [];
    });
    expect(stale).toEqual([]);
  });

  test('names the organ that drives the Bats away, not the last Bat', () => {
    expect(decidedIn('second-edition/fly-away-home.heroes')).toMatchObject([
      { type: 'offer', rule: 'haunts/fly-away-home/play-organ' },
    ]);
  });

  test('names the deed with the fight that it is', () => {
    expect(decidedIn('second-edition/the-mummy-walks.heroes').map(({ type }) => type)).toEqual(['offer', 'fought']);
  });
});

describe('What decided a game', () => {
  const explorers = [
    { id: 'ada', side: 'heroes' },
    { id: 'bo', side: 'traitor', dead: true },
    { id: 'cy', side: 'heroes' },
  ] as const;
  const told = (...events: readonly Readonly<Record<string, unknown>>[]): readonly string[] =>
    decidedBy(
      [...events, { type: 'won', who: ['ada', 'cy'] }].map((event) => ({ reveals: false, ...event })) as never,
      explorers as never,
    ).map((event) => `${event.type} ${'who' in event ? String(event.who) : ''}`.trim());
  const TURN = { type: 'turn', who: 'ada' };
  const DEED = { type: 'offer', who: 'ada', rule: 'haunts/x/eat', about: '' };

  test('is the deed, whatever is gained by it', () => {
    expect(
      told(
        TURN,
        DEED,
        { type: 'token-gone', token: 'x/body#2', room: 'attic' },
        { type: 'trait', who: 'ada', steps: 1 },
      ),
    ).toEqual(['offer ada']);
  });

  test('is the death, though others go on fighting what kills nobody by name', () => {
    const fight = { type: 'fought', by: '', on: 'cy', winner: 'cy' };
    expect(told(TURN, { type: 'died', who: 'bo' }, fight)).toEqual(['died bo']);
    expect(told(TURN, { type: 'died', who: 'bo' }, { ...fight, by: 'ada' })).toEqual(['died bo']);
  });

  test('is what happened in the turn before, where a turn has just begun or somebody dead has passed', () => {
    expect(told(TURN, DEED, { type: 'turn-over', who: 'ada' }, { type: 'turn', who: 'cy' })).toEqual(['offer ada']);
    expect(
      told(
        TURN,
        DEED,
        { type: 'turn-over', who: 'ada' },
        { type: 'turn', who: 'bo' },
        { type: 'turn-over', who: 'bo' },
      ),
    ).toEqual(['offer ada']);
  });

  test('is nothing that can be told where a turn has passed since, or a rule has rolled', () => {
    expect(
      told(
        TURN,
        DEED,
        { type: 'turn-over', who: 'ada' },
        { type: 'turn', who: 'cy' },
        { type: 'turn-over', who: 'cy' },
      ),
    ).toEqual([]);
    const roll = { type: 'roll', who: 'ada', tags: [] };
    expect(told(TURN, { type: 'move', who: 'ada', from: 'attic', to: 'tower' }, roll)).toEqual([]);
  });
});
