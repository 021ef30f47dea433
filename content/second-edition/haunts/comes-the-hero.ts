import type { Ops } from '@hollow/engine';
import * as w from '@hollow/engine/words';
import { highest } from '../traitors.ts';

const figure = w.piece('figure');
const statue = w.piece('statue');
const weapons = w.cards('axe', 'blood-dagger', 'revolver', 'sacrificial-dagger', 'spear');
const armed = (deck: string) => w.both(w.inStack(deck), weapons);
const seek = (deck: string): Ops => [w.pick(armed(deck), 'found'), w.fetch(deck, w.$thing('found'))];
const bodyHere = w.where(w.pieces('body'), w.at(w.it, w.here));
const gifts = w.cards('holy-symbol', 'axe', 'crystal-ball', 'book');
/** The gift is gone for good, and with it the choice. */
const wake = (gift: string, form: string): Ops => [
  w.discard(w.cards(gift)),
  w.remove(w.pieces('figure')),
  w.deploy('statue', { rooms: w.here }),
  w.mark(statue, form),
  w.tell(form),
];
const drains = (form: string, trait: string) =>
  w.when(w.has(statue, form), [w.set('frozen', 0), w.lose(trait), w.set('frozen', 1)]);

export default w.haunt({
  id: 'comes-the-hero',
  number: 42,
  kind: 'traitor',
  traitor: highest(w.explorers, 'might'),

  counters: { gate: { to: 1, page: 'traitor' } },
  vars: { frozen: { knownTo: 'nobody' }, halted: {} },
  pieces: { figure: { n: 1 }, body: { n: w.players, carry: 'traitor', most: 1 } },
  monsters: {
    statue: {
      n: 1,
      side: 'heroes',
      traits: { speed: 8, might: 8, sanity: 8, knowledge: 8 },
      moves: 'none',
      attack: { never: true },
      slows: false,
      // Nobody else's blow counts, nor a blast that its own side has set off.
      defeat: [w.when(w.isIn(w.active, w.traitor), [w.set('halted', 1), w.tell('halts')])],
    },
  },
  statuses: { judge: {}, warrior: {}, seer: {}, wizard: {} },

  setup: {
    traitor: [
      w.setTrait(w.traitor, w.allTraits, 'start'),
      w.when(w.not(w.holds(w.traitor, weapons)), [
        w.choose(
          w.traitor,
          { 'search-items': seek('item'), 'search-omens': seek('omen') },
          {
            if: { 'search-items': w.exists(armed('item')), 'search-omens': w.exists(armed('omen')) },
            question: 'arm',
          },
        ),
      ]),
      w.set('frozen', 1),
    ],
    heroes: [w.deploy('figure', { rooms: w.revealRoom })],
  },

  actions: {
    animate: {
      who: w.heroes,
      where: w.roomOf(figure),
      needs: [w.holds(w.self, gifts)],
      do: [
        w.choose(
          w.self,
          {
            'as-judge': wake('holy-symbol', 'judge'),
            'as-warrior': wake('axe', 'warrior'),
            'as-seer': wake('crystal-ball', 'seer'),
            'as-wizard': wake('book', 'wizard'),
          },
          {
            if: {
              'as-judge': w.holds(w.self, w.cards('holy-symbol')),
              'as-warrior': w.holds(w.self, w.cards('axe')),
              'as-seer': w.holds(w.self, w.cards('crystal-ball')),
              'as-wizard': w.holds(w.self, w.cards('book')),
            },
            question: 'gift',
          },
        ),
      ],
    },
    'move-statue': {
      who: w.heroes,
      where: w.roomOf(statue),
      roll: { trait: ['knowledge', 'sanity'] },
      rows: {
        '0': [],
        '1+': [
          w.ask(w.self, 'room', {
            from: w.reach(w.here, w.$num('$result')),
            as: 'r',
            question: 'walk',
          }),
          w.put(statue, w.$room('r'), { silent: true }),
        ],
      },
    },
    'open-gate': {
      who: w.traitor,
      where: w.named('catacombs', 'chasm', 'pentagram-chamber'),
      needs: [w.exists(bodyHere)],
      roll: { trait: ['sanity', 'knowledge'] },
      pass: 4,
      do: [w.add('gate', 1)],
    },
  },

  rules: {
    'no-blow': { on: 'may', verbs: ['attack'], when: w.isIn(w.it, w.traitor) },
    'no-harm': { on: 'damage.instead', for: w.traitor, do: [] },
    'no-change': { on: 'shift.instead', for: w.traitor, when: w.is(w.v('frozen'), '=', 1), do: [] },
    'no-theft': { on: 'may', for: w.heroes, when: w.isIn(w.holderOf(w.itThing), w.traitor), verbs: ['take'] },
    'no-hindrance': {
      on: 'cost',
      for: w.traitor,
      layer: 'add',
      value: w.minus(0, w.count(w.both(w.withMe(w.self), w.heroes))),
    },
    'heavy-burden': {
      page: 'traitor',
      on: 'cost',
      for: w.traitor,
      when: w.exists(w.own('body')),
      layer: 'add',
      value: 1,
    },
    sacrifice: {
      page: 'traitor',
      on: 'kill.after',
      evenDead: true,
      when: w.all(w.not(w.isIn(w.subject, w.traitor)), w.isIn(w.foughtWith, weapons)),
      do: [w.deploy('body', { rooms: w.roomOf(w.first(w.subject)) })],
    },
    drain: {
      page: 'heroes',
      on: 'turn.before',
      for: w.traitor,
      when: w.at(w.self, w.roomOf(statue)),
      do: [
        w.when(
          w.is(w.v('halted'), '=', 1),
          [w.set('halted', 0)],
          [
            drains('judge', 'speed'),
            drains('warrior', 'might'),
            drains('seer', 'sanity'),
            drains('wizard', 'knowledge'),
          ],
        ),
      ],
    },
  },

  wins: {
    heroes: w.isDead(w.traitor),
    traitor: w.any(w.is(w.v('gate'), '≥', 1), w.gone(w.heroes)),
  },

  exceptions: [{ law: 'out-of-reach', of: 'cards/dark-dice/cast', ruling: 'not-rooted' }],

  rulings: {
    'not-rooted': { about: ['no-blow'] },
    'next-drain': { page: 'heroes', about: ['drain'] },
    'bodies-stay': { page: 'traitor', about: ['sacrifice'] },
    'nobody-left': { page: 'traitor', about: ['wins/traitor'] },
    'by-the-shortest-way': { page: 'heroes', about: ['move-statue'] },
  },
});
