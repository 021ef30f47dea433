import type { Setting } from '../contract/types.ts';
import type { G } from '../core/context.ts';
import { nodeAt, rowOf } from '../core/tables.ts';
import type { ThingId } from '../language/ids.ts';
import { behind, knownOf } from '../machine/behind.ts';
import { carrierId, idOf, thingId } from '../machine/log.ts';
import { topNode } from '../machine/machine.ts';
import { AT_MOST, needOf, toldTags } from '../play/dice.ts';
import type { QuestionKind } from '../state/question.ts';
import { repeatWord, timesLeft } from '../words/operations/flow/repeat.ts';
import { takingPart } from '../words/operations/monsters/monster-turn.ts';
import { ofWhom, tradeThingsWord } from '../words/operations/turn/trade-things.ts';
import { movesLeft } from './moves-left.ts';
import { nextTurn } from './next-turn.ts';
import { readsPage } from './pages.ts';

/** The event that a kind of question stands in. */
const EVENTS: Readonly<Partial<Record<QuestionKind, 'roll' | 'damage' | 'defeat'>>> = {
  'before-roll': 'roll',
  dice: 'roll',
  'after-roll': 'roll',
  reroll: 'roll',
  'before-damage': 'damage',
  split: 'damage',
  defeat: 'defeat',
};

/** The trade that is being made: what has been laid out, or is proposed. */
function laidOut(g: G): NonNullable<Setting['trade']> {
  const f = rowOf(g.s.frames, g.s.frames.length - 1);
  const { self } = rowOf(g.s.scopes, f.s);
  const { to, chosen, terms } = tradeThingsWord.read(f);
  const of = (who: number): ThingId[] => ofWhom(g, [...chosen, ...terms], who).map((thing) => thingId(g, thing));
  return { who: idOf(g, self), to: idOf(g, to), gives: of(self), takes: of(to) };
}

/** The roll, the damage (done, or to be done by whoever has won) or the walk that the open question stands in. */
function surroundings(g: G, kind: QuestionKind): Setting {
  const { happenings } = g.s;
  const left = kind === 'turn' ? movesLeft(g) : null;
  if (left !== null) return { left, next: nextTurn(g) };
  if (kind === 'march') return { herd: takingPart(g, rowOf(g.s.frames, g.s.frames.length - 1)).map((m) => idOf(g, m)) };
  if (kind === 'trade' || kind === 'trade-consent') return { trade: laidOut(g) };
  const wanted = EVENTS[kind];
  const found = wanted === undefined ? undefined : happenings.findLast(({ t }) => t === wanted);
  if (found === undefined) return {};
  const [who, about] = [idOf(g, found.who), carrierId(g, found.cause)];
  if (wanted !== 'roll') return { damage: { who, kind: found.kind, n: found.n, about } };
  const { pool, faces, tags, n } = found;
  const need = needOf(found);
  const wants = tags.includes(AT_MOST) ? { atMost: n } : need > 0 ? { need } : {};
  return { roll: { who, pool, faces: faces.slice(), tags: toldTags(found), about, ...wants } };
}

/** What of the haunt puts the question, if it stands on a page that the seat may read, or everybody knows of it. */
function source(g: G, seat: number): string | null {
  const part = behind(g);
  return part !== null && (readsPage(g, g.s, seat, part.page) || knownOf(g, part) !== 'nothing') ? part.key : null;
}

/** How often what asks is still to be done after this time, where it is done a number of times. */
function comesAgain(g: G): Setting {
  const { path } = topNode(g);
  const around = g.s.frames.findLast((f) => {
    const node = nodeAt(g, f);
    return node?.op === repeatWord.op && path.startsWith(`${node.path}/`);
  });
  const again = around === undefined ? 0 : timesLeft(around);
  return again === 0 ? {} : { again };
}

/** What the open question stands in: for those who may answer it. */
export function settingOf(g: G, kind: QuestionKind, seat: number): { readonly setting?: Setting } {
  const from = source(g, seat);
  const setting = { ...surroundings(g, kind), ...comesAgain(g), ...(from === null ? {} : { behind: from }) };
  return Object.keys(setting).length === 0 ? {} : { setting };
}
