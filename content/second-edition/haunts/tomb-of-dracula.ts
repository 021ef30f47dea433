import * as w from '@hollow/engine/words';

const dracula = w.piece('dracula');
const bride = w.piece('bride');
const undead = w.either(dracula, bride);
const turned = w.withStatus('vampire');
const vampires = w.either(turned, undead);
const spear = w.cards('spear');
const symbol = w.cards('holy-symbol');
const night = w.v('night');
const asleep = w.is(night, '<', 2);

/** Where he lies: his own kind of room, else one far from everybody. */
const tombs = w.named('crypt', 'graveyard');
const near = w.where(w.explorers, w.is(w.distance(w.roomOf(w.it), w.outerRoom('r')), '<', 4));
const lonely = w.where(w.emptyRooms, w.gone(near), 'r');
const fromNearest = w.distance(w.roomOf(w.first(w.nearestTo(w.itRoom, w.explorers))), w.itRoom);
const lair = w.either(
  tombs,
  w.where(lonely, w.gone(tombs)),
  w.where(w.most(w.emptyRooms, fromNearest), w.all(w.gone(tombs), w.gone(lonely))),
);

const holy = w.either(w.named('chapel'), w.roomOf(w.both(w.holderOf(symbol), w.heroes)));
const behindDoors = w.both(w.joined(w.here), w.touching(w.here));
/** Heroes of the other sex, in this room on the same side of a barrier, or behind a door. */
const prey = w.both(
  w.heroes,
  w.either(w.withMe(w.self), w.charactersIn(behindDoors)),
  w.either(
    w.where(w.withPronoun('she'), w.isIn(w.self, w.either(w.withPronoun('he'), dracula))),
    w.where(w.withPronoun('he'), w.isIn(w.self, w.either(w.withPronoun('she'), bride))),
  ),
);
/** The bearer of the Holy Symbol drives back, on the bearer's own turn, whom it has beaten. */
const repels = w.all(w.ownTurn(w.winner), w.isIn(w.winner, w.heroes), w.holds(w.winner, symbol));
const staked = w.all(w.ownTurn(w.winner), w.isIn(w.foughtWith, spear), w.isIn(w.winner, w.heroes));
const driven = (n: typeof w.margin) => w.call('driven-back', { with: { by: w.winner }, numbers: { n } });
const beaten = [w.when(staked, [w.kill(w.self)], [w.stun(w.self), w.when(repels, [driven(w.margin)])])];
/** Whether it has found the nerve for holy ground or not is over with its turn. */
const settled = [w.setOf('braves', w.self, 0), w.setOf('balks', w.self, 0)];
const spent = w.any(
  w.is(w.level(w.self, 'speed'), '≤', 0),
  w.is(w.level(w.self, 'might'), '≤', 0),
  w.is(w.level(w.self, 'sanity'), '≤', 0),
);

export default w.haunt({
  id: 'tomb-of-dracula',
  number: 30,
  kind: 'traitor',
  traitor: w.revealer,

  counters: { night: {} },
  vars: {
    sun: {},
    braves: { per: 'who' },
    balks: { per: 'who' },
    enthralled: { per: 'who' },
    converted: { per: 'who' },
    'has-killed': { per: 'who' },
  },
  statuses: { vampire: {} },
  places: { threshold: w.joined(holy, { whole: true }) },
  monsters: {
    dracula: {
      n: 1,
      traits: { speed: 5, might: 8, sanity: 6, knowledge: null },
      will: [{ stay: asleep }],
      attack: { on: w.where(w.heroes, w.not(asleep)) },
      defeat: beaten,
    },
    bride: { n: 1, traits: { speed: 4, might: 4, sanity: 4, knowledge: null }, defeat: beaten },
  },

  setup: {
    traitor: [
      w.discard(w.cards('girl')),
      w.mark(w.traitor, 'vampire'),
      w.gainEach(1, w.traitor),
      w.deploy('bride', { rooms: w.roomOf(w.traitor) }),
      w.ask(w.traitor, 'room', {
        from: lair,
        as: 'r',
        question: 'coffin',
        none: [w.ask(w.traitor, 'room', { from: w.standing, as: 'r', question: 'coffin' })],
      }),
      w.deploy('dracula', { rooms: w.$room('r') }),
    ],
  },

  actions: {
    dominate: {
      who: w.either(turned, bride, w.where(dracula, w.not(asleep))),
      needs: [w.exists(prey)],
      cost: 'attack',
      page: 'traitor',
      do: [
        w.ask(w.self, 'who', { from: prey, as: 't' }),
        w.attack({
          by: w.self,
          on: w.$who('t'),
          trait: 'sanity',
          win: [
            w.setOf('enthralled', w.subject, 1),
            w.lose('speed', w.margin, w.subject),
            w.setOf('enthralled', w.subject, 0),
            w.when(w.all(w.isIn(w.subject, w.heroes), w.not(w.at(w.subject, w.here))), [
              w.choose(
                w.self,
                { 'draw-near': [w.walk(w.subject, { toward: w.here })], 'leave-there': [] },
                { question: 'draw-near' },
              ),
            ]),
          ],
          lose: [],
        }),
      ],
    },
    'brave-the-holy': {
      who: vampires,
      where: 'threshold',
      needs: [w.is(w.vOf('braves', w.self), '=', 0), w.is(w.vOf('balks', w.self), '=', 0)],
      page: 'traitor',
      limit: 'none',
      roll: { trait: 'sanity' },
      pass: 6,
      do: [w.setOf('braves', w.self, 1)],
      fail: [w.setOf('balks', w.self, 1)],
    },
  },

  procs: {
    'driven-back': [
      w.repeat(w.$num('n'), [
        w.ask(w.$who('by'), 'room', { from: w.either(w.here, behindDoors), as: 'r', question: 'drive' }),
        w.walk(w.self, { toward: w.$room('r') }),
      ]),
    ],
    burn: [
      w.eachOne(undead, [w.lose(w.theseTraits('speed', 'might', 'sanity')), w.when(spent, [w.kill(w.self)])]),
      w.loseEach(1, turned),
    ],
    turns: [
      w.join(w.self, 'traitor'),
      w.setTrait(w.self, 'speed', 'start'),
      w.gainEach(1),
      w.mark(w.self, 'vampire'),
      w.setOf('converted', w.self, 1),
    ],
  },

  rules: {
    'night-goes-on': {
      page: 'heroes',
      on: 'turn.before',
      for: w.traitor,
      evenDead: true,
      do: [
        w.when(
          w.is(w.v('sun'), '=', 1),
          [w.call('burn')],
          [
            w.add('night', 1),
            w.roll(w.dice(w.players), undefined, { as: 'n', by: w.first(w.both(w.inTurnOrder(w.traitor), w.heroes)) }),
            w.when(w.is(w.$num('n'), '<', night), [w.set('sun', 1), w.tell('sunrise')]),
          ],
        ),
      ],
    },
    staked: { page: 'heroes', on: 'defeat.instead', for: turned, when: staked, do: [w.kill(w.self)] },
    repelled: { page: 'heroes', on: 'damage.after', for: turned, when: repels, do: [driven(w.amount)] },
    'holy-ground': {
      page: 'traitor',
      on: 'may',
      for: vampires,
      when: w.all(w.isIn(w.itRoom, holy), w.is(w.vOf('braves', w.self), '=', 0)),
      verbs: ['enter'],
    },
    'each-time-anew': {
      page: 'traitor',
      on: 'enter.after',
      for: vampires,
      when: w.isIn(w.theRoom, holy),
      do: [w.setOf('braves', w.self, 0)],
    },
    'nerve-fades': { page: 'traitor', on: 'turn.after', for: vampires, do: settled },
    'nerve-fades-too': { page: 'traitor', on: 'act.after', for: vampires, do: settled },
    'one-of-them': {
      page: 'traitor',
      on: 'kill.instead',
      for: w.heroes,
      when: w.is(w.vOf('enthralled', w.self), '=', 1),
      do: [w.call('turns')],
    },
    'blood-on-hands': {
      page: 'traitor',
      on: 'kill.after',
      evenDead: true,
      do: [w.eachOne(w.subject, [w.when(w.isIn(w.foe, turned), [w.setOf('has-killed', w.foe, 1)])])],
    },
  },

  wins: {
    heroes: w.gone(undead),
    traitor: {
      of: w.gone(w.heroes),
      but: w.where(w.everyone, w.all(w.is(w.vOf('converted', w.it), '=', 1), w.is(w.vOf('has-killed', w.it), '=', 0))),
    },
  },

  rulings: {
    'he-and-she': { page: 'traitor', about: ['dominate'] },
    'nothing-lost': { page: 'traitor', about: ['dominate'] },
    'traitor-may-live': { page: 'heroes', about: ['wins/heroes'] },
    'not-this-turn': { page: 'traitor', about: ['brave-the-holy'] },
    'on-your-own-turn': { page: 'heroes', about: ['repelled'] },
    'from-the-next': { about: ['night'] },
  },
});
