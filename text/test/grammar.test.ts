import { describe, expect, it } from 'vitest';
import de from '../de/grammar.ts';
import en from '../en/grammar.ts';
import pl from '../pl/grammar.ts';
import type { Forms, Grammar, NounKind } from '../src/grammar/grammar.ts';
import { createText, type Kind, loadText } from '../src/index.ts';
import { formGaps } from '../src/lint/forms.ts';
import { readOwnWords } from '../src/load/load-words.ts';
import { must } from './must.ts';
import { PACKS, SHIPPED } from './packs.ts';

const say =
  (grammar: Grammar, name: string, forms: Forms, kind: NounKind = 'rooms', number?: string) =>
  (form: string) =>
    grammar.inflect({ name, kind, forms, ...(number === undefined ? {} : { number }) }, form);

describe('An English noun', () => {
  it('has an article unless it is a name or bears a number', () => {
    expect(['the', 'a', 'no'].map(say(en, 'Ingredient', {}, 'pieces'))).toEqual([
      'the Ingredient',
      'an Ingredient',
      'no Ingredient',
    ]);
    expect(['the', 'a'].map(say(en, 'Ox Bellows', {}, 'explorers'))).toEqual(['Ox Bellows', 'Ox Bellows']);
    expect(say(en, 'Cat', {}, 'monsters', '2')('the')).toBe('Cat 2');
    expect(say(en, 'A Moment of Hope', {}, 'events')('the')).toBe('A Moment of Hope');
  });

  it('forms its plural by rule, or as its file says', () => {
    expect(['Body', 'Lock-box', 'Key', 'Cat'].map((name) => say(en, name, {})('plural'))).toEqual([
      'Bodies',
      'Lock-boxes',
      'Keys',
      'Cats',
    ]);
    expect(say(en, 'Hero’s Body', { plural: 'Heroes’ Bodies' })('plural')).toBe('Heroes’ Bodies');
  });

  it('has the preposition that its file gives, and its name in quotes where that is a phrase', () => {
    expect(['in', 'in_a'].map(say(en, 'Patio', { in: 'on' }))).toEqual(['on the Patio', 'on a Patio']);
    expect(say(en, 'room with the Idol', { a: 'the room with the Idol' })('in_a')).toBe('in the room with the Idol');
    expect(say(en, 'Kitchen', {})('in')).toBe('in the Kitchen');
    expect(say(en, 'Slide', {}, 'tokens')('label')).toBe('Slide');
    expect(say(en, 'Below', { label: '“Below”' }, 'tokens')('label')).toBe('“Below”');
    expect(say(en, 'Ghost, waiting', {}, 'pieces')('label')).toBe('“Ghost, waiting”');
    expect(say(en, 'Can of Paint', {}, 'pieces')('label')).toBe('Can of Paint');
  });

  it('shares its preposition with the rest of a list, unless one of them wants another', () => {
    const together = (form: string, ...parts: string[]): readonly string[] | undefined =>
      en.together?.(form, parts, (some) => some.join(' / '));
    expect(together('in', 'in the Kitchen', 'in the Attic')).toEqual(['in the Kitchen', 'the Attic']);
    expect(together('in', 'in the Attic', 'on the Patio')).toEqual(['in the Attic', 'on the Patio']);
    expect(together('the', 'the Attic', 'the Patio')).toEqual(['the Attic', 'the Patio']);
    expect(together('in', 'in the Attic', 'on the Patio', 'in the Tower', 'on the Balcony', 'in the Vault')).toEqual([
      'on the Patio / the Balcony',
      'in the Attic / the Tower / the Vault',
    ]);
  });
});

describe('A German noun', () => {
  it('has its article by gender and case', () => {
    expect(['nom', 'acc', 'dat', 'gen'].map(say(de, 'Turm', { gender: 'm' }))).toEqual([
      'der Turm',
      'den Turm',
      'dem Turm',
      'des Turms',
    ]);
    expect(['a_acc', 'no_nom', 'a_dat'].map(say(de, 'Kultist', { gender: 'm', obl: 'Kultisten' }, 'monsters'))).toEqual(
      ['einen Kultisten', 'kein Kultist', 'einem Kultisten'],
    );
  });

  it('runs prepositions and articles together, each room with its own', () => {
    expect(['in', 'into', 'from', 'to'].map(say(de, 'Labor', { gender: 'n' }))).toEqual([
      'im Labor',
      'ins Labor',
      'aus dem Labor',
      'zum Labor',
    ]);
    expect(say(de, 'Kannibale', { gender: 'm', obl: 'Kannibalen' }, 'monsters')('by')).toBe('vom Kannibalen');
    expect(say(de, 'Ox Bellows', {}, 'explorers')('by')).toBe('von Ox Bellows');
    expect(['in', 'into', 'from'].map(say(de, 'Balkon', { gender: 'm', in: 'auf' }))).toEqual([
      'auf dem Balkon',
      'auf den Balkon',
      'vom Balkon',
    ]);
  });

  it('bends the adjective in its name', () => {
    const room = say(de, 'Verlassener Raum', { gender: 'm', adj: 'Verlassen' });
    expect(['', 'nom', 'in', 'a_nom', 'gen'].map(room)).toEqual([
      'Verlassener Raum',
      'der Verlassene Raum',
      'im Verlassenen Raum',
      'ein Verlassener Raum',
      'des Verlassenen Raums',
    ]);
    const dice = say(de, 'Dunkle Würfel', { gender: 'pl', adj: 'Dunkl' }, 'items');
    expect(['nom', 'dat', 'number'].map(dice)).toEqual(['die Dunklen Würfel', 'den Dunklen Würfeln', 'plural']);
  });

  it('may be an adjective itself, and has its plural without the one in its name', () => {
    const madman = say(de, 'Verrückter', { gender: 'm', adj: 'Verrückt' }, 'monsters');
    expect(['nom', 'a_nom', 'gen', 'plural', 'all_nom', 'plural_dat'].map(madman)).toEqual([
      'der Verrückte',
      'ein Verrückter',
      'des Verrückten',
      'Verrückte',
      'die Verrückten',
      'Verrückten',
    ]);
    const guest = say(de, 'Später Gast', { gender: 'm', adj: 'Spät', plural: 'Gäste' }, 'monsters');
    expect(['plural', 'all_dat'].map(guest)).toEqual(['Späte Gäste', 'den Späten Gästen']);
  });

  it('cannot be bent without a gender', () => {
    expect(say(de, 'Ding', {})('acc')).toBeNull();
  });
});

describe('A Polish noun', () => {
  const kitchen: Forms = { gender: 'f', gen: 'Kuchni', dat: 'Kuchni', ins: 'Kuchnią', loc: 'Kuchni' };
  const stairs: Forms = { gender: 'pl', gen: 'Schodów', acc: 'Schody', loc: 'Schodach', in: 'na' };

  it('stands in its cases; the accusative follows from gender and animacy', () => {
    expect(['nom', 'gen', 'acc', 'ins'].map(say(pl, 'Kuchnia', kitchen))).toEqual([
      'Kuchnia',
      'Kuchni',
      'Kuchnię',
      'Kuchnią',
    ]);
    expect(say(pl, 'Kot', { gender: 'm2', gen: 'Kota' }, 'monsters', '2')('acc')).toBe('Kota 2');
    expect(say(pl, 'Klucz', { gender: 'm3', gen: 'Klucza' }, 'pieces')('acc')).toBe('Klucz');
  });

  it('takes the prepositions it wants, which can be said', () => {
    expect(['in', 'to', 'from'].map(say(pl, 'Kuchnia', kitchen))).toEqual(['w Kuchni', 'do Kuchni', 'z Kuchni']);
    expect(['in', 'to', 'from'].map(say(pl, 'Schody', stairs))).toEqual(['na Schodach', 'na Schody', 'ze Schodów']);
    expect(say(pl, 'Spiżarnia', { gender: 'f', gen: 'Spiżarni' })('from')).toBe('ze Spiżarni');
  });

  it('lacks a case that its file does not give', () => {
    expect(say(pl, 'Sala Balowa', { gender: 'f' })('loc')).toBeNull();
  });
});

describe.each(['de', 'pl'].flatMap((lang) => SHIPPED.map((pack) => [lang, pack.id, pack] as const)))(
  'In %s, of the %s,',
  (lang, _, pack) => {
    const text = createText(readOwnWords(lang, [pack.id]), [pack]);
    const rules = [
      ...(pack.rooms ?? []).map(({ id }) => ['rooms', id] as const),
      ...(pack.cards ?? []).map(({ id, deck }) => [`${deck}s` as Kind, id] as const),
      ...(pack.tokens ?? []).map(({ id }) => ['tokens', id] as const),
    ].flatMap(([kind, id]) => text.rulesText(pack, kind, id));

    it('every room, card and token says its rules in words of the language alone', () => {
      expect(rules.length).toBeGreaterThan(200);
      expect(rules.filter((line) => /\b(?:the|you|your|none|undefined)\b|\[object/.test(line))).toEqual([]);
      expect(text.missing()).toEqual([]);
    });

    it('every explorer, trait, floor, deck, scenario and monster has a name', () => {
      const { traits = [], floors = [], decks = [] } = pack.edition ?? {};
      const names = [...traits, ...floors, ...decks.map(({ id }) => id), ...(pack.explorers ?? []).map(({ id }) => id)];
      const monsters = (pack.haunts ?? []).flatMap(({ id, monsters: own = {}, pieces = {} }) =>
        [...Object.keys(own), ...Object.keys(pieces)].map((kind) => `${id}/${kind}`),
      );
      const scenarios = (pack.scenarios ?? []).map(({ id }) => id);
      for (const id of [...names, ...monsters, ...scenarios]) expect(text.name(id)).not.toBe(id);
      expect(text.missing()).toEqual([]);
    });
  },
);

describe('A line of the log', () => {
  const pack = must(PACKS[0], 'a pack');
  const roll = {
    type: 'roll',
    reveals: true,
    who: 'ox-bellows',
    about: 'graveyard',
    tags: ['trait', 'sanity'],
    dice: 3,
    faces: [2, 1, 0],
    bonus: 0,
    total: 3,
  } as const;
  const move = { type: 'move', reveals: false, who: 'ox-bellows', from: 'balcony', to: 'research-laboratory' } as const;

  it.each([
    [
      'en',
      'Ox Bellows rolls Sanity (Graveyard): 2 1 0 = 3.',
      'Ox Bellows goes from the Balcony to the Research Laboratory.',
    ],
    [
      'de',
      'Ox Bellows würfelt mit Geistiger Gesundheit (Friedhof): 2 1 0 = 3.',
      'Ox Bellows geht vom Balkon ins Forschungslabor.',
    ],
    [
      'pl',
      'Ox Bellows rzuca na Poczytalność (Cmentarz): 2 1 0 = 3.',
      'Ox Bellows idzie z Balkonu do Laboratorium Badawczego.',
    ],
  ])('has its nouns in the right case (%s)', (lang, rolled, went) => {
    const text = loadText(lang, [pack]);
    expect([text.event(roll as never), text.event(move as never)]).toEqual([rolled, went]);
  });

  it.each([
    ['en', 'slide', 'slide-down', 'Ox Bellows: Go down the slide.'],
    ['de', 'dark-dice', 'cast', 'Ox Bellows: Die Dunklen Würfel werfen.'],
    ['pl', 'dark-dice', 'cast', 'Ox Bellows: Rzuć Mrocznymi Kośćmi.'],
    ['pl', 'slide', 'slide-down', 'Ox Bellows: Zjedź zjeżdżalnią.'],
    ['en', 'chasm', 'cross-over', 'Ox Bellows: Leap across (Chasm).'],
  ])('names nothing twice, in whichever case it stands (%s, %s)', (lang, about, rule, said) => {
    const text = loadText(lang, [pack]);
    const folder = about === 'dark-dice' ? 'cards' : about === 'chasm' ? 'rooms' : 'tokens';
    const event = { type: 'offer', reveals: false, who: 'ox-bellows', rule: `${folder}/${about}/${rule}`, about };
    expect(text.event(event as never)).toBe(said);
  });
});

describe('A sentence that is not translated yet', () => {
  const pack = must(PACKS[0], 'a pack');

  it.each(['de', 'pl'])('names its nouns, although they have none of the forms it asks for (%s)', (lang) => {
    const kitchen = { de: 'Küche', pl: 'Kuchnia' }[lang];
    const words = readOwnWords(lang, [pack.id]);
    const messages = {
      'log.discover': '{room_The}: {room_the}, {room_holds, select, none {held} other {{room_holds}}}',
    };
    const text = createText({ ...words, messages }, [pack]);
    const event = { type: 'discover', reveals: false, who: 'ox-bellows', room: 'kitchen', floor: 'ground' };
    expect(text.event(event as never)).toBe(`${kitchen}: ${kitchen}, held`);
  });
});

describe('The forms of a language', () => {
  const pack = must(PACKS[0], 'a pack');

  it.each(['en', 'de', 'pl'])('are all there that its messages ask for (%s)', (lang) => {
    for (const one of SHIPPED) expect(formGaps(readOwnWords(lang, [one.id]), one)).toEqual([]);
  });

  it.each(Object.entries({ en, de, pl }))(
    'are told apart by classes that some message selects on (%s)',
    (lang, own) => {
      const messages = Object.values(readOwnWords(lang, [pack.id]).messages).join('\n');
      expect(own.classes.filter((name) => !messages.includes(`_${name}, select`))).toEqual([]);
    },
  );

  it('are named where a message asks for one that a noun lacks, or a file gives one that nobody knows', () => {
    const words = {
      ...readOwnWords('pl', []),
      messages: { 'log.move': '{who} idzie {to_to}' },
      things: { rooms: { tower: { name: 'Wieża', forms: { gender: 'f', genitive: 'Wieży' } } } },
    };
    expect(formGaps(words, pack)).toEqual([
      { file: `${pack.id}/rooms/tower`, message: '“genitive” is no form that the language knows (Wieża)' },
      { file: `${pack.id}/rooms/tower`, message: 'Wieża has no form “to”, and log.move asks for it' },
    ]);
  });
});
