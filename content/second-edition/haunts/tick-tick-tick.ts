import * as w from '@hollow/engine/words';
import { highest, others } from '../traitors.ts';

const dynamite = w.cards('dynamite');
const needed = w.ifElse(w.holds(w.self, w.cards('madman')), 5, 7);
const wearers = w.both(w.inTurnOrder(w.traitor), w.heroes, w.withStatus('wired'));
const friends = w.both(w.except(w.withMe(w.self), w.self), w.heroes, w.withStatus('wired'));
const inTheRoom = w.charactersIn(w.here);
const company = w.except(inTheRoom, w.self);
const blown = w.both(w.charactersIn(w.roomOf(w.$who('w'))), w.heroes);
const enteredWith = w.both(w.charactersIn(w.theRoom), w.heroes);

export default w.haunt({
  id: 'tick-tick-tick',
  number: 45,
  kind: 'traitor',
  traitor: highest(others, 'knowledge'),

  counters: { turn: { to: 12, page: 'traitor' } },
  statuses: { wired: {} },

  setup: {
    traitor: [w.transfer(dynamite, w.traitor), w.shuffle('item')],
    heroes: [w.mark(w.heroes, 'wired')],
  },

  actions: {
    'defuse-own': {
      who: w.heroes,
      needs: [w.has(w.self, 'wired')],
      limit: 'defusing',
      roll: { trait: 'knowledge' },
      pass: needed,
      do: [w.mark(w.self, 'wired', false)],
      fail: [w.when(w.is(w.$num('$result'), '≤', 2), [w.discard(w.heldBy(inTheRoom)), w.kill(inTheRoom)])],
    },
    'defuse-other': {
      who: w.heroes,
      needs: [w.exists(friends)],
      limit: 'defusing',
      do: [
        w.ask(w.self, 'who', { from: friends, as: 'x', question: 'bomb' }),
        w.choose(
          w.$who('x'),
          {
            'hold-still': [
              w.roll(w.trait('knowledge'), undefined, { as: 'n', tags: ['task'] }),
              w.when(w.is(w.$num('n'), '≥', needed), [w.mark(w.$who('x'), 'wired', false)]),
              w.when(w.is(w.$num('n'), '≤', 2), [w.discard(w.heldBy(inTheRoom)), w.kill(inTheRoom)]),
            ],
            'step-back': [],
          },
          { question: { key: 'hold-still', of: w.self } },
        ),
      ],
    },
    'dynamite-here': {
      who: w.traitor,
      needs: [w.mayAttack, w.holds(w.self, dynamite), w.exists(company)],
      cost: 'attack',
      do: [
        w.discard(dynamite),
        w.eachOne(company, [w.roll(w.trait('speed'), { '5+': [], '0-4': [w.damage('physical', 4)] })]),
      ],
    },
  },

  rules: {
    rooted: { on: 'may', for: w.traitor, verbs: ['move', 'discover'] },
    'stays-put': { on: 'put.instead', for: w.traitor, do: [] },
    'lift-stopped': {
      on: 'may',
      when: w.at(w.traitor, w.named('mystic-elevator')),
      verbs: ['rooms/mystic-elevator/*'],
    },
    tick: {
      page: 'traitor',
      on: 'turn.after',
      for: w.traitor,
      do: [
        w.add('turn', 1),
        w.when(
          w.is(w.v('turn'), '≥', 12),
          [w.kill(w.explorers)],
          [
            w.when(w.exists(wearers), [
              w.roll(w.dice(w.clamp(w.plus(w.v('turn'), w.count(w.heroes)), 0, 8)), undefined, { as: 'n' }),
              w.when(w.is(w.$num('n'), '≥', 8), [
                w.each(w.first(wearers), 'w', [w.setAside(w.heldBy(blown)), w.kill(blown)]),
              ]),
            ]),
          ],
        ),
      ],
    },
    proximity: {
      on: 'enter.after',
      for: w.heroes,
      when: w.all(
        w.is(w.v('turn'), '≥', 1),
        w.has(w.self, 'wired'),
        w.isIn(w.theRoom, w.either(w.roomOf(w.traitor), w.touching(w.roomOf(w.traitor)))),
      ),
      do: [w.setAside(w.heldBy(enteredWith)), w.kill(enteredWith)],
    },
  },

  wins: {
    heroes: w.isDead(w.traitor),
    traitor: w.any(w.is(w.v('turn'), '≥', 12), w.gone(w.heroes)),
  },

  rulings: {
    'dynamite-found': { page: 'traitor', about: ['setup/traitor'] },
    'no-means-no': { page: 'heroes', about: ['defuse-other'] },
    'blast-room': { about: ['proximity'] },
  },
});
