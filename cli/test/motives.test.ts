import { botAnswers, botsOf, motiveOf, quickBot } from '@hollow/bots';
import { clone, type Engine, type Motive, type State } from '@hollow/engine';
import { Planner, sidesTaken } from '@hollow/planner';
import { motiveLine } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import { hauntInPlay } from '../src/game/haunt-in-play.ts';
import { writtenHaunts } from '../src/golden/kept-game.ts';
import { engineFor, packsBehind, SHIPPED } from '../src/packs/packs.ts';
import { wordsIn } from '../src/packs/words.ts';
import { keptStarts, playStart } from '../src/starts/kept-starts.ts';
import { must } from './must.ts';

const full = process.env.HOLLOW_TEST === 'full';
const KEPT = keptStarts();
const HIDDEN = SHIPPED.flatMap((pack) => [...writtenHaunts([pack])])
  .filter(([haunt, { kind }]) => kind === 'hidden' && KEPT[haunt]?.[4] !== undefined)
  .map(([haunt]) => haunt);
const haunts = Object.keys(KEPT).filter((_, n) => full || n % 9 === 4);

interface Said {
  readonly seat: number;
  readonly motive: Motive;
  readonly state: State;
}

/** What bots of a start were after in its first turns, and the position then. */
function saidIn(haunt: string, players: number, answers: number): { readonly engine: Engine; readonly said: Said[] } {
  const engine = engineFor(packsBehind(haunt));
  const planner = new Planner(engine);
  const seed = must(KEPT[haunt]?.[players]?.[0], 'a start');
  const { state } = must(playStart(engine, haunt, players, seed), seed);
  const bots = botsOf(state, 'why', (own) => quickBot(engine, own, planner));
  const said: Said[] = [];
  let before = clone(state);
  let given = 0;
  const told = (answer: { readonly seat: number; readonly id: number; readonly option: number }): void => {
    const decision = engine.pending(before).find(({ id, seat }) => id === answer.id && seat === answer.seat);
    if (decision !== undefined && answer.seat >= 0) {
      const view = engine.view(before, answer.seat);
      const motive = motiveOf({ engine, planner }, view, decision, answer.option, 'why');
      if (motive !== null) said.push({ seat: answer.seat, motive, state: before });
    }
    before = clone(state);
  };
  for (const _ of botAnswers(engine, state, bots, { maxRounds: state.round + 3, told })) if (++given >= answers) break;
  return { engine, said };
}

describe.each(haunts)('%s', (haunt) => {
  const { engine, said } = saidIn(haunt, 4, full ? 200 : 40);
  const words = wordsIn('en', engine.packs);

  test('a bot tells its own side what it was after, and nobody else', () => {
    expect(said.length).toBeGreaterThan(0);
    for (const { seat, motive, state } of said) {
      const sides = sidesTaken(engine, state);
      for (let viewer = 0; viewer < state.seats; viewer++) {
        const seen = engine.motive(state, viewer, seat, motive);
        if (viewer === seat) expect(seen).toEqual(motive);
        else if (seen !== null && state.outcome === null)
          expect(sides[viewer]).toEqual(expect.arrayContaining([...(sides[seat] ?? [])]));
      }
      expect(engine.motive(state, 'public', seat, motive)).toBeNull();
      expect(engine.motive(state, 'all', seat, motive)).toEqual(motive);
    }
  });

  test('it says so in one line of words', () => {
    const id = hauntInPlay(engine, must(said[0], 'a turn').state).def.id;
    for (const { motive } of said) {
      const line = motiveLine(words, motive, id);
      expect(line).toMatch(/^[A-Z].*\.$/);
      expect(line).not.toMatch(/[{}\n]|why\./);
    }
    expect(words.missing()).toEqual([]);
  });
});

test('there are haunts whose traitor is hidden', () => {
  expect(HIDDEN.length).toBeGreaterThan(0);
});

test.each(HIDDEN)('in %s no bot says anything as long as nobody knows on which side it is', (haunt) => {
  const { engine, said } = saidIn(haunt, 4, 40);
  let asked = 0;
  for (const { seat, motive, state } of said) {
    const isHidden = state.controller.some((own, k) => own === seat && state.shown[k] !== 1);
    if (!isHidden) continue;
    for (let viewer = 0; viewer < state.seats; viewer++) {
      if (viewer === seat) continue;
      asked++;
      expect(engine.motive(state, viewer, seat, motive)).toBeNull();
    }
  }
  expect(asked).toBeGreaterThan(0);
});
