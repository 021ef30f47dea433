import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as b from '../src/builders/index.ts';
import { EXPRESSION_WORDS } from '../src/compile/expressions.ts';
import { OPERATION_WORDS } from '../src/compile/program.ts';
import { ProgramCache } from '../src/compile/program-cache.ts';
import { OPERATION_FIELDS, EXPRESSION_FIELDS as WORDS } from '../src/compile/vocabulary.ts';
import { ContentError } from '../src/define/names.ts';
import { Engine } from '../src/game/engine.ts';
import { HOOKS } from '../src/language/hooks.ts';
import type { Pack } from '../src/language/pack.ts';
import type { CardDef, EditionDef, Op, Ops, RoomDef } from '../src/language/types.ts';
import { EXPRESSIONS } from '../src/words/expressions.generated.ts';
import { OPERATIONS } from '../src/words/operations.generated.ts';
import { must } from './must.ts';
import { testHouse } from './test-house/index.ts';

const edition = testHouse.edition as EditionDef;
const withCard = (draw: Ops, more: Partial<CardDef> = {}): Pack => ({
  ...testHouse,
  cards: [...(testHouse.cards ?? []), { id: 'bad', deck: 'whisper', draw, ...more }],
});
const withRoom = (more: Partial<RoomDef>): Pack => ({
  ...testHouse,
  rooms: [...(testHouse.rooms ?? []), { id: 'bad', floors: ['sky'], doors: ['N'], ...more }],
});
const withEdition = (more: Partial<EditionDef>): Pack => ({ ...testHouse, edition: { ...edition, ...more } });

/** An operation that the types do not let through, as it may stand in a file. */
const slip = (op: string): Op => ({ op }) as object as Op;

/** Mistakes of an author, each with where it stands and what is said. */
const MISTAKES: readonly (readonly [string, Pack, string, RegExp])[] = [
  ['an unknown operation', withCard([slip('explode')]), 'cards/bad/draw/0', /no operation “explode”/],
  ['a primitive of the engine', withCard([slip('throw')]), 'cards/bad/draw/0', /no operation “throw”/],
  ['a word of the language of the machine', withCard([slip('constructor')]), 'cards/bad/draw/0', /no operation/],
  [
    'an unknown operation deep inside',
    withCard([b.when(b.hauntOn, [b.repeat(2, [slip('explode')])])]),
    'cards/bad/draw/0:when/then/0:repeat/do/0',
    /no operation “explode”/,
  ],
  ['no list where operations belong', withCard([b.loop({} as Ops)]), 'cards/bad/draw/0:loop/do', /list of operations/],
  ['an unknown room', withCard([b.put(b.self, b.named('moon'))]), 'cards/bad/draw/0:put', /no room “moon”/],
  ['an unknown card', withCard([b.discard(b.cards('moon'))]), 'cards/bad/draw/0:transfer', /no card “moon”/],
  ['an unknown token', withCard([b.spawn('moon', b.here)]), 'cards/bad/draw/0:spawn', /no token “moon”/],
  ['an unknown deck', withCard([b.draw('moon')]), 'cards/bad/draw/0:draw', /no deck “moon”/],
  ['an unknown trait', withCard([b.gain('moon')]), 'cards/bad/draw/0:shift', /no trait “moon”/],
  ['a slip in a tag of a card', withCard([], { tags: ['not-an-itme'] }), 'cards/bad/tags', /“not-an-item” does/],
  ['a slip in a tag of a room', withRoom({ tags: ['frontdoor'] }), 'rooms/bad/tags', /“front-door” does/],
  ['a tag of cards on a room', withRoom({ tags: ['companion'] }), 'rooms/bad/tags', /means nothing here/],
  ['an unknown floor', withRoom({ floors: ['moon'] }), 'rooms/bad', /no floor “moon”/],
  ['an unknown symbol', withRoom({ symbol: 'moon' }), 'rooms/bad', /no symbol “moon”/],
  ['an unknown deck of a card', withCard([], { deck: 'moon' }), 'cards/bad', /no deck “moon”/],
  [
    'a ruling about nothing',
    withRoom({ rulings: { moonlight: { about: ['moon'] } } }),
    'rooms/bad/rulings/moonlight',
    /nothing called “moon”/,
  ],
  ['stairs to nowhere', withRoom({ links: [{ to: 'moon' }] }), 'rooms/bad', /no room “moon”/],
  ['an unknown procedure', withCard([b.call('moon')]), 'cards/bad/draw/0:call', /no proc “moon”/],
  ['an unknown kind of damage', withCard([b.damage('moon', 1)]), 'cards/bad/draw/0:damage', /damage “moon”/],
  [
    'a gap in a table',
    withCard([b.roll(b.dice(2), { '0-1': [], '3+': [] })]),
    'cards/bad/draw/0:roll',
    /gap or overlap at 2/,
  ],
  [
    'rows that overlap',
    withCard([b.table(1, { '0-2': [], '2+': [] })]),
    'cards/bad/draw/0:table',
    /gap or overlap at 3/,
  ],
  ['a table that ends', withCard([b.table(1, { '0-2': [] })]), 'cards/bad/draw/0:table', /must be open/],
  ['a row that is none', withCard([b.table(1, { many: [] })]), 'cards/bad/draw/0:table', /no row of a table/],
  ['a variable nobody declared', withCard([b.set('n', 1)]), 'cards/bad/draw/0:set', /variable “n” is not declared/],
  [
    'a variable of another card',
    withCard([b.when(b.is(b.v('depth'), '>', 1), [])]),
    'cards/bad/draw/0:when',
    /variable “depth” is not declared/,
  ],
  [
    'a set where a number belongs',
    withCard([b.repeat(b.self as never, [])]),
    'cards/bad/draw/0:repeat',
    /a number expected/,
  ],
  [
    'a number where a condition belongs',
    withCard([b.when(b.players as never, [])]),
    'cards/bad/draw/0:when',
    /a condition expected/,
  ],
  [
    'half a step',
    withCard([b.repeat(1.5, [])]),
    'cards/bad/draw/0:repeat',
    /a whole number from .* expected, found 1.5/,
  ],
  [
    'an unknown comparison',
    withCard([b.when(b.is(1, '~' as '=', 2), [])]),
    'cards/bad/draw/0:when',
    /“≥” expected, found “~”/,
  ],
  ['a choice of one', withCard([b.choose(b.self, { only: [] })]), 'cards/bad/draw/0:choose', /at least 2 entries/],
  ['a question for nothing', withCard([b.ask(b.self, 'moon' as 'who', { as: 'x' })]), 'cards/bad/draw/0:ask', /“moon”/],
  [
    'a roll of nothing',
    withCard([slip('roll')]),
    'cards/bad/draw/0:roll',
    /“pool” is missing: an object with the field trait or dice/,
  ],
  [
    'a reading that no switch has',
    withCard([], { rules: { r: { on: 'moves', value: 1, under: { emptyDeck: 'moon' } } } }),
    'cards/bad/r',
    /no reading of “emptyDeck”/,
  ],
  [
    'a rule under no switch',
    withCard([], { rules: { r: { on: 'moves', value: 1, under: { toString: 'x' } } } }),
    'cards/bad/r',
    /no switch “toString”/,
  ],
  [
    'a rule that says something where nobody asks for it',
    withCard([], { rules: { r: { on: 'turn.before', value: 1 } } }),
    'cards/bad/rules/r',
    /“value” says nothing at “turn.before”/,
  ],
  ['two rooms of one name', withRoom({ id: 'gate' }), 'test-house/room', /“gate” stands there twice/],
  [
    'an unknown trait of damage',
    withEdition({ damage: { ...edition.damage, extra: ['moon'] } }),
    'edition',
    /no trait “moon”/,
  ],
  ['an unknown deck of omens', withEdition({ omenDeck: 'moon' }), 'edition', /no deck “moon”/],
  ['an unknown trait that moves', withEdition({ moveTrait: 'moon' }), 'edition', /no trait “moon”/],
  ['dice with four different faces', withEdition({ faces: [0, 1, 2, 3] }), 'edition/faces', /at most three/],
  ['no edition', { id: 'empty' }, 'packs', /no pack brings an edition/],
];

describe('an author is told where the mistake stands:', () => {
  test.each(MISTAKES)('%s', (_, pack, path, message) => {
    let error: unknown = null;
    try {
      new Engine([pack]);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(ContentError);
    expect((error as ContentError).path.startsWith(path), (error as ContentError).message).toBe(true);
    expect((error as ContentError).message).toMatch(message);
  });

  test('a track that lacks a trait', () => {
    const [ada, ...rest] = testHouse.explorers ?? [];
    const first = must(ada, 'an explorer');
    const { wits: _, ...tracks } = first.tracks;
    expect(() => new Engine([{ ...testHouse, explorers: [{ ...first, tracks }, ...rest] }])).toThrow(
      'explorers/ada: no track for wits',
    );
  });
});

test('the house as it is compiles, and is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(testHouse))).toEqual(testHouse);
  expect(() => new Engine([JSON.parse(JSON.stringify(testHouse)) as Pack])).not.toThrow();
});

describe('the schema and the engine agree:', () => {
  const SOURCE = new URL('../src/', import.meta.url).pathname;
  const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('language'))
    .map((name) => [name, readFileSync(join(SOURCE, name), 'utf8')] as const);
  const code = sources.map(([, text]) => text).join('\n');

  test('every operation and every word of expressions has its fields, and no other', () => {
    expect(Object.keys(OPERATION_FIELDS).toSorted()).toEqual(OPERATION_WORDS.toSorted());
    expect(Object.keys(WORDS).toSorted()).toEqual([...new Set(EXPRESSION_WORDS)].toSorted());
  });

  test('every hook is one that fires, and what fires is a hook', () => {
    expect(HOOKS.filter((hook) => !code.includes(`'${hook}'`))).toEqual([]);
    const fired = [...code.matchAll(/\b(?:fire|instead|modify|offersAt|hooked|fold)\(g, '([\w.]+)'/g)].map(
      ([, hook = '']) => hook,
    );
    expect(fired.length).toBeGreaterThan(20);
    expect(fired.filter((hook) => !HOOKS.includes(hook))).toEqual([]);
  });

  /** For every operation alike. */
  const READ_BY_THE_COMPILER = ['as', 'question'];

  test('no field of a word is known that its code does not read', () => {
    const files = sources.filter(([name]) => name.startsWith('words/'));
    const unread = [...OPERATIONS.values(), ...EXPRESSIONS.values()].flatMap((word) => {
      const name = 'op' in word ? `op: '${word.op}'` : `x: '${word.x}'`;
      const [, source = ''] = files.find(([, text]) => text.includes(`  ${name},\n`)) ?? [];
      // What stands behind the definition are its builders.
      const [code = ''] = source.split('\n});\n', 1);
      // It is read as `a.field`, or taken out of the fields by name.
      const body = code.replace(/^ {2}(fields|example): .*?(\},|\}\),)$/gms, '');
      return Object.keys(word.fields)
        .filter(
          (field) =>
            !READ_BY_THE_COMPILER.includes(field) && !new RegExp(`\\.${field}\\b|[{,]\\s*${field}\\s*[,:}]`).test(body),
        )
        .map((field) => `${name}, ${field}`);
    });
    expect(unread).toEqual([]);
  });

  test('no operation reads a field that the schema does not have', () => {
    const made = code
      .split(/^(?: {2}(?=[\w$]+: \()|\};)/m)
      .flatMap((part) => [...part.matchAll(/^([\w$]+): \(raw(?:, c)?\) =>([\s\S]*)$/g)]);
    expect(made.length).toBeGreaterThan(0);
    const odd = made.flatMap(([, word = '', body = '']) => {
      const fields = { ...OPERATION_FIELDS[word], ...WORDS[word]?.fields };
      const known = ['as', ...Object.keys(fields).map((field) => field.replace('?', ''))];
      return [...body.matchAll(/\braw\.(\w+)/g)]
        .map(([, field = '']) => field)
        .filter((field) => !known.includes(field))
        .map((field) => `${word}: ${field}`);
    });
    expect([...new Set(odd)]).toEqual([]);
  });
});

describe('loose effects', () => {
  const loose = (id: string, effects: Pack['effects']): Pack => ({ id, effects: effects ?? {} });
  const said = [b.gain('grip')];

  test('are compiled on top of packs that are compiled once', () => {
    const programs = new ProgramCache();
    const base = new Engine([testHouse], {}, programs).program({});
    const one = new Engine([testHouse, loose('script', { one: said })], {}, programs).program({});
    const two = new Engine([testHouse, loose('script', { two: said, three: said })], {}, programs).program({});
    for (const program of [one, two]) {
      expect(program.rules).toBe(base.rules);
      expect(program.books).toBe(base.books);
      expect(program.nodes.slice(0, base.nodes.length)).toEqual(base.nodes);
    }
    expect(Object.keys(one.effects)).toEqual(['one']);
    expect(Object.keys(two.effects)).toEqual(['two', 'three']);
    expect(two.nodes.slice(base.nodes.length).map(({ path }) => path)).toEqual([
      'effects/two/0:shift',
      'effects/three/0:shift',
    ]);
    expect(new Engine([testHouse], {}, programs).program({})).toBe(base);
    expect(base.effects).toEqual({});
  });

  test('make a program of the same shape as if everything were compiled at once', () => {
    const together = new Engine([{ ...testHouse, effects: { one: said } }]).program({});
    const apart = new Engine([testHouse, loose('script', { one: said })]).program({});
    expect(apart.nodes.map(({ path, id }) => [path, id])).toEqual(together.nodes.map(({ path, id }) => [path, id]));
    expect(apart.effects).toEqual(together.effects);
    expect([...apart.results]).toEqual([...together.results]);
  });

  test('with a mistake in them are refused as those of any pack', () => {
    expect(() => new Engine([testHouse, loose('script', { bad: [b.gain('moon')] })])).toThrow(
      /effects\/bad\/0:shift.*moon/,
    );
    expect(() => new Engine([testHouse, loose('script', { bad: [slip('explode')] })])).toThrow(
      /no operation “explode”/,
    );
    expect(() => new Engine([testHouse, loose(testHouse.id, {})])).toThrow(/two packs are called/);
  });
});
