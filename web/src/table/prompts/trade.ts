import type { Barred, Decision, Position } from '@hollow/engine';

/** A trade on one sheet: what each of the two has, and what of it would change hands. */

export interface TradedThing {
  /** The same for the same thing as long as the question is open. */
  readonly key: string;
  readonly id: string;
  /** It lies on the table. */
  readonly laid: boolean;
  /** The answer that lays it out or takes it back; null where it stays with whoever has it. */
  readonly option: number | null;
  /** Why it stays, as far as that is known. */
  readonly why: Barred | null;
}

export interface TradeHalf {
  readonly who: string;
  readonly things: readonly TradedThing[];
}

/** Each thing by its name; of several with the same name, each once. */
function numbered(ids: readonly string[]): readonly { readonly id: string; readonly nth: number }[] {
  return ids.map((id, i) => ({ id, nth: ids.slice(0, i).filter((other) => other === id).length }));
}

/** What somebody has in sight: cards, and pieces that go with no card. */
function thingsOf({ explorers }: Position, who: string): readonly string[] {
  const { cards = [], pieces = [] } = explorers.find(({ id }) => id === who) ?? {};
  const names: ReadonlySet<string> = new Set(cards);
  return [...cards, ...pieces.filter((piece) => !names.has(piece))];
}

/** Both halves, that of whoever is asked first: it is `trade` that lays out, and `trade-consent` that only looks. */
export function tradeHalves(
  { kind, options, setting }: Decision,
  position: Position,
  barred: readonly Barred[] = [],
): readonly TradeHalf[] {
  const { trade } = setting ?? {};
  if (trade === undefined) return [];
  const used = new Set<number>();
  const take = (verb: 'thing' | 'take-back', id: string): number | null => {
    const at = options.findIndex((option, i) => option.verb === verb && option.card === id && !used.has(i));
    if (at >= 0) used.add(at);
    return at < 0 ? null : at;
  };
  const whyNot = (card: string, to: string): Barred | null =>
    barred.find((line) => line.verb === 'give' && line.card === card && line.to === to) ?? null;
  const half = (who: string, other: string, laid: readonly string[]): TradeHalf => {
    const open = options.flatMap((option) => (option.verb === 'thing' ? [option.card] : []));
    const has = thingsOf(position, who);
    const all = [...has, ...laid.filter((id) => !has.includes(id))];
    return {
      who,
      things: numbered(all).map(({ id, nth }) => {
        const isLaid = laid.filter((other) => other === id).length > nth;
        const option = isLaid ? take('take-back', id) : open.includes(id) ? take('thing', id) : null;
        const why = isLaid || option !== null ? null : whyNot(id, other);
        return { key: `${id} ${nth}`, id, laid: isLaid, option, why };
      }),
    };
  };
  const { who: giver, to: taker } = trade;
  const [from, to] = [half(giver, taker, trade.gives), half(taker, giver, trade.takes)];
  return kind === 'trade' ? [from, to] : [to, from];
}

/** Nothing lies on the table. */
export const isNothing = (halves: readonly TradeHalf[]): boolean =>
  halves.every(({ things }) => things.every(({ laid }) => !laid));
