import {
  $num,
  $room,
  $thing,
  alter,
  amount,
  ask,
  card,
  discard,
  draw,
  drop,
  either,
  end,
  exists,
  gain,
  heldBy,
  here,
  is,
  isIn,
  kindIs,
  level,
  look,
  lose,
  lyingIn,
  minus,
  moved,
  not,
  ownTurn,
  reach,
  reroll,
  rollIs,
  search,
  self,
  shuffle,
  startHaunt,
  thisCard,
  transfer,
  when,
} from '../../src/language/builders.ts';

const within = reach(here, 4, 'errand');

/** Kept by whoever draws them. */
export const testCharms = [
  /** Gives more than the track holds; what did not fit is not taken away again. */
  card({
    id: 'iron-glove',
    deck: 'charm',
    gain: [gain('grip', 3)],
    lose: [lose('grip', 3)],
    stolen: [lose('wits')],
  }),
  card({ id: 'hook', deck: 'charm', tags: ['weapon'], weapon: { trait: 'grip', dice: 1 } }),
  card({
    id: 'curse-pen',
    deck: 'charm',
    tags: ['weapon'],
    weapon: {
      trait: 'wits',
      dice: 2,
      damage: 'soul',
      range: 'sight',
      cost: [when(is(level(self, 'wits'), '>', 3), [lose('wits')], [end('attack')])],
    },
  }),
  card({
    id: 'lucky-knot',
    deck: 'charm',
    rules: {
      pull: {
        on: 'roll.offer',
        moment: 'before',
        when: rollIs('trait'),
        do: [alter('pool', 2), alter('bonus', 1), discard(thisCard)],
      },
    },
  }),
  card({
    id: 'certain-feather',
    deck: 'charm',
    rules: {
      drop: {
        on: 'roll.offer',
        moment: 'before',
        do: [ask(self, 'number', { min: 0, max: 4, as: 'n' }), alter('result', $num('n')), discard(thisCard)],
      },
    },
  }),
  card({
    id: 'second-breath',
    deck: 'charm',
    rules: { breathe: { on: 'roll.offer', moment: 'after', do: [reroll('any'), discard(thisCard)] } },
  }),
  card({
    id: 'chipped-die',
    deck: 'charm',
    rules: { turn: { on: 'roll.offer', moment: 'after', when: ownTurn(), do: [reroll('one')] } },
  }),
  card({
    id: 'leather-coat',
    deck: 'charm',
    can: { trade: true, drop: true, steal: false },
    rules: { thick: { on: 'damage.modify', when: kindIs('flesh'), set: { amount: minus(amount, 1) } } },
  }),
  card({
    id: 'skull-cup',
    deck: 'charm',
    rules: {
      drink: { on: 'damage.offer', when: kindIs('flesh', 'whole'), do: [alter('kind', 'soul')] },
    },
  }),
  /** Whoever holds it may look at the whispers in place of hearing one. */
  card({
    id: 'wax',
    deck: 'charm',
    rules: {
      plug: {
        on: 'draw.instead',
        optional: true,
        when: kindIs('whisper'),
        do: [look(self, 'whisper', 2, { reorder: true })],
      },
    },
  }),
  /** Nothing can hurt the soul of its holder: it slows down in its place. */
  card({
    id: 'anchor',
    deck: 'charm',
    can: { trade: false, drop: false, steal: true },
    rules: { weight: { on: 'damage.instead', when: kindIs('soul'), do: [lose('pace')] } },
  }),
  card({
    id: 'looking-glass',
    deck: 'charm',
    rules: {
      gaze: { on: 'turn.offer', do: [search(self, 'whisper')] },
      peek: { on: 'turn.offer', needs: [not(moved)], do: [look(self, 'rooms', 1)] },
      stir: { on: 'turn.offer', do: [shuffle('whisper'), draw('whisper')] },
    },
  }),
  card({
    id: 'raven',
    deck: 'charm',
    tags: ['companion', 'not-an-item'],
    gain: [gain('wits')],
    lose: [lose('wits')],
    rules: {
      errand: {
        on: 'turn.offer',
        needs: [exists(either(lyingIn(within), heldBy(self)))],
        do: [
          ask(self, 'thing', { from: either(lyingIn(within), heldBy(self)), as: 'load' }),
          ask(self, 'room', { from: within, as: 'goal' }),
          when(isIn($room('goal'), here), [transfer($thing('load'), self)], [drop($thing('load'), $room('goal'))]),
        ],
      },
    },
  }),
  /** The other way to a haunt. */
  card({ id: 'black-spot', deck: 'charm', draw: [when(is(level(self, 'wits'), '≤', 2), [startHaunt(2)])] }),
];
