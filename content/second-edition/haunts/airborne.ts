import * as w from '@hollow/engine/words';

const lift = w.named('mystic-elevator');
const cellar = w.onFloor('basement');
const parachutes = w.half(w.players);
const mine = w.own('parachute');
/** Those within reach who have a Parachute. */
const wearers = w.except(w.both(w.withMe(w.self), w.holderOf(w.pieces('parachute'))), w.self);
const outside = w.inZone('outside');

export default w.haunt({
  id: 'airborne',
  number: 31,
  kind: 'free-for-all',

  counters: { found: { to: parachutes }, away: { to: parachutes } },
  vars: { emptied: { per: 'room' } },
  zones: ['outside'],
  pieces: { parachute: { n: parachutes, carry: 'item', most: 1 } },

  setup: {
    everyone: [
      // Where no door is open on the ground floor, the Elevator hangs on above it.
      w.when(w.exists(w.both(lift, cellar)), [w.moveRoom(lift, { floors: ['ground'] })]),
      w.when(w.exists(w.both(lift, cellar)), [w.moveRoom(lift, { floors: ['upper'] })]),
      w.when(w.gone(lift), [
        w.addRoom({
          which: 'mystic-elevator',
          floor: 'ground',
          as: 'r',
          none: [w.addRoom({ which: 'mystic-elevator', floor: 'upper', as: 'r', none: [] })],
        }),
      ]),
      w.eachOne(w.charactersIn(cellar), [
        w.when(
          w.exists(w.except(lift, cellar)),
          [w.put(w.self, lift, { silent: true })],
          [w.put(w.self, w.named('entrance-hall'), { silent: true })],
        ),
      ]),
      w.each(cellar, 'r', [w.takeRoom(w.$room('r'))]),
    ],
  },

  actions: {
    search: {
      who: w.explorers,
      where: w.symbol('omen'),
      needs: [w.is(w.vOf('emptied', w.here), '=', 0), w.is(w.v('found'), '<', parachutes), w.gone(mine)],
      roll: { trait: ['knowledge', 'speed'] },
      pass: 4,
      do: [
        w.deploy('parachute', { holder: w.self }),
        w.setOf('emptied', w.here, 1),
        w.add('found', 1),
        w.end('movement'),
      ],
    },
    wrest: {
      who: w.explorers,
      needs: [w.exists(wearers), w.gone(mine)],
      cost: 'attack',
      do: [
        w.ask(w.self, 'who', { from: wearers, as: 'v', question: 'wrest' }),
        w.attack({
          by: w.self,
          on: w.$who('v'),
          own: true,
          traits: ['might', 'knowledge'],
          win: [w.steal(w.ownedBy(w.subject, 'parachute'), w.winner)],
          lose: [],
        }),
        w.end('turn'),
      ],
    },
    jump: {
      who: w.explorers,
      where: w.named('entrance-hall', 'balcony', 'tower', 'coal-chute', 'collapsed-room'),
      needs: [w.exists(mine)],
      cost: { move: 1 },
      roll: { trait: ['knowledge', 'sanity'] },
      pass: 4,
      do: [w.add('away', 1), w.send(w.self, 'outside'), w.end('turn')],
    },
    // A Parachute may lie where the last of them cannot get, behind a barrier that is too much for one die.
    stay: { who: w.explorers, needs: [w.gone(mine), w.is(w.count(w.explorers), '=', 1)], do: [w.kill(w.self)] },
  },

  rules: {
    jostling: { on: 'cost', for: w.explorers, value: w.count(w.except(w.withMe(w.self), w.self)) },
    'nothing-below': { on: 'may', verbs: ['rooms/coal-chute/*', 'rooms/collapsed-room/*'] },
    drifting: { on: 'turn.before', for: w.both(outside, w.everyone), do: [w.end('turn')] },
  },

  wins: {
    each: w.all(w.isIn(w.self, outside), w.any(w.is(w.v('away'), '≥', parachutes), w.gone(w.explorers))),
  },

  rulings: {
    'try-again': { about: ['jump'] },
    'open-to-the-sky': { about: ['nothing-below'] },
    'hangs-above': { about: ['setup/everyone'] },
    'no-cellar-stop': { about: ['setup/everyone'] },
    'left-on-the-hill': { about: ['setup/everyone'] },
    'all-decided': { about: ['wins/each'] },
    'nobody-left': { about: ['stay'] },
  },
});
