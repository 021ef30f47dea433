import type { SeenEventOf } from '@hollow/engine';
import { MOST_LETTERS, type Text, type TomeLine } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import { keptGames } from '../src/golden/files.ts';
import type { GoldenGame } from '../src/golden/kept-game.ts';
import { replayTale } from '../src/golden/replay.ts';
import { packsBehind } from '../src/packs/packs.ts';
import { wordsIn } from '../src/packs/words.ts';

type Roll = SeenEventOf<'roll'>;

/** Rolls of which everybody knows what they are for. */
const PLAIN = ['attack', 'defence', 'movement', 'haunt', 'damage', 'contest'];

/** So much is read on the stage before the dice are thrown. */
const READ = 2 * MOST_LETTERS;

const books = new Map<string, Text>();
const bookOf = (haunt: string): Text => {
  const packs = packsBehind(haunt);
  const key = packs.map(({ id }) => id).join();
  const book = books.get(key) ?? wordsIn('en', packs);
  books.set(key, book);
  return book;
};

/** What somebody who may read the rule is told of a roll before it is thrown; '' where that is nothing. */
function toldOf({ behind, need = 0, tags }: Roll, page: readonly TomeLine[]): string {
  const line = page.find(({ id, kind }) => id === behind && ['now', 'later', 'rule'].includes(kind));
  if (need > 0) return `${need} or more`;
  const tables = line?.throws?.filter(({ of }) => (of === '' ? !tags.includes('trait') : tags.includes(of))) ?? [];
  if (tables.length === 1) return (tables[0]?.rows ?? []).map(({ range, text }) => `${range}: ${text}`).join(' ');
  return line?.brief ?? line?.text ?? '';
}

/** The rolls of a kept game that a page of the haunt asks for, each as one reader of that page is told of it. */
function rollsTold(game: GoldenGame): Map<string, string> {
  const told = new Map<string, string>();
  replayTale(packsBehind(game.haunt), game, ({ engine, state, events }) => {
    for (const event of events.filter(({ type }) => type === 'roll'))
      for (let seat = 0; seat < state.seats; seat++) {
        const seen = engine.seen(event, seat);
        if (seen.type !== 'roll' || seen.behind === undefined || seen.behind.startsWith('setup/')) continue;
        const key = `${game.haunt}/${seen.behind} ${seen.tags.join(' ')}`;
        if (told.has(key) || seen.tags.some((tag) => PLAIN.includes(tag))) continue;
        const view = engine.view(state, seat);
        const { haunt, sides } = view.tome ?? { haunt: '', sides: [] };
        const page = bookOf(game.haunt).during({ haunt, sides }).tome(view);
        // Whoever has just changed sides reads another page now, and the dead have no deeds.
        if (page.some(({ id }) => id === seen.behind)) told.set(key, toldOf(seen, page));
      }
  });
  return told;
}

describe('Before dice are thrown for the haunt', () => {
  const told = new Map(keptGames().flatMap((game) => [...rollsTold(game)]));

  test('whoever may read why is told what they have to come to, or what each result brings', () => {
    expect(told.size).toBeGreaterThan(100);
    expect([...told].filter(([, said]) => said === '')).toEqual([]);
  });

  test('that takes a few lines at most', () => {
    expect([...told].filter(([, said]) => said.length > READ)).toEqual([]);
  });

  test('the lure of the music and the Collars say it row by row', () => {
    expect(told.get('second-edition/the-dance-of-death/lure trait sanity')).toBe(
      '4+: You resist the music. 0–3: In the Ballroom, you turn traitor; anywhere else, you lose 1 Sanity and must move towards the Ballroom.',
    );
    expect(told.get('second-edition/guillotines/collars-tick collar')).toMatch(
      /^\d\+: The blade does not move\. 0(–\d)?: The blade falls and you die; only the traitor is revealed instead\.$/,
    );
  });
});
