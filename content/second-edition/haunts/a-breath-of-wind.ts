import type { Num } from '@hollow/engine';
import * as w from '@hollow/engine/words';

const poltergeist = w.piece('poltergeist');
const candles = w.pieces('wax-candle');
const burning = w.pieces('burning-candle');
const loot = w.either(w.both(w.tagged('item'), w.permits('steal')), candles);
const things = w.either(w.tagged('item'), candles);
const itsThings = w.either(w.heldBy(poltergeist), w.ownedBy(poltergeist, 'wax-candle'));
const tradable = w.either(w.both(w.tagged('item'), w.permits('trade')), candles);
const gifts = w.where(tradable, w.holds(w.self, w.itThing));
const dynamite = w.causedBy(w.cards('dynamite'));
const lumber = w.named(
  'junk-room',
  'storeroom',
  'attic',
  'library',
  'wine-cellar',
  'research-laboratory',
  'operating-laboratory',
);
const unstruck = w.where(w.both(w.heroes, w.withMe(w.self)), w.is(w.vOf('struck', w.it), '=', 0));
/** Of Candles in hand the token is burnt first. */
const giveUp = w.when(
  w.exists(w.own('wax-candle')),
  [w.remove(w.first(w.own('wax-candle')))],
  [w.discard(w.cards('candle'))],
);
/** Its strength never falls below nothing. */
const setStrength = (n: Num) => w.set('strength', w.clamp(n, 0, 99));

export default w.haunt({
  id: 'a-breath-of-wind',
  number: 17,
  kind: 'traitor',
  traitor: w.leftOf(w.revealer),

  counters: {
    strength: { from: 4, page: 'traitor' },
    calm: { to: w.heroesAtStart, page: 'heroes' },
  },
  vars: { struck: { per: 'who', knownTo: 'nobody' } },
  pieces: {
    'wax-candle': { n: 30, carry: 'item' },
    'burning-candle': { n: w.heroesAtStart },
  },
  monsters: {
    poltergeist: {
      n: 1,
      traits: { speed: 3, might: w.clamp(w.v('strength'), 0, 8), sanity: 4, knowledge: null },
      carries: things,
      // The haunt has its own ways to fight it with Speed and Sanity.
      immune: ['might', 'speed', 'sanity'],
      defeat: 'nothing',
    },
  },

  setup: { traitor: [w.deploy('poltergeist', { rooms: w.revealRoom })] },

  actions: {
    'find-candle': {
      who: w.heroes,
      where: w.named('kitchen', 'dining-room', 'chapel', 'gallery'),
      roll: { trait: 'speed' },
      pass: 3,
      do: [w.deploy('wax-candle', { holder: w.self })],
    },
    'burn-candle': {
      who: w.heroes,
      where: w.except(w.sameFloor(w.revealRoom), w.roomOf(burning)),
      needs: [w.holds(w.self, w.either(candles, w.cards('candle')))],
      roll: { trait: 'knowledge' },
      pass: 5,
      do: [giveUp, w.deploy('burning-candle', { rooms: w.here }), w.add('calm', 1)],
      fail: [giveUp],
    },
    snatch: {
      who: w.heroes,
      where: w.roomOf(poltergeist),
      needs: [w.holds(poltergeist, things)],
      attack: {
        on: poltergeist,
        with: 'speed',
        win: [w.ask(w.self, 'thing', { from: itsThings, as: 'c', question: 'steal' }), w.steal(w.$thing('c'), w.self)],
        lose: [w.damage('physical', { dice: 1 })],
      },
    },
    weaken: {
      who: w.heroes,
      where: w.roomOf(poltergeist),
      needs: [w.holds(w.self, w.cards('ring', 'skull', 'bell'))],
      attack: {
        on: poltergeist,
        with: 'sanity',
        win: [setStrength(w.minus(w.v('strength'), w.margin))],
        lose: [w.damage('mental', { dice: 1 })],
      },
    },
    feed: {
      who: w.traitor,
      where: w.roomOf(poltergeist),
      needs: [w.holds(w.self, tradable), w.isIn(w.self, w.withMe(w.first(poltergeist)))],
      limit: 'none',
      do: [w.ask(w.self, 'thing', { from: gifts, as: 'c' }), w.transfer(w.$thing('c'), w.first(poltergeist))],
    },
    'strike-another': {
      who: poltergeist,
      page: 'traitor',
      needs: [w.not(w.mayAttack), w.exists(unstruck)],
      limit: 'none',
      do: [w.ask(w.self, 'who', { from: unstruck, as: 'h' }), w.attack({ by: w.self, on: w.$who('h'), own: true })],
    },
  },

  procs: {
    appear: [
      w.remove(poltergeist),
      w.deploy('poltergeist', { rooms: w.$room('there') }),
      w.set('strength', w.ifElse(w.isIn(w.$room('there'), w.named('junk-room')), 4, 3)),
    ],
  },

  rules: {
    strikes: {
      page: 'traitor',
      on: 'attack.after',
      when: w.isIn(w.instigator, poltergeist),
      do: [w.each(w.subject, 'h', [w.setOf('struck', w.$who('h'), 1)])],
    },
    'poltergeist-robs': { page: 'traitor', ...w.robs(poltergeist, loot) },
    grows: {
      page: 'traitor',
      on: 'transfer.after',
      when: w.all(w.isIn(w.theThing, itsThings), w.not(w.isIn(w.instigator, poltergeist))),
      do: [w.add('strength', 1)],
    },
    shrinks: {
      page: 'traitor',
      on: 'transfer.after',
      when: w.all(w.isIn(w.theThing, things), w.isIn(w.instigator, poltergeist), w.not(w.isIn(w.theThing, itsThings))),
      do: [setStrength(w.minus(w.v('strength'), 1))],
    },
    scavenge: {
      page: 'traitor',
      on: 'monsterTurn.after',
      evenDead: true,
      when: w.all(w.at(poltergeist, lumber), w.exists(w.inStack('item'))),
      do: [w.pick(w.inStack('item'), 'found'), w.transfer(w.$thing('found'), w.first(poltergeist))],
    },
    're-form': {
      page: 'traitor',
      on: 'monsterTurn.before',
      evenDead: true,
      do: [
        w.each(w.everyone, 'e', [w.setOf('struck', w.$who('e'), 0)]),
        w.choose(
          w.self,
          {
            'stay-as-it-is': [],
            'form-anew': [
              w.ask(w.self, 'room', { from: w.symbol('omen'), as: 'r', question: 'form-anew' }),
              w.call('appear', { with: { there: w.$room('r') } }),
            ],
          },
          { question: 're-form', secret: true },
        ),
      ],
    },
    'no-dodging': {
      page: 'traitor',
      on: 'pool',
      for: poltergeist,
      when: w.all(w.rollIs('speed'), dynamite),
      layer: 'cap',
      value: 0,
    },
    'blown-apart': {
      page: 'traitor',
      on: 'damage.instead',
      for: poltergeist,
      when: dynamite,
      do: [w.tell('blown-apart'), w.remove(poltergeist)],
    },
  },

  wins: { heroes: w.is(w.v('calm'), '≥', w.heroesAtStart), traitor: w.gone(w.heroes) },

  rulings: {
    'token-first': { page: 'heroes', about: ['burn-candle'] },
    'candles-are-items': { page: 'heroes', about: ['wax-candle', 'find-candle'] },
    'own-ways-to-fight': { about: ['poltergeist'] },
    'any-turn': { page: 'traitor', about: ['re-form'] },
    'no-further-loss': { page: 'traitor', about: ['re-form'] },
    'not-below-nothing': { page: 'traitor', about: ['strength'] },
    'no-getting-clear': { page: 'traitor', about: ['no-dodging', 'blown-apart'] },
    'draws-one': { page: 'traitor', about: ['scavenge'] },
  },
});
