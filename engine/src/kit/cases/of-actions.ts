import type { ActionCode } from '../../core/context.ts';
import { clauseOf } from '../../core/law.ts';
import { inScope, isAmong } from '../../core/scope.ts';
import { roomId, rowOf } from '../../core/tables.ts';
import { explorersOf, roomOf, sheetOf } from '../../machine/characters.ts';
import { ScriptError, type Step } from '../script-types.ts';
import type { Case, CaseKind, Cases, Unmade } from './case.ts';
import type { CaseChange, CaseDraft, Luck } from './draft.ts';
import { changesFor, Wishes } from './wishes.ts';

const MOST_TURNS = 14;

/** Thresholds that a sheet names, by action: what stands in the haunt itself where it names none. */
export type Thresholds = Readonly<Record<string, number>>;

/** The first throw of the one who acts comes to this, all others go well or badly. */
function lucky(actor: string, total: number | 'high' | 'low', others: 'high' | 'low'): Luck {
  let thrown = false;
  return ({ setting }) => {
    if (thrown || setting?.roll?.who !== actor) return others;
    thrown = true;
    return total;
  };
}

/** The scripts of one action. */
class ActionCases {
  readonly #begun: CaseDraft;
  readonly #action: ActionCode;
  readonly #path: string;
  readonly #pass: number | undefined;
  readonly #made: Case[] = [];
  readonly #unmade: Unmade[] = [];

  constructor(begun: CaseDraft, action: ActionCode, pass: number | undefined) {
    this.#begun = begun;
    this.#action = action;
    this.#path = `haunts/${begun.haunt.def.id}/${action.id}`;
    this.#pass = pass;
  }

  get #part(): string {
    return `actions/${this.#action.id}`;
  }

  make(): Cases {
    const { def } = this.#action;
    const rolls = def.roll !== undefined || def.attack !== undefined;
    const limited =
      def.limit !== 'none' && def.limit !== 'game' && !['ends-turn', 'whole-turn'].includes(String(def.cost));
    const wanted: CaseKind[] = [
      ...(def.rows === undefined ? (['success'] as const) : Object.keys(def.rows).map((row): CaseKind => `row ${row}`)),
      ...(rolls && def.rows === undefined ? (['failure'] as const) : []),
      ...(limited ? (['limit'] as const) : []),
      ...(def.where === undefined ? [] : (['where'] as const)),
      ...(def.needs ?? []).map((_, i): CaseKind => `need ${i}`),
    ];
    const ready = this.#ready();
    if (typeof ready === 'string') for (const kind of wanted) this.#unmade.push({ part: this.#part, kind, why: ready });
    else for (const kind of wanted) this.#attempt(kind, () => this.#one(kind, ready));
    return { made: this.#made, unmade: this.#unmade };
  }

  #attempt(kind: CaseKind, make: () => Case | string | null): void {
    try {
      const found = make();
      if (typeof found === 'string') this.#unmade.push({ part: this.#part, kind, why: found });
      else if (found !== null) this.#made.push(found);
    } catch (error) {
      if (!(error instanceof ScriptError)) throw error;
      this.#unmade.push({ part: this.#part, kind, why: error.message.split('\n')[0] ?? '' });
    }
  }

  #one(kind: CaseKind, ready: CaseDraft): Case | string | null {
    if (kind === 'success') return this.#success(ready);
    if (kind === 'failure') return this.#failure(ready);
    if (kind === 'limit') return this.#again(ready);
    return kind.startsWith('row ') ? this.#row(kind.slice(4), ready) : this.#refusal(kind, ready);
  }

  /** Somebody whom the action is for, at turn, where everything it asks for is given; or why nobody is. */
  #ready(): CaseDraft | string {
    const at = this.#someoneAtTurn();
    if (at === null) return 'nobody whom it is for comes to a turn';
    const { def } = this.#action;
    const actor = at.atTurn;
    const wishes = new Wishes(at, [def.where ?? [], def.needs ?? [], def.from ?? []], actor);
    const placed = changesFor(at, (draft) => this.#inPlace(draft), [
      ...wishes.moves(),
      ...wishes.lays(),
      ...wishes.all(),
    ]);
    if (placed === null) return 'no room was found in which it can be done';
    let { draft } = placed;
    for (const [i, need] of (def.needs ?? []).entries()) {
      const met = (after: CaseDraft): boolean =>
        this.#inPlace(after) && [...Array(i + 1).keys()].every((k) => this.#isMet(after, k));
      const own = new Wishes(draft, need, actor);
      const next = changesFor(draft, met, [...own.all(), ...(def.where === undefined ? own.moves() : [])]);
      if (next === null) return `nothing was found that meets need ${i}`;
      draft = next.draft;
    }
    const offered = changesFor(
      draft,
      (after) => after.offer(this.#action.id) >= 0,
      new Wishes(draft, def, actor).all(),
    );
    return offered?.draft ?? `it is barred by ${draft.barredBy(this.#action.id).join(', ') || 'nothing that is told'}`;
  }

  #someoneAtTurn(): CaseDraft | null {
    const draft = this.#begun.copy();
    for (let n = 0; n < MOST_TURNS && draft.state.outcome === null; n++) {
      const found = draft.open?.kind === 'turn' ? this.#concerned(draft) : null;
      if (found !== null) return found;
      try {
        draft.endTurn();
      } catch (error) {
        if (error instanceof ScriptError) return null;
        throw error;
      }
    }
    return null;
  }

  /** Whoever is at turn may do it, as it is or once on another side or in another place. */
  #concerned(draft: CaseDraft): CaseDraft | null {
    const id = draft.atTurn;
    const { sides, def } = draft.haunt;
    const isFor = (after: CaseDraft): boolean => {
      const { g } = after;
      const { whom } = rowOf(g.p.rules, this.#action.rule);
      const { who } = after.state.turn;
      return who >= 0 && (whom === null || isAmong(g, who, -1, -1, whom, who));
    };
    if (isFor(draft)) return draft;
    if (draft.state.turn.n === 0 && draft.state.turn.who < 0) return null;
    const turned =
      def.kind === 'none-at-first'
        ? sides.map((side): CaseChange => ({ arrange: { explorers: { [id]: { side } } } }))
        : [];
    const sent = (def.zones ?? []).map((zone): CaseChange => ({ arrange: { explorers: { [id]: { zone } } } }));
    return (
      [...turned, ...sent].map((change) => draft.after([change])).find((after) => after !== null && isFor(after)) ??
      null
    );
  }

  #inPlace(draft: CaseDraft): boolean {
    const { g } = draft;
    const { where } = rowOf(g.p.rules, this.#action.rule);
    const { who } = draft.state.turn;
    return where === null || inScope(g, who, -1, -1, where).includes(roomOf(g, who));
  }

  #isMet(draft: CaseDraft, i: number): boolean {
    const { g } = draft;
    const need = rowOf(rowOf(g.p.rules, this.#action.rule).needs, i);
    return inScope(g, draft.state.turn.who, -1, -1, need);
  }

  /** What the dice have to show from their own, and whether the one who rolls has enough of them. */
  #threshold(ready: CaseDraft): number | null {
    const { roll, pass } = this.#action.def;
    if (roll === undefined || pass === undefined) return null;
    const { g, haunt } = ready;
    const asked = inScope(g, ready.state.turn.who, -1, -1, haunt.words.num(pass));
    return (this.#pass ?? asked) - this.#bonus(ready);
  }

  #bonus(ready: CaseDraft): number {
    const { g, haunt } = ready;
    const bonus = this.#action.def.roll?.bonus;
    return bonus === undefined ? 0 : inScope(g, ready.state.turn.who, -1, -1, haunt.words.num(bonus));
  }

  /** With as many dice as a track gives, for whoever has one. */
  #strong(ready: CaseDraft): CaseDraft {
    const { roll, attack } = this.#action.def;
    const traits = [roll !== undefined && 'trait' in roll ? roll.trait : [], attack?.with ?? []].flat();
    const { g } = ready;
    const me = explorersOf(g).find((who) => sheetOf(g, who).id === ready.atTurn);
    if (me === undefined || traits.length === 0) return ready;
    const top = (trait: string): number => (sheetOf(g, me).tracks[g.p.traits.indexOf(trait)]?.length ?? 1) - 1;
    const steps = Object.fromEntries(traits.map((trait) => [trait, top(trait)]));
    const strong = ready.after([{ arrange: { explorers: { [ready.atTurn]: { steps } } } }]);
    return strong !== null && strong.offer(this.#action.id) >= 0 ? strong : ready;
  }

  #take(ready: CaseDraft, luck: Luck): CaseDraft {
    const draft = ready.copy();
    const at = draft.offer(this.#action.id);
    const { open } = draft;
    if (open === undefined || at < 0) throw new ScriptError('it is not offered');
    draft.take(open, at, luck);
    draft.settle(luck);
    return draft;
  }

  #case(kind: CaseKind, title: string, draft: CaseDraft, more: readonly Step[], runs?: RegExp, spares?: RegExp): Case {
    const script = draft.script(`${this.#action.id}: ${title}`, more);
    return {
      part: this.#part,
      kind,
      script,
      ...(runs === undefined ? {} : { runs }),
      ...(spares === undefined ? {} : { spares }),
    };
  }

  /** Operations of the branch of success; undefined where it has none. */
  #branch(): RegExp | undefined {
    const { attack, roll } = this.#action.def;
    const ops = attack === undefined ? this.#action.def.do : attack.win;
    if ((ops ?? []).length === 0) return undefined;
    const branch = attack !== undefined ? ':attack/win/' : roll !== undefined ? ':when/then/' : ':';
    return new RegExp(`^${this.#path}/\\d+${branch}`);
  }

  /** One row of the results: from its lowest on. */
  #row(row: string, ready: CaseDraft): Case | string {
    const strong = this.#strong(ready);
    const least = Number(/^\d+/.exec(row)?.[0] ?? 0);
    const total = least - this.#bonus(strong);
    if (total < 0) return 'the bonus alone is more';
    const done = this.#take(strong, lucky(strong.atTurn, total, 'high'));
    const told = { type: 'offer', who: strong.atTurn, rule: this.#path };
    const outcome = done.state.outcome === null ? null : { why: done.state.outcome.why };
    const runs =
      (this.#action.def.rows?.[row] ?? []).length === 0
        ? undefined
        : new RegExp(`^${this.#path}/\\d+:table/${row.replace('+', '\\+')}/`);
    return this.#case(
      `row ${row}`,
      `a result of ${least} is the row ${row}`,
      done,
      [{ expect: { log: [told], outcome } }],
      runs,
    );
  }

  /** Done, it is not offered again in this turn; nothing where turn or game are over with it. */
  #again(ready: CaseDraft): Case | string | null {
    const { g } = ready;
    const code = rowOf(g.p.rules, this.#action.rule);
    const rule = clauseOf(g, code.task ? 'dice.task-roll' : code.limitLaw);
    const strong = this.#strong(ready);
    const actor = strong.atTurn;
    const tries = [lucky(actor, 'low', 'high'), lucky(actor, 'high', 'low')].map((luck) => this.#take(strong, luck));
    const still = tries.filter((after) => after.open?.kind === 'turn' && after.atTurn === actor);
    if (still.length === 0) return null;
    const done = still.find(
      (after) => after.offer(this.#action.id) < 0 && after.barredBy(this.#action.id).includes(rule),
    );
    if (done === undefined) return `done once, it is not barred by ${rule}`;
    const refused = { refuse: { use: this.#action.id, rule } };
    return this.#case('limit', 'it is not done twice in a turn', done, [refused, { expect: { turn: actor } }]);
  }

  #success(ready: CaseDraft): Case {
    const strong = this.#strong(ready);
    const actor = strong.atTurn;
    const total = this.#threshold(strong);
    const done = this.#take(strong, lucky(actor, total ?? 'high', total === null ? 'low' : 'high'));
    const told = { type: 'offer', who: actor, rule: this.#path };
    const title = total === null ? 'it is done' : `it succeeds when the dice show ${total}`;
    const outcome = done.state.outcome === null ? { outcome: null } : { outcome: { why: done.state.outcome.why } };
    return this.#case(
      'success',
      title,
      done,
      [{ expect: { log: [told], ...this.#counted(strong), ...outcome } }],
      this.#branch(),
    );
  }

  /** Counters that the deed moves by a plain number, as its data says. */
  #counted(before: CaseDraft): { counters?: Record<string, number> } {
    const { def } = this.#action;
    const sets = (def.do ?? []).flatMap((op) => {
      const {
        op: word,
        name,
        by,
        to,
        of,
      } = op as { op: string; name?: string; by?: unknown; to?: unknown; of?: unknown };
      const isCounter = word === 'set' && name !== undefined && before.haunt.def.counters?.[name] !== undefined;
      return isCounter && of === undefined ? [{ name, by, to }] : [];
    });
    const [only, ...more] = sets;
    const isPlain = (def.do ?? []).every((op) => (op as { op: string }).op !== 'call');
    if (only === undefined || more.length > 0 || !isPlain) return {};
    const now = before.engine.view(before.state, 'all').position.counters?.[only.name]?.value ?? 0;
    if (typeof only.to === 'number') return { counters: { [only.name]: only.to } };
    return typeof only.by === 'number' ? { counters: { [only.name]: now + only.by } } : {};
  }

  #failure(ready: CaseDraft): Case | string {
    const strong = this.#strong(ready);
    const actor = strong.atTurn;
    const total = this.#threshold(strong);
    if (total !== null && total < 1) return 'no roll fails';
    const below = total === null ? 'low' : total - 1;
    const done = this.#take(strong, lucky(actor, below, 'high'));
    const title = total === null ? 'it fails against a better roll' : `it fails when the dice show ${total - 1}`;
    const kept = Object.fromEntries(
      Object.keys(this.#counted(strong).counters ?? {}).map((id) => [
        id,
        strong.engine.view(strong.state, 'all').position.counters?.[id]?.value ?? 0,
      ]),
    );
    const told = { type: 'offer', who: actor, rule: this.#path };
    const expected = { log: [told], ...(Object.keys(kept).length === 0 ? {} : { counters: kept }) };
    return this.#case('failure', title, done, [{ expect: expected }], undefined, this.#branch());
  }

  #refusal(kind: CaseKind, ready: CaseDraft): Case | string {
    const { def, id } = this.#action;
    const [, need] = kind.split(' ');
    const rule = need === undefined ? `${this.#path}.where` : `${this.#path}.needs.${need}`;
    const wishes = new Wishes(ready, need === undefined ? def.where : def.needs?.[Number(need)], ready.atTurn);
    const barred = (draft: CaseDraft): boolean => draft.offer(id) < 0 && draft.barredBy(id).includes(rule);
    const found = changesFor(ready, barred, need === undefined ? wishes.moves() : [...wishes.all(), ...wishes.moves()]);
    if (found === null) return 'no position was found in which that alone is missing';
    const title = need === undefined ? 'it is refused elsewhere' : `it is refused without need ${need}`;
    const here = roomId(found.draft.g, roomOf(found.draft.g, found.draft.state.turn.who));
    const expected =
      kind === 'where' && explorersOf(found.draft.g).includes(found.draft.state.turn.who)
        ? { [found.draft.atTurn]: { room: here } }
        : { turn: found.draft.atTurn };
    return this.#case(kind, title, found.draft, [{ refuse: { use: id, rule } }, { expect: expected }]);
  }
}

export const actionCases = (begun: CaseDraft, action: ActionCode, pass?: number): Cases =>
  new ActionCases(begun, action, pass).make();
