import type { Pack, Rules } from '@hollow/engine';
import { describe, expect, it } from 'vitest';
import { KINDS, type Kind, loadText, loadWords } from '../src/index.ts';
import { PACKS } from './packs.ts';

interface Thing {
  readonly kind: Kind;
  readonly id: string;
  readonly def: { readonly rules?: Rules };
}

const DECKS: Readonly<Record<string, Kind>> = { omen: 'omens', item: 'items', event: 'events' };

/** Everything in a pack that has words of its own. */
function thingsOf(pack: Pack): Thing[] {
  const of = (kind: Kind, defs: readonly { readonly id: string; readonly rules?: Rules }[] = []): Thing[] =>
    defs.map((def) => ({ kind, id: def.id, def }));
  return [
    ...of(
      'explorers',
      pack.explorers?.map(({ id }) => ({ id })),
    ),
    ...of('rooms', pack.rooms),
    ...(pack.cards ?? []).map((def) => ({ kind: DECKS[def.deck] ?? 'items', id: def.id, def })),
    ...of('tokens', pack.tokens),
    ...of(
      'haunts',
      pack.haunts?.map(({ id }) => ({ id })),
    ),
  ];
}

/** Keys of every `choose` and names of every `say` and variable inside a definition. */
function keysIn(value: unknown, op: string, field: string): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => keysIn(part, op, field));
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Readonly<Record<string, unknown>>;
  const own = node[field];
  const found = node.op !== op ? [] : typeof own === 'string' ? [own] : Object.keys(own ?? {});
  return [...found, ...Object.values(node).flatMap((part) => keysIn(part, op, field))];
}

describe.each(PACKS.map((pack) => [pack.id, pack] as const))('The words of %s', (packId, pack) => {
  const words = loadWords('en', [packId]);
  const things = thingsOf(pack);
  const of = ({ kind, id }: Thing) => words.things[kind]?.[id];
  const path = ({ kind, id }: Thing): string => `${kind}/${id}`;

  it('name everything', () => {
    expect(things.filter((thing) => (of(thing)?.name ?? '') === '').map(path)).toEqual([]);
  });

  it('name nothing that is not there', () => {
    const known = new Set(things.map(path));
    const stale = KINDS.flatMap((kind) => Object.keys(words.things[kind] ?? {}).map((id) => `${kind}/${id}`));
    expect(stale.filter((file) => !known.has(file))).toEqual([]);
  });

  it('name floors, traits, decks and kinds of damage', () => {
    const { floors = [], traits = [], decks = [], damage = {} } = pack.edition ?? {};
    const ids = [...floors, ...traits, ...decks.map(({ id }) => id), ...Object.keys(damage)];
    expect(ids.filter((id) => words.messages[`name.${id}`] === undefined)).toEqual([]);
    expect(traits.filter((id) => words.messages[`trait.${id}`] === undefined)).toEqual([]);
  });

  it('label every offer', () => {
    const bare = things.flatMap((thing) =>
      Object.entries(thing.def.rules ?? {})
        .filter(([, rule]) => rule.on.endsWith('.offer') || rule.optional === true)
        .filter(([id]) => of(thing)?.actions?.[id] === undefined)
        .map(([id]) => `${path(thing)}: ${id}`),
    );
    const { rules = {} } = pack.edition ?? {};
    const general = Object.keys(rules).filter((id) => rules[id].on.endsWith('.offer') || rules[id].optional === true);
    const unnamed = general.filter((id) => words.messages[`action.${id}`] === undefined);
    expect([...bare, ...unnamed]).toEqual([]);
  });

  it('label every course of a choice, and every line that is said', () => {
    const bare = things.flatMap((thing) => [
      ...keysIn(thing.def, 'choose', 'options')
        .filter((key) => (of(thing)?.choices?.[key] ?? words.messages[`choice.${key}`]) === undefined)
        .map((key) => `${path(thing)}: ${key}`),
      ...keysIn(thing.def, 'say', 'key')
        .filter((key) => (of(thing)?.says?.[key] ?? words.messages[`say.${key}`]) === undefined)
        .map((key) => `${path(thing)}: “${key}”`),
    ]);
    expect([...new Set(bare)]).toEqual([]);
  });

  it('keep their lines of mood to twenty words', () => {
    const long = things.filter((thing) => (of(thing)?.flavour ?? '').split(/\s+/).length > 20);
    expect(long.map(path)).toEqual([]);
  });

  it('render the rules of everything without a missing word', () => {
    const text = loadText('en', [pack]);
    const empty = things.filter((thing) => {
      const { rules, draw } = thing.def as { rules?: Rules; draw?: readonly unknown[] };
      const has = (draw ?? []).length > 0 || Object.values(rules ?? {}).some((rule) => rule.under === undefined);
      return has && text.rulesText(pack, thing.kind, thing.id).length === 0;
    });
    expect(empty.map(path)).toEqual([]);
    expect(text.missing()).toEqual([]);
  });
});
