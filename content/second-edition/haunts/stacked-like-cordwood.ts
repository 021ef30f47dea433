import * as w from '@hollow/engine/words';

const jack = w.piece('jack');
const fallen = w.inZone('the-dark');
const weapons = w.cards('axe', 'blood-dagger', 'sacrificial-dagger', 'spear');
const buried = w.both(weapons, w.either(w.inStack('item'), w.inStack('omen')));
/** All but what the traitor has; what was discarded comes back, so that there is always one to be found. */
const findable = w.except(weapons, w.heldBy(w.traitor));
const discarded = w.except(findable, w.either(buried, w.heldBy(w.heroes), w.lyingIn(w.standing)));
/** The one of the four that the heroes have named. */
const cursed = w.where(weapons, w.is(w.vOf('cursed', w.itThing), '=', 1));
const chosen = w.$thing('c');
const name = [
  w.each(weapons, 'other', [w.setOf('cursed', w.$thing('other'), 0)]),
  w.setOf('cursed', chosen, 1),
  w.set('named', 1),
];
const openVault = w.both(w.named('vault'), w.roomOf(w.tokensOf('vault-empty')));
const learned = w.is(w.v('studies'), '≥', w.players);

export default w.haunt({
  id: 'stacked-like-cordwood',
  number: 48,
  kind: 'traitor',
  traitor: w.leftOf(w.revealer),

  counters: { studies: { to: w.players, page: 'heroes' } },
  vars: { named: {}, cursed: { per: 'thing', knownTo: 'heroes' } },
  zones: ['the-dark'],
  monsters: {
    jack: {
      n: 1,
      traits: { speed: 3, might: 3, sanity: 3, knowledge: null },
      defeat: [
        w.when(
          w.all(w.isIn(w.foughtWith, cursed), learned),
          [w.kill(w.self)],
          [w.send(w.self, 'the-dark'), w.when(w.ownTurn(w.self), [w.end('turn')])],
        ),
      ],
    },
  },
  places: { hiding: w.either(w.named('library', 'chapel', 'attic'), openVault), 'beside-it': w.roomOf(cursed) },

  setup: { traitor: [w.deploy('jack', { rooms: w.named('entrance-hall') })] },

  actions: {
    'name-weapon': {
      who: w.heroes,
      needs: [w.is(w.v('named'), '=', 0), w.exists(w.both(w.heldBy(w.self), weapons))],
      do: [w.ask(w.self, 'thing', { from: w.both(w.heldBy(w.self), weapons), as: 'c', question: 'curse' }), ...name],
    },
    'find-weapon': {
      who: w.heroes,
      where: 'hiding',
      needs: [w.not(w.holds(w.heroes, cursed)), w.exists(findable)],
      roll: { trait: 'knowledge' },
      pass: 3,
      do: [
        w.ask(w.self, 'thing', { from: findable, as: 'c', question: 'curse' }),
        ...name,
        w.when(w.isIn(chosen, w.inStack('item')), [w.fetch('item', chosen)]),
        w.when(w.isIn(chosen, w.inStack('omen')), [w.fetch('omen', chosen)]),
        w.when(w.isIn(chosen, discarded), [w.transfer(chosen, w.self)]),
      ],
    },
    study: {
      who: w.heroes,
      where: 'beside-it',
      needs: [w.is(w.v('studies'), '<', w.players)],
      roll: { trait: ['might', 'knowledge'] },
      pass: 5,
      do: [w.add('studies', 1)],
    },
  },

  rules: {
    'comes-back': {
      page: 'traitor',
      on: 'turn.before',
      for: w.traitor,
      evenDead: true,
      when: w.exists(fallen),
      do: [
        w.eachOne(fallen, [
          w.put(w.self, w.named('entrance-hall')),
          w.when(w.is(w.level(w.self, 'might'), '<', 8), [w.gain('speed'), w.gain('might'), w.gain('sanity')]),
          w.tell('knocks', { n: w.level(w.self, 'might') }),
        ]),
      ],
    },
    'his-smile': {
      on: 'turn.before',
      for: w.heroes,
      when: w.at(w.self, w.roomOf(jack)),
      do: [w.roll(w.trait('sanity'), { '3+': [], '0-2': [w.sufferAny(1, 'mental'), w.sufferAny(1, 'physical')] })],
    },
  },

  wins: { heroes: w.gone(w.either(jack, fallen)), traitor: w.gone(w.heroes) },

  rulings: {
    'one-of-four': { page: 'heroes', about: ['name-weapon', 'find-weapon'] },
    'weapon-lost': { page: 'heroes', about: ['find-weapon'] },
    'what-is-learned-stays': { page: 'heroes', about: ['study'] },
    'blown-to-pieces': { about: ['jack'] },
    'no-more-than-eight': { page: 'traitor', about: ['comes-back'] },
    'without-you': { page: 'traitor', about: ['comes-back'] },
  },
});
