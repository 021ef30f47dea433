import {
  $who,
  add,
  addRoom,
  all,
  allDead,
  allTraits,
  any,
  ask,
  attack,
  both,
  call,
  cards,
  choose,
  control,
  count,
  deal,
  deploy,
  each,
  eachOne,
  either,
  either01,
  end,
  everyone,
  except,
  exchange,
  exists,
  explorers,
  first,
  gone,
  has,
  hasNumber,
  haunt,
  here,
  heroes,
  holderOf,
  holds,
  inHouse,
  is,
  isIn,
  it,
  itThing,
  join,
  kill,
  mark,
  minus,
  most,
  named,
  not,
  piece,
  pieces,
  players,
  plus,
  remove,
  reveal,
  revealer,
  rollIs,
  roomOf,
  seemingHeroes,
  self,
  set,
  setOf,
  setTrait,
  side,
  subject,
  tell,
  times,
  v,
  vOf,
  when,
  where,
  withMe,
} from '@hollow/engine/builders';

const lab = named('research-laboratory');
const ownHerbs = where(pieces('herb'), holds(self, itThing));
const open = where(explorers, all(not(has(it, 'immune')), not(has(it, 'changing'))));
const company = both(except(withMe(self), self), open);
const strangers = where(company, is(vOf('met', it), '=', 0));
const carrier = holderOf(where(pieces('germ'), hasNumber(itThing, 1)));
const convert = except(carrier, side('traitor'));
const patients = where(withMe(self), not(has(it, 'immune')));
const foes = either(except(patients, self), where(piece('alien'), exists(both(roomOf(it), here))));
const target = $who('t');
const bookHere = exists(both(roomOf(cards('book')), here));

const anybody = { who: explorers, page: 'everyone' } as const;

export default haunt({
  id: 'the-star-sickness',
  number: 43,
  kind: 'hidden',
  hidden: { piece: 'germ', number: 1, mayReveal: false },

  counters: { plague: { from: 1 }, cultures: {}, herbs: {} },
  vars: {
    met: { per: 'pair' },
    made: {},
    turned: { knownTo: 'nobody' },
    'turned-at': { per: 'who', knownTo: 'nobody' },
    final: { per: 'who' },
  },
  pieces: {
    germ: { n: times(2, players), faceDown: 'holder' },
    herb: { n: 12, carry: 'item' },
    serum: { n: 1, carry: 'item' },
  },
  monsters: {
    alien: {
      n: players,
      traits: { speed: 4, might: 6, sanity: 4, knowledge: null },
      // Ruling: it may fight whoever is not known to be of its kind.
      attack: { on: seemingHeroes },
    },
  },
  statuses: {
    immune: {},
    changing: {
      rules: {
        'lies-still': { on: 'turn.before', do: [end('turn')] },
        // Ruling: at the end of the turn that it misses the Alien stands in the room, and acts with the monsters.
        hatches: {
          on: 'turn.after',
          do: [
            setOf('final', self, 1),
            mark(self, 'changing', false),
            kill(self),
            deploy('alien', { rooms: here, tied: self, as: 'a' }),
            control($who('a'), self),
          ],
        },
      },
    },
  },

  setup: {
    everyone: [
      when(not(inHouse('research-laboratory')), [addRoom({ which: 'research-laboratory', as: 'lab' })]),
      deal('germ', everyone, 2),
      join(carrier, 'traitor', true),
    ],
  },

  actions: {
    'lab-work': {
      ...anybody,
      where: lab,
      needs: [is(v('made'), '=', 0)],
      roll: { trait: 'knowledge', extra: plus(minus(count(withMe(self)), 1), either01(bookHere, 1, 0)) },
      pass: 5,
      do: [add('cultures', 1), call('brew')],
    },
    'gather-herbs': {
      ...anybody,
      where: named('conservatory', 'gardens'),
      cost: 'ends-turn',
      roll: { trait: 'knowledge' },
      pass: 3,
      do: [deploy('herb', { holder: self })],
    },
    'add-herb': {
      ...anybody,
      where: lab,
      needs: [exists(ownHerbs)],
      limit: 'none',
      do: [remove(first(ownHerbs)), add('herbs', 1), call('brew')],
    },
    inject: {
      ...anybody,
      needs: [holds(self, pieces('serum')), exists(patients)],
      cost: { move: 1 },
      limit: 'none',
      // Ruling: whoever is asked says yes or no; a traitor who says yes dies of it. Who is changing is not asked.
      do: [
        ask(self, 'who', { from: patients, as: 't' }),
        when(
          any(isIn(target, self), has(target, 'changing')),
          [call('dose')],
          [choose(target, { 'bare-the-arm': [call('dose')], refuse: [] })],
        ),
      ],
    },
    'inject-by-force': {
      ...anybody,
      needs: [holds(self, pieces('serum')), exists(foes)],
      cost: 'attack',
      do: [
        ask(self, 'who', { from: foes, as: 't' }),
        attack({
          by: self,
          on: target,
          trait: 'speed',
          win: [
            // Ruling: an unwilling hero who is beaten is inoculated like a willing one.
            when(isIn(subject, piece('alien')), [kill(subject)], [each(subject, 't', [call('dose')])]),
          ],
        }),
      ],
    },
  },

  procs: {
    brew: [
      when(
        all(
          is(v('made'), '=', 0),
          is(plus(v('cultures'), v('herbs')), '≥', players),
          is(v('cultures'), '≥', 1),
          is(v('herbs'), '≥', 1),
        ),
        [set('made', 1), deploy('serum', { holder: self })],
      ),
    ],
    dose: [
      when(
        isIn(target, side('traitor')),
        [setOf('final', target, 1), reveal(target), kill(target)],
        [tell('serum-takes'), mark(target, 'immune'), setTrait(target, allTraits, 'start')],
      ),
    ],
  },

  rules: {
    // Ruling: contact is made by coming into a room; of several the one who comes chooses, those not met yet first.
    contact: {
      on: 'enter.after',
      for: open,
      when: exists(company),
      limit: 'turn',
      do: [
        when(
          exists(strangers),
          [ask(self, 'who', { from: strangers, as: 'p' })],
          [ask(self, 'who', { from: company, as: 'p' })],
        ),
        setOf('met', $who('p'), 1),
        exchange('germ', self, $who('p')),
        when(exists(convert), [
          add('turned', 1),
          setOf('turned-at', convert, v('turned')),
          join(convert, 'traitor', true),
        ]),
      ],
    },
    'plague-strikes': {
      on: 'turn.after',
      for: revealer,
      evenDead: true,
      do: [add('plague', 1), eachOne(open, [attack({ on: self, dice: v('plague'), trait: 'might', rolledBy: self })])],
    },
    'plague-knows-no-limit': { on: 'dice', layer: 'set', value: 99, when: all(rollIs('attack'), gone(subject)) },
    transform: {
      on: 'kill.instead',
      when: all(isIn(self, side('traitor')), is(vOf('final', self), '=', 0)),
      do: [reveal(self), mark(self, 'changing')],
    },
    'leave-it-be': { on: 'may', verbs: ['attack'], when: has(it, 'changing') },
    'germs-die': {
      on: 'kill.after',
      evenDead: true,
      do: [remove(where(pieces('germ'), not(holds(everyone, itThing))))],
    },
  },

  wins: {
    heroes: all(is(v('made'), '=', 1), gone(open)),
    traitor: {
      of: allDead(heroes),
      but: most(where(everyone, is(vOf('turned-at', it), '>', 0)), vOf('turned-at', it)),
    },
  },
});
