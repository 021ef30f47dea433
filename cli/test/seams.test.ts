import { type HauntDef, isWritten, type Pack } from '@hollow/engine';
import { type Deviation, deviationOf, type SeamReport, seamsOf, unplayed, unreached } from '@hollow/engine/kit';
import * as w from '@hollow/engine/words';
import { describe, expect, test } from 'vitest';
import { baseOf, families, PROGRAMS, presetsOf, SHIPPED } from '../src/packs/packs.ts';

const full = process.env.HOLLOW_TEST === 'full';
/** Each haunt meets a sixteenth of the effects of the house, each effect a sixteenth of the haunts; in the full run all meet all. */
const EVERY = full ? 1 : 16;
/** By the readings of a book one effect of so many. */
const BY_BOOK = 4;

/** Kinds of monsters of a haunt, each but for those that differ from another only in numbers and in what they turn into. */
function unlikeKinds({ monsters = {} }: HauntDef): string[] {
  const names = new RegExp(`"(${Object.keys(monsters).join('|')})"`, 'g');
  const written = Object.entries(monsters).map(([kind, def]) => ({
    kind,
    as: JSON.stringify(def).replaceAll(names, '""').replaceAll(/\d+/g, '0'),
  }));
  return written.filter(({ as }, i) => written.findIndex((one) => one.as === as) === i).map(({ kind }) => kind);
}

/** What is tried of a haunt: all of it, or its parts by how their paths begin where some of its monsters are like others. */
function partsOf(haunt: HauntDef): readonly string[] {
  const kinds = unlikeKinds(haunt);
  if (full || kinds.length === Object.keys(haunt.monsters ?? {}).length) return [''];
  return ['cards/', 'rooms/', 'tokens/', 'attack', 'haunts/', ...kinds.map((kind) => `monsters/${kind}`)];
}

const said = ({ findings }: SeamReport): string[] =>
  findings
    .filter(({ excused }) => excused === null)
    .map(({ law, of, subject, whom, what, by }) => `${law}: ${of} by ${by}, with ${subject}: ${whom} ${what}`);

describe.each(families().map((packs) => [packs.map(({ id }) => id).join(' with '), packs] as const))(
  '%s',
  (_, packs) => {
    const reports: SeamReport[] = [];
    const haunts = packs.flatMap((pack) => pack.haunts ?? []).filter(isWritten);

    test.each(haunts.map((haunt, i) => [haunt.id, haunt, i] as const))(
      'every effect of the house heeds what %s says of those it meets',
      (id, haunt, i) => {
        const slice = { every: EVERY, from: i };
        const parts = partsOf(haunt).map((only) => seamsOf(packs, id, { programs: PROGRAMS, only, slice }));
        reports.push(...parts);
        expect(parts.map(({ unmade }) => unmade).join('')).toBe('');
        expect(parts.reduce((sum, { pairs }) => sum + pairs, 0)).toBeGreaterThan(200 / EVERY);
        expect(parts.flatMap(said)).toEqual([]);
      },
    );

    // By the readings of each book every haunt meets a quarter of the effects of the house, another with each book.
    describe.runIf(full).each(presetsOf(packs).map((preset, i) => [preset, i] as const))(
      'by the readings of the book %s',
      (preset, from) => {
        test.each(haunts.map(({ id }, i) => [id, i] as const))('they heed what %s says', (id, i) => {
          const slice = { every: BY_BOOK, from: i + from };
          const report = seamsOf(packs, id, { programs: PROGRAMS, preset, slice });
          expect(report.unmade).toBe('');
          expect(said(report)).toEqual([]);
        });
      },
    );

    test.runIf(full)('an exception that nothing asks for is taken out', () => {
      expect(reports.flatMap(({ haunt, idle }) => idle.map((exception) => ({ haunt, exception })))).toEqual([]);
    });

    test.runIf(full)('each card reaches those whom it says it reaches, in one haunt or another', () => {
      expect(reports).toHaveLength(haunts.length);
      expect(unreached(packs, reports)).toEqual([]);
    });

    test.runIf(full)('each effect that the page lists was played, in one haunt or another', () => {
      expect(unplayed(reports)).toEqual([]);
    });
  },
);

type Json = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same data with every row changed. */
function change(value: unknown, to: (row: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((each) => change(each, to));
  return isRow(value)
    ? to(Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, change(inner, to)])))
    : value;
}

const onCard =
  (id: string, to: (row: Json) => Json) =>
  (pack: Pack): Pack =>
    change(pack, (row) => (row.id === id && 'deck' in row ? (change(row, to) as Json) : row)) as Pack;

const onHaunt =
  (id: string, to: (def: HauntDef) => HauntDef) =>
  (pack: Pack): Pack => ({ ...pack, haunts: (pack.haunts ?? []).map((def) => (def.id === id ? to(def) : def)) });

const without = (def: HauntDef, rule: string): HauntDef => {
  const { [rule]: _, ...rules } = def.rules ?? {};
  return { ...def, rules };
};

/** Faults that were mended, brought back one by one: each by the haunt in which the table has to find it. */
const FAULTS: readonly (readonly [what: string, haunt: string, deviation: Deviation, found: RegExp])[] = [
  [
    'Dynamite passes monsters by',
    'the-mummy-walks',
    {
      pack: onCard('dynamite', (row) => (row.x === 'either' && Array.isArray(row.of) ? (row.of[0] as Json) : row)),
    },
    /^reaches: cards\/dynamite\/throw .*mummy is not reached/,
  ],
  [
    'the Bell moves those who lie under rubble or in webs',
    'the-mummy-walks',
    deviationOf(new Set(['move.unimpeded'])),
    /^unmoved: cards\/bell\/ring .* with hero, under (debris|webs)/,
  ],
  [
    'the Bell frees whoever a Cat has in its jaws',
    'small-change',
    deviationOf(new Set(['move.unimpeded'])),
    /^held: cards\/bell\/ring .*held by cat/,
  ],
  [
    'monsters begin their turns deaf to the Music Box',
    'the-mummy-walks',
    deviationOf(new Set(['monster.begins-turn'])),
    /^reaches: cards\/music-box\/hear-at-start .*mummy is not reached/,
  ],
  [
    'the Music Box is heard outside the house',
    'the-feast',
    { pack: onCard('music-box', (row) => (row.on === 'turn.before' ? { ...row, for: 'all' } : row)) },
    /^off-board: cards\/music-box\/hear-at-start .*with hero, outside: .* touched/,
  ],
  [
    'the traitor calls the heroes away from the board',
    'checkmate',
    { pack: onHaunt('checkmate', (def) => without(def, 'not-called-away')) },
    /^out-of-reach: cards\/bell\/ring .*beside death/,
  ],
  [
    'the traitor blows up those who sit at the board',
    'checkmate',
    { pack: onHaunt('checkmate', (def) => without(def, 'no-harm')) },
    /^out-of-reach: cards\/dynamite\/throw .*beside death/,
  ],
  [
    'the Elevator spares whoever it takes to a lost floor',
    'the-abyss-gazes-back',
    deviationOf(new Set(['room.moves.lost-floor'])),
    /^lost-floor: rooms\/mystic-elevator\/ride/,
  ],
  [
    'the Abyss stops with the death of the traitor',
    'the-abyss-gazes-back',
    {
      pack: onHaunt('the-abyss-gazes-back', (def) => {
        const { crumbling, ...rules } = def.rules ?? {};
        const { evenDead: _, ...stopped } = crumbling ?? { on: 'turn.after' };
        return { ...def, rules: { ...rules, crumbling: { ...stopped, for: w.explorers } } };
      }),
    },
    /^dead-traitor: haunts\/the-abyss-gazes-back\/crumbling/,
  ],
  [
    'a double strikes across the Chasm',
    'fleshwalkers',
    {
      pack: onHaunt(
        'fleshwalkers',
        (def) =>
          ({
            ...def,
            rules: change(def.rules, (row) => (row.x === 'withMe' ? { x: 'charactersIn', rooms: { x: 'here' } } : row)),
            // One that must attack would cross over first.
            monsters: change(def.monsters, (row) => (row.must === true ? { ...row, must: false } : row)),
          }) as HauntDef,
      ),
    },
    /^barrier: monsters\/twin .*attacked by fleshwalkers\/twin/,
  ],
  [
    'the Dog carries off the Holy Symbol of a holder who may not part with it',
    'the-dance-of-death',
    { pack: onCard('dog', (row) => (row.x === 'permits' ? { x: 'tagged', tags: ['item'] } : row)) },
    /^kept: cards\/dog\/errand .*holy-symbol/,
  ],
  [
    'the Spirit Board says where the unseen traitor is',
    'invisible-traitor',
    {
      pack: onCard('spirit-board', (row) =>
        row.on === 'turn.offer' && Array.isArray(row.do)
          ? { ...row, do: [...row.do, w.tell('there', { rooms: w.roomOf(w.traitor) })] }
          : row,
      ),
    },
    /^secret: cards\/spirit-board\/ask/,
  ],
  [
    'the Elevator hurts the traitor aboard',
    'the-mummy-walks',
    {
      pack: (pack) =>
        change(pack, (row) =>
          row.x === 'where' &&
          isRow(row.of) &&
          row.of.x === 'charactersIn' &&
          isRow(row.of.rooms) &&
          row.of.rooms.x === 'thisRoom'
            ? row.of
            : row,
        ) as Pack,
    },
    /^freedom: rooms\/mystic-elevator/,
  ],
];

describe('nothing falls out of the table', () => {
  const base = baseOf(SHIPPED);
  const candle = { programs: PROGRAMS, only: 'cards/candle' } as const;

  test('what works when a card changes hands is played', () => {
    const { played, findings } = seamsOf([base], 'the-mummy-walks', candle);
    expect(played).toEqual(['cards/candle/complete-the-set', 'cards/candle/break-the-set']);
    expect(findings).toEqual([]);
  });

  test('a moment that it does not know how to bring about is told', () => {
    const pack = onCard('candle', (row) => (row.on === 'transfer.after' ? { ...row, on: 'shift.after' } : row));
    expect(() => seamsOf([base], 'the-mummy-walks', { ...candle, without: { pack } })).toThrow(
      'the seams do not know how cards/candle/complete-the-set comes about (shift.after)',
    );
  });
});

describe('the table finds what was mended, once it is taken out again', () => {
  test.each(FAULTS)('%s (%s)', (_, haunt, deviation, found) => {
    // The pattern begins with the law and the path of what is tried.
    const [, only = ''] = /: ((?:cards|rooms|monsters)\/[a-z-]+)/.exec(found.source.replaceAll('\\/', '/')) ?? [];
    const report = seamsOf([baseOf(SHIPPED)], haunt, { programs: PROGRAMS, without: deviation, only });
    expect(said(report).filter((line) => found.test(line))).not.toEqual([]);
  });
});
