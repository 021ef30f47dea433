import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWritten, type Pack } from '@hollow/engine';
import type { Script } from '@hollow/engine/kit';
import { describe, expect, test } from 'vitest';
import { events } from '../../text/test/source.ts';
import { type Finding, LINT_NAMES, lint } from '../src/content/lints/lint.ts';
import type { ScriptAt } from '../src/content/lints/scripts.ts';
import { PROJECT_ROOT } from '../src/files/project.ts';
import { baseOf, SHIPPED } from '../src/packs/packs.ts';
import { readScripts, scriptFiles } from '../src/proof/script-files.ts';
import { hollow, lastJson, scratch } from './hollow.ts';
import { must } from './must.ts';

/** So many quick games are enough to show what the lints of play do; more of them in the full run. */
const GAMES = process.env.HOLLOW_TEST === 'full' ? { never: 4, both: 12, sim: 4 } : { never: 2, both: 6, sim: 2 };
const EXAMPLE = join(PROJECT_ROOT, 'docs/examples/the-long-dark.json');
const example = (): Pack => JSON.parse(readFileSync(EXAMPLE, 'utf8')) as Pack;
const whole = baseOf(SHIPPED);
/** What mistakes are planted beside: the edition with one of its haunts, since all of them are compiled for every mistake. */
const edition: Pack = { ...whole, haunts: (whole.haunts ?? []).filter(isWritten).slice(0, 1) };
const check = (pack: Pack, scripts: readonly ScriptAt[] = [], games = 0): Finding[] =>
  lint([edition, pack], [pack], { lang: 'en', scripts, games, seed: 'long' });

type Branch = Record<string, unknown>;

/** The example, with a side that nobody joins, and another value at one place; nothing there where the value is undefined. */
function planted(path: string, value: unknown): Pack {
  const pack = example() as unknown as Branch;
  const [haunt] = pack.haunts as Branch[];
  must(haunt, 'the haunt of the example').sides = ['cult'];
  const keys = path.split(' ');
  const last = keys.pop() ?? '';
  const at = keys.reduce((branch, key) => branch[key] as Branch, pack);
  if (value === undefined) delete at[last];
  else at[last] = value;
  return pack as unknown as Pack;
}

const HAUNT = 'haunts 0';
const ACTION = `${HAUNT} actions light-a-lantern`;
const PAGES = 'words en pages the-long-dark';
const x = (word: string, fields: object = {}): object => ({ x: word, ...fields });
const marked = x('has', { who: x('self'), status: 'blind' });
const blind = { blind: {} };

const track = (...traits: string[]): object =>
  Object.fromEntries(traits.map((trait) => [trait, { values: [2, 3, 4], start: 1 }]));
const person = {
  id: 'ann',
  card: 'grey',
  pronoun: 'she',
  age: 30,
  birthday: { month: 1, day: 1 },
  height: 'tall',
  weight: 60,
  hobbies: [],
};

/** A mistake, the lint that finds it, where, what it says, and how it is planted. */
const PLANTED: readonly (readonly [
  what: string,
  lint: string,
  where: string,
  says: RegExp,
  path: string,
  value: unknown,
])[] = [
  ['a field with a slip', 'shape', 'long-dark/rooms/lamp-room', /“door”; did you mean “doors”/, 'rooms 1 door', ['N']],
  [
    'a field of an operation with a slip',
    'shape',
    'gain/0:shift',
    /“step”; did you mean “steps”/,
    'cards 0 gain 0 step',
    1,
  ],
  [
    'an unknown operation',
    'shape',
    'gain/0',
    /no operation “shfit”; did you mean “shift”/,
    'cards 0 gain 0 op',
    'shfit',
  ],
  ['an unknown word', 'shape', 'wins/heroes', /no word “iss”; did you mean “is”/, `${HAUNT} wins heroes x`, 'iss'],
  [
    'a hook that never fires',
    'shape',
    'rules/warm-light/on',
    /no hook “pol”; did you mean “pool”/,
    `${HAUNT} rules warm-light on`,
    'pol',
  ],
  [
    'rooms where characters belong',
    'shape',
    'actions/light-a-lantern/who',
    /a set of characters or things/,
    `${ACTION} who`,
    x('here'),
  ],
  ['an unknown piece', 'compile', 'haunts/the-long-dark', /no token “lamp”/, `${ACTION} do 0 kind`, 'lamp'],
  ['an unknown condition', 'compile', 'haunts/the-long-dark', /no condition “blind”/, `${ACTION} needs 0`, marked],
  [
    'an unknown variable',
    'compile',
    'haunts/the-long-dark',
    /variable “lamps” is not declared/,
    `${ACTION} do 1 name`,
    'lamps',
  ],
  [
    'an unknown token',
    'compile',
    'cards/storm-lamp',
    /no token “soot”/,
    'cards 0 lose 0',
    { op: 'spawn', kind: 'soot', rooms: x('here') },
  ],
  ['an unknown place', 'compile', 'haunts/the-long-dark', /no place “panes”/, `${ACTION} where`, 'panes'],
  [
    'a stage of the set-up that there is not',
    'compile',
    'setup/villains',
    /no stage “villains”/,
    `${HAUNT} setup villains`,
    [],
  ],
  ['a goal of nobody', 'compile', 'wins/cats', /no side “cats”/, `${HAUNT} wins cats`, x('hauntOn')],
  ['a page of nobody', 'compile', 'rules/warm-light', /no page “cats”/, `${HAUNT} rules warm-light page`, 'cats'],
  [
    'a ruling about nothing',
    'compile',
    'rulings/dim',
    /nothing called “light-a-lamp” in the haunt/,
    `${HAUNT} rulings`,
    { dim: { about: ['light-a-lamp'] } },
  ],
  [
    'a ruling that more may read than what it is about',
    'compile',
    'rulings/dim',
    /“light-a-lantern” stands on the page “heroes”, the ruling about it on “everyone”/,
    `${HAUNT} rulings`,
    { dim: { about: ['light-a-lantern'] } },
  ],
  [
    'a ruling on a page of nobody',
    'compile',
    'rulings/dim',
    /no page “cats”/,
    `${HAUNT} rulings`,
    { dim: { page: 'cats' } },
  ],
  ['a ruling without words', 'words', 'the-long-dark/all', /rulings.dim is missing/, `${HAUNT} rulings`, { dim: {} }],
  [
    'a need that nothing can meet',
    'needs',
    'actions/light-a-lantern/needs/1',
    /the need can never be met/,
    `${ACTION} needs 1`,
    x('is', { a: x('count', { of: x('side', { name: 'traitor' }) }), cmp: '<', b: 0 }),
  ],
  [
    'an action for a side that nobody joins',
    'actions',
    'actions/light-a-lantern',
    /nobody ever joins the side “cult”/,
    `${ACTION} who`,
    x('side', { name: 'cult' }),
  ],
  [
    'a counter that nothing raises',
    'counters',
    'counters/lit',
    /nothing raises the counter/,
    `${ACTION} do`,
    [{ op: 'deploy', kind: 'lantern', rooms: x('here') }],
  ],
  [
    'a counter that nothing reads',
    'counters',
    'counters/draughts',
    /nothing reads the counter/,
    `${HAUNT} counters draughts`,
    {},
  ],
  [
    'a goal that nothing reaches',
    'wins',
    'wins/heroes',
    /the goal is never reached: 0 is never ≥ 3/,
    `${ACTION} do`,
    [{ op: 'deploy', kind: 'lantern', rooms: x('here') }],
  ],
  [
    'a condition that nobody gets',
    'unused',
    'statuses/blind',
    /no operation marks anybody/,
    `${HAUNT} statuses`,
    blind,
  ],
  ['a procedure that nothing calls', 'unused', 'procs/flicker', /nothing calls/, `${HAUNT} procs`, { flicker: [] }],
  [
    'a piece that never comes',
    'unused',
    'pieces/oil',
    /nothing brings the piece into play/,
    `${HAUNT} pieces oil`,
    { n: 1 },
  ],
  [
    'a place that nothing names',
    'unused',
    'places/cellar',
    /nothing names the place/,
    `${HAUNT} places cellar`,
    x('onFloor', { floors: ['basement'] }),
  ],
  ['a zone that nobody is sent to', 'unused', 'zones/limbo', /nobody is sent there/, `${HAUNT} zones`, ['limbo']],
  ['a deed that does nothing', 'idle', 'actions/light-a-lantern', /the action does nothing/, `${ACTION} do`, []],
  [
    'a limit that is shared with nothing',
    'limits',
    'actions/light-a-lantern/limit',
    /“trun” is shared with no other/,
    `${ACTION} limit`,
    'trun',
  ],
  [
    'a track that stops when the traitor dies',
    'clocks',
    'rules/warm-light',
    /it stops when the traitor dies/,
    `${HAUNT} rules warm-light`,
    { on: 'turn.after', for: x('traitor'), do: [{ op: 'roll', pool: { dice: 1 } }] },
  ],
  [
    'a verb that is the path of no rule',
    'names',
    'rules/warm-light/verbs/0',
    /no verb.*“rooms\/attic\/squeeze”; did you mean “rooms\/attic\/squeeze-out”/,
    `${HAUNT} rules warm-light`,
    { on: 'may', for: x('heroes'), verbs: ['rooms/attic/squeeze'] },
  ],
  [
    'a tag of no roll',
    'names',
    'tags/0',
    /no roll with the tag: “defense”; did you mean “defence”/,
    `${HAUNT} rules warm-light when of 0 tags`,
    ['defense'],
  ],
  [
    'a haunt that no cell leads to',
    'chart',
    'haunts/the-long-dark',
    /no cell of a chart leads to number 201/,
    'chart',
    undefined,
  ],
  [
    'a row of the chart that is too short',
    'chart',
    'chart/lamp-room',
    /13 cells expected/,
    'chart rows lamp-room',
    [201],
  ],
  ['a room without a door', 'doors', 'rooms/lamp-room', /cannot be entered/, 'rooms 1 doors', []],
  ['a pack without a name', 'words', 'text/en/long-dark/pack', /the pack has no name/, 'words', undefined],
  ['a card without words', 'words', 'long-dark/items/storm-lamp', /there are no words for it/, 'words en items', {}],
  [
    'a monster of which nobody is told how it fights',
    'words',
    'the-long-dark/all',
    /rules.shade is missing/,
    `${PAGES} all rules shade`,
    undefined,
  ],
  ['a page that is missing', 'words', 'the-long-dark/traitor', /the page is missing/, `${PAGES} traitor`, undefined],
  ['an ending that is missing', 'words', 'the-long-dark/heroes', /win is missing/, `${PAGES} heroes win`, undefined],
  ['a goal that is missing', 'words', 'the-long-dark/heroes', /goal is missing/, `${PAGES} heroes goal`, undefined],
  [
    'an action without a label',
    'words',
    'the-long-dark/heroes',
    /actions.light-a-lantern is missing/,
    `${PAGES} heroes actions`,
    {},
  ],
  [
    'a line of the template',
    'words',
    'items/storm-lamp',
    /the line of mood is that of the template/,
    'words en items storm-lamp flavour',
    'One line of mood, in your own words.',
  ],
  [
    'a question that says nothing',
    'questions',
    'cards/storm-lamp/gain/0:choose',
    /the question says nothing but “choose”/,
    'cards 0 gain',
    [{ op: 'choose', who: { x: 'self' }, options: { stay: [], go: [] } }],
  ],
  [
    'a rule that can never come into force',
    'rules',
    'rules/warm-light',
    /can never come into force: its opposite always holds/,
    `${HAUNT} rules warm-light when`,
    x('not', { of: x('hauntOn') }),
  ],
  [
    'a track that goes down',
    'tracks',
    'explorers/ann',
    /the track of might goes down/,
    'explorers',
    [{ ...person, tracks: { ...track('speed', 'sanity', 'knowledge'), might: { values: [4, 3, 5], start: 1 } } }],
  ],
];

describe('a mistake is found by name:', () => {
  test('none in the example', () => {
    expect(check(example())).toEqual([]);
  });

  test.each(PLANTED)('%s', (_, name, where, says, path, value) => {
    const found = check(planted(path, value)).filter((finding) => finding.lint === name);
    expect(found.map((finding) => `${finding.where}: ${finding.message}`).join('\n')).toMatch(says);
    expect(found.some((finding) => finding.where.includes(where))).toBe(true);
  });
});

test('a clause that the ledger does not have is found in an edition', () => {
  const { rules = {}, ...rest } = edition.edition ?? {};
  const spoiled = {
    ...edition,
    edition: { ...rest, rules: { ...rules, odd: { on: 'moves', cites: ['2e.no-such'] } } },
  };
  const found = lint([spoiled as Pack], [spoiled as Pack], { lang: 'en', scripts: [], games: 0, seed: 'lint' });
  expect(found).toContainEqual({
    lint: 'clauses',
    where: 'second-edition/edition/rules/odd/cites/0',
    message: 'the ledger has no clause “2e.no-such”',
  });
});

test('a switch by which nothing goes is found in an edition', () => {
  const { switches = {}, ...rest } = edition.edition ?? {};
  const idle = { options: ['still', 'stormy'], default: 'still' };
  const spoiled = { ...whole, edition: { ...rest, switches: { ...switches, weather: idle } } } as Pack;
  const found = lint([spoiled], [spoiled], { lang: 'en', scripts: [], games: 0, seed: 'lint' });
  expect(found.filter(({ lint: name }) => name === 'switches')).toEqual([
    {
      lint: 'switches',
      where: 'second-edition/edition/switches/weather',
      message: expect.stringContaining('nothing goes by it'),
    },
  ]);
});

test('every lint has a planted mistake', () => {
  const shown = new Set([...PLANTED.map(([, name]) => name), 'clauses', 'switches', 'scripts', 'play']);
  expect(LINT_NAMES.filter((name) => !shown.has(name))).toEqual([]);
});

describe('a script that expects the absence of nonsense is found:', () => {
  const script = (expected: object): ScriptAt[] => [
    { file: 'mine.yaml', script: { title: 'Mine', steps: [{ expect: expected }] } as unknown as Script },
  ];
  const said = (expected: object): string[] => check(example(), script(expected)).map(({ message }) => message);

  test.each([
    ['a verb', { options: { lacks: ['walk'] } }, 'lacks: there is no verb “walk”'],
    ['a room', { options: { lacks: [{ move: 'atic' }] } }, 'lacks: there is no room “atic”'],
    ['an action', { options: { lacks: [{ use: 'light-a-lamp' }] } }, 'lacks: nothing is used as “light-a-lamp”'],
    ['a step', { options: { lacks: [{ fly: 'attic' }] } }, 'lacks: “fly” is no step'],
    ['a foe', { options: { lacks: [{ attack: 'shad' }] } }, 'lacks: there is no “shad”'],
    [
      'a card',
      { options: { lacks: [{ give: { card: 'storm-lmap', to: 'ox-bellows' } }] } },
      'lacks: there is no “storm-lmap”',
    ],
    ['a trait', { options: { lacks: [{ split: { luck: 1 } }] } }, 'lacks: there is no trait “luck”'],
    ['a line of the log', { noLog: [{ type: 'rolls' }] }, 'noLog: there is no line of the log “rolls”'],
    ['somebody in the log', { noLog: [{ type: 'roll', who: 'ox' }] }, 'noLog: there is no “ox”'],
  ])('%s', (_, expected, message) => {
    expect(said(expected)).toEqual([message]);
  });

  test('none where all that is named could be there', () => {
    const lacks = ['move', { move: 'attic' }, { use: 'light-a-lantern' }, { attack: 'shade' }, { discover: 'north' }];
    expect(said({ options: { lacks }, noLog: [{ type: 'roll', who: 'ox-bellows' }] })).toEqual([]);
  });

  test('beside things that the script itself brings along', () => {
    const blow = { on: 'turn.offer', do: [{ op: 'shift', who: x('self'), trait: 'sanity', steps: 1 }] };
    const own = (lacks: object[]): string[] => {
      const pack = { cards: [{ id: 'whistle', deck: 'item', rules: { blow } }] };
      const mine = { title: 'Mine', pack, steps: [{ expect: { options: { lacks } } }] } as unknown as Script;
      return check(example(), [{ file: 'mine.yaml', script: mine }]).map(({ message }) => message);
    };
    expect(own([{ thing: 'whistle' }, { use: 'blow' }])).toEqual([]);
    expect(own([{ thing: 'whistel' }, { use: 'blow' }])).toEqual(['lacks: there is no “whistel”']);
  });
});

describe('a haunt is played by bots:', () => {
  test('a side that never wins is told', () => {
    const never = x('is', { a: x('count', { of: x('heroes') }), cmp: '>', b: 99 });
    const found = check(planted(`${HAUNT} wins heroes`, never), [], GAMES.never).filter(
      (finding) => finding.lint === 'play',
    );
    expect(found.map(({ message }) => message)).toContainEqual(expect.stringMatching(/no bot ever wins for heroes/));
  });

  test('a haunt that both sides win is fine', () => {
    expect(check(example(), [], GAMES.both).filter((finding) => finding.lint === 'play')).toEqual([]);
  });
});

describe('the packs that come with the game', () => {
  const scripts = scriptFiles().flatMap(readScripts);

  test('have nothing to put right, nor have their scripts', async () => {
    const { code, out } = await hollow(['content', 'lint']);
    expect({ code, last: out.trim().split('\n').at(-1) }).toEqual({ code: 0, last: 'nothing to put right' });
  });

  test('have scripts that look in the log only for what stands in its lines', () => {
    const known = events();
    const odd = scripts.flatMap(({ file, script }) =>
      script.steps.flatMap(({ expect: wanted }) => {
        const { log = [], noLog = [] } = (wanted ?? {}) as Readonly<Record<string, readonly Branch[]>>;
        return [...log, ...noLog].flatMap((line) =>
          Object.keys(line)
            .filter(
              (field) => !['type', 'reveals'].includes(field) && known.get(String(line.type))?.has(field) !== true,
            )
            .map((field) => `${file}: ${String(line.type)}.${field}`),
        );
      }),
    );
    expect(odd).toEqual([]);
  });
});

describe('hollow content lint --pack', () => {
  test('has nothing to say about the example, which can be played', async () => {
    expect(await hollow(['content', 'lint', '--pack', EXAMPLE])).toMatchObject({
      code: 0,
      out: 'nothing to put right\n',
    });
    const args = ['sim', '--pack', EXAMPLE, '--haunt', 'the-long-dark', '--games', String(GAMES.sim), '--json'];
    const tally = lastJson(await hollow(args)) as { errors: unknown[]; haunts: Branch };
    expect(tally.errors).toEqual([]);
    expect(tally.haunts['long-dark/the-long-dark']).toMatchObject({ number: 201, games: GAMES.sim });
  });

  test('of an earlier version is refused, and the version that plays it is named', async () => {
    const file = join(scratch(), 'old.json');
    writeFileSync(file, JSON.stringify({ id: 'old', rooms: 'written otherwise' }));
    for (const command of [
      ['content', 'lint', '--pack', file],
      ['sim', '--pack', file, '--games', '1'],
    ]) {
      const ran = await hollow(command);
      expect(ran.code).toBe(2);
      expect(ran.err).toContain(
        'This pack was written for Hollow Hill 0.1 (format 1). Version 0.1 plays it; this is 0.3.',
      );
    }
  });

  test('lists every mistake of the shape at once', async () => {
    const file = join(scratch(), 'bad.json');
    const pack = {
      id: 'bad',
      format: 2,
      rooms: [{ id: 'den', floors: [], doors: ['Q', 'X'] }],
      tokens: [{ id: 'coin', n: 1e12 }],
    };
    writeFileSync(file, JSON.stringify(pack));
    const ran = await hollow(['content', 'lint', '--pack', file, '--json']);
    const { findings } = lastJson(ran) as { findings: Finding[] };
    expect(ran.code).toBe(1);
    expect(findings.map(({ where }) => where)).toEqual([
      'bad/rooms/den/floors',
      'bad/rooms/den/doors/0',
      'bad/rooms/den/doors/1',
      'bad/tokens/coin/n',
    ]);
  });
});
