import type { Sentence } from '../contract/types.ts';
import type { G, QuestionCode } from '../core/context.ts';
import { rowOf } from '../core/tables.ts';
import { carrierId } from '../machine/log.ts';
import { topNode } from '../machine/machine.ts';
import type { QuestionKind } from '../state/question.ts';
import { HELD, type State } from '../state/state.ts';
import { fightWord } from '../words/operations/fight/fight.ts';
import { atQuestion } from './looking.ts';

/** What the sentence speaks of, from the state as the seat knows it. */
function spokenOf(g: G, { n, of, rooms }: QuestionCode, known: () => State): Pick<Sentence, 'n' | 'of' | 'rooms'> {
  if (n === null && of === null && rooms === null) return {};
  return atQuestion(g, known(), () => ({
    ...(n === null ? {} : { n: n(g) }),
    ...(of === null ? {} : { of: of(g).map((each) => carrierId(g, HELD + each)) }),
    ...(rooms === null ? {} : { rooms: rooms(g).map((room) => rowOf(g.p.rooms, room).id) }),
  }));
}

/** What the open question says is at stake: whoever is asked learns that, whatever page asks. A sentence on a page that they may not read finds no words there. */
export function sentenceOf(g: G, kind: QuestionKind, known: () => State): { readonly question?: Sentence } {
  const { op, question } = topNode(g);
  if (op === fightWord.op && kind === 'trait') return { question: { from: '', key: 'attack-with' } };
  if (question === null) return {};
  const { from, key, piece } = question;
  return {
    question: {
      from,
      key,
      ...spokenOf(g, question, known),
      ...(piece < 0 ? {} : { piece: rowOf(g.p.tokens, piece).id }),
    },
  };
}
