import * as w from '@hollow/engine/words';
import { oldest, others } from '../traitors.ts';

const lord = w.piece('zombie-lord');
const zombies = w.piece('zombie');
const fallen = w.pieces('fallen');
const medallion = w.cards('medallion');
const dynamite = w.cards('dynamite');
const graves = [
  'crypt',
  'graveyard',
  'entrance-hall',
  'underground-lake',
  'gardens',
  'chapel',
  'conservatory',
  'pentagram-chamber',
];
/** Weapons that fight with Might: the Revolver does not. */
const blades = w.except(w.tagged('weapon'), w.cards('revolver'));
const cutDown = w.any(w.isIn(w.foughtWith, blades), w.causedBy(dynamite));
/** It is hurt by nobody but whoever holds the Medallion, in a fight or with Dynamite. */
const smitten = w.any(w.holds(w.winner, medallion), w.all(w.causedBy(dynamite), w.holds(w.active, medallion)));
const ownBody = w.where(fallen, w.isIn(w.boundTo(w.itThing), w.self));
const risen = w.boundTo(w.both(zombies, w.foe));
const ownZombie = w.where(zombies, w.isIn(w.boundTo(w.it), w.self));

export default w.haunt({
  id: 'house-of-the-living-dead',
  number: 21,
  kind: 'traitor',
  traitor: oldest(others),

  counters: { wounds: { to: 7, page: 'traitor' } },
  vars: { left: {}, choosing: {}, turned: { per: 'who' }, 'has-killed': { per: 'who' } },
  pieces: { fallen: { n: w.players } },
  monsters: {
    zombie: {
      n: w.times(w.players, 3),
      traits: { speed: 2, might: 5, sanity: 2, knowledge: null },
      defeat: [w.when(cutDown, [w.kill(w.self)], [w.stun(w.self)])],
    },
    'zombie-lord': {
      n: 1,
      traits: { speed: 3, might: 7, sanity: 2, knowledge: null },
      defeat: [
        w.when(smitten, [
          w.add('wounds', w.margin),
          w.when(w.is(w.v('wounds'), '≥', 7), [w.tell('lord-falls'), w.kill(w.self)]),
        ]),
      ],
    },
  },

  setup: {
    traitor: [
      w.deploy('zombie-lord', { rooms: w.roomOf(w.traitor) }),
      w.kill(w.traitor),
      w.set('left', w.players),
      w.repeatWhile(
        w.is(w.v('left'), '>', 0),
        graves.map((room) =>
          w.when(w.all(w.inHouse(room), w.is(w.v('left'), '>', 0)), [
            w.deploy('zombie', { rooms: w.named(room) }),
            w.add('left', -1),
          ]),
        ),
      ),
      w.each(w.roomOf(zombies), 'r', [w.deploy('zombie', { rooms: w.$room('r') })]),
    ],
  },

  rules: {
    'pick-of-three': {
      page: 'heroes',
      on: 'draw.instead',
      for: w.heroes,
      when: w.all(w.kindIs('item'), w.is(w.v('choosing'), '=', 0)),
      do: [w.set('choosing', 1), w.search(w.self, 'item', 3), w.draw('item'), w.set('choosing', 0)],
    },
    'faith-holds-them-off': {
      page: 'heroes',
      on: 'pool',
      for: zombies,
      when: w.all(w.rollIs('attack'), w.holds(w.foe, w.cards('holy-symbol'))),
      value: -2,
    },
    'no-lift': { on: 'may', for: zombies, verbs: ['rooms/mystic-elevator/*'] },
    'left-lying': {
      on: 'kill.after',
      evenDead: true,
      when: w.isIn(w.subject, w.except(w.everyone, w.traitor)),
      do: [w.deploy('fallen', { rooms: w.roomOf(w.subject), tied: w.subject })],
    },
    'rises-again': {
      on: 'turn.before',
      for: w.deadOnes,
      evenDead: true,
      when: w.exists(w.either(ownBody, ownZombie)),
      do: [
        w.when(w.exists(ownBody), [
          w.deploy('zombie', { rooms: w.roomOf(w.first(ownBody)), tied: w.self, as: 'z' }),
          w.remove(ownBody),
          w.control(w.$who('z'), w.self),
          w.join(w.self, 'traitor'),
          w.setOf('turned', w.self, 1),
        ]),
        w.letAct(w.first(ownZombie)),
      ],
    },
    'not-with-the-horde': { on: 'may', for: w.where(zombies, w.exists(w.boundTo(w.it))), verbs: ['act'] },
    'blood-on-hands': {
      page: 'traitor',
      on: 'kill.after',
      evenDead: true,
      do: [w.eachOne(w.subject, [w.when(w.exists(risen), [w.setOf('has-killed', w.first(risen), 1)])])],
    },
  },

  wins: {
    heroes: w.any(w.gone(lord), w.gone(zombies)),
    traitor: {
      of: w.gone(w.heroes),
      but: w.where(w.everyone, w.all(w.is(w.vOf('turned', w.it), '=', 1), w.is(w.vOf('has-killed', w.it), '=', 0))),
    },
  },

  rulings: {
    'risen-count': { about: ['rises-again'] },
    'stunned-risen': { about: ['rises-again'] },
    'thrown-by-the-bearer': { about: ['zombie-lord'] },
    'few-graves': { page: 'traitor', about: ['setup/traitor'] },
    'last-ones': { page: 'heroes', about: ['pick-of-three'] },
  },
});
