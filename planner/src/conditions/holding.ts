import { BOX, type G, isDead, isToken, placeOf } from '@hollow/engine/inner';
import { causesFor } from '../haunt/causes.ts';
import { cardsIn, type HauntNode, kindsIn, speaksOf } from '../haunt/syntax.ts';
import type { Estimator } from '../means/estimator.ts';
import { bestWay } from '../means/ways.ts';
import { isToBeHad, turnsToBring, turnsToGet } from '../position/belongings.ts';
import { NEVER, never, soonest, type TurnsUntil } from '../position/evaluation.ts';
import { asSelf } from '../position/tables.ts';
import { elsewhere } from './places.ts';

/** Whether there are pieces of these kinds that have not come yet, or are out of play: nothing else makes one more of them. */
function areLeft(est: Estimator, kinds: readonly string[]): (g: G) => boolean {
  const codes = kinds.map((kind) => est.words.names.token(kind));
  return (g) =>
    g.s.things.def.some(
      (def, thing) => isToken(g, thing) && codes.includes(def) && placeOf(g, thing) === BOX && !isDead(g, thing),
    );
}

/** Somebody holds one of the things. */
export function untilHeld(est: Estimator, raw: HauntNode): TurnsUntil {
  const [who, things] = [est.words.set(raw.who), est.words.set(raw.things)];
  const kinds = kindsIn(raw.things);
  // What nobody may carry is held only by whoever is given it.
  const loose = kinds.filter((kind) => est.def.pieces?.[kind]?.carry !== undefined);
  const makers = causesFor(est.causes, { topic: 'made', names: kinds });
  const made = bestWay(est, 'given', kinds, (cause) => makers.includes(cause));
  const oneMore = soonest([bestWay(est, 'made', loose), made]);
  const left = areLeft(est, kinds);
  const ways: readonly TurnsUntil[] = [
    bestWay(est, 'card', cardsIn(raw.things)),
    (now, me) => (left(now.g) ? oneMore(now, me) : NEVER),
    bestWay(est, 'given', kinds, (cause) => !makers.includes(cause)),
    elsewhere(est, raw),
  ];
  return (now, me) => {
    const [keepers, wanted] = asSelf(now.g, me, (g) => [who(g), things(g)] as const);
    const brought = wanted.map((thing) => turnsToBring(now, me, keepers, thing));
    return Math.min(...ways.map((way) => way(now, me)), ...brought);
  };
}

/**
 * Turns until the character has one of the things that a set names: pieces or cards, or any card where it speaks of what
 * is held and names none.
 */
export function having({ words }: Estimator, raw: unknown): TurnsUntil {
  if (!speaksOf(raw, 'holds', 'heldBy', 'holderOf')) return never;
  const [kinds, ids] = [kindsIn(raw), cardsIn(raw)];
  const cards = ids.length === 0 ? { x: 'tagged', tags: ['item'] } : { x: 'cards', ids };
  const sets = [
    ...(kinds.length === 0 ? [] : [words.set({ x: 'pieces', kinds })]),
    ...(speaksOf(raw, 'heldBy') ? [words.set(cards)] : []),
  ];
  return (now, me) => {
    let least = NEVER;
    for (const set of sets)
      for (const thing of set(now.g))
        if (isToBeHad(now, me, thing)) least = Math.min(least, turnsToGet(now, me, thing));
    return least;
  };
}
