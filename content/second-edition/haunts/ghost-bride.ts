import type { Num } from '@hollow/engine';
import * as w from '@hollow/engine/words';
import { men as strangers } from '../men.ts';
import { oldest, orElse } from '../traitors.ts';

const bride = w.piece('bride');
const guest = w.piece('late-guest');
const spirit = w.piece('groom-spirit');
const ring = w.cards('ring');
const corpse = w.pieces('corpse');
const chapel = w.named('chapel');
const men = w.both(w.heroes, w.withPronoun('he'));
const bearer = w.both(w.holderOf(ring), men);
const chosen = orElse(bearer, oldest(men));
const groom = w.withStatus('groom');

/** Where no hero is a man, one of the men comes late: one who is not in the game, as he begins. */
const atStart = (trait: string): Num =>
  w.row(
    w.v('stranger'),
    Object.fromEntries(
      strangers.map(({ tracks }, i) => {
        const track = tracks[trait];
        const number = i === 0 ? '0-1' : `${i + 1}${i + 1 < strangers.length ? '' : '+'}`;
        return [number, track?.values[track.start] ?? 0];
      }),
    ),
  );
const portraits = w.pieces('portrait');
const pickStranger = [
  w.deploy('portrait', { rooms: w.revealRoom, n: strangers.length }),
  ...strangers.map(({ id }, i) =>
    w.when(w.exists(w.playedBy(id)), [w.remove(w.where(portraits, w.hasNumber(w.itThing, i + 1)))]),
  ),
  w.pick(portraits, 'p'),
  w.set('stranger', w.numberOn(w.$thing('p'))),
  w.remove(portraits),
  w.deploy('late-guest', { rooms: w.named('entrance-hall') }),
];

const swoon = (n: Num) =>
  w.table(n, { '0-2': [w.lose('might')], '3-4': [w.lose('might', 2)], '5+': [w.lose('might', 3)] });
/** In the hands of a hero there, or lying there. */
const brought = (thing: typeof ring | typeof corpse) =>
  w.all(w.exists(w.both(w.roomOf(thing), chapel)), w.not(w.holds(w.traitor, thing)));
const step = { who: w.heroes, limit: 'one-step' } as const;
const lore = (n: number) => w.is(w.v('lore'), '=', n);
const ghostly = { speed: w.byPlayers(4, 4, 5, 5), might: null, knowledge: null } as const;

export default w.haunt({
  id: 'ghost-bride',
  number: 20,
  kind: 'traitor',
  traitor: orElse(w.playedBy('vivian-lopez'), w.leftOf(w.revealer)),

  counters: { lore: { to: 3, page: 'heroes' }, vows: { to: 3, page: 'traitor' } },
  vars: { stranger: {} },
  pieces: { corpse: { n: 1, carry: 'item', page: 'heroes' }, portrait: { n: strangers.length } },
  statuses: { groom: {} },
  monsters: {
    bride: {
      n: 1,
      traits: { ...ghostly, sanity: w.byPlayers(6, 6, 7, 7) },
      through: ['walls'],
      immune: ['speed'],
      attack: { trait: 'sanity', damage: 'mental', on: w.either(w.heroes, guest) },
      defeat: [w.when(w.isIn(w.foughtWith, ring), [w.stun(w.self)])],
    },
    'groom-spirit': {
      n: 1,
      traits: { ...ghostly, sanity: null },
      through: ['walls'],
      immune: ['speed'],
      attack: { never: true },
    },
    'late-guest': {
      n: 1,
      side: 'heroes',
      traits: {
        speed: atStart('speed'),
        might: atStart('might'),
        sanity: atStart('sanity'),
        knowledge: atStart('knowledge'),
      },
      moves: 'none',
      attack: { never: true },
      defeat: [
        w.when(w.isIn(w.winner, bride), [swoon(w.margin)], [w.lose('might', w.margin)]),
        w.when(w.is(w.level(w.self, 'might'), '≤', 0), [
          w.deploy('groom-spirit', { rooms: w.roomOf(w.self) }),
          w.kill(w.self),
        ]),
      ],
    },
  },

  setup: {
    everyone: [
      w.when(
        w.exists(men),
        [w.mark(chosen, 'groom'), w.tell('takes-him', { who: chosen })],
        [...pickStranger, w.tell('takes-a-stranger')],
      ),
    ],
    traitor: [
      w.deploy('bride', { rooms: w.roomOf(w.traitor) }),
      w.ensureRoom('chapel', { far: { from: w.revealRoom, on: ['ground', 'upper'], rooms: 'most' } }),
    ],
    heroes: [w.ensureRoom('crypt', { floor: 'basement' })],
  },

  actions: {
    'find-name': {
      ...step,
      from: { rooms: ['bedroom', 'dining-room', 'library'], cards: ['book'] },
      needs: [lore(0)],
      roll: { trait: 'knowledge' },
      pass: 5,
      do: [w.add('lore', 1)],
    },
    'locate-body': {
      ...step,
      where: w.named('crypt'),
      needs: [lore(1)],
      roll: { trait: 'knowledge' },
      pass: 4,
      do: [w.add('lore', 1)],
    },
    disinter: {
      ...step,
      where: w.named('crypt'),
      needs: [lore(2)],
      roll: { trait: 'might' },
      pass: 4,
      do: [w.add('lore', 1), w.deploy('corpse', { holder: w.self }), w.tell('dug-up', { who: w.self })],
    },
  },

  rules: {
    'her-kiss': {
      page: 'traitor',
      on: 'damage.instead',
      for: groom,
      when: w.all(w.isIn(w.active, bride), w.isIn(w.winner, bride), w.kindIs('mental')),
      do: [swoon(w.amount)],
    },
    'he-rises': {
      on: 'kill.after',
      for: groom,
      evenDead: true,
      when: w.isIn(w.subject, groom),
      do: [w.deploy('groom-spirit', { rooms: w.roomOf(w.subject) })],
    },
    'heavy-corpse': { page: 'heroes', on: 'cost', for: w.holderOf(corpse), value: 1 },
    wedding: {
      page: 'traitor',
      on: 'turn.after',
      for: w.traitor,
      evenDead: true,
      when: w.all(w.at(bride, chapel), w.at(spirit, chapel)),
      do: [w.add('vows', 1), w.tell('vows', { n: w.v('vows') })],
    },
  },

  wins: {
    heroes: w.all(brought(corpse), brought(ring)),
    traitor: w.any(w.is(w.v('vows'), '≥', 3), w.gone(w.heroes)),
  },

  rulings: {
    'oldest-man': { about: ['setup/everyone'] },
    'late-guest': { about: ['late-guest'] },
    'guest-hurt': { page: 'traitor', about: ['late-guest'] },
    'anybody-helps': { page: 'heroes', about: ['find-name', 'locate-body', 'disinter'] },
    'led-by-her': { about: ['groom-spirit'] },
    'track-waits': { page: 'traitor', about: ['wedding'] },
    'not-the-traitors-hands': { page: 'heroes', about: ['wins/heroes'] },
    'corpse-is-an-item': { page: 'heroes', about: ['corpse'] },
    'nobody-left': { page: 'traitor', about: ['wins/traitor'] },
  },
});
