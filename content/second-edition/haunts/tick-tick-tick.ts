import {
  $num,
  $who,
  add,
  all,
  allDead,
  any,
  ask,
  at,
  both,
  cards,
  charactersIn,
  choose,
  clamp,
  count,
  damage,
  dice,
  discard,
  each,
  eachOne,
  either,
  except,
  exists,
  explorers,
  first,
  has,
  haunt,
  heldBy,
  here,
  heroes,
  holds,
  ifElse,
  inTurnOrder,
  is,
  isDead,
  isIn,
  kill,
  mark,
  mayAttack,
  named,
  plus,
  roll,
  roomOf,
  self,
  setAside,
  shuffle,
  theRoom,
  touching,
  trait,
  traitor,
  transfer,
  v,
  when,
  withMe,
  withStatus,
} from '@hollow/engine/builders';
import { highest, others } from '../traitors.ts';

const dynamite = cards('dynamite');
const needed = ifElse(holds(self, cards('madman')), 5, 7);
const wearers = both(inTurnOrder(traitor), heroes, withStatus('wired'));
const friends = both(except(withMe(self), self), heroes, withStatus('wired'));
const inTheRoom = charactersIn(here);
const company = except(inTheRoom, self);
const blown = both(charactersIn(roomOf($who('w'))), heroes);
const enteredWith = both(charactersIn(theRoom), heroes);

export default haunt({
  id: 'tick-tick-tick',
  number: 45,
  kind: 'traitor',
  traitor: highest(others, 'knowledge'),

  counters: { turn: { to: 12 } },
  statuses: { wired: {} },

  setup: {
    // Ruling: the Dynamite comes to the traitor from wherever it is, even from the discards.
    traitor: [transfer(dynamite, traitor), shuffle('item')],
    heroes: [mark(heroes, 'wired')],
  },

  actions: {
    'defuse-own': {
      who: heroes,
      needs: [has(self, 'wired')],
      limit: 'defusing',
      roll: { trait: 'knowledge' },
      pass: needed,
      do: [mark(self, 'wired', false)],
      fail: [when(is($num('$result'), '≤', 2), [discard(heldBy(inTheRoom)), kill(inTheRoom)])],
    },
    // Ruling: a friend who will not be touched has cost the attempt of the turn.
    'defuse-other': {
      who: heroes,
      needs: [exists(friends)],
      limit: 'defusing',
      do: [
        ask(self, 'who', { from: friends, as: 'x' }),
        choose($who('x'), {
          'hold-still': [
            roll(trait('knowledge'), undefined, { as: 'n', tags: ['task'] }),
            when(is($num('n'), '≥', needed), [mark($who('x'), 'wired', false)]),
            when(is($num('n'), '≤', 2), [discard(heldBy(inTheRoom)), kill(inTheRoom)]),
          ],
          'step-back': [],
        }),
      ],
    },
    'dynamite-here': {
      who: traitor,
      needs: [mayAttack, holds(self, dynamite), exists(company)],
      cost: 'attack',
      do: [discard(dynamite), eachOne(company, [roll(trait('speed'), { '5+': [], '0-4': [damage('physical', 4)] })])],
    },
  },

  rules: {
    rooted: { on: 'may', for: traitor, verbs: ['move', 'discover'] },
    'stays-put': { on: 'put.instead', for: traitor, do: [] },
    'lift-stopped': {
      on: 'may',
      when: at(traitor, named('mystic-elevator')),
      verbs: ['rooms/mystic-elevator/ride', 'rooms/mystic-elevator/stay-aboard', 'rooms/mystic-elevator/end-aboard'],
    },
    tick: {
      on: 'turn.after',
      for: traitor,
      do: [
        add('turn', 1),
        when(
          is(v('turn'), '≥', 12),
          [kill(explorers)],
          [
            when(exists(wearers), [
              roll(dice(clamp(plus(v('turn'), count(heroes)), 0, 8)), undefined, { as: 'n' }),
              when(is($num('n'), '≥', 8), [each(first(wearers), 'w', [setAside(heldBy(blown)), kill(blown)])]),
            ]),
          ],
        ),
      ],
    },
    // Ruling: the blast takes the heroes in the room that was entered, not those in the traitor's.
    proximity: {
      on: 'enter.after',
      for: heroes,
      when: all(
        is(v('turn'), '≥', 1),
        has(self, 'wired'),
        isIn(theRoom, either(roomOf(traitor), touching(roomOf(traitor)))),
      ),
      do: [setAside(heldBy(enteredWith)), kill(enteredWith)],
    },
  },

  wins: {
    heroes: isDead(traitor),
    traitor: any(is(v('turn'), '≥', 12), allDead(heroes)),
  },
});
