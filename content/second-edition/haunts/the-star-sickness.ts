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
  setOf,
  setTrait,
  side,
  subject,
  tell,
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
const partners = where(company, any(isIn(it, strangers), gone(strangers)));
const germs = pieces('germ');
const carrier = holderOf(where(germs, hasNumber(itThing, 1)));
const convert = except(carrier, side('traitor'));
const patients = where(withMe(self), not(has(it, 'immune')));
const foes = either(except(patients, self), where(piece('alien'), exists(both(roomOf(it), here))));
const target = $who('t');
const dose = [call('dose')];
const isAlien = isIn(subject, piece('alien'));
const serum = pieces('serum');
const [cultures, herbs] = [v('cultures'), v('herbs')];
const ready = all(gone(serum), is(cultures, '≥', 1), is(herbs, '≥', 1), is(plus(cultures, herbs), '≥', players));
const anybody = { who: explorers, page: 'everyone' } as const;

export default haunt({
  id: 'the-star-sickness',
  number: 43,
  kind: 'hidden',
  hidden: { piece: 'germ', number: 1, mayReveal: false },

  counters: { plague: { from: 1 }, cultures: {}, herbs: {} },
  vars: {
    met: { per: 'pair' },
    last: { knownTo: 'nobody' },
    nth: { per: 'who', knownTo: 'nobody' },
    final: { per: 'who' },
  },
  pieces: {
    germ: { n: plus(players, players), faceDown: 'holder' },
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
      needs: [gone(serum)],
      roll: {
        trait: 'knowledge',
        extra: plus(count(except(withMe(self), self)), count(both(roomOf(cards('book')), here))),
      },
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
      needs: [holds(self, serum), exists(patients)],
      cost: { move: 1 },
      limit: 'none',
      // Ruling: whoever is asked says yes or no; a traitor who says yes dies of it. Who is changing is not asked.
      do: [
        ask(self, 'who', { from: patients, as: 't' }),
        when(any(isIn(target, self), has(target, 'changing')), dose, [
          choose(target, { 'bare-the-arm': dose, refuse: [] }),
        ]),
      ],
    },
    'inject-by-force': {
      ...anybody,
      needs: [holds(self, serum), exists(foes)],
      cost: 'attack',
      do: [
        ask(self, 'who', { from: foes, as: 't' }),
        // Ruling: an unwilling hero who is beaten is inoculated like a willing one.
        attack({
          by: self,
          on: target,
          trait: 'speed',
          win: [when(isAlien, [kill(subject)], [each(subject, 't', dose)])],
        }),
      ],
    },
  },

  procs: {
    brew: [when(ready, [deploy('serum', { holder: self })])],
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
        ask(self, 'who', { from: partners, as: 'p' }),
        setOf('met', $who('p'), 1),
        exchange('germ', self, $who('p')),
        when(exists(convert), [
          add('last', 1),
          setOf('nth', first(convert), v('last')),
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
      do: [reveal(self), mark(self, 'changing'), end('turn')],
    },
    'leave-it-be': { on: 'may', verbs: ['attack'], when: has(it, 'changing') },
    'germs-die': { on: 'kill.after', evenDead: true, do: [remove(where(germs, not(holds(everyone, itThing))))] },
  },

  wins: {
    heroes: all(exists(serum), gone(open)),
    traitor: { of: allDead(heroes), but: most(where(everyone, is(vOf('nth', it), '>', 0)), vOf('nth', it)) },
  },
});
