import type { G } from '../../core/context.ts';
import { cell, floorOf, rowOf } from '../../core/tables.ts';
import { contextOf, type Engine } from '../../game/engine.ts';
import { waysOut } from '../../house/ways.ts';
import { explorersOf, isDead, isExplorer, isMonster, setStep, sheetOf } from '../../machine/characters.ts';
import { checkVictory } from '../../machine/victory.ts';
import { BOX, clone, DISCARD, HELD, STACK, type State } from '../../state/state.ts';
import type { CaseDraft } from '../cases/draft.ts';
import { takeCard } from '../pieces.ts';
import { oneOfSide, type SeamSubject } from './subjects.ts';

export type SeamSpot = 'together' | 'next door' | 'parted';
export const SPOTS: readonly SeamSpot[] = ['together', 'next door', 'parted'];

/** Two rooms with a door between them, one with a barrier, and one that is none of these. */
interface Grounds {
  readonly here: number;
  readonly next: number;
  readonly split: number;
  readonly far: number;
  readonly away: number;
}

/** A position with somebody who acts and somebody it may concern. */
export interface SeamPlacing {
  readonly state: State;
  readonly by: number;
  readonly it: number;
}

/** Somebody has won as it stands. */
export function isOver(engine: Engine, state: State): boolean {
  const looked = clone(state);
  checkVictory(contextOf(engine, looked), 'now');
  return looked.outcome !== null;
}

function groundsOf(g: G): Grounds {
  const standing = g.p.rooms.flatMap((_, room) => (floorOf(g, room) >= 0 ? [room] : []));
  const plain = standing.filter((room) => rowOf(g.p.rooms, room).start);
  const joined = (room: number): number =>
    waysOut(g, room, -1).find(({ to, side }) => side >= 0 && plain.includes(to))?.to ?? -1;
  const here = plain.find((room) => joined(room) >= 0) ?? plain[0] ?? 0;
  const next = joined(here);
  const split = standing.find((room) => {
    const { parts, arrive } = g.p.rooms[room]?.def ?? {};
    return parts !== undefined && arrive === undefined;
  });
  const far = plain.findLast((room) => room !== here && room !== next) ?? here;
  const away = plain.find((room) => ![here, next, far].includes(room)) ?? far;
  return { here, next: next < 0 ? here : next, split: split ?? -1, far, away };
}

/** A haunt that has begun, and positions made from it. */
export class SeamStage {
  readonly engine: Engine;
  readonly base: State;
  readonly grounds: Grounds;

  constructor(begun: CaseDraft) {
    this.engine = begun.engine;
    this.base = begun.state;
    this.grounds = groundsOf(this.g(this.base));
  }

  g(state: State): G {
    return contextOf(this.engine, state);
  }

  /** A position in which everybody else is out of the way. */
  position(subject: SeamSubject, actor: 'hero' | 'traitor', spot: SeamSpot): SeamPlacing | null {
    const state = clone(this.base);
    const g = this.g(state);
    const it = subject.who(g);
    const by = actor === 'hero' ? oneOfSide(g, 0, it) : g.s.traitor;
    if (it < 0 || by < 0 || by === it || isDead(g, by)) return null;
    const { here, next, split, far } = this.grounds;
    if (spot === 'parted' && split < 0) return null;
    for (const who of explorersOf(g)) {
      this.stand(g, who, far);
      // Below where they began, so that they can be healed.
      g.p.traits.forEach((_, trait) => {
        setStep(g, who, trait, Math.max(1, cell(sheetOf(g, who).start, trait) - 1));
      });
    }
    this.sendOff(g);
    const room = spot === 'together' ? here : spot === 'parted' ? split : next;
    this.stand(g, by, spot === 'parted' ? split : here, spot === 'parted' ? 1 : 0);
    this.stand(g, it, room);
    subject.set(g, it, room);
    return { state, by, it };
  }

  /** One trait as low as it can be for somebody alive: what heals only then has something to heal. */
  weaken(g: G, who: number): void {
    if (isExplorer(g, who) && !isDead(g, who)) setStep(g, who, g.p.traits.length - 1, 0);
  }

  stand(g: G, who: number, room: number, part = 0): void {
    g.s.things.place[who] = room;
    g.s.things.part[who] = part;
  }

  /** Monsters that are in play and not meant here stand apart. */
  sendOff(g: G): void {
    const first = g.p.cards.length + g.s.controller.length;
    g.s.things.place.forEach((place, t) => {
      if (t >= first && isMonster(g, t) && place < DISCARD) this.stand(g, t, this.grounds.away);
    });
  }

  /** The card in these hands, ready to work. */
  give(g: G, id: string, who: number, ready: boolean): boolean {
    const card = g.p.cardIndex.get(id);
    if (card === undefined || (g.s.things.place[card] ?? DISCARD) >= BOX) return false;
    takeCard(g, id);
    g.s.things.place[card] = HELD + who;
    if (ready)
      g.p.varScope.forEach((scope, slot) => {
        if (scope === 'carrier') g.s.vars[`${slot}.${HELD + card}`] = 1;
      });
    return true;
  }

  /** An item card that lies in its stack. */
  someItem(g: G): string {
    return g.p.cards.find(({ item }, card) => item && (g.s.things.place[card] ?? 0) >= STACK)?.id ?? '';
  }
}
