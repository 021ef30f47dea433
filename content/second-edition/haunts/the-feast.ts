import {
  $room,
  $thing,
  $who,
  add,
  addOf,
  addRoom,
  all,
  allDead,
  any,
  ask,
  at,
  beyond,
  both,
  choose,
  control,
  count,
  deploy,
  draw,
  each,
  eachOne,
  either,
  end,
  everyone,
  except,
  exists,
  explorers,
  gainEach,
  gone,
  haunt,
  here,
  heroes,
  heroesAtStart,
  inHouse,
  instigator,
  inZone,
  is,
  isDead,
  isIn,
  it,
  joined,
  kill,
  leftOf,
  moved,
  named,
  not,
  piece,
  playedBy,
  plus,
  put,
  remove,
  repeat,
  self,
  send,
  set,
  setOf,
  subject,
  theRoom,
  traitor,
  v,
  vOf,
  walk,
  when,
  where,
} from '@hollow/engine/builders';
import { lowest, orElse } from '../traitors.ts';

const victims = piece('victim');
const freaks = piece('freak');
const company = where(victims, at(it, here));
const bodies = where(piece('victim-body', 'hero-body'), at(it, here));
const ahead = beyond(here, vOf('facing', self));
const fed = vOf('fed', self);

export default haunt({
  id: 'the-feast',
  number: 46,
  kind: 'traitor',
  traitor: orElse(playedBy('madame-zostra'), lowest(explorers, 'speed')),

  counters: { door: { to: 1 }, escaped: { to: heroesAtStart }, eaten: { to: heroesAtStart }, lost: {} },
  vars: { way: {}, facing: { per: 'thing' }, fed: { per: 'thing' } },
  zones: ['outside'],
  pieces: { 'victim-body': { n: heroesAtStart }, 'hero-body': { n: heroesAtStart } },
  monsters: {
    freak: {
      n: heroesAtStart,
      traits: { speed: plus(2, fed), might: plus(4, fed), sanity: plus(4, fed), knowledge: null },
      defeat: 'die',
    },
    victim: {
      n: heroesAtStart,
      side: 'heroes',
      traits: { speed: 2, might: 3, sanity: 3, knowledge: null },
      moves: 'none',
      attack: { never: true },
      slows: false,
      defeat: [deploy('victim-body', { rooms: here }), set('lost', 1), kill(self)],
    },
  },

  setup: {
    traitor: [
      when(not(inHouse('dining-room')), [addRoom({ which: 'dining-room', floor: 'ground', as: 'd' })]),
      deploy('freak', { n: heroesAtStart, rooms: named('dining-room') }),
    ],
    heroes: [
      when(not(inHouse('attic')), [addRoom({ which: 'attic', floor: 'upper', as: 'a' })]),
      deploy('victim', { n: heroesAtStart, rooms: named('attic'), as: 'v' }),
      control(victims, leftOf(traitor)),
      choose(self, { north: [set('way', 0)], east: [set('way', 1)], south: [set('way', 2)], west: [set('way', 3)] }),
      each($who('v'), 'one', [setOf('facing', $who('one'), v('way'))]),
    ],
  },

  actions: {
    // Ruling: a hero may stop earlier; the way is free of cost and of hindrance, through no door that is still closed.
    lead: {
      who: heroes,
      needs: [exists(company), not(moved)],
      do: [
        ask(self, 'who', { from: company, as: 'v' }),
        repeat(2, [
          ask(self, 'room', { from: either(here, joined(here)), as: 'r' }),
          walk(self, { toward: $room('r') }),
          when(not(at($who('v'), here)), [put($who('v'), here, { silent: true, beside: self })]),
        ]),
      ],
    },
    'open-door': {
      who: heroes,
      where: named('entrance-hall'),
      needs: [is(v('door'), '=', 0)],
      roll: { trait: ['knowledge', 'might'] },
      pass: 5,
      do: [set('door', 1), draw('event'), end('turn')],
    },
    // Ruling: a Victim in the hall comes along if there is one; a hero may also go out alone.
    'go-out': {
      who: heroes,
      where: named('entrance-hall'),
      needs: [is(v('door'), '=', 1)],
      cost: { move: 1 },
      limit: 'none',
      do: [
        ask(self, 'who', { from: company, as: 'v' }),
        add('escaped', count($who('v'))),
        send(either($who('v'), self), 'outside'),
      ],
    },
    'come-in': {
      page: 'heroes',
      who: both(inZone('outside'), everyone),
      cost: { move: 1 },
      limit: 'none',
      do: [put(self, named('entrance-hall'))],
    },
    feast: {
      page: 'traitor',
      who: either(traitor, freaks),
      needs: [exists(bodies), not(at(heroes, here))],
      cost: 'whole-turn',
      do: [
        ask(self, 'thing', { from: bodies, as: 'b' }),
        when(isIn($thing('b'), piece('victim-body')), [add('eaten', 1)]),
        remove($thing('b')),
        when(isIn(self, traitor), [gainEach()], [addOf('fed', self, 1)]),
      ],
    },
  },

  rules: {
    // Ruling: Victims go through doors only, not by stairs or other ways.
    wander: {
      on: 'turn.before',
      for: leftOf(traitor),
      evenDead: true,
      do: [
        eachOne(victims, [
          repeat(2, [
            when(not(at(heroes, here)), [
              repeat(3, [when(not(exists(ahead)), [addOf('facing', self, 3)])]),
              walk(self, { toward: ahead }),
            ]),
          ]),
        ]),
      ],
    },
    harmless: { on: 'damage.modify', when: isIn(instigator, victims), set: { amount: 0 } },
    fallen: {
      on: 'kill.after',
      evenDead: true,
      when: isIn(subject, except(everyone, traitor)),
      do: [deploy('hero-body', { rooms: theRoom }), set('lost', 1)],
    },
  },

  wins: {
    heroes: any(
      all(isDead(traitor), gone(freaks)),
      all(is(v('lost'), '=', 0), is(v('escaped'), '=', heroesAtStart), allDead(heroes)),
    ),
    traitor: any(all(is(v('eaten'), '=', heroesAtStart), is(v('escaped'), '=', 0)), isDead(except(everyone, traitor))),
  },
});
