import * as w from '../../src/builders/index.ts';

const within = w.reach(w.here, 4, 'errand');

/** Kept by whoever draws them. */
export const testCharms = [
  /** Gives more than the track holds; what did not fit is not taken away again. */
  w.card({
    id: 'iron-glove',
    deck: 'charm',
    gain: [w.gain('grip', 3)],
    lose: [w.lose('grip', 3)],
    stolen: [w.lose('wits')],
  }),
  w.card({ id: 'hook', deck: 'charm', tags: ['weapon'], weapon: { trait: 'grip', dice: 1 } }),
  w.card({
    id: 'curse-pen',
    deck: 'charm',
    tags: ['weapon'],
    weapon: {
      trait: 'wits',
      dice: 2,
      damage: 'soul',
      range: 'sight',
      cost: [w.when(w.is(w.level(w.self, 'wits'), '>', 3), [w.lose('wits')], [w.end('attack')])],
    },
  }),
  w.card({
    id: 'lucky-knot',
    deck: 'charm',
    rules: {
      pull: {
        on: 'roll.offer',
        moment: 'before',
        when: w.rollIs('trait'),
        do: [w.alter('pool', 2), w.alter('bonus', 1), w.discard(w.thisCard)],
      },
    },
  }),
  w.card({
    id: 'certain-feather',
    deck: 'charm',
    rules: {
      drop: {
        on: 'roll.offer',
        moment: 'before',
        do: [
          w.ask(w.self, 'number', { min: 0, max: 4, as: 'n' }),
          w.alter('result', w.$num('n')),
          w.discard(w.thisCard),
        ],
      },
    },
  }),
  w.card({
    id: 'second-breath',
    deck: 'charm',
    rules: { breathe: { on: 'roll.offer', moment: 'after', do: [w.reroll('any'), w.discard(w.thisCard)] } },
  }),
  w.card({
    id: 'chipped-die',
    deck: 'charm',
    rules: { turn: { on: 'roll.offer', moment: 'after', when: w.ownTurn(), do: [w.reroll('one')] } },
  }),
  w.card({
    id: 'leather-coat',
    deck: 'charm',
    can: { trade: true, drop: true, steal: false },
    rules: { thick: { on: 'damage.modify', when: w.kindIs('flesh'), set: { amount: w.minus(w.amount, 1) } } },
  }),
  w.card({
    id: 'skull-cup',
    deck: 'charm',
    rules: {
      drink: { on: 'damage.offer', when: w.kindIs('flesh', 'whole'), do: [w.alter('kind', 'soul')] },
    },
  }),
  /** Whoever holds it may look at the whispers in place of hearing one. */
  w.card({
    id: 'wax',
    deck: 'charm',
    rules: {
      plug: {
        on: 'draw.instead',
        optional: true,
        when: w.kindIs('whisper'),
        do: [w.look(w.self, 'whisper', 2, { reorder: true })],
      },
    },
  }),
  /** Nothing can hurt the soul of its holder: it slows down in its place. */
  w.card({
    id: 'anchor',
    deck: 'charm',
    can: { trade: false, drop: false, steal: true },
    rules: { weight: { on: 'damage.instead', when: w.kindIs('soul'), do: [w.lose('pace')] } },
  }),
  w.card({
    id: 'looking-glass',
    deck: 'charm',
    rules: {
      gaze: { on: 'turn.offer', do: [w.search(w.self, 'whisper')] },
      peek: { on: 'turn.offer', needs: [w.not(w.moved)], do: [w.look(w.self, 'rooms', 1)] },
      stir: { on: 'turn.offer', do: [w.shuffle('whisper'), w.draw('whisper')] },
    },
  }),
  w.card({
    id: 'raven',
    deck: 'charm',
    tags: ['companion', 'not-an-item'],
    gain: [w.gain('wits')],
    lose: [w.lose('wits')],
    rules: {
      errand: {
        on: 'turn.offer',
        needs: [w.exists(w.either(w.lyingIn(within), w.heldBy(w.self)))],
        do: [
          w.ask(w.self, 'thing', { from: w.either(w.lyingIn(within), w.heldBy(w.self)), as: 'load' }),
          w.ask(w.self, 'room', { from: within, as: 'goal' }),
          w.when(
            w.isIn(w.$room('goal'), w.here),
            [w.transfer(w.$thing('load'), w.self)],
            [w.drop(w.$thing('load'), w.$room('goal'))],
          ),
        ],
      },
    },
  }),
  /** The other way to a haunt. */
  w.card({ id: 'black-spot', deck: 'charm', draw: [w.when(w.is(w.level(w.self, 'wits'), '≤', 2), [w.startHaunt(2)])] }),
];
