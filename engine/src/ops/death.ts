import type { OpTable } from '../define/op-table.ts';
import {
  carriedBy,
  explorersOf,
  heldBy,
  isCharacter,
  isDead,
  isExplorer,
  isMonster,
  monsterOf,
  partOf,
  roomOf,
  seatOf,
} from '../machine/characters.ts';
import { only } from '../machine/choice.ts';
import type { G } from '../machine/context.ts';
import { forbidden } from '../machine/fold.ts';
import { law } from '../machine/law.ts';
import { idOf, tell } from '../machine/log.ts';
import {
  closeHappening,
  done,
  fire,
  happen,
  happening,
  instead,
  perform,
  pushScoped,
  put,
} from '../machine/machine.ts';
import { conclude } from '../machine/victory.ts';
import { BOX, DEAD, FIRST_STATUS, HELD, isHeld, STUNNED } from '../state/state.ts';
import { handTo } from './haunt.ts';
import { showRole } from './sides.ts';

/** Who is held fast or carried stands on the ground again. */
function letGo(g: G, who: number): void {
  const [room, part] = [roomOf(g, who), partOf(g, who)];
  if (!isHeld(g.s.things.place[who]) || room < 0) return;
  g.s.things.place[who] = room;
  g.s.things.part[who] = part;
  tell(g, 'let-go', { who: idOf(g, who), room: g.p.rooms[room].id });
}

/** Everything a character leaves behind: items fall, companions wait for the next explorer, the rest goes out of the game. */
export function leaveBehind(g: G, who: number): void {
  const room = forbidden(g, 'bequeath', who) === null ? roomOf(g, who) : -1;
  const part = partOf(g, who);
  for (const card of heldBy(g, who)) {
    const { tags, drop } = g.p.cards[card];
    g.s.things.part[card] = part;
    const stays = room >= 0 && ((drop && law(g, 'loot.items-fall')) || tags.includes('companion'));
    g.s.things.place[card] = stays ? room : BOX;
    if (stays)
      tell(g, 'card', { card: g.p.cards[card].id, from: idOf(g, who), to: '', room: g.p.rooms[room].id, pile: '' });
  }
  for (const x of explorersOf(g)) if (g.s.things.place[x] === HELD + who) letGo(g, x);
  for (const piece of carriedBy(g, who)) {
    g.s.things.place[piece] = room >= 0 ? room : BOX;
    g.s.things.part[piece] = part;
  }
}

/** What being beaten does to a monster; the event is the damage, whose `winner` is who has beaten it. */
export function beaten(g: G, who: number, ev: number): void {
  const monster = monsterOf(g, who);
  if (monster === null) return;
  // What the haunt says of its monster comes before the general rules.
  const defeat = law(g, 'monster.defaults') ? monster.defeat : 'stun';
  if (defeat === 'die') perform(g, 'die', who, []);
  else if (defeat === 'ops')
    pushScoped(g, monster.defeatBlock, { self: who, actor: who, owner: HELD + who, ev, vals: {} });
  else if (defeat === 'stun') stun(g, who);
}

export function stun(g: G, who: number): void {
  if (!law(g, 'attack.monster-beaten')) return;
  g.s.things.flags[who] |= STUNNED;
  if (law(g, 'monster.stun-drops')) {
    leaveBehind(g, who);
    // Ruling: in its own turn it does nothing more, lest it pick up at once what it has dropped.
    if (g.s.turn.who === who) g.s.turn.over = true;
  }
  tell(g, 'stunned', { who: idOf(g, who) });
}

const living = (g: G): number[] => explorersOf(g).filter((who) => !isDead(g, who));

/** With two players, one who has lost both explorers before the haunt gets one of the other's two. */
const leftAlone = (g: G, who: number): boolean =>
  g.s.haunt < 0 &&
  g.s.seats === 2 &&
  isExplorer(g, who) &&
  living(g).length === 2 &&
  living(g).every((x) => seatOf(g, x) !== seatOf(g, who)) &&
  law(g, 'two-player.both-dead');

/** Death, and what short of it befalls a character. */
export const DEATH: OpTable = {
  /** Death with its consequences. */
  die: () => ({
    run(g, f) {
      const who = g.scope.self;
      switch (f.st) {
        case 0: {
          const ev = happen(g, { t: 'kill', who, room: roomOf(g, who) });
          f.r = [ev];
          f.st = 1;
          if (!isDead(g, who)) instead(g, 'kill.instead', who, ev);
          return;
        }
        case 1: {
          const ev = f.r[0] as number;
          f.st = 2;
          if (happening(g, ev).replaced.length > 0 || isDead(g, who)) return;
          if (isExplorer(g, who) && law(g, 'hidden.death-reveals')) showRole(g, who);
          leaveBehind(g, who);
          letGo(g, who);
          g.s.things.flags[who] |= DEAD;
          if (isMonster(g, who)) g.s.things.place[who] = BOX;
          if (g.s.turn.who === who) {
            g.s.turn.over = true;
            g.s.turn.stopped = true;
          }
          tell(g, 'died', { who: idOf(g, who) }, true);
          fire(g, 'kill.after', g.s.revealer, ev);
          return;
        }
        case 2: {
          closeHappening(g, f.r[0] as number);
          f.st = 3;
          if (g.s.haunt < 0 && living(g).length === 0) conclude(g, [], 'nobody-left');
          else if (leftAlone(g, who)) put(g, f, 'hand-over', 1 - seatOf(g, who), true);
          return;
        }
        default:
          done(f);
      }
    },
    options(g, _f, sheet) {
      for (const x of living(g)) sheet.open.push({ verb: 'who', who: x });
    },
    take(g, _f, taken) {
      handTo(g, only(taken, 'who').who, seatOf(g, g.scope.self));
    },
  }),

  /** A character is held fast or carried by another, or by a piece, and goes where that goes; with nobody named it is let go. */
  hold: (raw, c) => {
    const who = c.set(raw.who);
    const by = raw.by === undefined ? null : c.one(raw.by);
    return {
      run(g, f) {
        const holder = by?.(g) ?? -1;
        for (const x of who(g)) {
          if (!isCharacter(g, x) || x === holder) continue;
          if (holder < 0) letGo(g, x);
          else {
            g.s.things.place[x] = HELD + holder;
            tell(g, 'held', { who: idOf(g, x), by: idOf(g, holder) });
          }
        }
        done(f);
      },
    };
  },

  kill: (raw, c) => {
    const who = c.set(raw.who);
    return {
      run(g, f) {
        const list = who(g).filter((x) => isCharacter(g, x) && !isDead(g, x));
        done(f);
        for (const x of list.toReversed()) perform(g, 'die', x, []);
      },
    };
  },

  /** Sets or lifts a condition that the haunt declares; `stunned` belongs to the rules. */
  mark: (raw, c) => {
    const who = c.set(raw.who);
    const status = raw.status === 'stunned' ? -1 : c.names.status(String(raw.status));
    const bit = status < 0 ? STUNNED : 1 << (FIRST_STATUS + status);
    const on = raw.on !== false;
    return {
      run(g, f) {
        for (const x of who(g)) {
          const was = (g.s.things.flags[x] & bit) !== 0;
          if (was === on) continue;
          // Whatever else being beaten does to a monster, it can be stunned by what says so.
          const other = bit === STUNNED && on && (monsterOf(g, x)?.defeat ?? 'stun') !== 'stun';
          if (other && !law(g, 'monster.stun-beside')) continue;
          g.s.things.flags[x] = on ? g.s.things.flags[x] | bit : g.s.things.flags[x] & ~bit;
          tell(g, 'marked', { who: idOf(g, x), status: String(raw.status), on });
        }
        done(f);
      },
    };
  },
};
