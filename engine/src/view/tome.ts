import type { Section, Tome, TomeAction, Viewer } from '../contract/types.ts';
import { winnersOf } from '../contract/winners.ts';
import type { ActionCode, AppliedRule, G, HauntCode, RuleCode } from '../core/context.ts';
import { clauseOf } from '../core/law.ts';
import { inScope, isAmong } from '../core/scope.ts';
import { roomId, rowOf } from '../core/tables.ts';
import type { FactionId } from '../language/ids.ts';
import { isOffered, pageOf } from '../machine/behind.ts';
import { explorersOf, isDead, monstersInPlay, seatOf, sideOf } from '../machine/characters.ts';
import { rulesAt } from '../machine/fold.ts';
import { idOf } from '../machine/log.ts';
import { whyNot } from '../machine/offers.ts';
import { kindOf } from '../play/monsters.ts';
import { cite } from '../rules/index.ts';
import type { State } from '../state/state.ts';
import { readsPage, sideName } from './pages.ts';

/** The action is for this explorer. */
const concerned = (g: G, { whom }: RuleCode, who: number): boolean =>
  whom === null || isAmong(g, who, -1, -1, whom, who);

/** What an explorer of this seat can make of an action now, and what is missing. */
function look(g: G, haunt: HauntCode, action: ActionCode, who: number, offers: readonly AppliedRule[]): TomeAction {
  const rule = rowOf(g.p.rules, action.rule);
  const where = rule.where === null ? null : inScope(g, who, -1, -1, rule.where).map((room) => roomId(g, room));
  const needs = rule.needs.map((need, i) => ({
    path: `haunts/${haunt.def.id}/${action.id}.needs.${i}`,
    met: inScope(g, who, -1, -1, need),
  }));
  const applied = offers.find((a) => a.rule.index === rule.index);
  const reason = applied === undefined ? null : whyNot(g, applied, who, -1);
  const now = applied !== undefined && reason === null && g.s.turn.who === who;
  return {
    id: action.id,
    page: pageOf(action),
    who: idOf(g, who),
    now,
    over: !now && inScope(g, who, -1, -1, action.over),
    where,
    needs,
    why: reason === null ? null : { rule: clauseOf(g, reason.rule), args: reason.args },
  };
}

/** What nobody can do before the first turn, for those who will are not in the house yet: it is read in the book all the same. */
const toCome = (action: ActionCode): TomeAction => ({
  id: action.id,
  page: pageOf(action),
  who: '',
  now: false,
  over: false,
  where: null,
  needs: [],
  why: null,
});

/** Somebody who may act, and what is offered to them. */
interface Actor {
  readonly who: number;
  readonly offers: readonly AppliedRule[];
}

/** One monster of each kind that the viewer plays, the one at turn before others: what one of them can do, all can. */
function beastsOf(g: G, viewer: Viewer): number[] {
  const played = monstersInPlay(g).filter((monster) => viewer === 'all' || seatOf(g, monster) === viewer);
  const first = new Map<number, number>();
  for (const monster of played.toSorted((a, b) => Number(b === g.s.turn.who) - Number(a === g.s.turn.who)))
    if (!first.has(kindOf(g, monster))) first.set(kindOf(g, monster), monster);
  return [...first.values()];
}

/** The page of the winners, once the game is over. */
function winningPage(g: G, haunt: HauntCode): string {
  const { outcome } = g.s;
  if (outcome === null) return '';
  const explorers = explorersOf(g).map((who) => ({
    id: idOf(g, who),
    seat: seatOf(g, who),
    side: sideName(g, sideOf(g, who)),
  }));
  const { side } = winnersOf(outcome, { explorers, hauntKind: haunt.def.kind });
  if (side === 'nobody') return '';
  return haunt.wins.some((win) => win.side === side) && haunt.sides.includes(side) ? side : EVERYONE;
}

const EVERYONE = 'everyone';

/** The named parts of the text that are the viewer's to read, by page: what is done right now, the goal, and to all how the winners tell the end. */
function sections(g: G, haunt: HauntCode, readable: (page: string) => boolean): Record<string, Section[]> {
  const found: Record<string, Section[]> = {};
  cite(g, 'ui.sections');
  const won = winningPage(g, haunt);
  for (const page of [EVERYONE, ...haunt.sides]) {
    const goal = haunt.wins.some(({ side }) => (side === 'each' ? EVERYONE : side) === page);
    const parts: Section[] = [];
    const aloud = g.law['info.openings-public']();
    if (aloud) parts.push('opening');
    if ((aloud || readable(page)) && haunt.setup[page] !== undefined) parts.push('right-now');
    if (readable(page) && goal) parts.push('goal');
    if (page === won) {
      cite(g, 'info.victory-text');
      parts.push('win');
    }
    if (parts.length > 0) found[page] = parts;
  }
  return found;
}

/** The side whose book alone tells of the haunt: where there is one side, or a traitor whom nobody knows, there is no other book to take away. */
function soleBook(g: G, { def }: HauntCode): FactionId | null {
  switch (def.kind) {
    case 'free-for-all':
      return g.law['reveal.alone-book']();
    case 'none':
    case 'hidden':
      return 'heroes';
    case 'none-at-first':
    case 'traitor':
      return null;
  }
}

/** Rules of other pages, also of conditions, that were seen to be used. */
const heardOf = (g: G, readable: (page: string) => boolean, wanted: (rule: RuleCode) => boolean): string[] =>
  g.s.announced
    .map((at) => rowOf(g.p.rules, at))
    .filter((rule) => wanted(rule) && !readable(rule.page))
    .map(({ id }) => id);

/**
 * What a viewer's page holds, live: counters, what one can do now, what one cannot yet and the need that is missing, rules, how far one's own side is.
 * Of the other side's page only what has been used in play, unless the books lie open: then what everybody can do.
 */
export function tome(g: G, known: State, viewer: Viewer): Tome | null {
  if (g.s.haunt < 0) return null;
  const haunt = rowOf(g.p.haunts, g.s.haunt);
  if (!haunt.playable) return null;
  const mine = explorersOf(g).filter((who) => !isDead(g, who) && (viewer === 'all' || seatOf(g, who) === viewer));
  const readable = (page: string): boolean => readsPage(g, known, viewer, page);
  const used = haunt.actions.filter((action) => g.s.announced.includes(action.rule));
  // Offers are looked up once for each explorer, not once for each action.
  const listed = g.law['haunt.open-books']() ? explorersOf(g).filter((who) => !isDead(g, who)) : mine;
  const offered = (who: number): Actor => ({ who, offers: rulesAt(g, 'turn.offer', who, -1) });
  const [own, beasts] = [listed.map(offered), beastsOf(g, viewer).map(offered)];
  const actions = haunt.actions
    .filter((action) => readable(pageOf(action)))
    .flatMap((action) => {
      const able = ({ who }: Actor): boolean => concerned(g, rowOf(g.p.rules, action.rule), who);
      const explorers = own.filter(able);
      // What only monsters can do stands on the page of whoever plays them.
      const actors = explorers.length > 0 ? explorers : beasts.filter(able).slice(0, 1);
      const isToCome = !g.s.underway && actors.length === 0 && !explorersOf(g).some((who) => able({ who, offers: [] }));
      return isToCome ? [toCome(action)] : actors.map(({ who, offers }) => look(g, haunt, action, who, offers));
    });
  const rules = Object.entries(haunt.def.rules ?? {})
    .filter(([, rule]) => readable(rule.page ?? 'everyone'))
    .map(([id]) => id);
  const rulings = Object.entries(haunt.def.rulings ?? {})
    .filter(([, { page }]) => readable(page ?? 'everyone'))
    .map(([id]) => id);
  cite(g, 'info.hero-secrets');
  cite(g, 'info.own-text-only');
  const goals = haunt.wins.filter((win) => win.side === 'each' || readable(win.side));
  return {
    haunt: haunt.def.id,
    number: haunt.def.number,
    sides: haunt.sides.filter(readable),
    book: soleBook(g, haunt),
    sections: sections(g, haunt, readable),
    actions,
    rules,
    rulings,
    progress: Object.fromEntries(
      goals.map((win) => [win.side, Math.round(100 * inScope(g, mine[0] ?? g.s.revealer, -1, -1, win.progress))]),
    ),
    usedByOthers: [
      ...used.filter((action) => !readable(pageOf(action))).map((action) => action.id),
      ...heardOf(g, readable, (rule) => isOffered(rule) && !used.some((action) => action.rule === rule.index)),
    ],
    heard: heardOf(g, readable, (rule) => !isOffered(rule)),
    aloud: g.law['info.used-aloud'](),
  };
}
