import * as w from '@hollow/engine/words';

const amulet = w.cards('strange-amulet');
const hands = w.piece('troll-hand');
const master = w.both(w.explorers, w.holderOf(amulet));
/** Whom a Hand may strike. */
const prey = w.except(w.explorers, master);
const preyHere = w.both(prey, w.withMe(w.self));
const handsHere = w.where(hands, w.at(w.it, w.here));
const company = w.except(w.withMe(w.self), w.self);
const cards = w.either(w.fromDeck('item'), w.fromDeck('omen'));
/** Weapons with which no Might is rolled. */
const otherMeans = w.cards('gun', 'crossbow', 'ring');
/** Nobody is held up twice: where an obstacle lies, leaving costs a space more already. */
const clear = w.gone(w.where(w.tokensOf('obstacle'), w.at(w.it, w.here)));

export default w.haunt({
  id: 'helping-hands',
  number: 12,
  kind: 'free-for-all',

  vars: {
    // Both Hands strike together now; this one has had its attack; one explorer alone is left, and lives on.
    joined: {},
    struck: { per: 'thing' },
    alone: {},
  },
  monsters: {
    'troll-hand': {
      n: 2,
      traits: { might: w.ifElse(w.is(w.v('joined'), '=', 1), 8, 5), speed: 3, sanity: 4, knowledge: 4 },
      attack: { on: prey },
      defeat: 'nothing',
      // Whom it slows is a matter of who holds the Amulet: see `crowded`.
      slows: false,
    },
  },

  setup: {
    everyone: [
      w.when(w.exists(w.both(w.inStack('item'), amulet)), [w.fetch('item', w.first(amulet), w.revealer)]),
      w.deploy('troll-hand', { rooms: w.named('entrance-hall') }),
      w.deploy('troll-hand', { rooms: w.named('basement-landing') }),
    ],
  },

  actions: {
    'strike-together': {
      who: hands,
      page: 'everyone',
      needs: [
        w.is(w.count(handsHere), '=', 2),
        w.exists(preyHere),
        w.gone(w.where(hands, w.is(w.vOf('struck', w.it), '=', 1))),
      ],
      cost: 'attack',
      do: [
        w.ask(w.self, 'who', { from: preyHere, as: 'prey', question: 'crush' }),
        w.set('joined', 1),
        w.attack({ by: w.self, on: w.$who('prey'), own: true }),
        w.set('joined', 0),
        w.each(hands, 'hand', [w.setOf('struck', w.$who('hand'), 1)]),
      ],
    },
  },

  rules: {
    'to-whom-it-belongs': {
      ...w.robs(w.explorers, cards, {
        from: 1,
        when: w.all(w.isIn(w.subject, w.explorers), w.ownTurn(w.winner), w.not(w.isIn(w.foughtWith, otherMeans))),
      }),
    },
    crowded: {
      on: 'cost',
      for: w.explorers,
      when: w.all(clear, w.any(w.exists(company), w.all(w.exists(handsHere), w.not(w.holds(w.self, amulet))))),
      value: 1,
    },
    'hands-held-up': { on: 'cost', for: hands, when: w.all(clear, w.exists(preyHere)), value: 1 },
    'at-your-command': {
      on: 'monsterTurn.before',
      evenDead: true,
      do: [
        w.each(hands, 'hand', [w.setOf('struck', w.$who('hand'), 0)]),
        w.when(w.exists(master), [w.control(hands, w.first(master))]),
      ],
    },
    'nobody-commands': { on: 'may', for: hands, when: w.gone(master), verbs: ['act'] },
    'one-blow-each': {
      on: 'attack.after',
      evenDead: true,
      when: w.isIn(w.instigator, hands),
      do: [w.setOf('struck', w.instigator, 1)],
    },
    spent: { on: 'may', for: hands, when: w.is(w.vOf('struck', w.self), '=', 1), verbs: ['attack'] },
    'amulet-stays': { on: 'may', verbs: ['drop/strange-amulet'] },
    'last-one-standing': { on: 'turn.before', when: w.is(w.count(w.explorers), '=', 1), do: [w.set('alone', 1)] },
    'last-blow': {
      on: 'attack.after',
      evenDead: true,
      when: w.is(w.count(w.explorers), '=', 1),
      do: [w.set('alone', 1)],
    },
    'all-together': {
      on: 'kill.after',
      evenDead: true,
      when: w.all(w.gone(w.explorers), w.is(w.v('alone'), '=', 0)),
      do: [w.win(w.holderOf(amulet), 'each')],
    },
  },

  wins: { each: w.all(w.holds(w.self, amulet), w.is(w.count(w.explorers), '=', 1)) },

  rulings: {
    'never-lost': { about: ['amulet-stays'] },
    'from-the-corpse': { about: ['wins/each'] },
    'same-moment': { about: ['all-together'] },
    'in-the-way': { about: ['crowded', 'hands-held-up'] },
    'not-its-master': { about: ['troll-hand'] },
    'eight-dice': { about: ['strike-together'] },
    'your-own-attack': { about: ['to-whom-it-belongs'] },
  },
});
