import type { Pack } from '@hollow/engine';
import { describe, expect, it } from 'vitest';
import { loadText, MOST_LETTERS, offeredIn, offerGaps } from '../src/index.ts';
import { FAMILIES, PACKS } from './packs.ts';

/** Other languages take more letters for the same. */
const ROOM: Readonly<Record<string, number>> = { en: MOST_LETTERS, de: 1.35 * MOST_LETTERS, pl: 1.35 * MOST_LETTERS };

/** Everything that the packs of an edition may offer, as a button tells it. */
const told = (lang: string, packs: readonly Pack[]) => {
  const text = loadText(lang, packs);
  return packs.flatMap((pack) => offeredIn(pack).map(({ path }) => ({ path, ...text.offer(path) })));
};

const KEY = /undefined|NaN|\[object|[a-z]+\/[a-z]|\$|[{}#_]|\bnone\b(?! of)|\bop\.|\bx\./;

describe.each(['en', 'de', 'pl'])('What a button says of an offered action in %s', (lang) => {
  const lines = FAMILIES.flatMap((packs) => told(lang, packs));

  it('is there for every action of every haunt, card, room and token', () => {
    expect(lines.length).toBeGreaterThan(250);
    expect(lines.filter(({ brief, whole }) => brief.trim() === '' || whole.trim() === '')).toEqual([]);
  });

  it('is words alone: no key, no name of a variable', () => {
    expect(lines.filter(({ brief, whole }) => KEY.test(brief) || KEY.test(whole))).toEqual([]);
  });

  it('takes two lines at most', () => {
    const room = ROOM[lang] ?? 0;
    expect(lines.filter(({ brief }) => brief.length > room).map(({ path, brief }) => [path, brief])).toEqual([]);
  });

  it('reads like a card, without bookkeeping', () => {
    expect(lines.filter(({ brief }) => /for which|among|may not have|whoever it happens to/.test(brief))).toEqual([]);
    expect(lines.filter(({ brief }) => !/[.!]$/.test(brief)).map(({ brief }) => brief)).toEqual([]);
  });
});

describe('What a button says of an offered action', () => {
  const [edition = { id: '' }] = PACKS;
  const self = { x: 'self' } as never;
  const lose = { op: 'shift', who: self, trait: 'sanity', by: -1 } as never;
  const deed = (action: object, page: object = {}, lang = 'en', more: object = {}) => {
    const fog = { id: 'fog', number: 301, kind: 'none', actions: { act: { who: self, ...action } }, ...more };
    const words = { haunts: { fog: { name: 'Fog' } }, pages: { fog: { all: page } } };
    return loadText(lang, [...PACKS, { id: 'mine', haunts: [fog], words: { en: words } } as never]).offer(
      'haunts/fog/act',
    );
  };

  it('begins with what it costs, and leaves out what else it rules out', () => {
    const outcomes = { act: 'you light a lamp' };
    expect(deed({ cost: { move: 2 }, limit: 'game', do: [] }, { outcomes })).toEqual({
      brief: 'Costs 2 spaces. Only once. You light a lamp.',
      whole: 'You light a lamp. This costs 2 spaces of movement. You can do this only once.',
    });
    expect(deed({ cost: 'whole-turn', do: [] }, { outcomes }).brief).toBe('Takes your whole turn. You light a lamp.');
    expect(deed({ cost: 'attack', do: [] }, { outcomes }, 'de').brief).toMatch(/^Ersetzt deinen Angriff\. /);
  });

  it('leaves out the throw, of which the button tells, where there is no room for it', () => {
    const outcomes = { act: `the fog lifts ${'and lifts '.repeat(10)}for good`, 'act.fail': 'you cough' };
    const { brief, whole } = deed({ roll: { trait: 'might' }, pass: 4, do: [], fail: [] }, { outcomes });
    expect(whole).toMatch(/^Roll Might\. On 4 or more/);
    expect(brief).toBe(whole.replace('Roll Might. ', ''));
  });

  it('tells the rows of a roll in sentences, and leaves out those that bring nothing', () => {
    const { brief } = loadText('en', [edition]).offer('cards/puzzle-box/solve');
    expect(brief).toBe('Roll Knowledge. On 6 or more, draw 2 item cards and discard this card.');
  });

  it('is what its author says of it, where that is shorter', () => {
    const page = { outcomes: { act: 'much happens' }, offers: { act: 'Much happens, in short.' } };
    expect(deed({ cost: 'ends-turn', do: [] }, page).brief).toBe('Ends your turn. Much happens, in short.');
  });

  it('warns of a card that is drawn: it ends the movement of the turn', () => {
    const text = loadText('en', [edition]);
    expect(text.offer('tokens/skeletons/search-the-bones').warns).toEqual(['risk', 'mayStop']);
    expect(text.offer('cards/puzzle-box/solve').warns).toEqual(['mayStop']);
    const draw = { op: 'draw', deck: 'item', n: 1, who: self };
    expect(deed({ do: [draw] as never }, {}).warns).toEqual(['stops']);
    expect(deed({ roll: { trait: 'might' }, pass: 4, do: [draw] as never }, {}).warns).toEqual(['mayStop']);
    // Its price says so already.
    expect(deed({ cost: 'ends-movement', do: [draw] as never }, {}).warns).toBeUndefined();
  });

  it('warns of harm that is done in a procedure of the haunt', () => {
    const hurt = { op: 'damage', kind: 'mental', n: 1 };
    const procs = { one: [{ op: 'call', proc: 'two' }], two: [hurt] } as never;
    expect(deed({ do: [{ op: 'call', proc: 'one' }] as never }, {}, 'en', { procs }).warns).toEqual(['risk']);
    expect(deed({ do: [{ op: 'call', proc: 'one' }] as never }, {}).warns).toBeUndefined();
  });

  it('goes by the readings of the table', () => {
    const text = loadText('en', [edition]);
    const path = 'rooms/collapsed-room/jump-down';
    expect(text.offer(path).brief).toContain('unless you are the traitor');
    expect(text.offer(path, { collapsedFallDamage: 'everyone' }).brief).not.toContain('traitor');
  });

  it('is nothing where the reader has no page that tells it', () => {
    expect(loadText('en', [{ ...edition, haunts: [] }]).offer('haunts/the-mummy-walks/banish').brief).toBe('');
  });

  it('is asked of authors: none at all, or more than has room', () => {
    const act = { who: self, do: [lose] };
    const haunt = { id: 'fog', number: 301, kind: 'none', wins: { each: { x: 'hauntOn' } }, actions: { act } };
    const gapsOf = (page: object): string[] => {
      const words = { en: { haunts: { fog: { name: 'Fog' } }, pages: { fog: { all: page } } } };
      const pack = { id: 'mine', haunts: [haunt], words } as never;
      return offerGaps(loadText('en', [...PACKS, pack]), pack).map(({ message }) => message);
    };
    expect(gapsOf({ offers: { act: 'Lose 1 Sanity.' } })).toEqual([]);
    expect(gapsOf({ offers: { act: ' ' } })).toEqual(['offers.act is missing: what it does, in a sentence or two']);
    expect(gapsOf({ outcomes: { act: 'on and on '.repeat(20) } })).toHaveLength(1);
  });
});

describe('Before dice are thrown for a thing of the house', () => {
  const text = loadText('en', PACKS);
  const rows = (about: string, trait: string) => text.rows({ about, tags: ['trait', trait] });

  it('a room says what each result brings', () => {
    expect(rows('junk-room', 'might')).toEqual([
      { range: '3+', text: 'Nothing happens.' },
      { range: '0–2', text: 'Lose 1 Speed.' },
    ]);
  });

  it('a card in the hand says it as well, with everything that may be chosen', () => {
    const [best, ...others] = rows('crystal-ball', 'knowledge');
    expect(best?.text).toMatch(/^Choose one: .*item deck.*event deck/);
    expect(others).toEqual([
      { range: '1–3', text: 'Lose 1 Sanity.' },
      { range: '0', text: 'Lose 2 Sanity.' },
    ]);
  });

  it('the damage that follows has no table, nor has what no thing asks for', () => {
    expect(text.rows({ about: 'junk-room', tags: ['damage'] })).toEqual([]);
    expect(text.rows({ about: '', tags: ['trait', 'might'] })).toEqual([]);
  });
});
