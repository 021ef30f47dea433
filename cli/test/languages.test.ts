import { createText, loadWords, readOwnWords, type Text } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import { keptGames } from '../src/golden/files.ts';
import type { GoldenGame } from '../src/golden/kept-game.ts';
import { replayTale } from '../src/golden/replay.ts';
import { SHIPPED } from '../src/packs/packs.ts';
import { must } from './must.ts';

const LANGUAGES = ['de', 'pl'];
const editionOf = ({ haunt }: GoldenGame) =>
  must(
    SHIPPED.find(({ id }) => haunt.startsWith(`${id}/`)),
    'its edition',
  );
const hauntOf = ({ haunt }: GoldenGame): string => haunt.split('/').at(-1) ?? '';

/** The haunts whose every line has been put into a language are those that it names. */
const named = LANGUAGES.map((lang) =>
  readOwnWords(
    lang,
    SHIPPED.map(({ id }) => id),
  ),
).map(({ things }) => new Set(Object.keys(things.haunts ?? {})));
const spoken = keptGames().filter((game) => named.every((haunts) => haunts.has(hauntOf(game))));
/** What the short run reads of them. */
const SAMPLE = ['second-edition/', 'third-edition/inheritance', 'third-edition/forward-this-or-die'];
const games = spoken.filter(
  ({ haunt }) => process.env.HOLLOW_TEST === 'full' || SAMPLE.some((one) => haunt.startsWith(one)),
);

/** Reads a whole game: every question, option, refusal and line of the log, as all seats and as a watcher. */
function readGame(game: GoldenGame, read: (tell: (text: Text) => string) => void): void {
  replayTale([editionOf(game)], game, ({ engine, state, events }) => {
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

describe('In German and Polish', () => {
  test('haunts 1 and 34 are told, and those of the third edition', () => {
    const haunts = new Set(spoken.map(({ haunt }) => haunt));
    expect([...haunts].filter((haunt) => haunt.startsWith('second-edition/'))).toEqual([
      'second-edition/guillotines',
      'second-edition/the-mummy-walks',
    ]);
    expect(haunts.size).toBeGreaterThanOrEqual(14);
  });

  test.each(games)('no line of the tale of $haunt, $side, is in English', (game) => {
    const edition = editionOf(game);
    const scope = { haunt: hauntOf(game) };
    const readers = LANGUAGES.map((lang) => ({
      lang,
      // Its own words alone: what they lack shows as a key, or is said some other way than by the English that stands in for it.
      own: createText(readOwnWords(lang, [edition.id]), [edition]).during(scope),
      filled: createText(loadWords(lang, [edition.id]), [edition]).during(scope),
    }));
    let lines = 0;
    readGame(game, (tell) => {
      lines += 1;
      for (const { lang, own, filled } of readers) {
        const line = tell(own);
        expect(tell(filled), lang).toBe(line);
        expect(line, lang).not.toMatch(/(?<!\.)\bnone\b|undefined|\[object/);
      }
    });
    expect(lines).toBeGreaterThan(500);
    for (const { lang, own } of readers) expect(own.missing(), lang).toEqual([]);
  });
});
