import { createText, languages, loadWords, readOwnWords, type Text } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import { keptGames } from '../src/golden/files.ts';
import { replayTale } from '../src/golden/replay.ts';
import { baseOf, SHIPPED } from '../src/packs/packs.ts';

const edition = baseOf(SHIPPED);
/** The haunts whose every line has been put into other languages. */
const SPOKEN = ['second-edition/the-mummy-walks', 'second-edition/guillotines'];
const games = keptGames().filter(({ haunt }) => SPOKEN.includes(haunt));

/** Reads a whole game to `text`: every question, option, refusal and line of the log, as all seats and as a watcher. */
function readGame(game: (typeof games)[number], read: (tell: (text: Text) => string) => void): void {
  replayTale([edition], game, ({ engine, state, events }) => {
    for (const event of events)
      for (const viewer of ['all', 'public'] as const) {
        const seen = engine.seen(event, viewer);
        read((text) => text.event(seen));
      }
    for (const asked of engine.pending(state)) {
      read((text) => text.prompt(asked));
      for (const option of asked.options) read((text) => text.option(option, asked));
      for (const barred of engine.explain(state, 'all', asked.id)) read((text) => text.barred(barred));
    }
    const outcome = engine.outcome(state);
    if (outcome !== null) read((text) => text.outcome(outcome));
  });
}

describe.each(languages().filter((lang) => lang === 'de' || lang === 'pl'))('in %s', (lang) => {
  const own = readOwnWords(lang, [edition.id]);

  test.each(games)('no line of the tale of $haunt, $side, is in English', (game) => {
    const scope = { haunt: game.haunt.split('/').at(-1) ?? '' };
    const english = createText(loadWords('en', [edition.id]), [edition]).during(scope);
    // Its own words alone: what they lack shows as a key.
    const text = createText(own, [edition]).during(scope);
    let lines = 0;
    readGame(game, (tell) => {
      lines += 1;
      tell(english);
      expect(tell(text)).not.toMatch(/\bnone\b|undefined|\[object/);
    });
    expect(lines).toBeGreaterThan(1000);
    const lacking = english.used().filter((key) => own.messages[key] === undefined && !key.startsWith('rules.'));
    expect([...lacking, ...text.missing()]).toEqual([]);
  });
});
