import * as w from '@hollow/engine/words';
import { lowest, orElse } from '../traitors.ts';

const victims = w.piece('victim');
const freaks = w.piece('freak');
const company = w.where(victims, w.at(w.it, w.here));
const bodies = w.where(w.piece('victim-body', 'hero-body'), w.at(w.it, w.here));
const ahead = w.beyond(w.here, w.vOf('facing', w.self));
const fed = w.vOf('fed', w.self);

const door = w.frontDoor({
  room: 'entrance-hall',
  trait: ['knowledge', 'might'],
  pass: 5,
  opened: [w.draw('event'), w.end('turn')],
  leaving: [
    w.ask(w.self, 'who', { from: company, as: 'v', question: 'rescue' }),
    w.add('escaped', w.count(w.$who('v'))),
  ],
  along: w.either(w.$who('v'), w.self),
  outWhile: w.is(w.v('lost'), '=', 0),
  page: 'heroes',
});

export default w.haunt({
  id: 'the-feast',
  number: 46,
  kind: 'traitor',
  traitor: orElse(w.playedBy('madame-zostra'), lowest(w.explorers, 'speed')),

  counters: {
    ...door.counters,
    escaped: { to: w.heroesAtStart },
    eaten: { to: w.heroesAtStart, page: 'traitor' },
    lost: {},
  },
  vars: { way: {}, facing: { per: 'thing' }, fed: { per: 'thing' } },
  zones: door.zones,
  pieces: { 'victim-body': { n: w.heroesAtStart }, 'hero-body': { n: w.heroesAtStart } },
  monsters: {
    freak: {
      n: w.heroesAtStart,
      traits: { speed: w.plus(2, fed), might: w.plus(4, fed), sanity: w.plus(4, fed), knowledge: null },
      defeat: 'die',
    },
    victim: {
      n: w.heroesAtStart,
      side: 'heroes',
      traits: { speed: 2, might: 3, sanity: 3, knowledge: null },
      moves: 'by-rule',
      attack: { never: true },
      slows: false,
      defeat: [
        w.set('lost', 1),
        w.each(w.here, 'r', [w.kill(w.self), w.deploy('victim-body', { rooms: w.$room('r') })]),
      ],
    },
  },

  setup: {
    traitor: [
      w.ensureRoom('dining-room', { floor: 'ground' }),
      w.deploy('freak', { n: w.heroesAtStart, rooms: w.named('dining-room') }),
    ],
    heroes: [
      w.ensureRoom('attic', { floor: 'upper' }),
      w.deploy('victim', { n: w.heroesAtStart, rooms: w.named('attic'), as: 'v' }),
      w.control(victims, w.leftOf(w.traitor)),
      w.choose(
        w.self,
        {
          north: [w.set('way', 0)],
          east: [w.set('way', 1)],
          south: [w.set('way', 2)],
          west: [w.set('way', 3)],
        },
        { question: 'facing' },
      ),
      w.each(w.$who('v'), 'one', [w.setOf('facing', w.$who('one'), w.v('way'))]),
    ],
  },

  actions: {
    lead: {
      who: w.heroes,
      needs: [w.exists(company), w.not(w.moved)],
      do: [
        w.ask(w.self, 'who', { from: company, as: 'v', question: 'lead' }),
        w.repeat(2, [
          w.ask(w.self, 'room', { from: w.either(w.here, w.joined(w.here)), as: 'r' }),
          w.walk(w.self, { toward: w.$room('r') }),
          w.when(w.not(w.at(w.$who('v'), w.here)), [w.put(w.$who('v'), w.here, { silent: true, beside: w.self })]),
        ]),
      ],
    },
    ...door.actions,
    feast: {
      page: 'traitor',
      who: w.either(w.traitor, freaks),
      needs: [w.exists(bodies), w.not(w.at(w.heroes, w.here))],
      cost: 'whole-turn',
      do: [
        w.ask(w.self, 'thing', { from: bodies, as: 'b', question: 'eat' }),
        w.when(w.isIn(w.$thing('b'), w.piece('victim-body')), [w.add('eaten', 1)]),
        w.remove(w.$thing('b')),
        w.when(w.isIn(w.self, w.traitor), [w.gainEach()], [w.addOf('fed', w.self, 1)]),
      ],
    },
  },

  rules: {
    wander: {
      page: 'heroes',
      on: 'turn.before',
      for: w.leftOf(w.traitor),
      evenDead: true,
      do: [
        w.eachOne(victims, [
          w.repeat(2, [
            w.when(w.not(w.at(w.heroes, w.here)), [
              w.repeat(3, [w.when(w.not(w.exists(ahead)), [w.addOf('facing', w.self, 3)])]),
              w.walk(w.self, { toward: ahead }),
            ]),
          ]),
        ]),
      ],
    },
    'back-inside': {
      page: 'heroes',
      on: 'turn.before',
      for: w.both(w.inZone('outside'), w.everyone),
      when: w.is(w.v('lost'), '=', 1),
      do: [w.put(w.self, w.named('entrance-hall'))],
    },
    harmless: { on: 'damage.modify', when: w.isIn(w.instigator, victims), set: { amount: 0 } },
    fallen: {
      on: 'kill.after',
      evenDead: true,
      when: w.isIn(w.subject, w.except(w.everyone, w.traitor)),
      do: [w.deploy('hero-body', { rooms: w.theRoom }), w.set('lost', 1)],
    },
  },

  wins: {
    heroes: w.any(
      w.all(w.isDead(w.traitor), w.gone(freaks)),
      w.all(w.is(w.v('lost'), '=', 0), w.is(w.v('escaped'), '=', w.heroesAtStart), w.gone(w.heroes)),
    ),
    traitor: w.any(
      w.all(w.is(w.v('eaten'), '=', w.heroesAtStart), w.is(w.v('escaped'), '=', 0)),
      w.isDead(w.except(w.everyone, w.traitor)),
    ),
  },

  rulings: {
    'stopping-short': { page: 'heroes', about: ['lead'] },
    'going-alone': { page: 'heroes', about: ['go-out'] },
    'doors-only': { page: 'heroes', about: ['wander'] },
    'nobody-leaves-any-more': { page: 'heroes', about: ['back-inside', 'go-out'] },
  },
});
