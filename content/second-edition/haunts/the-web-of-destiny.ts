import * as w from '@hollow/engine/words';
import { highest, others } from '../traitors.ts';

const spider = w.piece('huge-spider');
const kit = w.cards('medical-kit');
const salve = w.cards('healing-salve');
const bearer = w.roomOf(w.holderOf(w.cards('bite')));
const beside = (status: string) => w.exists(w.both(w.withMe(w.self), w.withStatus(status)));
const infested = w.has(w.revealer, 'infested');
const freed = w.any(w.is(w.v('cuts'), '≥', w.players), w.isDead(w.revealer));
const clean = w.not(infested);

const door = w.frontDoor({
  room: 'entrance-hall',
  trait: ['knowledge', 'might'],
  pass: 6,
  opened: [w.draw('event'), w.end('turn')],
  page: 'heroes',
});
const { 'open-door': openDoor, 'go-out': goOut } = door.actions;

export default w.haunt({
  id: 'the-web-of-destiny',
  number: 4,
  kind: 'traitor',
  traitor: highest(others, 'might'),

  counters: {
    ...door.counters,
    cuts: { to: w.players, page: 'heroes' },
    track: { from: 1, to: 9, page: 'traitor' },
  },
  zones: door.zones,
  pieces: { web: { n: 1 } },
  monsters: {
    'huge-spider': {
      n: 1,
      traits: {
        speed: w.row(w.v('track'), { '0-1': 0, '2': 1, '3': 2, '4': 4, '5': 5, '6+': 6 }),
        might: w.row(w.v('track'), { '0-2': 2, '3-4': 4, '5': 5, '6': 7, '7+': 8 }),
        sanity: 5,
        knowledge: null,
      },
      will: [{ seekAny: w.except(w.heroes, w.withStatus('infested')) }],
      attack: { must: true },
      rules: {
        'no-blanks': { page: 'traitor', on: 'reroll', for: spider, when: w.rollIs('attack'), value: 1 },
      },
    },
    // The web has a body only while somebody cuts at it, so that nobody reads off its strength before.
    strands: {
      n: 1,
      page: 'heroes',
      traits: { speed: null, might: 4, sanity: null, knowledge: null },
      moves: 'none',
      attack: { never: true },
      slows: false,
      defeat: 'nothing',
    },
  },
  statuses: {
    trapped: {
      rules: {
        'held-by-the-web': { on: 'may', verbs: ['move', 'discover', 'be-moved'] },
        'stays-in-the-web': { on: 'put.instead', do: [] },
      },
    },
    infested: {
      rules: {
        'kept-alive': {
          on: 'shift.instead',
          when: w.is(w.plus(w.level(w.self, w.shiftedTrait, 'step'), w.amount), '<', 0),
          do: [w.setTrait(w.self, w.shiftedTrait, 'lowest')],
        },
        'brood-unharmed': { on: 'damage.instead', when: w.causedBy(w.heldBy(w.traitor)), do: [] },
      },
    },
  },

  setup: {
    everyone: [
      w.eachOne(w.revealer, [
        w.mark(w.self, 'trapped'),
        w.mark(w.self, 'infested'),
        w.deploy('web', { rooms: w.here }),
      ]),
    ],
    traitor: [
      w.when(
        w.exists(bearer),
        [w.deploy('huge-spider', { rooms: bearer })],
        [w.deploy('huge-spider', { rooms: w.revealRoom })],
      ),
      w.when(w.is(w.players, '≤', 4), [w.kill(w.traitor)]),
    ],
  },

  actions: {
    'cut-web': {
      who: w.heroes,
      needs: [beside('trapped')],
      cost: 'attack',
      do: [
        w.deploy('strands', { rooms: w.here }),
        w.attack({
          by: w.self,
          on: w.first(w.piece('strands')),
          own: true,
          win: [w.add('cuts', 1)],
          lose: [],
        }),
        w.remove(w.piece('strands')),
        w.when(freed, [w.mark(w.revealer, 'trapped', false), w.remove(w.pieces('web'))]),
      ],
    },
    'kill-eggs': {
      who: w.heroes,
      needs: [beside('infested'), w.holds(w.self, kit)],
      roll: { trait: 'knowledge' },
      pass: 4,
      do: [w.mark(w.revealer, 'infested', false)],
    },
    'salve-the-bite': {
      who: w.heroes,
      needs: [beside('infested'), w.holds(w.self, salve)],
      do: [w.discard(salve), w.mark(w.revealer, 'infested', false)],
    },
    'open-door': { ...openDoor, needs: [...(openDoor.needs ?? []), freed, clean] },
    'go-out': { ...goOut, needs: [...(goOut.needs ?? []), freed, clean] },
  },

  rules: {
    'fetch-kit': {
      page: 'heroes',
      on: 'draw.instead',
      for: w.heroes,
      optional: true,
      when: w.all(w.kindIs('item'), w.exists(w.both(w.inStack('item'), kit))),
      do: [w.fetch('item', kit)],
    },
    'brood-guarded': {
      on: 'may',
      for: w.either(w.traitor, w.monsters),
      when: w.has(w.it, 'infested'),
      verbs: ['attack'],
    },
    'lift-stopped': {
      on: 'may',
      when: w.at(w.withStatus('trapped'), w.named('mystic-elevator')),
      verbs: ['rooms/mystic-elevator/*'],
    },
    hatching: { page: 'traitor', ...w.clock('track', w.traitor) },
  },

  wins: {
    heroes: w.all(freed, clean, w.exists(w.both(w.inZone('outside'), w.everyone))),
    traitor: w.any(w.all(w.is(w.v('track'), '≥', 9), infested), w.gone(w.heroes)),
  },

  rulings: {
    'before-the-spider': { page: 'traitor', about: ['hatching'] },
    'nobody-bitten': { page: 'traitor', about: ['setup/traitor'] },
    'fair-game': { about: ['brood-guarded'] },
    'no-pulling': { about: ['held-by-the-web', 'stays-in-the-web'] },
    'salve-at-hand': { page: 'heroes', about: ['salve-the-bite'] },
    'too-late-for-one': { page: 'heroes', about: ['wins/heroes'] },
  },
});
