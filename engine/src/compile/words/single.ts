import { explorersOf, isCard, isExplorer, roomOf, roundFrom, tableOrder } from '../../machine/characters.ts';
import type { G, OneFn } from '../../machine/context.ts';
import { carrierHolder, carrierRoom } from '../../machine/fold.ts';
import { law } from '../../machine/law.ts';
import { HELD, holder, inRoom } from '../../state/state.ts';
import { type Maker, NOBODY, text } from './shared.ts';

/** Words that yield one thing; as a set, that one or none. */
export const ONE: Readonly<Record<string, Maker<OneFn>>> = {
  self: () => (g) => g.scope.self,
  actor: () => (g) => g.scope.actor,
  subject: () => (g) => (g.scope.ev < 0 ? NOBODY : g.s.happenings[g.scope.ev].who),
  instigator: () => (g) => (g.scope.ev < 0 ? NOBODY : g.s.happenings[g.scope.ev].by),
  owner: () => (g) => carrierHolder(g, g.scope.owner),
  active: () => (g) => g.s.turn.who,
  revealer: () => (g) => g.s.revealer,
  traitor: () => (g) => g.s.traitor,
  theIt: () => (g) => g.it,
  revealRoom: () => (g) => g.s.revealRoom,
  /** The winner or the loser of the fight this rule answers to. */
  winner: () => (g) => (g.scope.ev < 0 ? NOBODY : g.s.happenings[g.scope.ev].by),
  theThing: () => (g) => (g.scope.ev < 0 ? NOBODY : g.s.happenings[g.scope.ev].thing),
  here: () => (g) => (g.scope.self < 0 ? NOBODY : roomOf(g, g.scope.self)),
  thisRoom: () => (g) => carrierRoom(g, g.scope.owner),
  theRoom: () => (g) => (g.scope.ev < 0 ? NOBODY : g.s.happenings[g.scope.ev].room),
  thisCard: () => (g) => (g.scope.owner >= HELD ? holder(g.scope.owner) : NOBODY),
  leftOf: (raw, c) => {
    const who = c.one(raw.who);
    return (g) => roundFrom(g, who(g))[0];
  },
  rightOf: (raw, c) => {
    const who = c.one(raw.who);
    return (g) => roundFrom(g, who(g))[tableOrder(g).length - 2] ?? NOBODY;
  },
  otherEnd: () => (g) => otherEnd(g),
  playedBy: (raw, c) => {
    const id = c.names.explorer(text(raw.id));
    return (g) => {
      const found = explorersOf(g).find((who) => g.s.things.def[who] === id) ?? NOBODY;
      return found < 0 || law(g, 'reveal.named-character') ? found : NOBODY;
    };
  },
  lastDrawn: (raw, c) => {
    const deck = c.names.deck(text(raw.deck));
    return (g) => g.s.lastDrawn[deck];
  },
  drawnIn: (raw, c) => {
    const deck = c.names.deck(text(raw.deck));
    return (g) => g.s.lastDrawnIn[deck];
  },
  revealerThenLeft: (raw, c) => {
    const who = c.set(raw.who);
    return (g) => {
      const tied = who(g);
      if (tied.length > 1 && !law(g, 'reveal.tie'))
        return roundFrom(g, g.s.revealer).findLast((x) => tied.includes(x) && x !== g.s.revealer) ?? NOBODY;
      if (tied.includes(g.s.revealer)) return g.s.revealer;
      return roundFrom(g, g.s.revealer).find((x) => tied.includes(x)) ?? NOBODY;
    };
  },
};

/** The room at the far end of the token that carries the rule, seen from where `self` stands. */
function otherEnd(g: G): number {
  const token = holder(g.scope.owner);
  const { def, place, bound } = g.s.things;
  const mine = roomOf(g, g.scope.self);
  if (bound[token] >= 0) return mine === place[token] ? bound[token] : place[token];
  const twin = def.findIndex(
    (kind, i) => i !== token && !isCard(g, i) && !isExplorer(g, i) && kind === def[token] && inRoom(place[i]),
  );
  if (twin < 0) return NOBODY;
  return mine === place[token] ? place[twin] : place[token];
}
