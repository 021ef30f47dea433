import type { ActionDef, HauntDef, Rules } from '@hollow/engine';
import { describe, expect, it } from 'vitest';
import { createText, type HauntWords, loadText, loadWords, sideWords } from '../src/index.ts';
import { PACKS } from './packs.ts';

type Section = Exclude<keyof HauntWords, 'name' | 'opening' | 'goal' | 'win'>;

const words = loadWords(
  'en',
  PACKS.map(({ id }) => id),
);
const HAUNTS = PACKS.flatMap(({ haunts = [] }) => haunts.filter((def) => def.wins !== undefined));

/** As in the engine: an action stands on the page of those who do it, unless it says otherwise. */
function pageOf({ page, who }: ActionDef): string {
  const { x, name } = who as { readonly x: string; readonly name?: string };
  return page ?? (x === 'heroes' || x === 'traitor' ? x : x === 'side' ? (name ?? 'all') : 'all');
}
const fileOf = (page: string | undefined): string => (page === undefined || page === 'everyone' ? 'all' : page);

/** All nodes of a definition that are of this operation. */
function nodes(value: unknown, op: string): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap((part) => nodes(part, op));
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Readonly<Record<string, unknown>>;
  return [...(node.op === op ? [node] : []), ...Object.values(node).flatMap((part) => nodes(part, op))];
}

/** Offers among rules, by the last part of their path. */
const offers = (rules: Rules | undefined): [string, string][] =>
  Object.entries(rules ?? {}).flatMap(([id, rule]): [string, string][] =>
    rule.on.endsWith('.offer') || rule.optional === true ? [[id, fileOf(rule.page)]] : [],
  );

/** What needs a label, and in which file. */
function wanted(def: HauntDef): [Section, string, string][] {
  // A haunt without sides has one page only.
  const fileOf = (page: string | undefined): string => (sidesOf(def).includes(page ?? '') ? (page ?? '') : 'all');
  const all = (section: Section, ids: readonly string[]): [Section, string, string][] =>
    ids.map((id) => [section, id, 'all']);
  const carriers = [
    ...Object.values(def.pieces ?? {}),
    ...Object.values(def.monsters ?? {}),
    ...Object.values(def.statuses ?? {}),
  ];
  const labels: [string, string][] = [
    ...Object.entries(def.actions ?? {}).map(([id, action]): [string, string] => [id, fileOf(pageOf(action))]),
    ...offers(def.rules),
    ...carriers.flatMap(({ rules }) => offers(rules)),
  ];
  return [
    ...all('pieces', Object.keys(def.pieces ?? {})),
    ...all('monsters', Object.keys(def.monsters ?? {})),
    ...all('statuses', Object.keys(def.statuses ?? {})),
    ...all('zones', def.zones ?? []),
    ...all(
      'choices',
      nodes(def, 'choose').flatMap(({ options }) => Object.keys(options as object)),
    ),
    ...all(
      'told',
      nodes(def, 'tell').map(({ key }) => String(key)),
    ),
    ...labels.map(([id, file]): [Section, string, string] => ['actions', id, file]),
    ...Object.entries(def.counters ?? {}).map(([id, { page }]): [Section, string, string] => [
      'counters',
      id,
      fileOf(page),
    ]),
    ...Object.entries(def.vars ?? {}).flatMap(([id, { knownTo = 'nobody' }]): [Section, string, string][] =>
      knownTo === 'nobody' ? [] : [['notes', id, knownTo === 'owner' ? 'all' : fileOf(knownTo)]],
    ),
    ...Object.entries(def.rules ?? {}).flatMap(([id, { page }]): [Section, string, string][] =>
      page === undefined ? [] : [['rules', id, fileOf(page)]],
    ),
  ];
}

const sidesOf = (def: HauntDef): string[] =>
  Object.keys(def.wins ?? {}).map((side) => (side === 'each' ? 'all' : side));
const lengthOf = (text: string | undefined): number => (text ?? '').split(/\s+/).filter((word) => word !== '').length;

/** Sentences of five words and more; shorter ones and labels may well be the same. */
const sentences = (page: HauntWords | null): string[] =>
  Object.values(page ?? {})
    .flatMap((value) =>
      typeof value === 'string' ? [value] : Object.values(value as Readonly<Record<string, string>>),
    )
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => lengthOf(sentence) >= 5);

describe.each(HAUNTS.map((def) => [def.id, def] as const))('The words of haunt %s', (id, def) => {
  const page = (side: string): HauntWords | null => sideWords(words, id, side);

  it('name every action, counter, piece, monster, condition, choice, record and rule on the right page', () => {
    const bare = wanted(def).filter(([section, key, file]) => (page(file)?.[section]?.[key] ?? '') === '');
    const choices = bare.filter(
      ([section, key]) => section !== 'choices' || words.messages[`choice.${key}`] === undefined,
    );
    expect([...new Set(choices.map(([section, key, file]) => `${file}.json: ${section}.${key}`))]).toEqual([]);
  });

  it('tell everybody, or each side in its own way, of the rules that all may know', () => {
    const bare = Object.entries(def.rules ?? {})
      .filter(([, rule]) => rule.page === undefined)
      .map(([key]) => key)
      .filter((key) => page('all')?.rules?.[key] === undefined)
      .filter((key) => !sidesOf(def).every((side) => page(side)?.rules?.[key] !== undefined));
    expect(bare).toEqual([]);
  });

  it('have openings of 40 to 130 words, a goal and an ending for each side', () => {
    const sides = sidesOf(def);
    const openings = ['all', ...sides].map((side) => [side, lengthOf(page(side)?.opening)] as const);
    expect(openings.filter(([, n]) => n < 40 || n > 130)).toEqual([]);
    const lacking = (['goal', 'win'] as const).flatMap((field) =>
      sides.filter((side) => (page(side)?.[field] ?? '') === '').map((side) => `${side}.json: ${field}`),
    );
    expect(lacking).toEqual([]);
  });

  it('keep the sides apart: no sentence stands on the pages of two', () => {
    const pages = Object.keys(words.haunts?.[id] ?? {}).map((side) => sentences(page(side)));
    const twice = pages.flatMap((own, i) =>
      own.filter((sentence) => pages.some((other, j) => j < i && other.includes(sentence))),
    );
    expect([...new Set(twice)]).toEqual([]);
  });

  it('name nothing that is not there', () => {
    const known = new Set(wanted(def).map(([section, key]) => `${section}.${key}`));
    for (const key of Object.keys(def.rules ?? {})) known.add(`rules.${key}`);
    const carriers = [
      ...Object.values(def.pieces ?? {}),
      ...Object.values(def.monsters ?? {}),
      ...Object.values(def.statuses ?? {}),
    ];
    for (const { rules } of carriers) for (const key of Object.keys(rules ?? {})) known.add(`rules.${key}`);
    for (const [key, { needs = [], from }] of Object.entries(def.actions ?? {}))
      for (const part of ['where', ...needs.keys(), ...(from === undefined ? [] : [needs.length])])
        known.add(`needs.${key}.${part}`);
    for (const key of Object.keys(def.vars ?? {})) known.add(`notes.${key}`);
    const odd = Object.entries(words.haunts?.[id] ?? {}).flatMap(([side, sections]) =>
      Object.entries(sections).flatMap(([section, labels]) =>
        typeof labels === 'string'
          ? []
          : Object.keys(labels as object)
              .filter((key) => !known.has(`${section}.${key}`))
              .map((key) => `${side}.json: ${section}.${key}`),
      ),
    );
    expect(odd).toEqual([]);
  });

  it('say what each action asks for in at most forty words, none of them missing', () => {
    const text = loadText('en', PACKS).during({ haunt: id });
    const long = Object.entries(def.actions ?? {}).flatMap(([key, { needs = [], where, from }]) =>
      [
        ...(where === undefined ? [] : ['where']),
        ...[...needs, ...(from === undefined ? [] : [0])].map((_, n) => `needs.${n}`),
      ]
        .map((part) =>
          text.barred({ verb: 'offer', offer: `haunts/${id}/${key}`, rule: `haunts/${id}/${key}.${part}`, args: {} }),
        )
        .filter((line) => lengthOf(line) > 40),
    );
    expect(long).toEqual([]);
    expect(text.missing()).toEqual([]);
  });
});

describe('The words of one side', () => {
  const [id] = Object.keys(words.haunts ?? {});
  const labels = { [`haunts/${id}/secret`]: 'A deed that was seen' };

  it('are handed out alone', () => {
    const own = createText({ ...words, haunts: { [id]: { all: sideWords(words, id, 'all') ?? {} } } });
    expect(own.haunt(id, 'all').opening).not.toBe('');
    expect(own.haunt(id, 'traitor').opening).toBe('');
  });

  it('are enough for the log: what others are seen to do is handed in', () => {
    const heroes = createText(words).during({ haunt: id, sides: ['heroes'], labels });
    expect(heroes.action(`haunts/${id}/secret`)).toBe('A deed that was seen');
    const traitors = Object.keys(sideWords(words, id, 'traitor')?.actions ?? {});
    expect(traitors.map((key) => heroes.action(`haunts/${id}/${key}`))).toEqual(
      traitors.map((key) => `haunts/${id}/${key}`),
    );
  });

  it('number pieces of which there are several', () => {
    const text = createText(words);
    expect(text.name('the-mummy-walks/mummy')).toBe('Mummy');
    expect(text.name('the-stars-are-right/cultist#3')).toBe('Cultist 3');
  });
});
