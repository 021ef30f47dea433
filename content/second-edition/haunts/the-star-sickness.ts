import * as w from '@hollow/engine/words';

const lab = w.named('research-laboratory');
const ownHerbs = w.own('herb');
const open = w.where(w.explorers, w.all(w.not(w.has(w.it, 'immune')), w.not(w.has(w.it, 'changing'))));
const company = w.both(w.except(w.withMe(w.self), w.self), open);
const strangers = w.where(company, w.is(w.vOf('met', w.it), '=', 0));
const partners = w.where(company, w.any(w.isIn(w.it, strangers), w.gone(strangers)));
const germs = w.pieces('germ');
const carrier = w.holderOf(w.where(germs, w.hasNumber(w.itThing, 1)));
const convert = w.except(carrier, w.side('traitor'));
const patients = w.where(w.withMe(w.self), w.not(w.has(w.it, 'immune')));
const foes = w.either(w.except(patients, w.self), w.where(w.piece('alien'), w.exists(w.both(w.roomOf(w.it), w.here))));
const target = w.$who('t');
const dose = [w.call('dose')];
const isAlien = w.isIn(w.subject, w.piece('alien'));
const serum = w.pieces('serum');
const [cultures, herbs] = [w.v('cultures'), w.v('herbs')];
const ready = w.all(
  w.gone(serum),
  w.is(cultures, '≥', 1),
  w.is(herbs, '≥', 1),
  w.is(w.plus(cultures, herbs), '≥', w.players),
);
/** Printed: the first time one shares a room on one's own turn, also where the turn begins so. */
const sharing = w.reading('germContact', 'sharing');
const anybody = { who: w.explorers, page: 'everyone' } as const;

export default w.haunt({
  id: 'the-star-sickness',
  number: 43,
  kind: 'hidden',
  hidden: { piece: 'germ', number: 1, mayReveal: false },

  counters: { plague: { from: 1 }, cultures: {}, herbs: {} },
  vars: {
    met: { per: 'pair' },
    touched: { per: 'who' },
    last: { knownTo: 'nobody' },
    nth: { per: 'who', knownTo: 'nobody' },
    final: { per: 'who' },
  },
  pieces: {
    germ: { n: w.plus(w.players, w.players), faceDown: 'holder' },
    herb: { n: 12, carry: 'item' },
    serum: { n: 1, carry: 'item' },
  },
  monsters: {
    alien: {
      n: w.players,
      traits: { speed: 4, might: 6, sanity: 4, knowledge: null },
      attack: { on: w.seemingHeroes },
    },
  },
  statuses: {
    immune: {},
    changing: {
      rules: {
        'lies-still': { on: 'turn.before', do: [w.end('turn')] },
        'beyond-calling': { on: 'may', verbs: ['be-moved'] },
        'beyond-harm': { on: 'damage.instead', do: [] },
        hatches: {
          on: 'turn.after',
          do: [
            w.setOf('final', w.self, 1),
            w.mark(w.self, 'changing', false),
            w.kill(w.self),
            w.deploy('alien', { rooms: w.here, tied: w.self, as: 'a' }),
            w.control(w.$who('a'), w.self),
          ],
        },
      },
    },
  },

  setup: {
    everyone: [w.ensureRoom('research-laboratory'), w.deal('germ', w.everyone, 2), w.join(carrier, 'traitor', true)],
  },

  actions: {
    'lab-work': {
      ...anybody,
      where: lab,
      needs: [w.gone(serum)],
      roll: {
        trait: 'knowledge',
        extra: w.plus(w.count(w.except(w.withMe(w.self), w.self)), w.count(w.both(w.roomOf(w.cards('book')), w.here))),
      },
      pass: 5,
      do: [w.add('cultures', 1), w.call('brew')],
    },
    'gather-herbs': {
      ...anybody,
      where: w.named('conservatory', 'gardens'),
      cost: 'ends-turn',
      roll: { trait: 'knowledge' },
      pass: 3,
      do: [w.deploy('herb', { holder: w.self })],
    },
    'add-herb': {
      ...anybody,
      where: lab,
      needs: [w.exists(ownHerbs)],
      limit: 'none',
      do: [w.remove(w.first(ownHerbs)), w.add('herbs', 1), w.call('brew')],
    },
    inject: {
      ...anybody,
      needs: [w.holds(w.self, serum), w.exists(patients)],
      cost: { move: 1 },
      limit: 'none',
      do: [
        w.ask(w.self, 'who', { from: patients, as: 't', question: 'needle' }),
        w.when(w.any(w.isIn(target, w.self), w.has(target, 'changing')), dose, [
          w.choose(target, { 'bare-the-arm': dose, refuse: [] }, { question: { key: 'arm', of: w.self } }),
        ]),
      ],
    },
    'inject-by-force': {
      ...anybody,
      needs: [w.holds(w.self, serum), w.exists(foes)],
      cost: 'attack',
      do: [
        w.ask(w.self, 'who', { from: foes, as: 't' }),
        w.attack({
          by: w.self,
          on: target,
          trait: 'speed',
          win: [w.when(isAlien, [w.kill(w.subject)], [w.call('dose', { with: { t: w.subject } })])],
        }),
      ],
    },
  },

  procs: {
    meet: [
      w.when(w.all(w.isIn(w.self, open), w.is(w.vOf('touched', w.self), '=', 0), w.exists(company)), [
        w.setOf('touched', w.self, 1),
        w.ask(w.self, 'who', { from: partners, as: 'p', question: 'meet' }),
        w.setOf('met', w.$who('p'), 1),
        w.exchange('germ', w.self, w.$who('p')),
        w.when(w.exists(convert), [
          w.add('last', 1),
          w.setOf('nth', w.first(convert), w.v('last')),
          w.join(convert, 'traitor', true),
        ]),
      ]),
    ],
    brew: [w.when(ready, [w.deploy('serum', { holder: w.self })])],
    dose: [
      w.when(
        w.isIn(target, w.side('traitor')),
        [w.setOf('final', target, 1), w.reveal(target), w.kill(target)],
        [w.tell('serum-takes'), w.mark(target, 'immune'), w.setTrait(target, w.allTraits, 'start')],
      ),
    ],
  },

  rules: {
    'contact-on-own-turn': {
      on: 'turn.before',
      for: w.explorers,
      do: [w.setOf('touched', w.self, 0), w.when(sharing, [w.call('meet')])],
    },
    contact: {
      on: 'enter.after',
      for: w.explorers,
      when: w.any(sharing, w.isIn(w.self, w.active)),
      do: [w.eachOne(w.active, [w.call('meet')])],
    },
    // Whoever has come to the other side of a barrier has entered no room.
    'contact-at-last': { on: 'turn.after', for: w.explorers, when: sharing, do: [w.call('meet')] },
    'plague-strikes': w.clock('plague', w.revealer, [
      w.eachOne(open, [w.attack({ on: w.self, dice: w.v('plague'), trait: 'might', rolledBy: w.self })]),
    ]),
    'plague-knows-no-limit': {
      on: 'dice',
      layer: 'set',
      value: 99,
      when: w.all(w.rollIs('attack'), w.gone(w.subject)),
    },
    transform: {
      on: 'kill.instead',
      when: w.all(w.isIn(w.self, w.side('traitor')), w.is(w.vOf('final', w.self), '=', 0)),
      do: [w.reveal(w.self), w.mark(w.self, 'changing'), w.end('turn')],
    },
    'leave-it-be': { on: 'may', verbs: ['attack'], when: w.has(w.it, 'changing') },
    'germs-die': {
      on: 'kill.after',
      evenDead: true,
      do: [w.remove(w.where(germs, w.not(w.holds(w.everyone, w.itThing))))],
    },
  },

  wins: {
    heroes: w.all(w.exists(serum), w.gone(open)),
    traitor: {
      of: w.gone(w.heroes),
      but: w.most(w.where(w.everyone, w.is(w.vOf('nth', w.it), '>', 0)), w.vOf('nth', w.it)),
    },
  },

  rulings: {
    'known-friends': { about: ['alien'] },
    hatching: { about: ['hatches'] },
    'left-alone': { about: ['leave-it-be'] },
    'yes-or-no': { about: ['inject'] },
    'by-force': { about: ['inject-by-force'] },
    'staying-together': { about: ['contact', 'contact-on-own-turn'] },
  },
});
