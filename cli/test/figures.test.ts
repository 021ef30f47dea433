import { type HauntDef, isWritten } from '@hollow/engine';
import * as w from '@hollow/engine/words';
import { allWords, type Words } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import { type Figures, figureFaults } from '../src/content/figures/figures.ts';
import { figuresPath, readFigures } from '../src/content/figures/files.ts';
import { wordLeaks } from '../src/content/figures/knowledge.ts';
import { allDifferences, parseFigures, unwaived } from '../src/content/figures/lint.ts';
import { sheetDifferences } from '../src/content/figures/report.ts';
import { families } from '../src/packs/packs.ts';
import { hollow } from './hollow.ts';

/** A haunt made up for these tests. */
const haunt: HauntDef = w.haunt({
  id: 'the-drowned-bell',
  number: 901,
  kind: 'traitor',
  traitor: w.revealer,
  counters: { tide: {}, pulls: { to: w.players, page: 'heroes' } },
  monsters: {
    diver: {
      n: w.byPlayers(1, 1, 2, 2),
      traits: { speed: 3, might: w.row(w.v('tide'), { '0-1': 5, '2+': 7 }), sanity: null, knowledge: null },
    },
  },
  places: { shore: w.named('underground-lake', 'chasm') },
  setup: { traitor: [w.deploy('diver', { rooms: w.named('basement-landing') })] },
  actions: {
    pull: {
      who: w.heroes,
      where: 'shore',
      roll: { trait: 'might' },
      pass: w.ifElse(w.holds(w.self, w.cards('bell')), 4, 6),
      do: [w.add('pulls', 1)],
    },
  },
  rules: {
    rises: {
      on: 'turn.after',
      for: w.traitor,
      do: [
        w.add('tide', 1),
        w.table(w.v('tide'), {
          '0-1': [],
          '2-3': [w.eachOne(w.heroes, [w.damage('physical', 1)])],
          '4+': [w.eachOne(w.heroes, [w.damage('physical', 2)])],
        }),
      ],
    },
  },
  wins: { heroes: w.is(w.v('pulls'), '≥', w.players), traitor: w.gone(w.heroes) },
});

const SHEET: Figures = {
  number: 901,
  kind: 'traitor',
  figures: {
    'counters/pulls': { to: 'N' },
    'monsters/diver': {
      n: { 3: 1, 4: 1, 5: 2, 6: 2 },
      traits: { speed: 3, might: 5, sanity: null, knowledge: null },
    },
    'setup/traitor': { rooms: ['basement-landing'], pieces: ['diver'] },
    'actions/pull': {
      by: 'heroes',
      roll: 'might',
      pass: 6,
      numbers: [4],
      rooms: ['underground-lake', 'chasm'],
      cards: ['bell'],
      limit: 'turn',
    },
    'rules/rises': { by: 'traitor', table: { of: 'tide', rows: { 2: 1, 3: 1, 4: 2, 9: 2 } } },
    'wins/heroes': { numbers: ['N'] },
  },
};

const PLAYERS = [3, 4, 5, 6];
const found = (change: (figures: Figures) => Figures): string[] =>
  allDifferences(haunt, change(SHEET), PLAYERS).map(({ path, message }) => `${path}: ${message}`);
const changed =
  (part: string, more: object) =>
  (sheet: Figures): Figures => ({
    ...sheet,
    figures: { ...sheet.figures, [part]: { ...sheet.figures[part], ...more } },
  });

describe('figures are found in the haunt:', () => {
  test('thresholds, traits, rooms, brackets by players and tables', () => {
    expect(found((sheet) => sheet)).toEqual([]);
  });

  test.each([
    ['another threshold', changed('actions/pull', { pass: 5 }), /^actions\/pull\.pass: 5 expected, the haunt has 4, 6/],
    [
      'a threshold that the sheet does not know',
      changed('actions/pull', { numbers: undefined }),
      /pull\.pass: the haunt asks for 4/,
    ],
    ['another trait', changed('actions/pull', { roll: 'speed' }), /^actions\/pull\.roll: speed expected/],
    ['a room more', changed('actions/pull', { rooms: ['attic'] }), /^actions\/pull\.rooms\.attic: /],
    ['another limit', changed('actions/pull', { limit: 'game' }), /^actions\/pull\.limit: game expected/],
    ['another side', changed('actions/pull', { by: 'traitor' }), /^actions\/pull\.by: traitor expected/],
    [
      'another bracket',
      changed('monsters/diver', { n: { 3: 1, 4: 2, 5: 2, 6: 2 } }),
      /^monsters\/diver\.n: .* the haunt has \[1, 1, 2, 2\]/,
    ],
    [
      'a trait of a monster',
      changed('monsters/diver', { traits: { speed: 3, might: 6 } }),
      /^monsters\/diver\.traits\.might: 6 expected, the haunt has 5/,
    ],
    [
      'a row of a table',
      changed('rules/rises', { table: { of: 'tide', rows: { 4: 3 } } }),
      /^rules\/rises\.table\.rows\.4: 3 expected/,
    ],
    [
      'a number of tokens',
      changed('counters/pulls', { to: 'H' }),
      /^counters\/pulls\.to: H expected, the haunt has \[3, 4, 5, 6\]/,
    ],
    ['a rule that nobody wrote', changed('rules/falls', {}), /^rules\/falls: the haunt has no such part/],
  ])('%s is a difference', (_, change, says) => {
    const told = found(change);
    expect(told.length).toBeGreaterThan(0);
    expect(told[0]).toMatch(says);
  });

  test('what the haunt has and the sheet does not tell is one too', () => {
    const { 'actions/pull': _, ...figures } = SHEET.figures;
    expect(found((sheet) => ({ ...sheet, figures }))).toEqual(['actions/pull: the figures say nothing of it']);
  });
});

describe('a difference is waived with its reason', () => {
  const differences = allDifferences(haunt, changed('actions/pull', { pass: 5 })(SHEET), PLAYERS);
  const left = (waived: Record<string, string>): string[] =>
    unwaived({ ...SHEET, waived }, differences).map(({ path }) => path);

  test('by its path or by what it stands in', () => {
    expect(left({ 'actions/pull.pass': 'the table plays it so' })).toEqual([]);
    expect(left({ 'actions/pull': 'the table plays it so' })).toEqual([]);
  });

  test('and a waiver that nothing needs is told', () => {
    expect(left({ 'actions/pull': 'so', 'rules/rises': 'so' })).toEqual(['waived.rules/rises']);
  });
});

describe('the shape of figures is checked, with the path of the mistake:', () => {
  test.each([
    [{ ...SHEET, figurs: {} }, 'figurs', /did you mean “figures”/],
    [changed('actions/pull', { pas: 5 })(SHEET), 'figures.actions/pull.pas', /did you mean “pass”/],
    [changed('actions/pull', { pass: 'six' })(SHEET), 'figures.actions/pull.pass', /a name expected/],
    [changed('actions/pull', { limit: 'once' })(SHEET), 'figures.actions/pull.limit', /“turn”, “game”/],
    [{ ...SHEET, knows: [{ point: 'a', parts: [] }] }, 'knows.0', /either “hidden” or “told”/],
  ])('%#', (value, path, message) => {
    const [fault] = figureFaults(value);
    expect(fault?.path).toBe(path);
    expect(fault?.message).toMatch(message);
  });

  test('a sheet as it should be has none', () => {
    expect(figureFaults(SHEET)).toEqual([]);
  });
});

/** Every written haunt, with the packs that it is played with. */
const WRITTEN = families().flatMap((packs) =>
  packs.flatMap((pack) =>
    (pack.haunts ?? []).filter(isWritten).map((def) => ({ name: `${pack.id}/${def.id}`, packs, pack, def })),
  ),
);

describe.each(WRITTEN)('$name', ({ packs, pack, def }) => {
  test('keeps the figures of its sheet beside it, in their shape', () => {
    const read = readFigures(pack.id, def.id);
    expect(read, figuresPath(pack.id, def.id)).not.toBeNull();
    expect(read === null ? [] : parseFigures(read)).not.toHaveProperty('faults');
  });

  test('is what its figures say, and tells nobody too early', () => {
    expect(sheetDifferences(packs, pack, def, { lang: 'en' })).toEqual([]);
  });
});

describe('what is told too early is found', () => {
  const found = (id: string, change: (def: HauntDef) => HauntDef): string[] => {
    const written = WRITTEN.find(({ def }) => def.id === id);
    if (written === undefined) throw new Error(id);
    const def = change(written.def);
    const haunts = (written.pack.haunts ?? []).map((other) => (other.id === id ? def : other));
    const pack = { ...written.pack, haunts };
    const packs = written.packs.map((other) => (other === written.pack ? pack : other));
    return sheetDifferences(packs, pack, def, { lang: 'en' }).map(({ message }) => message);
  };

  test('on the page and in play', () => {
    const told = found('tick-tick-tick', (def) => {
      const { page: _, ...tick } = def.rules?.tick ?? { on: 'turn.after' };
      return { ...def, counters: { turn: { to: 12 } }, rules: { ...def.rules, tick } };
    });
    expect(told).toContain('heroes see counters/turn in their counters');
    expect(told).toContain('heroes see rules/tick in their page');
  });

  test('in a ruling that the side reads', () => {
    const told = found('amok-flesh', (def) => ({
      ...def,
      rulings: { ...def.rulings, 'where-it-began': { about: ['expand'] } },
    }));
    expect(told).toContain('the ruling “where-it-began” tells of procs/expand');
  });
});

describe('the words of a page are read for what they give away:', () => {
  const [base] = WRITTEN;
  const words = (heroes: object): Words => ({
    ...allWords('en', base?.packs ?? []),
    haunts: { [haunt.id]: { all: {}, heroes } } as unknown as NonNullable<Words['haunts']>,
  });
  const line = { point: 'tide', hidden: 'heroes', parts: ['rules/rises'], numbers: [5, -3], names: ['bell'] };
  const leaks = (heroes: object): string[] =>
    wordLeaks(haunt, words(heroes), line, 'heroes').map(({ message }) => message);

  test.each([
    ['a sentence on the rule', { rules: { rises: 'It rises.' } }, 'the page “heroes” has words for rules/rises'],
    ['a number in the story', { opening: 'It takes five of them.' }, 'the page “heroes” says 5'],
    ['what is taken off', { outcomes: { pull: 'roll, and take 3 off' } }, 'the page “heroes” says -3'],
    ['a name', { goal: 'Ring the Bell.' }, 'the page “heroes” names bell'],
  ])('%s', (_, heroes, message) => {
    expect(leaks(heroes)).toEqual([message]);
  });

  test('but not what is told as it happens, nor how it ends, nor the same number in another sense', () => {
    const heroes = {
      told: { a: '3 off, by 5, with the Bell' },
      win: 'The Bell rang five times.',
      goal: '15 with three players',
    };
    expect(leaks(heroes)).toEqual([]);
  });
});

test('a pack as a file has no figures, and is refused', async () => {
  const ran = await hollow(['content', 'figures', '--pack', 'docs/examples/the-long-dark.json']);
  expect(ran).toMatchObject({ code: 2 });
  expect(ran.err).toContain('--pack: figures stand beside the haunts that come with the game');
});
