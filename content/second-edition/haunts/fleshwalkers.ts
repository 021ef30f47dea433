import {
  $who,
  all,
  any,
  attack,
  attacksMade,
  both,
  boundPieces,
  boundTo,
  cards,
  charactersIn,
  choose,
  control,
  deploy,
  each,
  either,
  everyone,
  except,
  exists,
  explorers,
  first,
  gone,
  haunt,
  here,
  heroes,
  holderOf,
  holds,
  instigator,
  is,
  isDead,
  isIn,
  kill,
  level,
  loseEach,
  named,
  not,
  pick,
  piece,
  players,
  self,
  stun,
  subject,
  transfer,
  when,
  where,
  winner,
  withMe,
} from '@hollow/engine/builders';

const ball = cards('crystal-ball');
const twin = piece('twin');
const double = boundTo(self);
const doubleAlive = both(double, explorers);
const holderHere = except(both(holderOf(ball), withMe(self)), self);

export default haunt({
  id: 'fleshwalkers',
  number: 12,
  kind: 'none',

  monsters: {
    twin: {
      n: players,
      // Ruling: the values at which the explorer began the game, as the second edition has it.
      traits: {
        speed: level(double, 'speed', 'start'),
        might: level(double, 'might', 'start'),
        sanity: level(double, 'sanity', 'start'),
        knowledge: level(double, 'knowledge', 'start'),
      },
      moves: 'roll-each',
      will: [{ seek: doubleAlive }],
      // While its explorer lives it has no eyes for others, except where it ends without them (see `stray-blow`).
      attack: { must: true, on: either(doubleAlive, where(explorers, isDead(double))) },
      // Ruling: with the Ball in hand every fight won against one's own twin, or an orphan, kills; also in defence.
      defeat: [when(all(holds(winner, ball), any(isIn(winner, double), isDead(double))), [kill(self)], [stun(self)])],
    },
  },

  setup: {
    everyone: [each(explorers, 'x', [deploy('twin', { rooms: named('entrance-hall'), tied: $who('x') })])],
  },

  actions: {
    'take-ball': {
      who: heroes,
      needs: [exists(holderHere)],
      do: [choose(first(holderHere), { agree: [transfer(ball, self, { spends: true })], refuse: [] })],
    },
  },

  rules: {
    'stray-blow': {
      on: 'act.after',
      for: twin,
      when: all(not(isDead(double)), is(attacksMade, '=', 0), exists(charactersIn(here))),
      do: [pick(charactersIn(here), 'x'), attack({ by: self, on: $who('x') })],
    },
    // Ruling: it costs as much whoever began the fight, and when it ends in a draw.
    'own-flesh': {
      on: 'attack.after',
      evenDead: true,
      when: all(isIn(subject, boundPieces(instigator)), not(holds(instigator, ball))),
      do: [loseEach(1, instigator)],
    },
    'own-flesh-attacked': {
      on: 'attack.after',
      evenDead: true,
      when: all(isIn(instigator, boundPieces(subject)), not(holds(subject, ball))),
      do: [loseEach(1, subject)],
    },
    'turned-coat': {
      on: 'kill.after',
      evenDead: true,
      when: isIn(subject, everyone),
      do: [control(boundPieces(subject), subject)],
    },
  },

  wins: { each: gone(twin) },
});
