import { choicesOf, playAtRandom, stackFor } from '@hollow/bots';
import { secondEdition } from '@hollow/content';
import { Engine, type State } from '@hollow/engine';
import { expect, test } from 'vitest';
import { seatsFor } from '../src/game/random-game.ts';
import { wishFor } from '../src/game/wished-haunt.ts';
import { writtenHaunts } from '../src/golden/kept-game.ts';
import { engineFor, PROJECT_PACKS, packsBehind, playersOf, SHIPPED } from '../src/packs/packs.ts';
import { keptStarts, playStart, STARTS } from '../src/starts/kept-starts.ts';
import { must } from './must.ts';

const full = process.env.HOLLOW_TEST === 'full';
const engine = new Engine([secondEdition]);
const starts = keptStarts();
const haunts = [...writtenHaunts(PROJECT_PACKS)];

test('starts are kept of every haunt that is written, for every number of players that can play it', () => {
  const keys = Object.keys(starts);
  expect([...writtenHaunts(SHIPPED).keys()].filter((key) => !keys.includes(key))).toEqual([]);
  // Of a pack that is still being written there are as many as were found.
  expect(keys.filter((key) => !haunts.some(([written]) => written === key))).toEqual([]);
  for (const [key, byPlayers] of Object.entries(starts)) {
    const numbers = Object.keys(byPlayers).map(Number);
    // Two play nothing in which somebody has a secret, and nothing without a traitor.
    const all = playersOf(packsBehind(key));
    expect([all, all.filter((n) => n > 2)], key).toContainEqual(numbers);
    for (const list of Object.values(byPlayers)) expect(list, key).toHaveLength(STARTS);
  }
});

/** The cells that this run looks at: all of them, or one for each haunt, with other numbers of players in turn. */
const cells = haunts.flatMap(([key], at) => {
  const numbers = Object.keys(starts[key] ?? {}).map(Number);
  const looked = full ? numbers : numbers.filter((_, i) => i === at % numbers.length);
  return looked.map((players) => ({ key, players }));
});

test.each(cells)('the seeds of $key still come to it with $players players', ({ key, players }) => {
  const kept = must(starts[key]?.[players], 'the starts');
  for (const seed of full ? kept : kept.slice(0, 1)) {
    const again = must(
      playStart(engineFor(packsBehind(key)), key, players, seed),
      `${key} after ${seed}; npm run starts`,
    );
    expect(again.setup.seats).toHaveLength(players);
    expect(again.sides).toHaveLength(players);
    expect(again.state.outcome).toBeNull();
  }
});

const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;

/** The cards that an explorer holds, on average. */
const cardsIn = (state: State): number =>
  mean(engine.view(state, 'all').position.explorers.map(({ cards }) => cards.length));

test('explorers come to the haunt sooner and with more cards than by chance', () => {
  const wish = wishFor(engine.packs, 'second-edition/the-mummy-walks');
  const kept = must(starts['second-edition/the-mummy-walks']?.[4], 'the starts');
  const sensible = kept.map((seed) => must(playStart(engine, wish.haunt.id, 4, seed), seed).state);
  const random = Array.from({ length: 20 }, (_, n) => {
    const seed = `by chance ${n}`;
    const { state } = engine.create({ seats: seatsFor(4), haunts: [1], stacked: stackFor(wish, seed) }, seed);
    playAtRandom(engine, state, choicesOf(seed), { maxRounds: 100, stop: ({ haunt }) => haunt >= 0 });
    return state;
  });
  const roundsIn = ({ round }: State): number => round;
  expect(mean(sensible.map(roundsIn))).toBeLessThan(mean(random.map(roundsIn)) / 2);
  expect(mean(sensible.map(cardsIn))).toBeGreaterThan(mean(random.map(cardsIn)));
});
