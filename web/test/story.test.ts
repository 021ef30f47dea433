import { secondEdition } from '@hollow/content';
import { Engine, type Outcome, type SeenEvent } from '@hollow/engine';
import { loadText } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import { milestones, tallyExplorers } from '../src/log/statistics.ts';
import { storyOf } from '../src/log/story.ts';
import { sayKey } from '../src/words/say.ts';
import { event } from './events.ts';
import { must } from './must.ts';
import { SECOND } from './packs.ts';

const engine = new Engine([secondEdition]);
const text = loadText('en', [secondEdition]);

/** A whole game of arbitrary answers, as everybody saw it. */
function played(seed: string): { readonly events: SeenEvent[]; readonly outcome: Outcome | null } {
  const { state, events } = engine.create({ seats: [{}, {}, {}] }, seed);
  const seen = events.map((event) => engine.seen(event, 'all'));
  for (let i = 0; i < 4000 && state.outcome === null; i += 1) {
    const decision = must(engine.pending(state)[0]);
    const applied = engine.apply(state, decision.seat, decision.id, (i * 7 + (i % 5)) % decision.options.length);
    if (applied.ok) seen.push(...applied.events.map((event) => engine.seen(event, 'all')));
  }
  return { events: seen, outcome: state.outcome };
}

const GAMES = ['ash', 'birch', 'cedar', 'elm', 'fir', 'hazel'].map((seed) => ({ seed, ...played(seed) }));

describe('The story of a game', () => {
  test.each(GAMES)('has at most fifteen sentences, each with words ($seed)', ({ events, outcome }) => {
    const story = storyOf(events, outcome, text, SECOND);
    expect(story.length).toBeGreaterThan(3);
    expect(story.length).toBeLessThanOrEqual(15);
    for (const sentence of story) expect(sentence).toMatch(/^\p{Lu}.*[.”]$/u);
    expect(story.filter((sentence) => sentence.includes('none') || sentence.startsWith('story.'))).toEqual([]);
  });

  test('begins with those who went in and ends with how it ended', () => {
    const finished = GAMES.find(({ outcome }) => outcome !== null);
    if (finished === undefined) throw new Error('no game came to an end');
    const story = storyOf(finished.events, finished.outcome, text, SECOND);
    expect(story[0]).toContain(text.name(finished.events.find((event) => event.type === 'begins')?.order[0] ?? ''));
    expect(story.at(-1)).toBe(text.outcome(finished.outcome as Outcome));
  });

  test('tells the haunt and every death before anything smaller', () => {
    const told = GAMES.flatMap(({ events, outcome }) => {
      const story = storyOf(events, outcome, text, SECOND);
      const begun = events.find((event) => event.type === 'haunt');
      if (begun === undefined) return [];
      const haunt = text.name(begun.haunt, 'haunts');
      expect(story.filter((sentence) => sentence.includes(haunt))).not.toEqual([]);
      const dead = events.slice(events.indexOf(begun)).filter((event) => event.type === 'died');
      return dead.map(({ who }, i) => {
        const sentence = sayKey(text, `story.died-${i % 4}`, { who: text.name(who) });
        expect(story).toContain(sentence);
        return sentence;
      });
    });
    expect(told.length).toBeGreaterThan(2);
  });
});

describe('The figures of a game', () => {
  test('count what each did', () => {
    const [ox, zoe] = tallyExplorers(
      [
        event('round', { n: 3 }),
        event('move', { who: 'ox-bellows' }),
        event('discover', { who: 'ox-bellows' }),
        event('roll', { who: 'ox-bellows', faces: [2, 1, 0] }),
        event('fought', { by: 'ox-bellows', on: 'zoe-ingstrom', attack: 5, defence: 2 }),
        event('damage', { who: 'zoe-ingstrom', n: 3 }),
        event('died', { who: 'zoe-ingstrom' }),
      ],
      ['ox-bellows', 'zoe-ingstrom'],
    );
    expect(ox).toMatchObject({ rooms: 1, steps: 1, dice: 3, pips: 3, won: 1, fought: 1, died: null });
    expect(zoe).toMatchObject({ damage: 3, won: 0, fought: 1, died: 3 });
  });

  test('mark the moments on the line of the game', () => {
    const found = milestones(
      [
        event('draw', { deck: 'event', card: 'spider' }),
        event('draw', { deck: 'omen', card: 'girl' }),
        event('haunt', { haunt: 'the-mummy-walks' }),
        event('offer', { rule: 'haunts/the-mummy-walks/banish' }),
        event('offer', { rule: 'haunts/the-mummy-walks/banish' }),
      ],
      'omen',
    );
    expect(found.map(({ kind, at }) => [kind, at])).toEqual([
      ['drawn', 1],
      ['haunt', 2],
      ['deed', 3],
    ]);
  });
});
