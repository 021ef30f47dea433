import * as w from '@hollow/engine/words';

const wolves = w.both(w.explorers, w.withStatus('werewolf'));
const dog = w.piece('wolf-dog');
const pack = w.either(wolves, dog);
const revolver = w.cards('revolver');
const hidden = w.except(revolver, w.either(w.heldBy(w.explorers), w.lyingIn(w.standing)));
const bullets = w.pieces('bullets');
/** Shot with the Revolver by somebody who carries the Silver Bullets. */
const bySilver = w.all(w.isIn(w.foughtWith, revolver), w.holds(w.foe, bullets));
const sheds = w.both(w.heldBy(w.self), w.either(w.tagged('item'), w.cards('girl', 'madman')));
const growsIn = w.theseTraits('might', 'speed');

export default w.haunt({
  id: 'i-was-a-teenage-lycanthrope',
  number: 5,
  kind: 'traitor',
  traitor: w.revealer,

  vars: { cast: {}, turned: { per: 'who' }, killed: { per: 'who' } },
  pieces: { bullets: { n: 1, carry: 'item' } },
  monsters: {
    'wolf-dog': {
      n: 1,
      traits: { speed: 4, might: 4, sanity: 3, knowledge: null },
      defeat: [
        w.when(w.all(w.isIn(w.foughtWith, revolver), w.holds(w.winner, bullets)), [w.kill(w.self)], [w.stun(w.self)]),
      ],
    },
  },
  statuses: {
    werewolf: {
      transforms: true,
      rules: {
        'no-hands': { on: 'may', verbs: ['take'] },
        'finds-nothing': { on: 'draw.instead', when: w.kindIs('item', 'omen'), do: [] },
        silver: { page: 'heroes', on: 'damage.instead', when: bySilver, do: [w.kill(w.self)] },
        'thick-hide': {
          page: 'traitor',
          on: 'damage.modify',
          when: w.not(bySilver),
          set: { amount: w.half(w.amount, true) },
        },
        deathless: {
          page: 'traitor',
          on: 'shift.instead',
          when: w.is(w.plus(w.level(w.self, w.shiftedTrait, 'step'), w.amount), '<', 0),
          do: [w.setTrait(w.self, w.shiftedTrait, 'lowest')],
        },
        grows: {
          page: 'traitor',
          on: 'turn.before',
          do: [w.ask(w.self, 'trait', { from: growsIn, as: 'more' }), w.gain(w.$trait('more'))],
        },
      },
    },
    bitten: {
      rules: {
        curse: {
          on: 'turn.before',
          do: [
            w.roll(w.trait('sanity'), {
              '4+': [],
              '0-3': [
                w.mark(w.self, 'bitten', false),
                w.setOf('turned', w.self, 1),
                w.join(w.self, 'traitor'),
                w.call('change'),
              ],
            }),
          ],
        },
      },
    },
  },

  setup: {
    traitor: [
      w.setAside(w.both(w.cards('dog'), w.heldBy(w.everyone))),
      w.deploy('wolf-dog', { rooms: w.here }),
      w.call('change'),
    ],
  },

  actions: {
    'find-revolver': {
      who: w.heroes,
      where: w.named('attic', 'game-room', 'junk-room', 'master-bedroom', 'vault'),
      needs: [w.not(w.holds(w.heroes, revolver)), w.gone(w.both(revolver, w.lyingIn(w.standing)))],
      roll: { trait: 'knowledge' },
      pass: 5,
      do: [w.transfer(hidden, w.self), w.shuffle('item')],
    },
    'make-bullets': {
      who: w.heroes,
      where: w.named('research-laboratory', 'furnace-room'),
      needs: [w.is(w.v('cast'), '=', 0)],
      roll: { trait: 'knowledge' },
      pass: 5,
      do: [w.deploy('bullets', { holder: w.self }), w.set('cast', 1)],
    },
  },

  procs: {
    /** `self` drops everything and is a wolf. */
    change: [
      w.mark(w.self, 'werewolf'),
      w.drop(w.either(sheds, w.own('bullets')), w.here),
      w.setTrait(w.self, w.allTraits, 'start'),
      w.repeat(w.count(w.heroes), [
        w.ask(w.self, 'trait', { from: w.allTraits, as: 'point' }),
        w.gain(w.$trait('point')),
      ]),
    ],
  },

  rules: {
    bite: {
      on: 'damage.after',
      for: w.heroes,
      when: w.all(w.isIn(w.foe, pack), w.is(w.amount, '>', 0)),
      do: [w.mark(w.self, 'bitten')],
    },
    'no-lift': { on: 'may', for: pack, verbs: ['rooms/mystic-elevator/*'] },
    kills: {
      page: 'traitor',
      on: 'kill.after',
      evenDead: true,
      when: w.not(w.has(w.subject, 'werewolf')),
      do: [w.eachOne(w.subject, [w.each(w.both(w.foe, wolves), 'by', [w.setOf('killed', w.$who('by'), 1)])])],
    },
  },

  wins: {
    heroes: w.gone(wolves),
    traitor: {
      of: w.gone(w.heroes),
      but: w.where(w.everyone, w.all(w.is(w.vOf('turned', w.it), '=', 1), w.is(w.vOf('killed', w.it), '=', 0))),
    },
  },

  rulings: {
    'losing-is-a-bite': { about: ['bite'] },
    'one-dog': { about: ['wolf-dog'] },
    'dog-set-aside': { page: 'traitor', about: ['setup/traitor'] },
    'heroes-that-are-left': { page: 'traitor', about: ['change'] },
    'wherever-it-is': { page: 'heroes', about: ['find-revolver'] },
    'grows-later': { page: 'traitor', about: ['grows'] },
    'left-standing': { about: ['werewolf'] },
    'no-cards': { about: ['finds-nothing'] },
  },
});
