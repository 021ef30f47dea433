import { type Choice, only } from '../../../core/choice.ts';
import type { G, NumFn, SetFn } from '../../../core/context.ts';
import { anySet, flag, maybeOps, mustBind, num, optional, or, who, word } from '../../../define/field.ts';
import { write } from '../../../define/make.ts';
import { defineOp } from '../../../define/operation.ts';
import { questionField } from '../../../define/question.ts';
import { listOf } from '../../../define/register.ts';
import { CORNERS, hasDoor } from '../../../house/geometry.ts';
import type { AnySet, Num, Who } from '../../../language/ex.ts';
import type { AskOp, Ops } from '../../../language/words.generated.ts';
import { roomOf, seatOf, sideOf } from '../../../machine/characters.ts';
import { carrierId, tell } from '../../../machine/log.ts';
import { nameResult, push, putToAll } from '../../../machine/machine.ts';
import { HELD } from '../../../state/state.ts';

type AskKind = AskOp['kind'];

function offered(kind: AskKind, value: number): Choice {
  switch (kind) {
    case 'who':
      return { verb: kind, who: value };
    case 'room':
      return { verb: kind, room: value };
    case 'thing':
      return { verb: kind, thing: value };
    case 'trait':
      return { verb: kind, trait: value };
    case 'number':
      return { verb: kind, n: value };
    case 'wall':
      return { verb: kind, wall: value };
  }
}

/** What was answered, as it is named for later operations. */
function answered(taken: Choice): number {
  switch (taken.verb) {
    case 'who':
      return taken.who;
    case 'room':
      return taken.room;
    case 'thing':
      return taken.thing;
    case 'trait':
      return taken.trait;
    case 'number':
      return taken.n;
    default:
      return only(taken, 'wall').wall;
  }
}

/** An answer in ids. */
const valueId = (g: G, kind: AskKind, value: number): string | number => {
  if (kind === 'room') return g.p.rooms[value]?.id ?? '';
  if (kind === 'trait') return g.p.traits[value] ?? '';
  return kind === 'who' || kind === 'thing' ? carrierId(g, HELD + value) : value;
};

/** Seats on the side of those who were asked: they may know a secret answer. */
const alliesOf = (g: G, who: readonly number[]): number[] =>
  g.s.controller.filter((_, k) => who.some((x) => sideOf(g, x) === g.s.sides[k]));

/** Sides of the room of `self` that no way leads through; its corners where every side has a door. Whoever is in no room has none. */
const walls = (g: G): readonly number[] => {
  const room = roomOf(g, g.scope.self);
  if (room < 0) return [];
  const blank = [0, 1, 2, 3].filter((side) => !hasDoor(g, room, side));
  return blank.length > 0 ? blank : CORNERS;
};

interface Range {
  readonly kind: AskKind;
  readonly from: SetFn | null;
  readonly min: NumFn;
  readonly max: NumFn;
}

function answersTo(g: G, { kind, from, min, max }: Range): readonly number[] {
  if (kind === 'wall') return walls(g);
  if (kind !== 'number') return from?.(g) ?? [];
  const low = min(g);
  return Array.from({ length: Math.max(0, max(g) - low + 1) }, (_, i) => low + i);
}

export const askWord = defineOp({
  op: 'ask',
  means:
    'Lets somebody choose one of several. Where there is nothing to choose from, `none` is carried out. `question` is the key of the sentence that says what is at stake.',
  example: { who: { x: 'self' }, kind: 'room', from: { x: 'standing' }, as: 'goal' },
  steers: true,
  fields: {
    who,
    kind: word('who', 'room', 'thing', 'trait', 'number', 'wall'),
    from: optional(anySet),
    min: or(num, 0),
    max: or(num, 8),
    as: mustBind({
      by: 'kind',
      sorts: { who: 'thing', room: 'room', thing: 'thing', trait: 'trait', number: 'number', wall: 'wall' },
    }),
    none: maybeOps,
    secret: flag,
    question: questionField,
  },
  registers: { given: listOf('any') },
  stages: {
    answers: {
      holds: ['given'],
      run(x) {
        const { g, a } = x;
        const open = answersTo(g, a);
        if (open.length === 0) {
          x.done();
          push(g, a.none);
          return;
        }
        const asked = a.who(g);
        const [first] = asked;
        if (first === undefined) x.done();
        else if (asked.length > 1)
          putToAll(
            g,
            a.kind,
            asked.map((each) => seatOf(g, each)),
            asked,
          );
        else
          x.ask(
            a.kind,
            seatOf(g, first),
            false,
            open.map((value) => offered(a.kind, value)),
          );
      },
      options(x, sheet) {
        for (const value of answersTo(x.g, x.a)) sheet.open.push(offered(x.a.kind, value));
      },
      take(x, taken) {
        const { g, f, a, r } = x;
        const asked = a.who(g);
        // Several characters: the answers are named together, in the order in which they were asked.
        const given = [...r.given, answered(taken)];
        r.given = given;
        if (given.length < asked.length) return;
        x.bind(asked.length === 1 ? (given[0] ?? -1) : given);
        if (a.secret) nameResult(g, f, `!${a.as}`, alliesOf(g, asked));
        else if (asked.length > 1) {
          const seats = asked.map((each) => seatOf(g, each));
          tell(g, 'answered', { kind: a.kind, seats, answers: given.map((each) => valueId(g, a.kind, each)) }, true);
        }
        x.done();
      },
    },
  },
});

export interface AskOptions {
  readonly from?: AnySet;
  readonly min?: Num;
  readonly max?: Num;
  readonly as: string;
  /** What happens when there is nothing to choose from. */
  readonly none?: Ops;
  /** Others are not told the answer. */
  readonly secret?: boolean;
  /** What is at stake: the key of a sentence, alone or with what it speaks of. */
  readonly question?: AskOp['question'];
}
/** `wall`: a side of the room without a way through it. */
export const ask = (asked: Who, kind: AskKind, options: AskOptions): AskOp =>
  write<AskOp>({ op: 'ask', who: asked, kind, ...options });
