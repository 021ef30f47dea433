import {
  $room,
  $thing,
  add,
  addRoom,
  all,
  allDead,
  any,
  ask,
  both,
  cards,
  deploy,
  each,
  either,
  everyone,
  exists,
  first,
  haunt,
  heldBy,
  heroes,
  heroesAtStart,
  holds,
  ifElse,
  inHouse,
  is,
  isIn,
  itThing,
  joined,
  kindIs,
  margin,
  named,
  not,
  permits,
  piece,
  pieces,
  place,
  players,
  remove,
  repeat,
  revealer,
  revealRoom,
  roomOf,
  self,
  setAside,
  steal,
  subject,
  tagged,
  touching,
  traitor,
  v,
  when,
  where,
  winner,
} from '@hollow/engine/builders';

const cultist = piece('cultist');
const cult = either(traitor, cultist);
const corpse = pieces('corpse');
const stores = ['kitchen', 'larder', 'junk-room', 'storeroom', 'research-laboratory', 'attic'];
const ownPaint = where(pieces('paint'), holds(self, itThing));
const ownCorpse = where(corpse, holds(self, itThing));
const companions = cards('girl', 'madman', 'dog');
const offerings = either(both(heldBy(self), either(permits('trade'), companions)), ownCorpse);

export default haunt({
  id: 'the-stars-are-right',
  number: 14,
  kind: 'traitor',
  traitor: revealer,

  counters: { points: { to: 13, secret: true }, thrown: { to: players, page: 'heroes' } },
  pieces: {
    paint: { n: players, carry: 'heroes', most: 1 },
    corpse: { n: players, carry: 'traitor' },
  },
  monsters: {
    cultist: {
      n: heroesAtStart,
      traits: { speed: 4, might: 4, sanity: 4, knowledge: null },
      carries: either(tagged('item'), corpse),
    },
  },
  // Ruling: where the chamber cannot be laid, the room of the reveal takes its place.
  places: {
    pentagram: either(named('pentagram-chamber'), where(revealRoom, not(inHouse('pentagram-chamber')))),
  },

  setup: {
    traitor: [
      when(not(inHouse('pentagram-chamber')), [addRoom({ which: 'pentagram-chamber', as: 'r' })]),
      deploy('cultist', { rooms: first(place('pentagram')), n: heroesAtStart }),
    ],
    heroes: [
      // Ruling: the tile that is added is the first of the six that can be laid.
      when(not(inHouse(...stores)), [addRoom({ which: stores, as: 'r' })]),
      repeat(players, [each(named(...stores), 'r', [deploy('paint', { rooms: $room('r') })])]),
    ],
  },

  actions: {
    'throw-paint': {
      who: heroes,
      where: both(joined(place('pentagram')), touching(place('pentagram'))),
      needs: [exists(ownPaint)],
      cost: { move: 1 },
      limit: 'none',
      do: [remove(ownPaint), add('thrown', 1)],
    },
    // Ruling: the Cultists sacrifice what they carry as the traitor does.
    sacrifice: {
      who: cult,
      where: 'pentagram',
      needs: [exists(offerings)],
      limit: 'none',
      page: 'traitor',
      do: [
        ask(self, 'thing', { from: offerings, as: 'c' }),
        add('points', ifElse(isIn($thing('c'), corpse), 4, ifElse(isIn($thing('c'), companions), 2, 1))),
        remove($thing('c')),
        setAside($thing('c')),
      ],
    },
  },

  rules: {
    'left-as-corpse': {
      on: 'kill.after',
      evenDead: true,
      when: isIn(subject, everyone),
      do: [deploy('corpse', { rooms: roomOf(subject) })],
    },
    'heavy-corpse': { page: 'traitor', on: 'cost', for: cult, when: exists(ownCorpse), value: 1 },
    'cultist-robs': {
      page: 'traitor',
      on: 'defeat.offer',
      // Ruling: it robs in fights of Might, as everybody does.
      when: all(
        isIn(winner, cultist),
        kindIs('physical'),
        is(margin, '≥', 2),
        exists(both(heldBy(subject), permits('steal'))),
      ),
      do: [ask(self, 'thing', { from: both(heldBy(subject), permits('steal')), as: 'c' }), steal($thing('c'), winner)],
    },
  },

  wins: {
    heroes: is(v('thrown'), '≥', players),
    traitor: any(is(v('points'), '≥', 13), allDead(heroes)),
  },
});
