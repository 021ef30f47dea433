import * as w from '@hollow/engine/words';
import { highest, orElse } from '../traitors.ts';

const boat = w.pieces('rowboat');
const medallion = w.cards('medallion');
const moored = w.layIn(w.named('attic'), 'rowboat', { as: 'moored' });
const FLOORS = ['basement', 'ground', 'upper'] as const;
const under = (floor: string) => w.where(w.onFloor(floor), w.is(w.v(floor), '≥', 1));
/** How deep the water stands where somebody is: 0 dry, 1 wading, 2 over their head. */
const depth = w.plus(...FLOORS.map((floor) => w.ifElse(w.at(w.self, w.onFloor(floor)), w.v(floor), 0)));
const drag = w.vOf('drag', w.self);

export default w.haunt({
  id: 'better-with-friends',
  number: 36,
  kind: 'traitor',
  traitor: orElse(w.playedBy('missy-dubourde'), highest(w.explorers, 'speed')),

  counters: {
    track: { to: 6, page: 'traitor' },
    basement: { to: 2 },
    ground: { to: 2 },
    upper: { to: 2 },
    blows: { to: 5, page: 'traitor' },
  },
  vars: { ...moored.vars, drag: { per: 'who', knownTo: 'heroes' }, calmed: { knownTo: 'heroes' }, escaped: {} },
  pieces: { rowboat: { n: 1, carry: 'heroes' } },
  places: { flooded: w.either(...FLOORS.map(under)) },

  setup: { traitor: moored.now },

  actions: {
    escape: {
      who: w.heroes,
      where: w.named('balcony', 'tower'),
      needs: [
        w.exists(w.both(w.here, w.roomOf(boat))),
        w.is(w.count(w.both(w.heroes, w.charactersIn(w.here))), '=', w.count(w.heroes)),
      ],
      do: [w.set('escaped', 1)],
    },
    'drop-medallion': {
      who: w.heroes,
      where: 'flooded',
      needs: [w.holds(w.self, medallion)],
      do: [w.discard(medallion), w.set('calmed', 1)],
    },
    'hack-boat': {
      who: w.traitor,
      where: w.roomOf(boat),
      cost: 'attack',
      roll: { trait: 'might' },
      pass: 3,
      do: [w.add('blows', 1)],
    },
  },

  rules: {
    'boat-found': moored.later,
    'water-rises': {
      page: 'traitor',
      on: 'turn.after',
      for: w.traitor,
      evenDead: true,
      when: w.is(w.v('calmed'), '=', 0),
      do: [
        w.add('track', 1),
        w.table(w.v('track'), {
          '0-1': [w.set('basement', 1), w.tell('basement-1')],
          '2': [w.set('basement', 2), w.tell('basement-2')],
          '3': [w.set('ground', 1), w.tell('ground-1')],
          '4': [w.set('ground', 2), w.tell('ground-2')],
          '5': [w.set('upper', 1), w.tell('upper-1')],
          '6+': [w.when(w.is(w.v('upper'), '<', 2), [w.set('upper', 2), w.tell('upper-2')])],
        }),
      ],
    },
    'water-holds': {
      page: 'heroes',
      on: 'turn.after',
      for: w.traitor,
      evenDead: true,
      when: w.is(w.v('calmed'), '=', 1),
      do: [w.set('calmed', 0), w.tell('held-back')],
    },
    'in-the-water': {
      page: 'heroes',
      on: 'turn.before',
      for: w.heroes,
      do: [w.setOf('drag', w.self, w.times(2, depth)), w.when(w.is(depth, '≥', 2), [w.sufferAny(2, 'physical')])],
    },
    wading: { page: 'heroes', on: 'moves', for: w.heroes, value: w.minus(0, drag) },
    'heavy-boat': { on: 'cost', for: w.holderOf(boat), value: 1 },
  },

  wins: {
    heroes: w.all(w.is(w.v('escaped'), '=', 1), w.is(w.times(2, w.count(w.heroes)), '≥', w.heroesAtStart)),
    traitor: w.any(w.is(w.v('blows'), '≥', 5), w.is(w.times(2, w.count(w.heroes)), '<', w.heroesAtStart)),
  },

  rulings: {
    'at-home-in-the-water': { page: 'heroes', about: ['in-the-water', 'wading'] },
    'your-element': { page: 'traitor', about: ['water-rises'] },
    'the-fifth-blow': { page: 'traitor', about: ['hack-boat'] },
    'one-room': { page: 'heroes', about: ['escape'] },
    'in-their-arms': { page: 'traitor', about: ['hack-boat'] },
    'whose-boat': { about: ['rowboat'] },
    'water-has-no-master': { page: 'traitor', about: ['water-rises'] },
  },
});
