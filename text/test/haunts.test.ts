import { type HauntDef, isWritten } from '@hollow/engine';
import * as w from '@hollow/engine/words';
import { describe, expect, it } from 'vitest';
import { createText, type HauntWords, loadText, loadWords, sideWords } from '../src/index.ts';
import { type NounLabel, nounOf } from '../src/language/words.ts';
import { hauntGaps } from '../src/lint/haunt-gaps.ts';
import { must } from './must.ts';
import { PACKS } from './packs.ts';

const words = loadWords(
  'en',
  PACKS.map(({ id }) => id),
);
const HAUNTS = PACKS.flatMap(({ haunts = [] }) => haunts.filter(isWritten));

const lengthOf = (text: string | undefined): number => (text ?? '').split(/\s+/).filter((word) => word !== '').length;

/** Sentences of five words and more; shorter ones and labels may well be the same. */
const sentences = (page: HauntWords | null): string[] =>
  Object.values(page ?? {})
    .flatMap((value) =>
      typeof value === 'string' ? [value] : Object.values(value as Readonly<Record<string, NounLabel>>),
    )
    .map((label) => nounOf(label).name)
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => lengthOf(sentence) >= 5);

/** What rules say, part by part; a row of a table (“on 0 to 3, …”) may well be the same in two of them. */
const clauses = (rules: Readonly<Record<string, string>> = {}): string[] =>
  Object.values(rules)
    .flatMap((rule) => rule.toLowerCase().split(/[.;:!?]\s*/))
    .filter((clause) => lengthOf(clause) >= 5 && !/^on \d/.test(clause));

/** Stories have a voice of their own, and nouns are declared as they are. */
const UNREAD: readonly string[] = [
  'name',
  'opening',
  'win',
  'winDead',
  'pieces',
  'monsters',
  'statuses',
  'zones',
  'places',
];

/** What a haunt calls its pieces and monsters, except where the name has no plural of its own: that is no noun. */
const pieceNames = (pages: readonly HauntWords[]): string[] =>
  pages
    .flatMap((page) => [...Object.values(page.pieces ?? {}), ...Object.values(page.monsters ?? {})])
    .map((label) => nounOf(label))
    // What is named in small letters is no piece but a rule that attacks.
    .flatMap(({ name, forms }) => (forms.plural === name || name === name.toLowerCase() ? [] : [name]));

/** The rules, goals and labels of a page that write one of the names without its capitals. */
function uncapped(page: HauntWords, names: readonly string[]): string[] {
  const texts = Object.entries(page).flatMap(([field, value]) =>
    UNREAD.includes(field) ? [] : typeof value === 'string' ? [value] : Object.values(value as Record<string, string>),
  );
  return texts.filter((text) => names.some((name) => new RegExp(`\\b${name.toLowerCase()}s?\\b`, 'u').test(text)));
}

describe.each(HAUNTS.map((def) => [def.id, def] as const))('The words of haunt %s', (id, def) => {
  const page = (side: string): HauntWords | null => sideWords(words, id, side);

  it('hold an opening, a goal, an ending and every label on the right page, and nothing that is not there', () => {
    expect(hauntGaps(words, def)).toEqual([]);
  });

  it('keep the sides apart: no sentence stands on the pages of two', () => {
    const pages = Object.keys(words.haunts?.[id] ?? {}).map((side) => sentences(page(side)));
    const twice = pages.flatMap((own, i) =>
      own.filter((sentence) => pages.some((other, j) => j < i && other.includes(sentence))),
    );
    expect([...new Set(twice)]).toEqual([]);
  });

  it('tell a rule once in each book', () => {
    const sides = Object.keys(words.haunts?.[id] ?? {});
    const twice = sides.flatMap((side) => {
      const told = [...new Set(['all', side])].flatMap((one) => clauses(page(one)?.rules));
      return told.filter((clause, at) => told.indexOf(clause) < at);
    });
    expect([...new Set(twice)]).toEqual([]);
  });

  it('write a piece of the game with its capital wherever it is meant', () => {
    const pages = Object.values(words.haunts?.[id] ?? {});
    const names = pieceNames(pages);
    expect(pages.flatMap((own) => uncapped(own, names))).toEqual([]);
  });

  it('say what each action asks for in at most fifty words, none of them missing', () => {
    const text = loadText('en', PACKS).during({ haunt: id });
    const long = Object.entries(def.actions ?? {}).flatMap(([key, { needs = [], where, from }]) =>
      [
        ...(where === undefined ? [] : ['where']),
        ...[...needs, ...(from === undefined ? [] : [0])].map((_, n) => `needs.${n}`),
      ]
        .map((part) =>
          text.barred({
            verb: 'offer',
            offer: `haunts/${id}/${key}`,
            about: '',
            rule: `haunts/${id}/${key}.${part}`,
            args: {},
          }),
        )
        .filter((line) => lengthOf(line) > 50),
    );
    expect(long).toEqual([]);
    expect(text.missing()).toEqual([]);
  });
});

describe('The book of Treasure Hunt', () => {
  it('tells what each of the twenty Clues and Traps does', () => {
    const told = Object.values(sideWords(words, 'treasure-hunt', 'all')?.rules ?? {}).join(' ');
    // “Clues 1 to 4 each add 7 in one room” names four of them, as “Traps 17 to 20 add nothing” does not.
    const named = Array.from({ length: 20 }, (_, n) => n + 1).filter((n) =>
      new RegExp(`(?:Clue|Trap) ${n}\\b`, 'u').test(told),
    );
    expect(named).toHaveLength(20);
  });
});

describe('The words of one side', () => {
  const id = must(Object.keys(words.haunts ?? {})[0], 'a haunt with words');
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

describe('A haunt is told what its pages lack:', () => {
  const fog: HauntDef = {
    id: 'fog',
    number: 900,
    kind: 'traitor',
    counters: { lanterns: { to: 3 } },
    actions: {
      light: {
        who: { x: 'heroes' },
        do: [{ op: 'choose', who: { x: 'self' }, options: { wait: [], run: [] } } as never],
      },
    },
    rules: { drifts: { on: 'turn.after' } },
    rulings: { wet: { about: ['drifts'] }, lamps: { page: 'heroes', about: ['light'] } },
    wins: { heroes: { x: 'hauntOn' }, traitor: { x: 'hauntOn' } },
  };
  const long = 'grey '.repeat(50);
  const side = { opening: long, goal: 'Get out.', win: 'Out.' };
  const pages = {
    all: {
      opening: long,
      counters: { lanterns: 'Lanterns' },
      choices: { wait: 'Wait', run: 'Run' },
      rules: { drifts: 'It drifts.' },
      rulings: { wet: 'Fog is wet.' },
    },
    heroes: { ...side, actions: { light: 'Light a lantern' }, rulings: { lamps: 'A lamp is a lantern.' } },
    traitor: side,
  };
  const gaps = (change: object): string[] =>
    hauntGaps({ ...words, haunts: { fog: { ...pages, ...change } } }, fog).map((gap) => `${gap.side}: ${gap.message}`);

  it('nothing', () => expect(gaps({})).toEqual([]));
  it('a page', () =>
    expect(gaps({ traitor: {} })).toEqual(['opening', 'goal', 'win'].map((field) => `traitor: ${field} is missing`)));
  it('a story that is too short', () =>
    expect(gaps({ traitor: { ...side, opening: 'Fog.' } })).toEqual([
      'traitor: opening has 1 words; 40 to 130 are read',
    ]));
  it('the label of an action, the sentence of a ruling', () =>
    expect(gaps({ heroes: side })).toEqual(['heroes: actions.light is missing', 'heroes: rulings.lamps is missing']));
  it('a ruling where others would read it', () =>
    expect(gaps({ traitor: { ...side, rulings: { lamps: 'A lamp is a lantern.' } } })).toEqual([
      'traitor: rulings.lamps belongs on the page “heroes”; here others would read it',
    ]));
  it('the label of a choice, a counter and a rule', () =>
    expect(gaps({ all: { opening: long } })).toEqual([
      'all: choices.wait is missing',
      'all: choices.run is missing',
      'all: counters.lanterns is missing',
      'all: rulings.wet is missing',
      'all: rules.drifts is missing, here or on the page of each side',
    ]));
  it('words of its own in place of a template', () =>
    expect(gaps({ traitor: { ...side, goal: 'The goal, in your own words.' } })).toEqual([
      'traitor: goal is that of the template',
    ]));
  it('what a sentence names that is told', () =>
    expect(
      hauntGaps(
        {
          ...words,
          haunts: { fog: { ...pages, all: { ...pages.all, told: { lost: 'Fog takes {rooms}.', found: '{who}!' } } } },
        },
        { ...fog, setup: { everyone: [w.tell('lost'), w.tell('found', { who: w.explorers })] } },
      ).map((gap) => gap.message),
    ).toEqual(['told.lost names {rooms}, which is not handed to everybody who reads it']));
  it('a label that would hide that of everybody', () =>
    expect(gaps({ traitor: { ...side, rules: { drifts: 'It drifts for you.' } } })).toEqual([
      'traitor: rules.drifts hides what the page for everybody says of it',
    ]));
  it('what a condition does, by the name of its rule or in a line about the condition', () => {
    const veil: HauntDef = {
      ...fog,
      statuses: { veiled: { rules: { 'sees-little': { on: 'may', verbs: ['discover'] } } } },
    };
    const told = (rules: Readonly<Record<string, string>>): string[] =>
      hauntGaps(
        {
          ...words,
          haunts: {
            fog: {
              ...pages,
              all: { ...pages.all, statuses: { veiled: 'veiled' } },
              heroes: { ...pages.heroes, rules },
            },
          },
        },
        veil,
      ).map((gap) => gap.message);
    expect(told({})).toEqual([
      'rules.sees-little is missing, which the condition “veiled” carries; or rules.veiled, one line for all that it does',
    ]);
    expect(told({ 'sees-little': 'Whoever is veiled discovers nothing.' })).toEqual([]);
    expect(told({ veiled: 'Whoever is veiled discovers nothing.' })).toEqual([]);
  });
  it('something to be about', () =>
    expect(gaps({ traitor: { ...side, actions: { sing: 'Sing' } } })).toEqual([
      'traitor: actions.sing is about nothing in the haunt',
    ]));
});
