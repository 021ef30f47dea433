import type { Viewer } from '../contract/types.ts';
import type { G } from '../core/context.ts';
import { nodeAt, rowOf } from '../core/tables.ts';
import { explorersOf, isUnseen, knowsPlaceOf, seatOf } from '../machine/characters.ts';
import { happening } from '../machine/machine.ts';
import { isShot, isSpared } from '../play/spoils.ts';
import { EVERYBODY, type State } from '../state/state.ts';
import { fightWord } from '../words/operations/fight/fight.ts';
import { menuWord } from '../words/operations/turn/menu.ts';

/** What others learn of somebody whose place the haunt hides. */

/** Seats whose looks everybody sees; what is done unseen leaves no trace. */
export function lookedInSight(g: G, viewer: Viewer): number {
  const { s } = g;
  if (s.haunt < 0 || rowOf(g.p.haunts, s.haunt).hiding === 0) return EVERYBODY;
  return explorersOf(g).reduce(
    (mask, who) => (isUnseen(g, who) && !knowsPlaceOf(g, viewer, who) ? mask & ~(1 << seatOf(g, who)) : mask),
    EVERYBODY,
  );
}

/** Of the turn of somebody unseen others know that it goes on, and nothing of what is being done but what is asked of them. */
export function coverTracks(g: G, known: State, unseen: (thing: number) => boolean): void {
  const { who } = known.turn;
  known.usedThisTurn = known.usedThisTurn.filter((use) => !unseen(use.who));
  known.usedForGood = known.usedForGood.filter((use) => !unseen(use.who));
  if (who < 0 || !unseen(who)) return;
  known.turn = { ...known.turn, spent: 0, moved: false, stopped: false };
  const { question } = known;
  const seat = seatOf(g, who);
  if (question === null || question.seats.some((asked) => asked !== seat)) return;
  const at = known.frames.findLastIndex(
    (f) => nodeAt(g, f)?.op === menuWord.op && rowOf(known.scopes, f.s).self === who,
  );
  if (at < 1) return;
  known.frames = known.frames.slice(0, at + 1);
  known.scopes = known.scopes.slice(0, rowOf(known.frames, at).s + 1);
  known.happenings = known.happenings.filter((_, i) => i <= known.happenings.findLastIndex((h) => h.t === 'turn'));
  known.question = { ...question, kind: 'turn' };
}

/**
 * Who fights hand to hand is where the other one is, and who is hit by a shot is where it went: as long as the fight lasts everybody knows where they
 * are. Who shoots unseen stays unseen, unless the other one strikes back.
 */
export function feltInFights(g: G, known: State): ReadonlySet<number> {
  const felt = new Set<number>();
  for (const f of known.frames) {
    if (nodeAt(g, f)?.op !== fightWord.op) continue;
    const fight = fightWord.read(f);
    felt.add(fight.target);
    const struckBack =
      fight.defeat >= 0 && happening(g, fight.defeat).who === fight.attacker && !isSpared(g, fight, fight.attacker);
    if (fight.fight >= 0 && (!isShot(g, fight) || struckBack)) felt.add(fight.attacker);
  }
  return felt;
}
