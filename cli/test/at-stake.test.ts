import { expect, test } from 'vitest';
import { keptGames } from '../src/golden/files.ts';
import { replayTale } from '../src/golden/replay.ts';
import { packsBehind } from '../src/packs/packs.ts';

/** Haunts in which what stands on the page of one side asks the other. */
const ACROSS = ['death-doth-find-us-all', 'here-there-be-dragons', 'the-abyss-gazes-back'];
/** Questions that say nothing of their own: what is at stake has to be handed out with them. */
const BARE = ['choose', 'number', 'room', 'thing', 'trait', 'wall', 'who'];

const games = keptGames().filter(({ haunt }) => ACROSS.some((id) => haunt.endsWith(`/${id}`)));

test.each(games.map((game) => [game.haunt, game] as const))(
  'Whoever is asked in %s is told what is at stake, whatever page asks',
  (haunt, game) => {
    let asked = 0;
    replayTale(packsBehind(haunt), game, ({ engine, state }) => {
      for (const { seat, kind, prompt } of engine.pending(state)) {
        if (!BARE.includes(kind)) continue;
        asked += 1;
        expect(prompt.question, `seat ${seat}, ${kind}`).toBeDefined();
      }
    });
    expect(asked).toBeGreaterThan(0);
  },
);
