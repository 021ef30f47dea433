import type { Event, SeenEventOf, View } from '@hollow/engine';
import { MOST_LETTERS, type TomeLine } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import { keptGames } from '../src/golden/files.ts';
import type { GoldenGame } from '../src/golden/kept-game.ts';
import { type Replay, replayTale } from '../src/golden/replay.ts';
import { packsBehind } from '../src/packs/packs.ts';
import { bookOf } from './books.ts';

type Roll = SeenEventOf<'roll'>;

/** Rolls of which everybody knows what they are for. */
const PLAIN = ['attack', 'defence', 'movement', 'haunt', 'damage', 'contest'];

/** Rolls that say nothing to whoever makes them, and why. */
const SILENT: ReadonlyMap<string, string> = new Map([
  [
    'second-edition/treasure-hunt/search-the-edge task trait knowledge',
    'it kills whoever rolls, and the dead have no deeds; the page keeps what it said until the roll was shown',
  ],
]);

/** So much is read on the stage before the dice are thrown. */
const READ = 2 * MOST_LETTERS;

/** What somebody reads of what asks for a roll; of what a page does first, that. */
function lineOf(behind: string | undefined, page: readonly TomeLine[]): TomeLine | undefined {
  if (behind === undefined) return undefined;
  const first = page.find(({ kind, side }) => kind === 'right-now' && `setup/${side}` === behind);
  return first ?? page.find(({ id, kind }) => id === behind && ['now', 'later', 'done', 'rule', 'used'].includes(kind));
}

/** What somebody is told of a roll before it is thrown; '' where that is nothing. */
function toldOf({ behind, need = 0, tags }: Roll, page: readonly TomeLine[]): string {
  const line = lineOf(behind, page);
  if (need > 0) return `${need} or more`;
  const tables = line?.throws?.filter(({ of }) => (of === '' ? !tags.includes('trait') : tags.includes(of))) ?? [];
  if (tables.length === 1) return (tables[0]?.rows ?? []).map(({ range, text }) => `${range}: ${text}`).join(' ');
  return line?.brief ?? (line?.kind === 'used' ? line.more : line?.text) ?? '';
}

/** What a seat reads of the haunt: its own page, and what was heard of others. */
function readBy(haunt: string, view: View): readonly TomeLine[] {
  const { haunt: id, sides } = view.tome ?? { haunt: '', sides: [] };
  const book = bookOf(haunt);
  return [...book.during({ haunt: id, sides }).tome(view), ...book.heard(view)];
}

/** What is told of the rolls of kept games before they are thrown. */
class Rolls {
  /** Those that a page of the haunt asks for, each as one reader of that page is told of it. */
  readonly told = new Map<string, string>();
  /** Rules of other pages, as those read of them whom they make roll. */
  readonly heard = new Map<string, string>();
  /** Rolls of which those who make them are told nothing. */
  readonly silent = new Set<string>();

  read(game: GoldenGame): void {
    replayTale(packsBehind(game.haunt), game, (at) => {
      for (const event of at.events.filter(({ type }) => type === 'roll')) this.#look(game.haunt, at, event);
    });
  }

  #look(haunt: string, { engine, state }: Replay, event: Event): void {
    const all = engine.seen(event, 'all');
    if (all.type !== 'roll' || all.about !== '' || all.tags.some((tag) => PLAIN.includes(tag))) return;
    const roller = engine.view(state, 'all').position.explorers.find(({ id }) => id === all.who)?.seat;
    let isSilent = true;
    for (let seat = 0; seat < state.seats; seat++) {
      const seen = engine.seen(event, seat);
      if (seen.type !== 'roll') continue;
      const page = readBy(haunt, engine.view(state, seat));
      const line = lineOf(seen.behind, page);
      const said = seen.atMost === undefined ? toldOf(seen, page) : `${seen.atMost} or less`;
      // Of a monster those decide who lead it: one of them is told.
      if ((roller === undefined || roller === seat) && said !== '') isSilent = false;
      if (line?.kind === 'used' && roller === seat) this.heard.set(`${haunt}/${line.id}`, `${line.text}. ${said}`);
      // Whoever has just changed sides reads another page now, and the dead have no deeds.
      if (line !== undefined && line.kind !== 'used' && line.kind !== 'right-now')
        this.told.set(`${haunt}/${line.id} ${seen.tags.join(' ')}`, said);
    }
    if (isSilent) this.silent.add(`${haunt}/${all.behind ?? ''} ${all.tags.join(' ')}`.trim());
  }
}

describe('Before dice are thrown for the haunt', () => {
  const rolls = new Rolls();
  for (const game of keptGames()) rolls.read(game);
  const { told, heard, silent } = rolls;

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

  test('whoever rolls is told what for, whoever’s page asks for it', () => {
    expect([...silent].filter((roll) => !SILENT.has(roll))).toEqual([]);
    expect([...SILENT.keys()].filter((roll) => !silent.has(roll))).toEqual([]);
  });

  test('a rule of the other side that makes somebody roll is named, and says what each result brings', () => {
    expect(heard.get('second-edition/wail-of-the-banshee/wail')).toBe(
      'The Banshee’s wail. 6+: 1 die of mental damage. 3–5: 2 dice of mental damage. 0–2: 4 dice of mental damage.',
    );
  });
});
