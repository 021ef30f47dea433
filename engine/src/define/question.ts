import type { QuestionCode } from '../core/context.ts';
import { packEither, packRecord } from '../language/schema/shape.ts';
import type { Exprs, Raw } from './compiler.ts';
import { beings, type Field, field, name, num, rooms, text } from './field.ts';

/** What a question says is at stake, as it stands in a pack: the key of a sentence, and what that speaks of. */
export interface RawQuestion {
  readonly key: string;
  readonly n?: unknown;
  readonly of?: unknown;
  readonly piece?: unknown;
  readonly rooms?: unknown;
}

/** What is at stake, for whoever is asked: the key of a sentence among the author's own words, alone or with what it speaks of. The compiler reads it for the node. */
export const questionField: Field<null> = field(
  packEither(
    text.shape,
    packRecord({
      key: text.shape,
      'n?': num.shape,
      'of?': beings.shape,
      'piece?': { is: 'name', of: 'token' },
      'rooms?': rooms.shape,
    }),
  ),
  () => null,
  true,
);

const SELF = { x: 'self' };

/** Whether a field of an operation names the same as the one who is asked; most are `self` where nothing is written. */
export const isAsked = (written: unknown, asked: unknown): boolean =>
  JSON.stringify(written ?? SELF) === JSON.stringify(asked ?? SELF);

export function compileQuestion(raw: unknown, from: string, c: Exprs): QuestionCode {
  const { key, n, of, piece, rooms: told } = typeof raw === 'string' ? { key: raw } : (raw as RawQuestion & Raw);
  return {
    from,
    key,
    n: n === undefined ? null : c.num(n),
    of: of === undefined ? null : c.set(of),
    piece: piece === undefined ? -1 : name('token').compile(piece, c, 'piece'),
    rooms: told === undefined ? null : c.set(told),
  };
}
