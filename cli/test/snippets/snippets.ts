import type { HauntDef } from '@hollow/engine';
import * as w from '@hollow/engine/words';

/** Parts of haunts, each of which says one thing. docs/HAUNT-LANGUAGE.md opens with them, and snippets.test.ts plays them. */
type Parts = Omit<Partial<HauntDef>, 'id' | 'number'>;

// # A monster that steals instead of hurting
export const thief: Parts = {
  monsters: { imp: { n: 1, traits: { speed: 3, might: 6, sanity: 3, knowledge: null } } },
  setup: { traitor: [w.deploy('imp', { rooms: w.revealRoom })] },
  rules: { 'imp-robs': w.robs(w.piece('imp'), w.permits('steal')) },
};

// # Somebody grabbed and dragged along, until they roll more than what holds them
const jaws = w.grip({ by: w.piece('beast'), on: w.heroes, trait: 'might' });
export const beast: Parts = {
  monsters: { beast: { n: 1, traits: { speed: 3, might: 6, sanity: 3, knowledge: null } } },
  setup: { traitor: [w.deploy('beast', { rooms: w.revealRoom })] },
  rules: { caught: jaws.caught, struggle: jaws.struggle },
};

// # A clock that ticks at the end of the traitor's turn
export const clock: Parts = {
  counters: { hour: { to: 3 } },
  rules: { 'hour-strikes': w.clock('hour', w.traitor, { '0-2': [], '3+': [w.kill(w.heroes)] }) },
};

// # A number that depends on a track, or on how many play
export const growing: Parts = {
  counters: { hour: {} },
  monsters: {
    worm: {
      n: w.byPlayers(1, 1, 2, 2),
      traits: { speed: 2, might: w.row(w.v('hour'), { '0-1': 3, '2-3': 5, '4+': 8 }), sanity: 2, knowledge: null },
    },
  },
  setup: { traitor: [w.deploy('worm', { rooms: w.revealRoom })] },
  rules: { 'worm-grows': w.clock('hour', w.traitor) },
};

// # A room that must exist, and one that must be far off
export const chapel: Parts = {
  setup: {
    traitor: [
      w.ensureRoom('chapel', { floor: 'ground' }),
      w.ensureRoom('crypt', { far: { from: w.roomOf(w.revealer), on: ['basement'] } }),
    ],
  },
};

// # One piece in each of several rooms, now or when they are found
const candles = w.layIn(w.named('chapel', 'crypt'), 'candle-end', { as: 'lit' });
export const pieces: Parts = {
  vars: candles.vars,
  pieces: { 'candle-end': { n: 2, carry: 'heroes' } },
  setup: { everyone: candles.now },
  rules: { 'candle-found': candles.later },
};

// # Something that takes a piece in one's own hands
export const offering: Parts = {
  counters: { given: { to: 2 } },
  pieces: { coin: { n: 4, carry: 'heroes' } },
  setup: { heroes: [w.each(w.heroes, 'h', [w.deploy('coin', { holder: w.$who('h') })])] },
  actions: {
    'give-coin': {
      who: w.heroes,
      where: w.named('entrance-hall'),
      needs: [w.exists(w.own('coin'))],
      do: [w.remove(w.first(w.own('coin'))), w.add('given', 1)],
    },
  },
  wins: { heroes: w.is(w.v('given'), '≥', 2), traitor: w.gone(w.heroes) },
};

// # A roll once a turn, with brackets
export const brackets: Parts = {
  counters: { signs: { to: 3, page: 'heroes' } },
  actions: {
    'read-signs': {
      who: w.heroes,
      roll: { trait: 'knowledge' },
      rows: { '0-1': [w.lose('sanity')], '2-4': [w.add('signs', 1)], '5+': [w.add('signs', 2)] },
    },
  },
};

// # A task that certain rooms and cards serve, each for one success
export const banishing: Parts = {
  counters: { rites: { to: 2, page: 'heroes' } },
  actions: w.exorcism('rites', {
    'rite-of-faith': { rooms: ['chapel', 'foyer'], cards: ['holy-symbol'], trait: 'sanity', pass: 4 },
    'rite-of-lore': { rooms: ['library'], cards: ['book'], trait: 'knowledge', pass: 4 },
  }),
};

// # A secret number
export const secret: Parts = {
  vars: { poisoned: { per: 'who', knownTo: 'traitor', guess: { among: w.heroes, n: 1 } } },
  setup: {
    traitor: [w.ask(w.traitor, 'who', { from: w.heroes, as: 'h', secret: true }), w.setOf('poisoned', w.$who('h'), 1)],
  },
};

// # A hidden piece, which the first to come in finds
const here = w.is(w.vOf('buried', w.theRoom), '=', 1);
export const hidden: Parts = {
  vars: { buried: { per: 'room', knownTo: 'traitor', guess: { among: w.standing, n: 1 } } },
  pieces: { skull: { n: 1, carry: 'item' } },
  setup: {
    traitor: [
      w.ask(w.traitor, 'room', { from: w.emptyRooms, as: 'r', secret: true }),
      w.setOf('buried', w.$room('r'), 1),
    ],
  },
  rules: {
    unearthed: {
      on: 'enter.after',
      for: w.heroes,
      when: here,
      do: [w.setOf('buried', w.theRoom, 0), w.deploy('skull', { rooms: w.theRoom })],
    },
  },
};

// # A front door, and a win when all are out
const door = w.frontDoor({ room: 'entrance-hall', trait: 'might', pass: 4 });
export const wayOut: Parts = {
  counters: door.counters,
  zones: door.zones,
  actions: door.actions,
  wins: {
    heroes: w.all(w.is(w.v('door'), '=', 1), w.gone(w.heroes), w.exists(w.inZone('outside'))),
    traitor: w.gone(w.explorers),
  },
};

// # A monster that only one weapon can kill
export const immortal: Parts = {
  monsters: {
    ghoul: {
      n: 1,
      traits: { speed: 3, might: 4, sanity: 3, knowledge: null },
      defeat: [w.when(w.isIn(w.foughtWith, w.cards('axe')), [w.kill(w.self)], [w.stun(w.self)])],
    },
  },
  setup: { traitor: [w.deploy('ghoul', { rooms: w.revealRoom })] },
};

// # Dice or points more against one foe
export const nemesis: Parts = {
  monsters: { wyrm: { n: 1, traits: { speed: 3, might: 4, sanity: 3, knowledge: null } } },
  setup: { traitor: [w.deploy('wyrm', { rooms: w.revealRoom })] },
  rules: {
    'bane-of-wyrms': {
      on: 'total',
      for: w.heroes,
      when: w.all(w.isIn(w.foe, w.piece('wyrm')), w.holds(w.self, w.cards('spear'))),
      value: 4,
    },
  },
};

// # A monster that is in nobody's way while it sleeps
export const sleeper: Parts = {
  vars: { awake: {} },
  monsters: {
    golem: {
      n: 1,
      traits: { speed: 2, might: 5, sanity: 2, knowledge: null },
      slows: w.is(w.v('awake'), '=', 1),
      attack: { on: w.where(w.heroes, w.is(w.v('awake'), '=', 1)) },
    },
  },
  setup: { traitor: [w.deploy('golem', { rooms: w.revealRoom })] },
  actions: { rouse: { who: w.traitor, limit: 'game', do: [w.set('awake', 1)] } },
};

// # Somebody who hides: nobody attacks them, they are in nobody's way, and going anywhere ends it
export const lurker: Parts = {
  statuses: {
    crouched: {
      slows: false,
      rules: { 'up-again': { on: 'enter.after', do: [w.mark(w.self, 'crouched', false)] } },
    },
  },
  actions: { crouch: { who: w.heroes, do: [w.mark(w.self, 'crouched')] } },
  rules: { 'out-of-sight': { on: 'may', when: w.has(w.it, 'crouched'), verbs: ['attack'] } },
};

// # A monster that must go to the weakest hero
export const hunter: Parts = {
  monsters: {
    hound: {
      n: 1,
      traits: { speed: 4, might: 3, sanity: 3, knowledge: null },
      will: [{ seek: w.fewest(w.heroes, w.level(w.it, 'might')) }],
      attack: { must: true },
    },
  },
  setup: { traitor: [w.deploy('hound', { rooms: w.revealRoom })] },
};

// # No text of a room works for somebody
export const weightless: Parts = {
  statuses: { floating: { rules: { 'above-it-all': { on: 'may', verbs: ['rooms/*'] } } } },
  setup: { heroes: [w.mark(w.heroes, 'floating')] },
};

// # Nobody may be moved from here by others
export const anchored: Parts = {
  rules: {
    anchored: { on: 'may', for: w.heroes, when: w.at(w.self, w.named('entrance-hall')), verbs: ['be-moved'] },
  },
};

// # Losses of one's own choice, one by one
export const curse: Parts = {
  rules: {
    'curse-bites': {
      on: 'turn.before',
      for: w.heroes,
      do: [w.roll(w.dice(1), undefined, { as: 'n' }), w.sufferAny(w.$num('n'), 'mental')],
    },
  },
};

// # Leading somebody up to two rooms
export const guide: Parts = {
  actions: {
    'lead-the-traitor': {
      who: w.heroes,
      needs: [w.exists(w.both(w.withMe(w.self), w.traitor))],
      cost: 'ends-movement',
      do: [w.lead(w.traitor, 2)],
    },
  },
};

// # Whoever dies comes back elsewhere, healed
export const deathless: Parts = {
  rules: { 'rises-again': w.returns(w.traitor, w.named('basement-landing')) },
};

// # A choice of which not every course is open to everybody
export const bargain: Parts = {
  rules: {
    'the-toll': {
      on: 'turn.before',
      for: w.heroes,
      do: [
        w.choose(
          w.self,
          {
            'pay-in-blood': [w.lose('might')],
            'give-an-item': [w.ask(w.self, 'thing', { from: w.heldBy(w.self), as: 'c' }), w.discard(w.$thing('c'))],
          },
          { if: { 'give-an-item': w.exists(w.heldBy(w.self)) } },
        ),
      ],
    },
  },
};

// # The same steps for several people, each with a number of their own
export const shares: Parts = {
  procs: { shock: [w.repeat(w.$num('n'), [w.lose('sanity', 1, w.$who('x'))])] },
  rules: {
    'bad-dreams': {
      on: 'turn.before',
      for: w.traitor,
      do: [
        w.each(w.heroes, 'h', [
          w.call('shock', { with: { x: w.$who('h') }, numbers: { n: w.count(w.charactersIn(w.roomOf(w.$who('h')))) } }),
        ]),
      ],
    },
  },
};

// # Again and again, as long as it works
export const digging: Parts = {
  counters: { depth: {} },
  vars: { digs: {} },
  actions: {
    dig: {
      who: w.heroes,
      do: [
        w.set('digs', 1),
        w.repeatWhile(w.is(w.v('digs'), '=', 1), [
          w.roll(w.trait('might'), { '3+': [w.add('depth', 1)], '0-2': [w.set('digs', 0)] }),
        ]),
      ],
    },
  },
};

// # Rooms from which nobody is near
const near = w.where(w.explorers, w.is(w.distance(w.roomOf(w.it), w.outerRoom('r')), '<', 3));
export const lonely: Parts = {
  pieces: { lamp: { n: 1 } },
  setup: {
    traitor: [
      w.ask(w.traitor, 'room', { from: w.where(w.standing, w.gone(near), 'r'), as: 'there' }),
      w.deploy('lamp', { rooms: w.$room('there') }),
    ],
  },
};

// # What happens when a thing changes hands
export const doll: Parts = {
  pieces: { doll: { n: 1, carry: 'item' } },
  setup: { heroes: [w.deploy('doll', { holder: w.first(w.heroes) })] },
  rules: {
    'hard-to-part-with': {
      on: 'transfer.after',
      when: w.all(w.isIn(w.theThing, w.pieces('doll')), w.exists(w.instigator)),
      do: [w.lose('sanity', 1, w.instigator)],
    },
  },
};

// # A hero who changes sides
export const turncoat: Parts = {
  rules: {
    falls: {
      on: 'kill.instead',
      for: w.heroes,
      when: w.is(w.level(w.self, 'sanity', 'step'), '<', 0),
      do: [w.join(w.self, 'traitor'), w.setTrait(w.self, w.allTraits, 'start')],
    },
  },
};
