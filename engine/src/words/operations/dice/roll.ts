import { binds, list, maybeRows, num, oneOf, oneWho, optional, or, text, traitField } from '../../../define/field.ts';
import { write } from '../../../define/make.ts';
import { defineOp } from '../../../define/operation.ts';
import { isAsked } from '../../../define/question.ts';
import { ownEvent } from '../../../define/register.ts';
import { rowFor } from '../../../define/rows.ts';
import type { Num, OneWho, TraitRef } from '../../../language/ex.ts';
import type { RollOp, Table } from '../../../language/words.generated.ts';
import { isCharacter } from '../../../machine/characters.ts';
import { happen, happening, NEW_EVENT, push } from '../../../machine/machine.ts';
import { AT_MOST, fixedDice, originTags, traitDice } from '../../../play/dice.ts';
import { throwWord } from './throw.ts';

export const rollWord = defineOp({
  op: 'roll',
  means: 'Somebody rolls a trait or a number of dice; the row of the result is carried out.',
  example: { pool: { trait: 'might' }, rows: { '0-3': [], '4+': [{ op: 'end', what: 'turn' }] } },
  steers: true,
  fields: {
    pool: oneOf({ trait: traitField, dice: num }),
    by: or(oneWho, { x: 'self' }),
    tags: or(list(text), []),
    extra: optional(num),
    bonus: optional(num),
    need: optional(num),
    atMost: optional(num),
    rows: maybeRows,
    as: binds('number'),
  },
  chosen: { pool: ({ by }, asked) => (isAsked(by, asked) ? { key: 'roll-with' } : null) },
  registers: { event: ownEvent('roll') },
  stages: {
    begin: {
      passing: true,
      run(x) {
        const { g, a, r } = x;
        const who = a.by(g);
        const t = a.pool.trait?.(g) ?? -1;
        if (a.pool.trait !== null && (!isCharacter(g, who) || t < 0)) {
          x.done();
          return;
        }
        const tags = [...a.tags, ...originTags(g)];
        if (t >= 0) tags.push('trait', g.p.traits[t] ?? '');
        const atMost = a.atMost?.(g);
        if (atMost !== undefined) tags.push(AT_MOST);
        const dice = a.pool.trait === null ? fixedDice(g, a.pool.dice?.(g) ?? 0) : traitDice(g, who, t);
        const pool = dice + (a.extra?.(g) ?? 0);
        r.event = happen(g, {
          ...NEW_EVENT,
          t: 'roll',
          who,
          by: g.scope.actor,
          tags,
          pool,
          bonus: a.bonus?.(g) ?? 0,
          n: atMost ?? a.need?.(g) ?? 0,
        });
        x.to('thrown');
        throwWord.perform(g, who, { event: r.event });
      },
    },
    thrown: {
      holds: ['event'],
      run(x) {
        const { g, a, r } = x;
        const { total } = happening(g, r.event);
        x.close('event');
        x.bind(total);
        const block = rowFor(a.rows, g.law['dice.threshold'](total));
        x.done();
        if (g.law['dice.outcome-text']()) push(g, block);
      },
    },
  },
});

export type Pool = RollOp['pool'];
export const trait = (t: TraitRef): Pool => ({ trait: t });
export const dice = (n: Num): Pool => ({ dice: n });
export interface RollOptions {
  readonly by?: OneWho;
  readonly as?: string;
  readonly tags?: readonly string[];
  readonly extra?: Num;
  /** Added to the result. */
  readonly bonus?: Num;
  /** What it has to come to at least: told to everybody, decided by what follows. */
  readonly need?: Num;
  /** What it has to come to at the most: told to everybody, decided by what follows. */
  readonly atMost?: Num;
}
export const roll = (pool: Pool, rows?: Table, options: RollOptions = {}): RollOp =>
  write<RollOp>({ op: 'roll', pool, rows, ...options });
