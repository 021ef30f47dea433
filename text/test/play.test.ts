import { Engine } from '@hollow/engine';
import { describe, expect, it } from 'vitest';
import { createText, KINDS, loadText, loadWords, PSEUDO, type Text, type Words } from '../src/index.ts';
import { openQuestion } from './must.ts';
import { FAMILIES } from './packs.ts';

/** A small reproducible stream of numbers: which option is taken matters little, that many are taken does. */
function stream(seed: number): (below: number) => number {
  let at = seed;
  return (below) => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    return Math.floor((at / 2 ** 32) * below);
  };
}

/** Plays a game by chance and hands every line a player would read to `read`. */
function playOut(engine: Engine, text: Text, seed: number, read: (line: string, what: string) => void): void {
  const pick = stream(seed);
  const explorers = engine.packs.flatMap((pack) => pack.explorers ?? []);
  const cards = [...new Set(explorers.map(({ card }) => card))].slice(0, 4);
  const seats = cards.map((card) => ({ explorers: [explorers.find((def) => def.card === card)?.id ?? ''] }));
  const { state, events } = engine.create({ seats, dice: seed % 3 === 0 ? 'typed' : 'seed' }, `words-${seed}`);
  for (const event of events) read(text.event(engine.seen(event, 'public')), event.type);
  for (let turn = 0; turn < 2500 && engine.outcome(state) === null; turn++) {
    const decision = openQuestion(engine, state);
    if (turn % 7 === 0 || decision.kind !== 'dice') {
      read(text.prompt(decision), `ask ${decision.kind}`);
      for (const option of decision.options.slice(0, 20)) read(text.option(option, decision), option.verb);
      for (const barred of engine.explain(state, 'all', decision.id))
        read(text.barred(barred), `barred ${barred.verb}`);
    }
    const applied = engine.apply(state, decision.seat, decision.id, pick(decision.options.length));
    if (!applied.ok) throw new Error(applied.refusal.message);
    for (const event of applied.events) {
      read(text.event(engine.seen(event, 'all')), event.type);
      read(text.event(engine.seen(event, 'public')), event.type);
    }
  }
  const outcome = engine.outcome(state);
  if (outcome !== null) read(text.outcome(outcome), 'outcome');
}

/** More of them in the full run. */
const GAMES = process.env.HOLLOW_TEST === 'full' ? 12 : 6;

/** Every edition that ships, with what adds to it. */
const EACH = FAMILIES.map((packs) => [packs[0]?.id ?? '', packs, new Engine(packs)] as const);

describe.each(EACH)('Every line of a game of %s', (_id, packs, engine) => {
  it('has words', () => {
    const text = loadText('en', packs);
    const bad: string[] = [];
    for (let seed = 1; seed <= GAMES; seed++)
      playOut(engine, text, seed, (line, what) => {
        if (/(?<!\.)\bnone\b(?! left)|undefined|NaN|\[object/.test(line) || line.trim() === '')
          bad.push(`${what}: ${line}`);
      });
    expect([...new Set(bad)]).toEqual([]);
    expect(text.missing()).toEqual([]);
  });

  it('comes from the files: in the pseudo-language no plain letter is left', () => {
    const text = loadText(PSEUDO, packs);
    const plain = new Set<string>();
    const shown = (line: string): string => line.replace(/\([0-9]e(\.[a-z-]+)+/g, '').replace(/[“"][^”"]*[”"]/g, '');
    for (let seed = 1; seed <= 4; seed++)
      playOut(engine, text, seed, (line, what) => {
        if (/[A-Za-z]/.test(shown(line))) plain.add(`${what}: ${line}`);
      });
    expect([...plain]).toEqual([]);
  });
});

describe('A language without any file', () => {
  it.each(EACH)('shows ids and keys and does not fall over (%s)', (_id, packs, engine) => {
    const none: Words = { lang: 'en', messages: {}, things: {} };
    const text = createText(none, packs);
    playOut(engine, text, 2, (line) => expect(typeof line).toBe('string'));
    for (const pack of packs) for (const room of pack.rooms ?? []) text.rulesText(pack, 'rooms', room.id);
    expect(text.name('kitchen')).toBe('kitchen');
    expect(text.missing()).toContain('log.begins');
  });
});

describe('The pseudo-language', () => {
  it.each(EACH)('covers the names of things and the rules lines of %s', (_id, packs) => {
    const text = loadText(PSEUDO, packs);
    const words = loadWords(
      PSEUDO,
      packs.map(({ id }) => id),
    );
    for (const kind of KINDS)
      for (const id of Object.keys(words.things[kind] ?? {})) expect(text.name(id, kind)).not.toMatch(/[A-Za-z]/);
    const lines = packs.flatMap((pack) => (pack.rooms ?? []).flatMap(({ id }) => text.rulesText(pack, 'rooms', id)));
    expect(lines.filter((line) => /[A-Za-z]/.test(line))).toEqual([]);
  });
});
