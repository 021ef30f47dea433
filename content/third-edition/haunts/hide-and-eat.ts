import * as w from '@hollow/engine/words';
import { withMostOmens } from '../traitors.ts';

const wolf = w.piece('werewolf');
const seen = w.except(w.heroes, w.withStatus('hidden'));
const hiddenHere = w.both(w.withMe(w.self), w.heroes, w.withStatus('hidden'));
const prey = w.both(seen, w.charactersIn(w.roomOf(wolf)));
const inSight = w.where(seen, w.all(w.sees(w.self, w.it), w.exists(w.heldBy(w.it))));
const hidingPlaces = w.named(
  'armory',
  'soundproofed-room',
  'catacombs',
  'winter-bedroom',
  'graveyard',
  'statuary-corridor',
);

export default w.haunt({
  id: 'hide-and-eat',
  number: 43,
  kind: 'traitor',
  traitor: withMostOmens(w.explorers),

  counters: { dawn: { from: w.byPlayers(6, 7, 8, 9), to: 0 } },
  vars: { bitten: {} },
  monsters: { werewolf: { n: 1, traits: { speed: 4, might: 7, sanity: 2, knowledge: 3 } } },
  statuses: {
    hidden: {
      slows: false,
      rules: { 'comes-out': { on: 'enter.after', do: [w.mark(w.self, 'hidden', false)] } },
    },
  },

  setup: { heroes: [w.bury(w.cards('dog')), w.deploy('werewolf', { rooms: w.roomOf(w.revealer) })] },

  actions: {
    hide: {
      who: w.heroes,
      needs: [w.not(w.has(w.self, 'hidden')), w.not(w.sees(w.self, w.first(wolf)))],
      roll: { trait: 'speed', bonus: w.ifElse(w.at(w.self, hidingPlaces), 1, 0) },
      pass: 5,
      do: [w.mark(w.self, 'hidden')],
    },
    charm: {
      who: w.heroes,
      where: w.roomOf(wolf),
      roll: { trait: 'sanity', bonus: w.count(prey) },
      rows: { '0-4': [w.damage('physical', 1)], '5-7': [], '8+': [w.stun(wolf)] },
    },
    unmask: {
      who: w.traitor,
      needs: [w.exists(hiddenHere)],
      roll: { trait: 'sanity' },
      pass: 5,
      do: [
        w.ask(w.self, 'who', { from: hiddenHere, as: 'h', question: 'unmask' }),
        w.mark(w.$who('h'), 'hidden', false),
      ],
    },
    commune: {
      who: w.traitor,
      where: w.roomOf(wolf),
      needs: [w.not(w.isStunned(wolf))],
      do: [
        w.ask(w.self, 'room', { from: w.joined(w.roomOf(wolf), { by: w.first(wolf) }), as: 'r', question: 'set-on' }),
        w.put(wolf, w.$room('r')),
        w.ask(w.self, 'who', { from: prey, as: 'h', question: 'bite' }),
        w.attack({ by: w.first(wolf), on: w.$who('h') }),
      ],
    },
    curse: {
      who: w.traitor,
      needs: [w.exists(inSight)],
      roll: { trait: 'sanity' },
      pass: 5,
      do: [
        w.ask(w.self, 'who', { from: inSight, as: 'h', question: 'curse' }),
        w.ask(w.$who('h'), 'thing', { from: w.heldBy(w.$who('h')), as: 'c', question: 'give-up' }),
        w.bury(w.$thing('c')),
      ],
    },
  },

  rules: {
    'out-of-reach': { on: 'may', when: w.has(w.it, 'hidden'), verbs: ['attack'] },
    'out-of-harm': {
      on: 'damage.instead',
      for: w.except(w.withStatus('hidden'), w.active),
      when: w.causedBy(w.cards('dynamite')),
      do: [],
    },
    'somebody-bleeds': {
      page: 'heroes',
      on: 'damage.after',
      for: w.except(w.everyone, w.traitor),
      evenDead: true,
      when: w.all(w.during('monsterTurn'), w.is(w.amount, '>', 0)),
      do: [w.set('bitten', 1)],
    },
    'howls-at-the-moon': {
      page: 'heroes',
      on: 'monsterTurn.after',
      evenDead: true,
      do: [
        w.add('dawn', -1),
        w.when(w.all(w.is(w.v('bitten'), '=', 0), w.is(w.v('dawn'), '>', 0)), [w.add('dawn', -1)]),
        w.set('bitten', 0),
        w.mark(w.withStatus('hidden'), 'hidden', false),
      ],
    },
  },

  wins: {
    heroes: w.all(w.is(w.v('dawn'), '≤', 0), w.exists(w.heroes)),
    traitor: w.gone(w.heroes),
  },

  exceptions: [{ law: 'out-of-reach', of: 'cards/mask/drive', ruling: 'moved-by-others' }],

  rulings: {
    'what-spoils-it': { page: 'heroes', about: ['somebody-bleeds'] },
    'dog-counts': { page: 'heroes', about: ['setup/heroes'] },
    'moved-by-others': { about: ['hidden'] },
    'time-goes-on': { page: 'heroes', about: ['howls-at-the-moon'] },
    'no-healing': { page: 'traitor', about: ['wins/traitor'] },
    'twice-a-round': { page: 'traitor', about: ['commune'] },
    'one-step-first': { page: 'traitor', about: ['commune'] },
    'still-hidden': { about: ['hidden'] },
    'blast-passes-by': { about: ['out-of-harm'] },
    'own-voice-counts': { page: 'heroes', about: ['charm'] },
    'something-to-lose': { page: 'traitor', about: ['curse'] },
  },
});
