import { secondEdition } from '@hollow/content';
import { Engine, type Outcome, type SeenEvent } from '@hollow/engine';
import { loadText } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import { epitaphsOf } from '../src/log/epitaph.ts';
import { deathRounds, milestones } from '../src/log/statistics.ts';
import { storyOf } from '../src/log/story.ts';
import { endedAs, fateOf, sayEpitaph } from '../src/pages/end/Person.tsx';
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

  test('does not say that somebody remembers the blow they die of', () => {
    const haunt = event('haunt', { haunt: 'the-mummy-walks' });
    const blow = event('damage', { who: 'ox-bellows', n: 8 });
    const death = event('died', { who: 'ox-bellows' });
    const remembers = (events: readonly SeenEvent[]): boolean =>
      storyOf(events, null, text, SECOND).some((sentence) => sentence.includes('did not forget'));
    expect(remembers([haunt, blow, death])).toBe(false);
    expect(remembers([haunt, blow, event('turn'), death])).toBe(true);
    // A wail strikes several in one room: the second blow is worse, and the first kills all the same.
    const worse = event('damage', { who: 'zoe-ingstrom', n: 9 });
    expect(remembers([haunt, blow, worse, death, event('died', { who: 'zoe-ingstrom' })])).toBe(false);
  });

  test.each(GAMES)('never says so of somebody who dies before the turn is over ($seed)', ({ events, outcome }) => {
    const story = storyOf(events, outcome, text, SECOND);
    const deadly = events.flatMap((one, at) => {
      if (one.type !== 'died') return [];
      const began = events.slice(0, at).findLastIndex(({ type }) => type === 'turn' || type === 'monster-turn');
      return events.slice(began, at).flatMap((hurt) => (hurt.type === 'damage' && hurt.who === one.who ? [hurt] : []));
    });
    for (const { who, n, about } of deadly)
      expect(story).not.toContain(sayKey(text, 'story.hurt', { who: text.name(who), n, about: about || 'none' }));
  });

  test('credits every deed of the haunt whose dice came out, and no other', () => {
    const banshee = text.during({ haunt: 'wail-of-the-banshee' });
    const deed = (who: string, id: string, total?: number, need?: number): SeenEvent[] => [
      event('offer', { who, rule: `haunts/wail-of-the-banshee/${id}` }),
      ...(total === undefined
        ? []
        : [
            event('roll', { who, total, behind: id, tags: ['task', 'trait'], ...(need === undefined ? {} : { need }) }),
          ]),
    ];
    const told = (...deeds: readonly SeenEvent[][]): string[] =>
      storyOf([event('haunt', { haunt: 'wail-of-the-banshee' }), ...deeds.flat()], null, banshee, SECOND).slice(1);
    const [study, prayer] = ['exorcise-knowledge', 'exorcise-sanity'] as const;
    expect(
      told(
        deed('ox-bellows', study, 2, 5),
        deed('ox-bellows', study, 5, 5),
        deed('zoe-ingstrom', prayer, 6, 5),
        deed('zoe-ingstrom', study, 7, 5),
        deed('vivian-lopez', prayer, 5, 5),
      ),
    ).toEqual([
      'Then Ox Bellows did what the hour asked for: “Exorcise the Banshee by study”.',
      'Then Zoe Ingstrom did what the hour asked for: “Exorcise the Banshee by prayer”.',
      'It was done once more, by Zoe Ingstrom: “Exorcise the Banshee by study”.',
      'It was done once more, by Vivian Lopez: “Exorcise the Banshee by prayer”.',
    ]);
    // What the dice had to come to the other side never knew.
    expect(told(deed('ox-bellows', study, 5), deed('zoe-ingstrom', study, 2))).toEqual([
      'Then Ox Bellows tried what the hour asked for, the first of 2 attempts: “Exorcise the Banshee by study”.',
    ]);
    // Of what takes no dice the first time is enough.
    expect(told(deed('ox-bellows', study), deed('zoe-ingstrom', study))).toHaveLength(1);
  });
});

describe('The figures of a game', () => {
  test('know in which round somebody died', () => {
    const died = deathRounds([event('round', { n: 3 }), event('died', { who: 'zoe-ingstrom' })]);
    expect([...died]).toEqual([['zoe-ingstrom', 3]]);
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

describe('What is remembered of somebody', () => {
  const ORDER = ['ox-bellows', 'zoe-ingstrom', 'peter-akimoto'];
  const walk = (who: string) => event('move', { who });

  test('is whom they slew, and who slew them', () => {
    const told = epitaphsOf(
      [
        event('fought', { by: 'ox-bellows', on: 'zoe-ingstrom', attack: 5, defence: 2, winner: 'ox-bellows' }),
        event('died', { who: 'zoe-ingstrom' }),
      ],
      ORDER,
      'omen',
    );
    expect(told.get('ox-bellows')).toEqual({ kind: 'slew', whom: 'zoe-ingstrom' });
    expect(told.get('zoe-ingstrom')).toEqual({ kind: 'fell', to: 'ox-bellows' });
    expect(told.get('peter-akimoto')).toEqual({ kind: 'walked', n: 0 });
  });

  test('does not name whom they fought last, where something else killed them', () => {
    const fight = event('fought', { by: 'spirit', on: 'ox-bellows', attack: 5, defence: 2, winner: 'spirit' });
    const rule = 'haunts/you-wear-it-well/attack-body';
    const others: readonly SeenEvent[][] = [
      [event('offer', { who: 'zoe-ingstrom', rule }), event('damage', { who: 'ox-bellows', n: 4 })],
      [event('turn', { who: 'zoe-ingstrom' })],
      [event('roll', { who: 'ox-bellows', tags: ['trait', 'might'] })],
    ];
    for (const cause of others) {
      const told = epitaphsOf([fight, ...cause, event('died', { who: 'ox-bellows' })], ORDER, 'omen');
      expect(told.get('ox-bellows')?.kind).not.toBe('fell');
    }
  });

  test('names monsters as sentences do', () => {
    const haunted = text.during({ haunt: 'you-wear-it-well' });
    const spirit = 'you-wear-it-well/spirit';
    expect(sayEpitaph(haunted, { kind: 'fell', to: spirit }, null)).toBe(
      'Met the Astral Spirit, and nobody after that.',
    );
    expect(sayEpitaph(haunted, { kind: 'slew', whom: spirit }, null)).toBe('Put an end to the Astral Spirit.');
    expect(sayEpitaph(haunted, { kind: 'fell', to: 'ox-bellows' }, null)).toBe(
      'Met Ox Bellows, and nobody after that.',
    );
  });

  test('is what they carried, as long as they had it', () => {
    const took = event('card', { card: 'girl', from: '', to: 'ox-bellows', room: '', pile: '' });
    const lost = event('card', { card: 'girl', from: 'ox-bellows', to: '', room: 'attic', pile: '' });
    const walks = Array.from({ length: 7 }, () => walk('ox-bellows'));
    const told = epitaphsOf([took, ...walks, lost, walk('ox-bellows')], ORDER, 'omen');
    expect(told.get('ox-bellows')).toEqual({ kind: 'carried', card: 'girl', n: 7 });
  });

  test.each(GAMES)('is one thing for everybody ($seed)', ({ events }) => {
    const order = events.find((one) => one.type === 'begins')?.order ?? [];
    expect([...epitaphsOf(events, order, 'omen').keys()]).toEqual(order);
  });
});

test('what has become of somebody is told: carried off is not survived', () => {
  const aboard = text.during({ haunt: 'the-floating-eye' });
  expect(fateOf(aboard, { zone: 'aboard' }, null, false)).toBe('Aboard the Spaceship');
  expect(fateOf(text, {}, null, true)).toBe('Stayed behind in the house');
  expect(fateOf(text, {}, null, false)).toBe('Survived');
  expect(fateOf(text, { dead: true, zone: 'aboard' }, 7, false)).toBe('Died in round 7');
});

test('Whoever loses though their side has won is told so, and not named among the winners', () => {
  expect([endedAs(text, true, true), endedAs(text, false, false), endedAs(text, false, true)]).toEqual([
    'Won',
    'Lost',
    'Lost, though this side won',
  ]);
  const people = [
    { id: 'ox-bellows', side: 'traitor', seat: 0 },
    { id: 'zoe-ingstrom', side: 'traitor', seat: 1 },
  ];
  const outcome = { haunt: 'i-was-a-teenage-lycanthrope', number: 5, revealer: 'ox-bellows', traitor: 'ox-bellows' };
  const ended = { ...outcome, why: 'traitor', verdicts: { 0: 'won', 1: 'lost' } } as unknown as Outcome;
  expect(text.outcome(ended, people)).toMatch(/the traitor has won\. The traitor was Ox Bellows\.$/);
  expect(text.outcome(ended)).toMatch(/The traitor was Ox Bellows\.$/);
});
