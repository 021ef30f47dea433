import * as w from '@hollow/engine/words';
import { lowest, others } from '../traitors.ts';

const TRAITS = ['speed', 'might', 'sanity', 'knowledge'];
const witch = w.piece('witch');
const cat = w.piece('cat');
const book = w.cards('book');
const frogs = w.both(w.heroes, w.withStatus('frog'));
const people = w.except(w.heroes, w.withStatus('frog'));
const hopping = w.where(frogs, w.gone(w.holderOf(w.it)));
/** The Cat waits for the next monsters' turn after the one in which it comes. */
const justCome = w.is(w.v('fresh'), '=', 1);
const mortal = w.is(w.v('mortal'), '=', 1);
const casters = w.either(witch, w.where(w.traitor, w.holds(w.it, book)));
const within = w.both(people, w.withMe(w.self));
const inSight = w.where(people, w.sees(w.self, w.it));
const frogsHere = w.both(frogs, w.withMe(w.self));
const loose = w.both(frogsHere, hopping);
const carried = w.where(frogs, w.isIn(w.holderOf(w.it), w.self));
const handy = w.except(w.explorers, w.withStatus('frog'));
const rootHere = w.where(w.pieces('root'), w.at(w.it, w.here));
const spell = { page: 'traitor', limit: 'one-spell' } as const;
const hero = { who: people, page: 'heroes' } as const;
const step = { ...hero, limit: 'one-step' } as const;
const roots = w.layIn(w.named('conservatory', 'larder', 'kitchen'), 'root', {
  as: 'planted',
  knownTo: 'traitor',
  page: 'traitor',
});

export default w.haunt({
  id: 'frog-leg-stew',
  number: 3,
  kind: 'traitor',
  traitor: lowest(others, 'knowledge'),

  counters: { mortal: { to: 1 } },
  vars: { ...roots.vars, fresh: {} },
  pieces: { root: { n: 3 }, mandrake: { n: 3, carry: 'heroes' } },
  monsters: {
    witch: {
      n: 1,
      traits: { speed: 4, might: 3, sanity: 6, knowledge: null },
      only: mortal,
      attack: { on: w.where(people, mortal) },
      defeat: [w.when(mortal, [w.kill(w.self)])],
    },
    cat: {
      n: 1,
      page: 'traitor',
      traits: { speed: 3, might: 3, sanity: 2, knowledge: null },
      will: [{ stay: justCome }, { seek: hopping }],
      attack: { on: w.where(hopping, w.not(justCome)) },
    },
  },
  statuses: {
    frog: {
      rules: {
        'no-hands': { on: 'may', verbs: ['attack', 'discover', 'items', 'take'] },
        'no-cards': { on: 'draw.instead', do: [] },
        'in-a-pocket': { on: 'turn.before', when: w.exists(w.holderOf(w.self)), do: [w.end('turn')] },
      },
    },
  },

  setup: { traitor: [w.deploy('witch', { rooms: w.named('entrance-hall') }), ...roots.now] },

  actions: {
    'dig-root': {
      ...step,
      where: w.roomOf(w.pieces('root')),
      roll: { trait: 'knowledge' },
      pass: 4,
      do: [w.remove(rootHere), w.deploy('mandrake', { holder: w.self })],
    },
    'mortal-verse': {
      ...step,
      where: w.roomOf(witch),
      needs: [w.exists(w.own('mandrake')), w.holds(w.self, book), w.is(w.v('mortal'), '=', 0)],
      roll: { trait: 'knowledge' },
      pass: 6,
      do: [w.remove(w.first(w.own('mandrake'))), w.set('mortal', 1)],
    },
    'restore-frog': {
      ...hero,
      needs: [w.exists(frogsHere), w.holds(w.self, book)],
      roll: { trait: 'knowledge' },
      pass: 4,
      do: [
        w.ask(w.self, 'who', { from: frogsHere, as: 'f', question: 'read-back' }),
        w.eachOne(w.$who('f'), [
          w.letGo(w.self),
          w.mark(w.self, 'frog', false),
          ...TRAITS.map((trait) =>
            w.gain(trait, w.minus(w.level(w.self, trait, 'startStep'), w.level(w.self, trait, 'step'))),
          ),
        ]),
      ],
    },
    'carry-frog': {
      who: handy,
      page: 'everyone',
      needs: [w.exists(loose)],
      limit: 'none',
      do: [w.ask(w.self, 'who', { from: loose, as: 'f', question: 'pick-up' }), w.hold(w.$who('f'), w.self)],
    },
    'set-frog-down': {
      who: handy,
      page: 'everyone',
      needs: [w.exists(carried)],
      limit: 'none',
      do: [w.ask(w.self, 'who', { from: carried, as: 'f', question: 'put-down' }), w.letGo(w.$who('f'))],
    },
    frogskin: {
      ...spell,
      who: casters,
      needs: [w.exists(within)],
      do: [
        w.ask(w.self, 'who', { from: within, as: 'h', question: 'frogskin-on' }),
        w.contest({ a: w.self, b: w.$who('h'), trait: 'sanity', as: 'lead' }),
        w.when(w.is(w.$num('lead'), '>', 0), [w.call('shrink', { with: { h: w.$who('h') } })]),
      ],
    },
    'dragon-breath': {
      ...spell,
      who: casters,
      needs: [w.exists(inSight)],
      do: [
        w.ask(w.self, 'who', { from: inSight, as: 'h', question: 'breath-on' }),
        w.roll(w.dice(2), undefined, { as: 'n' }),
        w.eachOne(w.$who('h'), [w.sufferAny(w.$num('n'), 'physical')]),
      ],
    },
    'raven-wings': {
      ...spell,
      who: witch,
      do: [
        w.ask(w.self, 'room', { from: w.standing, as: 'r', question: 'fly-where' }),
        w.choose(
          w.self,
          { 'fly-herself': [w.put(w.self, w.$room('r'))], 'send-the-traitor': [w.put(w.traitor, w.$room('r'))] },
          {
            question: 'who-flies',
            if: { 'send-the-traitor': w.all(w.at(w.traitor, w.here), w.not(w.isDead(w.traitor))) },
          },
        ),
      ],
    },
  },

  procs: {
    shrink: [
      w.eachOne(w.$who('h'), [
        w.mark(w.self, 'frog'),
        w.letGo(carried),
        w.discard(w.both(w.heldBy(w.self), w.tagged('companion'))),
        w.drop(w.both(w.heldBy(w.self), w.tagged('item'))),
        w.drop(w.own('mandrake')),
        w.setTrait(w.self, w.theseTraits('might', 'knowledge'), 'lowest'),
        w.when(w.gone(cat), [w.deploy('cat', { rooms: w.revealRoom }), w.set('fresh', 1)]),
      ]),
    ],
  },

  rules: {
    'root-found': roots.later,
    'not-for-us': {
      on: 'may',
      for: w.either(w.traitor, witch),
      when: w.has(w.it, 'frog'),
      verbs: ['attack'],
    },
    'spared-the-blast': { on: 'damage.instead', for: frogs, when: w.causedBy(w.heldBy(w.traitor)), do: [] },
    'cat-stretches': { page: 'traitor', on: 'monsterTurn.before', evenDead: true, do: [w.set('fresh', 0)] },
    swallowed: {
      page: 'traitor',
      on: 'damage.instead',
      for: frogs,
      when: w.isIn(w.winner, cat),
      do: [w.kill(w.self)],
    },
  },

  wins: { heroes: w.gone(witch), traitor: w.gone(people) },

  // That nobody attacks a Frog keeps nobody from moving it or picking it up.
  exceptions: ['cards/dark-dice/cast', 'haunts/frog-leg-stew/carry-frog'].map((of) => ({
    law: 'out-of-reach' as const,
    of,
    ruling: 'frog-in-hand',
  })),

  rulings: {
    'as-they-came': { page: 'heroes', about: ['restore-frog'] },
    'root-used-up': { page: 'heroes', about: ['mortal-verse'] },
    'blown-up': { page: 'heroes', about: ['witch'] },
    'who-flies': { page: 'traitor', about: ['raven-wings'] },
    'no-fire-on-frogs': { page: 'traitor', about: ['dragon-breath'] },
    'frog-in-hand': { about: ['carry-frog', 'set-frog-down'] },
    'frogs-enough': { about: ['frog'] },
  },
});
