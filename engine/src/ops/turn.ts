import type { OpTable } from '../define/op-table.ts';
import { isDead, isExplorer, isMonster, roomOf, seatOf, traitOf } from '../machine/characters.ts';
import type { G } from '../machine/context.ts';
import { law } from '../machine/law.ts';
import { idOf, tell, thingId } from '../machine/log.ts';
import { closeHappening, done, fire, happen, perform, push, put } from '../machine/machine.ts';
import { payFor, takeOffer } from '../machine/offers.ts';
import { checkVictory } from '../machine/victory.ts';
import { rule } from '../rules/index.ts';
import { DOORWAY, HELD } from '../state/state.ts';
import { handWord } from '../words/operations/cards/hand.ts';
import { startFight } from '../words/operations/fight/fight.ts';
import { declinedMark, GIVE, whatToBundle } from './belongings.ts';
import { menu } from './menu.ts';
import { comeIn, goOut, takeSide } from './thresholds.ts';

function beginTurn(g: G, who: number): void {
  const { s } = g;
  s.turn = {
    who,
    n: s.turn.n + 1,
    spent: 0,
    stopped: false,
    moved: false,
    over: false,
    noAttack: false,
    startMoves: traitOf(g, who, g.p.moveTrait),
    attacks: 0,
    drawn: g.p.decks.map(() => 0),
  };
  if (law(g, 'limit.renews')) s.turnMarks = [];
  s.handled = [];
  tell(g, 'turn', { who: idOf(g, who), round: s.round, n: s.turn.n });
}

export const TURN: OpTable = {
  round: (raw, c) => {
    const body = c.block(raw.do, 'do');
    return {
      run(g, f) {
        g.s.round++;
        tell(g, 'round', { n: g.s.round });
        done(f);
        push(g, body);
      },
    };
  },

  /** A character's turn, from its start to its end. Registers: who, event. */
  turn: (raw, c) => {
    const who = c.one(raw.who);
    return {
      run(g, f) {
        switch (f.st) {
          case 0: {
            const self = who(g);
            // Nobody, or what is no character, has no turn.
            if (!isExplorer(g, self) && !isMonster(g, self)) {
              done(f);
              return;
            }
            // Whatever has become of the traitor's explorer, the traitor's turn stays.
            if (self === g.s.traitor && isDead(g, self) && !law(g, 'traitor.transform')) {
              done(f);
              return;
            }
            beginTurn(g, self);
            const ev = happen(g, { t: 'turn', who: self });
            f.r = [self, ev];
            f.st = 1;
            fire(g, 'turn.before', self, ev);
            return;
          }
          case 1:
            f.st = 2;
            if (!isDead(g, f.r[0] as number)) perform(g, 'menu', f.r[0] as number, []);
            return;
          case 2:
            f.st = 3;
            fire(g, 'turn.after', f.r[0] as number, f.r[1] as number);
            return;
          default:
            tell(g, 'turn-over', { who: idOf(g, f.r[0] as number) });
            closeHappening(g, f.r[1] as number);
            checkVictory(g, 'turn');
            done(f);
        }
      },
    };
  },

  /** What the active character does, in any order, until the turn is over. */
  menu: () => ({
    run(g, f) {
      // A monster makes its move and all its actions before the next one begins.
      const cut = isMonster(g, g.scope.self) ? !law(g, 'monster.one-by-one') : !law(g, 'turn.actions');
      if (g.s.turn.over || (f.st === 1 && cut)) done(f);
      else put(g, f, 'turn', seatOf(g, g.scope.self), true);
    },
    options(g, _f, sheet) {
      menu(g, g.scope.self, sheet);
    },
    take(g, f, taken) {
      const who = g.scope.self;
      f.st = 1;
      switch (taken.verb) {
        case 'move':
          perform(g, 'step', who, [taken.to, taken.part, taken.side, taken.cost, 0]);
          return;
        case 'doorway':
          perform(g, 'step', who, [roomOf(g, who), DOORWAY + taken.side, taken.side, taken.cost, 0]);
          return;
        case 'discover':
          perform(g, 'discover', who, [taken.door]);
          return;
        case 'offer':
          payFor(g, takeOffer(g, taken, who, -1));
          return;
        case 'attack':
          g.s.turn.attacks++;
          startFight(g, { attacker: who, target: taken.target, own: 1 });
          return;
        case 'part':
          takeSide(g, who, taken.part);
          return;
        case 'leave':
          goOut(g, who);
          return;
        case 'come-in':
          comeIn(g, who);
          return;
        case 'give':
          perform(g, 'give', who, [taken.card, taken.to]);
          return;
        case 'drop':
        case 'pick-up':
          perform(g, 'bundle', who, [taken.verb === 'drop' ? 0 : 1, []]);
          return;
        default:
          g.s.turn.over = true;
      }
    },
  }),

  /** Giving needs the consent of both. Registers: card, receiver. */
  give: () => ({
    run(g, f) {
      const [card, to] = f.r as number[];
      if (f.st === 0) {
        if (seatOf(g, to) !== seatOf(g, g.scope.self) && law(g, 'trade.consent')) {
          tell(g, 'offered', { who: idOf(g, g.scope.self), to: idOf(g, to), card: thingId(g, card) });
          put(g, f, 'consent', seatOf(g, to), true);
          return;
        }
        f.st = 1;
      }
      g.s.turnMarks.push(GIVE);
      g.s.handled.push(card);
      done(f);
      handWord.perform(g, g.scope.self, { thing: card, to: HELD + to });
    },
    options(_g, f, sheet) {
      const card = f.r[0] as number;
      sheet.open.push({ verb: 'accept', card }, { verb: 'decline', card });
    },
    take(g, f, taken) {
      if (taken.verb === 'accept') {
        f.st = 1;
        return;
      }
      const [card, to] = f.r as number[];
      g.s.turnMarks.push(declinedMark(card, to));
      tell(g, 'declined', { who: idOf(g, to), card: thingId(g, card) });
      done(f);
    },
  }),

  /** Several things dropped or picked up at once: chosen one by one, done together. Registers: 0 drop, 1 pick up; chosen. */
  bundle: () => ({
    run(g, f) {
      put(g, f, f.r[0] === 0 ? 'drop' : 'pick-up', seatOf(g, g.scope.self), true);
    },
    options(g, f, sheet) {
      const chosen = f.r[1] as number[];
      const full = chosen.length > 0 && !rule(g, f.r[0] === 0 ? 'drop.any' : 'drop.pick-up')(chosen.length);
      for (const card of full ? [] : whatToBundle(g, g.scope.self, f.r[0] as number, chosen))
        if (!chosen.includes(card)) sheet.open.push({ verb: 'thing', thing: card });
      if (chosen.length > 0) sheet.open.push({ verb: 'take-back', thing: chosen[chosen.length - 1] });
      sheet.open.push({ verb: 'done' });
    },
    take(g, f, taken) {
      const who = g.scope.self;
      const chosen = f.r[1] as number[];
      if (taken.verb === 'thing') {
        chosen.push(taken.thing);
        return;
      }
      if (taken.verb === 'take-back') {
        chosen.pop();
        return;
      }
      const to = f.r[0] === 0 ? roomOf(g, who) : HELD + who;
      if (chosen.length > 0) {
        g.s.turnMarks.push(f.r[0] === 0 ? -2 : -3);
        if (f.r[0] === 0 || rule(g, 'item.received-this-turn')()) g.s.handled.push(...chosen);
      }
      done(f);
      for (const card of chosen.toReversed()) handWord.perform(g, who, { thing: card, to });
    },
  }),
};
