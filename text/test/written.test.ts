import { canonical, fingerprint, type HauntDef, type Pack, type PackRules } from '@hollow/engine';
import { describe, expect, it } from 'vitest';
import { KINDS, type Kind, kindOfDeck, loadText, loadWords } from '../src/index.ts';
import { must } from './must.ts';
import { PACKS, SHIPPED } from './packs.ts';

const LISTS: Readonly<Record<string, 'rooms' | 'cards' | 'tokens'>> = { rooms: 'rooms', tokens: 'tokens' };

type Def = { readonly id: string; readonly rules?: PackRules } & Readonly<Record<string, unknown>>;

const definition = (pack: Pack, kind: Kind, id: string): Def | undefined =>
  (pack[LISTS[kind] ?? 'cards'] as readonly Def[] | undefined)?.find(
    (def) => def.id === id && (LISTS[kind] !== undefined || kind === `${String(def.deck)}s`),
  );

/** The part of a definition that a text written by hand stands for. */
function told(def: Def | undefined, rule: string): unknown {
  const [, id = '', n] = /^(.*?)(?:\.needs\.(\d+))?$/.exec(rule) ?? [];
  const own = def?.rules?.[id] ?? def?.[id];
  return n === undefined ? own : (own as { needs?: readonly unknown[] } | undefined)?.needs?.[Number(n)];
}

interface Entry {
  readonly pack: Pack;
  readonly kind: Kind;
  readonly id: string;
  readonly rule: string;
}

const entries = PACKS.flatMap((pack): Entry[] => {
  const { things } = loadWords('en', [pack.id]);
  return KINDS.flatMap((kind) =>
    Object.entries(things[kind] ?? {}).flatMap(([id, words]) =>
      [...new Set([...Object.keys(words.rules ?? {}), ...Object.keys(words.offers ?? {})])].map((rule) => ({
        pack,
        kind,
        id,
        rule,
      })),
    ),
  );
});

/** The part of a haunt that a label on one of its pages stands for: an action, what it needs, a rule, or what a piece is. */
function behind(def: HauntDef, section: string, key: string): unknown {
  const carriers = { ...def.statuses, ...def.pieces, ...def.monsters } as Readonly<
    Record<string, { rules?: PackRules }>
  >;
  const [id = '', part] = key.split('.');
  const action = def.actions?.[id];
  if (section === 'outcomes')
    return action ?? [def, ...Object.values(carriers)].find(({ rules }) => rules?.[id] !== undefined)?.rules?.[id];
  if (section === 'deeds' || (section === 'offers' && action !== undefined)) return action;
  if (section === 'needs') return part === 'where' ? action?.where : (action?.needs?.[Number(part)] ?? action?.from);
  const own = [def, ...Object.values(carriers)].find(({ rules }) => rules?.[key] !== undefined);
  return own?.rules?.[key] ?? carriers[id];
}

const pages = PACKS.flatMap(({ id: pack, haunts = [] }) => {
  const words = loadWords('en', [pack]).haunts ?? {};
  return haunts.flatMap((def) =>
    Object.entries(words[def.id] ?? {}).flatMap(([side, page]) =>
      (['deeds', 'outcomes', 'offers', 'needs', 'rules'] as const).flatMap((section) =>
        Object.keys(page[section] ?? {}).map((key) => ({
          label: `${pack}/${def.id}/${side}/${section}/${key}`,
          rule: behind(def, section, key),
        })),
      ),
    ),
  );
});

describe('The pages of the haunts', () => {
  it('explain actions, needs and rules that are there', () => {
    expect(pages.length).toBeGreaterThan(100);
    expect(pages.filter(({ rule }) => rule === undefined).map(({ label }) => label)).toEqual([]);
  });

  /** When this fails, a rule of a haunt has changed: read what its pages say of it again, then run `npx vitest run text -u`. */
  it('were read again when what they explain changed', () => {
    const read = pages.filter(({ label }) => SHIPPED.some(({ id }) => label.startsWith(`${id}/`)));
    expect(Object.fromEntries(read.map(({ label, rule }) => [label, fingerprint(canonical(rule))]))).toMatchSnapshot();
  });
});

describe('Rules text written by hand', () => {
  it('stands for a rule that is there', () => {
    const stale = entries.filter(({ pack, kind, id, rule }) => told(definition(pack, kind, id), rule) === undefined);
    expect(stale.map(({ kind, id, rule }) => `${kind}/${id}: ${rule}`)).toEqual([]);
  });

  /** When this fails, a rule has changed: read its text in text/en again, then run `npx vitest run text -u`. */
  it('was read again when its rule changed', () => {
    const read = entries.filter(({ pack }) => SHIPPED.includes(pack));
    const prints = read.map(({ pack, kind, id, rule }) => [
      `${pack.id}/${kind}/${id}/${rule}`,
      fingerprint(canonical(told(definition(pack, kind, id), rule))),
    ]);
    expect(Object.fromEntries(prints)).toMatchSnapshot();
  });

  it('may depend on the readings of the table', () => {
    const pack = must(PACKS[0], 'a pack');
    const text = loadText('en', [pack]);
    const everyone = text.rulesText(pack, 'rooms', 'collapsed-room', { collapsedFallDamage: 'everyone' });
    expect(everyone.join()).not.toContain('unless you are the traitor');
    expect(text.rulesText(pack, 'rooms', 'collapsed-room').join()).toContain('unless you are the traitor');
  });
});

describe('The rules text of every thing', () => {
  const lines = PACKS.flatMap((pack) => {
    const text = loadText('en', [pack]);
    const cards = (pack.cards ?? []).map(({ id, deck }) => [`${deck}s` as Kind, id] as const);
    const rooms = (pack.rooms ?? []).map(({ id }) => ['rooms', id] as const);
    const tokens = (pack.tokens ?? []).map(({ id }) => ['tokens', id] as const);
    return [...rooms, ...cards, ...tokens].flatMap(([kind, id]) =>
      text.rulesText(pack, kind, id).map((line) => `${kind}/${id}: ${line}`),
    );
  });

  it('reads like a card: whole, short lines without bookkeeping', () => {
    const clumsy = /for which|among|there (are|is) any of|the mark|\bnot:|may not have|, then |undefined/;
    expect(lines.filter((line) => clumsy.test(line))).toEqual([]);
    expect(lines.filter((line) => !/[.:]$/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.length > 260)).toEqual([]);
  });
});

describe('A line of rules', () => {
  const edition = must(SHIPPED[0], 'a pack');
  const text = loadText('en', [edition]);

  it('says what it is, whether it was made or written by hand, in every language', () => {
    for (const lang of ['en', 'de', 'pl']) {
      const own = loadText(lang, [edition]);
      for (const { id, deck } of edition.cards ?? []) {
        const lines = own.rulesLines(edition, kindOfDeck(deck), id);
        expect(lines.map(({ depth, whole }) => '  '.repeat(depth) + whole)).toEqual(
          own.rulesText(edition, kindOfDeck(deck), id),
        );
        for (const { kind, range, text: said, whole, head } of lines) {
          expect(whole.endsWith(said), whole).toBe(true);
          expect(kind === 'row', whole).toBe(/^\d+(\+|–\d+)?\s?:/.test(whole));
          expect(range !== '', whole).toBe(kind === 'row');
          expect(head, whole).toBe(/:$/.test(whole));
        }
      }
    }
  });

  it('keeps its name free of the mark of a course', () => {
    const courses = text.rulesLines(edition, 'events', 'spider').filter(({ kind }) => kind === 'course');
    expect(courses.map(({ text: said }) => said.charAt(0))).not.toContain('–');
    expect(courses).toHaveLength(2);
  });
});
