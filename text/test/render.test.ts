import type { AskedKind, Barred, Decision, Op, Pack, Rule } from '@hollow/engine';
import {
  $num,
  $room,
  all,
  alter,
  amount,
  ask,
  attack,
  attacksMade,
  both,
  cards,
  choose,
  clause,
  damage,
  dice,
  discard,
  eachOne,
  either,
  end,
  event,
  except,
  exists,
  explorers,
  first,
  fromDeck,
  gain,
  gainEach,
  hauntOn,
  heldBy,
  here,
  holderOf,
  holds,
  is,
  item,
  kindIs,
  lose,
  minus,
  moved,
  named,
  not,
  onFloor,
  permits,
  put,
  reading,
  rightOf,
  roll,
  room,
  roomOf,
  self,
  spawn,
  standing,
  trait,
  when,
} from '@hollow/engine/words';
import { describe, expect, it } from 'vitest';
import { loadText } from '../src/index.ts';
import { must } from './must.ts';
import { PACKS } from './packs.ts';

const text = loadText('en', ['second-edition']);
const lines = (...draw: Op[]): string[] => {
  const pack: Pack = { id: 'p', cards: [event({ id: 'e', draw })] };
  return text.rulesText(pack, 'events', 'e');
};
const ruled = (rule: Rule): string[] =>
  text.rulesText({ id: 'p', cards: [item({ id: 'i', rules: { r: rule } })] }, 'items', 'i');

describe('The rules of a card in words', () => {
  it('give a roll with its rows, best first', () => {
    expect(lines(roll(trait('speed'), { '3+': [], '0-2': [lose('might')] }))).toEqual([
      'Roll Speed:',
      '  3+: Nothing happens.',
      '  0–2: Lose 1 Might.',
    ]);
  });

  it('put gains together and tell them from losses', () => {
    expect(lines(gain('might', 2), gainEach(), lose('speed'), lose('sanity', 2))).toEqual([
      'Gain 2 Might and 1 in each trait. Lose 1 Speed and 2 Sanity.',
    ]);
  });

  it('count dice of damage', () => {
    expect(lines(damage('physical', { dice: 1 }), damage('mental', 2))).toEqual([
      'Take 1 die of physical damage and 2 mental damage.',
    ]);
  });

  it('say who it is when it is not you', () => {
    expect(lines(eachOne(explorers, [roll(dice(2), { '3+': [], '0-2': [lose('sanity')] })]))).toEqual([
      'Every explorer rolls 2 dice:',
      '  3+: Nothing happens.',
      '  0–2: Lose 1 Sanity.',
    ]);
  });

  it('say what may be chosen where it is used', () => {
    const chosen = ask(self, 'room', { from: except(onFloor('upper'), here), as: 'end' });
    expect(lines(chosen, put(self, $room('end')))).toEqual(['Go to any other room on the upper floor.']);
    expect(lines(chosen, put(self, $room('end')), put(self, $room('end')))).toEqual([
      'Choose any other room on the upper floor. Go to the chosen room. Go to the chosen room.',
    ]);
  });

  it('do not say of what you hold that you must be able to part with it', () => {
    const spare = both(fromDeck('item'), heldBy(self), permits('drop'));
    expect(lines(when(exists(spare), [discard(spare)]))).toEqual(
      lines(when(exists(both(fromDeck('item'), heldBy(self))), [discard(both(fromDeck('item'), heldBy(self)))])),
    );
  });

  it('tell whether an attack hurt', () => {
    const hurt = all(is($num('hurt'), '=', 1), not(holds(self, cards('spear'))));
    const shown = lines(
      attack({ on: self, dice: 4, trait: 'might', rolledBy: rightOf(self), as: 'hurt' }),
      when(hurt, [gain('might', 2, holderOf(cards('spear')))]),
    );
    expect(shown).toEqual([
      'Something attacks you with Might 4; the explorer on your right rolls for it. ' +
        'If the attack did damage and you do not hold the Spear, whoever holds the Spear gains 2 Might.',
    ]);
  });

  it('set courses of a choice beside each other', () => {
    expect(lines(choose(self, { a: [gain('speed')], b: [] }))).toEqual([
      'Choose one:',
      '  – a: Gain 1 Speed.',
      '  – B.',
    ]);
  });

  it('see through clauses', () => {
    expect(lines(clause('x.y', gain('might')))).toEqual(['Gain 1 Might.']);
  });

  it('tell only the reading that the table plays', () => {
    const op = when(reading('barrierFail', 'endsMovement'), [end('movement')], [gain('might')]);
    const pack: Pack = { id: 'p', cards: [event({ id: 'e', draw: [op] })] };
    expect(text.rulesText(pack, 'events', 'e', { barrierFail: 'endsMovement' })).toEqual([
      'You cannot move any further this turn.',
    ]);
    expect(text.rulesText(pack, 'events', 'e', { barrierFail: 'continues' })).toEqual(['Gain 1 Might.']);
  });

  it('show a word that has no message as it is, and report it', () => {
    const fresh = loadText('en', []);
    const pack: Pack = { id: 'p', cards: [event({ id: 'e', draw: [{ op: 'juggle' } as object as Op] })] };
    expect(fresh.rulesText(pack, 'events', 'e')).toEqual(['Juggle.']);
    expect(fresh.missing()).toEqual(['op.juggle']);
  });
});

describe('The rules that a thing carries', () => {
  it('begin with the moment, the limit and the conditions', () => {
    expect(ruled({ on: 'turn.offer', needs: [hauntOn, not(moved)], do: [gain('might')] })).toEqual([
      'Once during your turn, if the haunt has begun and you have not moved this turn, you may gain 1 Might.',
    ]);
  });

  it('say what they change', () => {
    expect(ruled({ on: 'damage.modify', when: kindIs('physical'), set: { amount: minus(amount, 1) } })).toEqual([
      'When you take physical damage, take 1 less.',
    ]);
    expect(ruled({ on: 'moves', value: -1 })).toEqual(['Move 1 space fewer per turn.']);
    expect(ruled({ on: 'may', verbs: ['move'] })).toEqual(['You cannot move.']);
    expect(ruled({ on: 'roll.offer', moment: 'before', do: [alter('pool', 2)] })).toEqual([
      'Once per turn, before you roll, you may roll 2 more dice.',
    ]);
  });

  it('name ways and barriers of a room', () => {
    const cave = room({
      id: 'cave',
      floors: ['basement'],
      doors: ['N'],
      parts: [['N'], ['S']],
      links: [{ to: 'hut' }],
    });
    expect(text.rulesText({ id: 'p', rooms: [cave] }, 'rooms', 'cave')).toEqual([
      'Stairs lead from here to the hut.',
      'A barrier divides this room in two.',
    ]);
  });

  it('tell with a card what the token does that it leaves behind', () => {
    const pack: Pack = {
      id: 'p',
      cards: [event({ id: 'e', draw: [spawn('fog', here)] })],
      tokens: [
        { id: 'fog', n: 1, blocksSight: true, rules: { thick: { on: 'turn.after', do: [lose('sanity')] } } },
        { id: 'idle', n: 1 },
      ],
    };
    expect(text.rulesText(pack, 'events', 'e')).toEqual([
      'Put the fog token in your room.',
      'While the fog token is in a room:',
      '  At the end of your turn, lose 1 Sanity.',
      '  Nobody can see into, out of or through this room.',
    ]);
  });

  it('call a means to attack a weapon only where it is one', () => {
    const [pack] = PACKS;
    const ring = item({ id: 'ring', weapon: { trait: 'sanity', damage: 'mental' } });
    const own: Pack = { ...must(pack, 'an edition'), cards: [ring] };
    expect(text.rulesText(own, 'items', 'ring')).toEqual([
      'You may attack with Sanity instead of Might; your opponent defends with Sanity, and the loser takes mental damage.',
    ]);
  });

  it('say neither nor of what cannot be done with a card', () => {
    const knife = item({ id: 'knife', can: { trade: false, drop: false } });
    const told = (lang: string): string[] =>
      loadText(lang, ['second-edition']).rulesText({ id: 'p', cards: [knife] }, 'items', 'knife');
    expect(told('en')).toEqual(['This card cannot be traded or dropped.']);
    expect(told('pl')).toEqual(['Tej karty nie wolno przekazać ani zostawić.']);
  });

  it('give the fight of a weapon', () => {
    const axe = item({ id: 'axe', tags: ['weapon'], weapon: { trait: 'might', dice: 1 } });
    expect(text.rulesText({ id: 'p', cards: [axe] }, 'items', 'axe')).toEqual([
      'Weapon: attack with Might and roll 1 more die.',
    ]);
    const gun = item({ id: 'gun', tags: ['weapon'], weapon: { trait: 'speed', dice: 1, range: 'sight' } });
    expect(text.rulesText({ id: 'p', cards: [gun] }, 'items', 'gun')).toEqual([
      'Weapon: use Speed to attack anybody in sight, and roll 1 more die.',
    ]);
  });

  it('put no colon behind the name of a course that is a roll, and name its trait once', () => {
    const [pack] = PACKS;
    const told = text.rulesText(must(pack, 'an edition'), 'events', 'spider');
    expect(told.filter((line) => line.startsWith('  –'))).toEqual([
      '  – Brush the spider off. Roll Speed:',
      '  – Hold still. Roll Sanity:',
    ]);
  });

  it('say of somebody at the start of a turn that they have neither moved nor attacked', () => {
    const test = all(not(moved), is(attacksMade, '=', 0));
    expect(lines(when(test, [gain('might')]))).toEqual([
      'If you have neither moved nor attacked this turn, gain 1 Might.',
    ]);
  });

  it('name rooms before those that are described, so that no name seems to be part of a description', () => {
    const place = either(roomOf(cards('dog')), named('library', 'attic'));
    expect(lines(put(self, first(place)))).toEqual(['Go to the Library, the Attic or the room of the Dog.']);
  });
});

describe('What is asked and answered', () => {
  const decision: Decision = {
    id: 1,
    seat: 0,
    kind: 'turn',
    prompt: { key: 'ask.turn', args: { who: 'ox-bellows', about: '' } },
    options: [],
  };

  it('is a question with the explorer’s name', () => {
    expect(text.prompt(decision)).toBe('Ox Bellows: What do you do?');
  });

  it('is a short imperative with its cost', () => {
    expect(text.option({ verb: 'discover', room: 'foyer', side: 'N', cost: 1 }, decision)).toBe(
      'Open the north door (1 space)',
    );
    expect(text.option({ verb: 'split', losses: { speed: 2, might: 1 } }, decision)).toBe('Lose 2 Speed and 1 Might');
    expect(text.option({ verb: 'reroll', faces: [0, 0, 1] }, decision)).toBe('Roll again: 0 0 1');
  });

  it('or a refusal with its reason and its clause', () => {
    const barred = {
      verb: 'discover',
      room: 'foyer',
      side: 'N',
      rule: '2e.move.speed-limit',
      args: { cost: 1, left: 0 },
    } as const;
    expect(text.barred(barred)).toBe(
      'You cannot open the north door of the Foyer: you have no spaces left (2e.move.speed-limit)',
    );
    expect(text.reason(barred)).toEqual({
      what: 'You cannot open the north door of the Foyer',
      why: 'you have no spaces left',
      clause: '2e.move.speed-limit',
    });
  });

  it('says of no way, attack or gift that is barred that it should be done', () => {
    const why = { rule: '2e.move.card-stops', args: {} };
    const lines: readonly Barred[] = [
      { verb: 'move', room: 'upper-landing', side: 'S', ...why },
      { verb: 'attack', who: 'ox-bellows', ...why },
      { verb: 'give', card: 'axe', to: 'ox-bellows', ...why },
      { verb: 'drop', card: 'axe', ...why },
      { verb: 'pick-up', ...why },
      { verb: 'end', ...why },
    ];
    expect(lines.map((line) => text.reason(line).what)).toEqual([
      'You cannot go south to the Upper Landing',
      'You cannot attack Ox Bellows',
      'You cannot give the Axe to Ox Bellows',
      'You cannot drop the Axe',
      'You cannot pick up anything',
      'You cannot end your turn',
    ]);
  });

  it('names a corner of a room as one, and not as a wall', () => {
    const sides = (['N', 'SE'] as const).map((side) => text.option({ verb: 'wall', side }));
    expect(sides).toEqual(['The north wall', 'The south-east corner']);
  });

  it('says before a question whom it is put to, and which card it comes from', () => {
    const [who, card] = [text.noun('missy-dubourde'), text.noun('candle')];
    expect(text.t('part.lead', { to: who, about: card })).toBe('Missy Dubourde (Candle): ');
    expect(text.t('part.lead', { to: 'none', about: card })).toBe('Candle: ');
    expect(text.t('part.lead', { to: text.noun('madman'), about: 'none' })).toBe('The Madman: ');
    const args = { who: 'missy-dubourde', about: 'candle' };
    const asked = (of: object): string =>
      text.prompt({ options: [], kind: 'room', prompt: { key: 'ask.room', args: { ...args, ...of } } } as never);
    expect(asked({})).toBe('Missy Dubourde (Candle): Which room do you choose?');
    expect(asked({ who: 'madman', about: 'madman' })).toBe('The Madman: Which room do you choose?');
  });

  it('tells a trade for nothing as a gift, or as a wish', () => {
    const trade = { type: 'proposed', reveals: false, who: 'ox-bellows', to: 'missy-dubourde' } as const;
    expect(text.event({ ...trade, gives: [], takes: ['axe'] })).toBe(
      'Ox Bellows asks Missy Dubourde for the Axe and offers nothing in return.',
    );
    expect(text.event({ ...trade, gives: ['axe'], takes: [] })).toBe(
      'Ox Bellows offers the Axe to Missy Dubourde and asks for nothing in return.',
    );
  });

  it('calls one of several pieces by its number, without an article, and says what a monster rolls for', () => {
    const can = 'the-stars-are-right/paint#3';
    expect(text.option({ verb: 'give', card: can, to: 'ox-bellows' })).toBe('Give Can of Paint 3 to Ox Bellows');
    expect(text.option({ verb: 'give', card: 'axe', to: 'ox-bellows' })).toBe('Give the Axe to Ox Bellows');
    const piece = { type: 'piece', reveals: false, token: can, from: '', to: 'ox-bellows', room: '' } as const;
    expect(text.event(piece)).toBe('Ox Bellows now has Can of Paint 3.');
    expect(text.event({ ...piece, token: 'the-mummy-walks/sarcophagus' })).toBe('Ox Bellows now has the Sarcophagus.');
    const steps = {
      type: 'roll',
      reveals: true,
      who: 'the-stars-are-right/cultist#1',
      dice: 2,
      faces: [1, 0],
      bonus: 0,
    } as const;
    expect(text.event({ ...steps, total: 1, tags: ['movement'], about: '' })).toBe(
      'Cultist 1 rolls for movement: 1 0 = 1.',
    );
  });

  it('says what leaving things alone means where somebody could help, and what a gift or a card is', () => {
    const asked = (kind: AskedKind, verb: 'pass' | 'accept' | 'decline', card = '') =>
      text.option(verb === 'pass' ? { verb } : { verb, card }, { ...decision, kind });
    const kinds = ['before-roll', 'after-roll', 'before-damage', 'instead'] as const;
    expect(kinds.map((kind) => asked(kind, 'pass'))).toEqual([
      'Just roll',
      'Let the roll stand',
      'Take the damage',
      'No, let it happen',
    ]);
    expect([asked('consent', 'accept', 'axe'), asked('consent', 'decline', 'axe')]).toEqual([
      'Take the Axe',
      'Refuse the Axe',
    ]);
    const card = 'a-moment-of-hope';
    expect([asked('accept-card', 'accept', card), asked('accept-card', 'decline', card)]).toEqual([
      'Do what the card says',
      'Refuse the card',
    ]);
    const consent = { key: 'ask.consent', args: { who: 'ox-bellows', about: 'axe' } } as const;
    expect(text.prompt({ ...decision, prompt: consent })).toBe(
      'Ox Bellows offers you the Axe as a gift. Do you accept the gift?',
    );
    expect(text.event({ type: 'declined', reveals: false, who: 'ox-bellows', card })).toBe(
      'Ox Bellows refuses A Moment of Hope, and nothing comes of it.',
    );
  });

  it('calls a window a window', () => {
    const barred = {
      verb: 'discover',
      room: 'foyer',
      side: 'S',
      rule: '2e.doors.windows-no-passage',
      args: {},
    } as const;
    expect(text.barred(barred)).toMatch(/^You cannot climb through the south window: /);
  });

  it('or the condition of an offer that does not hold', () => {
    const cave = room({
      id: 'cave',
      floors: [],
      doors: [],
      rules: { dig: { on: 'turn.offer', needs: [hauntOn], do: [spawn('x', first(standing))] } },
    });
    const own = loadText('en', [{ id: 'second-edition', rooms: [cave] }]);
    const barred = {
      verb: 'offer',
      offer: 'rooms/cave/dig',
      about: 'cave',
      rule: 'rooms/cave/dig.needs.0',
      args: {},
    } as const;
    expect(own.barred(barred)).toBe('rooms/cave/dig: only if the haunt has begun');
  });

  it('takes the number of a log line from the event', () => {
    const seen = {
      type: 'trait',
      reveals: false,
      who: 'ox-bellows',
      trait: 'might',
      wanted: -1,
      steps: -1,
      from: 5,
      to: 4,
      about: '',
    } as const;
    expect(text.event(seen)).toBe('Ox Bellows loses 1 Might: 5 → 4.');
    expect(text.event({ ...seen, from: 4 })).toBe('Ox Bellows loses 1 Might: still 4.');
    expect(text.event({ ...seen, steps: 0, from: 4 })).toBe('Ox Bellows’s Might stays at 4.');
  });
});
