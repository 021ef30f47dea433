import type { Truth } from '@hollow/engine';
import * as w from '@hollow/engine/words';

const door = w.frontDoor({
  room: 'entrance-hall',
  trait: ['knowledge', 'might'],
  pass: 4,
  opened: [w.draw('event'), w.end('turn')],
  page: 'heroes',
});
const escaped = w.inZone('outside');
const strongest = w.first(w.most(escaped, w.level(w.it, 'might')));
const victim = w.$who('h');
const body = w.theseTraits('might', 'speed');
const firstMight = 5;
const tookInTwo = w.is(w.v('mass'), '≥', firstMight + 2);
const ring = w.cards('ring');
const dynamite = w.cards('dynamite');
const pushed = w.all(w.ownTurn(w.winner), w.isIn(w.winner, w.heroes), w.isIn(w.foughtWith, ring));
const blast = w.causedBy(dynamite);
const openings = w.either(w.named('entrance-hall', 'conservatory'), w.withWindow, w.tag('outside'));
const halls = ['foyer', 'entrance-hall', 'grand-staircase'] as const;
const room = w.$room('r');
const shaft = w.roomOf(w.tokensOf('below-collapsed-room'));
const climbs = (to: string, when: Truth) => w.where(w.named(to), when);
const won = [w.when(w.isDead(w.traitor), [w.win(w.except(w.everyone, w.traitor), 'heroes')])];
/** What the fire reaches next: whatever lies beside it, and three ways up from the basement. */
const near = w.either(
  w.besideLost,
  climbs('foyer', w.is(w.v('stairs-alight'), '=', 1)),
  climbs('coal-chute', w.not(w.inHouse('basement-landing'))),
  climbs('collapsed-room', w.is(w.v('shaft-alight'), '=', 1)),
);
const catching = w.either(near, climbs('foyer', w.gone(near)));

export default w.haunt({
  id: 'united-we-stand',
  number: 18,
  kind: 'traitor',
  traitor: w.revealer,

  counters: {
    ...door.counters,
    mass: { from: firstMight, page: 'traitor' },
    pace: { from: w.plus(w.players, 1), page: 'traitor' },
  },
  vars: {
    overheated: { knownTo: 'heroes' },
    fuse: { per: 'who', knownTo: 'heroes' },
    'stairs-alight': {},
    'shaft-alight': {},
    spaces: {},
    pulling: { knownTo: 'nobody' },
  },
  zones: door.zones,
  statuses: {
    reeling: {
      rules: { reels: { on: 'turn.before', do: [w.mark(w.self, 'reeling', false), w.end('turn')] } },
    },
  },

  setup: { heroes: [w.ensureRoom('stairs-from-basement', { floor: 'basement' })] },

  actions: {
    'overheat-furnace': {
      who: w.heroes,
      where: w.named('furnace-room'),
      needs: [w.is(w.v('overheated'), '=', 0)],
      roll: { trait: 'knowledge' },
      pass: 5,
      // It counts down at the end of this turn and of the next.
      do: [w.set('overheated', 1), w.setOf('fuse', w.self, 2)],
    },
    ...door.actions,
    'come-in': { ...door.actions['come-in'], needs: [w.inHouse('entrance-hall')] },
    'pull-back': {
      who: w.traitor,
      where: openings,
      needs: [w.exists(escaped)],
      do: [
        w.set('pulling', 1),
        w.repeatWhile(w.all(w.is(w.v('pulling'), '=', 1), w.exists(escaped)), [w.call('pull')]),
      ],
    },
    'leave-the-house': {
      who: w.traitor,
      where: w.named('entrance-hall'),
      needs: [tookInTwo],
      cost: { move: 1 },
      do: [w.send(w.self, 'outside')],
    },
  },

  procs: {
    pull: [
      w.contest({ a: strongest, b: w.self, trait: 'might', extra: w.minus(w.count(escaped), 1), as: 'hold' }),
      w.when(
        w.is(w.$num('hold'), '<', 0),
        [
          w.ask(w.self, 'who', { from: escaped, as: 'h', question: 'pull' }),
          w.put(victim, w.here, { beside: w.self }),
          w.choose(
            w.self,
            { strike: [w.attack({ by: w.self, on: victim, own: true, lose: [w.set('pulling', 0)] })], spare: [] },
            { question: { key: 'strike', of: victim } },
          ),
        ],
        [w.set('pulling', 0)],
      ),
    ],
    // The traitor first: whoever dies with the traitor has won.
    burn: [
      w.kill(w.both(w.traitor, w.charactersIn(room))),
      ...won,
      w.when(w.isIn(room, w.named('stairs-from-basement')), [w.set('stairs-alight', 1)]),
      w.when(w.isIn(room, shaft), [w.set('shaft-alight', 1)]),
      w.takeRoom(room),
      w.when(w.not(w.inHouse(...halls)), [w.tell('collapse'), w.kill(w.traitor), ...won]),
    ],
  },

  rules: {
    'spread-fire': {
      page: 'heroes',
      on: 'turn.after',
      for: w.either(w.explorers, escaped),
      when: w.exists(w.lostRooms),
      do: [w.ask(w.self, 'room', { from: catching, as: 'r', question: 'burn' }), w.call('burn')],
    },
    'furnace-blows': {
      page: 'heroes',
      on: 'turn.after',
      for: w.everyone,
      evenDead: true,
      when: w.is(w.vOf('fuse', w.self), '>', 0),
      do: [
        w.addOf('fuse', w.self, -1),
        w.when(w.is(w.vOf('fuse', w.self), '=', 0), [
          w.tell('blows'),
          w.call('burn', { with: { r: w.named('furnace-room') } }),
        ]),
      ],
    },

    'no-wound': {
      on: 'damage.instead',
      for: w.traitor,
      when: w.all(w.kindIs('physical'), w.not(pushed), w.not(blast)),
      do: [],
    },
    'no-other-death': {
      on: 'shift.instead',
      for: w.traitor,
      when: w.all(
        w.not(w.isIn(w.shiftedTrait, body)),
        w.is(w.plus(w.level(w.self, w.shiftedTrait, 'step'), w.amount), '<', 0),
      ),
      do: [w.setTrait(w.self, w.shiftedTrait, 'lowest')],
    },
    'no-dodging': { on: 'pool', for: w.traitor, when: w.all(w.rollIs('speed'), blast), layer: 'cap', value: 0 },
    stunned: { on: 'damage.instead', for: w.traitor, when: blast, do: [w.mark(w.self, 'reeling')] },
    'push-traitor': {
      page: 'heroes',
      on: 'damage.instead',
      for: w.traitor,
      when: pushed,
      do: [
        w.ask(w.winner, 'room', { from: w.reach(w.here, w.amount), as: 'there', question: 'push' }),
        w.put(w.self, w.$room('there')),
      ],
    },

    'own-might': {
      page: 'traitor',
      on: 'pool',
      for: w.traitor,
      when: w.rollIs('might'),
      value: w.minus(w.v('mass'), w.level(w.self, 'might')),
    },
    'own-speed': {
      page: 'traitor',
      on: 'pool',
      for: w.traitor,
      when: w.rollIs('speed'),
      value: w.minus(w.v('pace'), w.level(w.self, 'speed')),
    },
    'own-body': { page: 'traitor', on: 'shift.instead', for: w.traitor, when: w.isIn(w.shiftedTrait, body), do: [] },
    'heaves-itself': {
      page: 'traitor',
      on: 'turn.before',
      for: w.traitor,
      when: w.not(w.has(w.self, 'reeling')),
      do: [w.roll(w.dice(w.v('pace')), undefined, { as: 'n' }), w.set('spaces', w.clamp(w.$num('n'), 1, 99))],
    },
    'so-far': { page: 'traitor', on: 'moves', for: w.traitor, layer: 'set', value: w.v('spaces') },
    absorb: {
      page: 'traitor',
      on: 'kill.after',
      evenDead: true,
      when: w.isIn(w.subject, w.except(w.everyone, w.traitor)),
      do: [w.eachOne(w.subject, [w.when(w.isIn(w.foe, w.traitor), [w.add('mass', 1), w.add('pace', -1)])])],
    },
  },

  wins: {
    heroes: w.isDead(w.traitor),
    traitor: w.any(
      w.all(tookInTwo, w.isIn(w.traitor, escaped)),
      w.is(w.plus(w.count(w.heroes), w.count(escaped)), '≤', 1),
    ),
  },

  rulings: {
    'next-turn-or-death': { page: 'heroes', about: ['furnace-blows'] },
    'not-at-once': { page: 'heroes', about: ['spread-fire', 'furnace-blows'] },
    'everybody-chooses': { page: 'heroes', about: ['spread-fire'] },
    'ways-up': { page: 'heroes', about: ['burn', 'spread-fire'] },
    'dies-with-them': { page: 'heroes', about: ['wins/heroes', 'burn'] },
    'nothing-else-wounds': { about: ['no-wound', 'no-other-death'] },
    'no-getting-clear': { about: ['no-dodging', 'stunned'] },
    'pushed-where': { page: 'heroes', about: ['push-traitor'] },
    'what-ends-the-pulling': { page: 'traitor', about: ['pull-back'] },
    'the-door-opens': { page: 'traitor', about: ['leave-the-house'] },
    'in-a-fight': { page: 'traitor', about: ['absorb'] },
    'fixed-body': { page: 'traitor', about: ['own-body'] },
  },
});
