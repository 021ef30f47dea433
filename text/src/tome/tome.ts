import type { HauntDef, Pack, PlacedMonster, Section, TomeAction, View } from '@hollow/engine';
import type { Phrase } from '../grammar/grammar.ts';
import { type Arg, type Catalog, capital, NONE } from '../language/catalog.ts';
import { listed, type ThingNames } from '../names/names.ts';
import { deedText, strikeOf } from '../render/deeds.ts';
import { foughtBy } from '../render/fought.ts';
import { hauntReason, scopeOf } from '../render/haunts.ts';
import type { OfferText } from '../render/offer.ts';
import { hauntRuleOffer, isOffer } from '../render/offers.ts';
import { opsText, ruleText } from '../render/rules.ts';
import { ruleNamed, throwStake, throwsOfEach, throwTables } from '../render/throws.ts';
import { noHeroLeft, type TomeLine, WrittenPages } from './book.ts';
import { namedRooms, pieceLines, roomsMeant } from './places.ts';

type Tome = NonNullable<View['tome']>;
/** What is said of a refusal that is no need of the haunt. */
export type Why = (reason: NonNullable<TomeAction['why']>) => string;

const pagesWith = (tome: Tome, part: Section): string[] =>
  Object.entries(tome.sections).flatMap(([page, parts]) => (parts.includes(part) ? [page] : []));

/** Whether a rule of the haunt, or of one of its conditions, stands on a page of the reader's. */
function isReadable(def: HauntDef | undefined, { rules, sides }: Tome, id: string): boolean {
  if (rules.includes(id)) return true;
  const carried = def === undefined || def.rules?.[id] !== undefined ? undefined : ruleNamed(def, id);
  return carried !== undefined && (carried.page === undefined || sides.includes(carried.page));
}

/** With everything that is made from the data of the haunt. */
export class TomeText extends WrittenPages {
  readonly #catalog: Catalog;
  readonly #names: ThingNames;
  readonly #packs: readonly Pack[];
  readonly #why: Why;
  readonly #offers = new Map<string, OfferText>();

  constructor(catalog: Catalog, names: ThingNames, packs: readonly Pack[], why: Why) {
    super(names);
    this.#catalog = catalog;
    this.#names = names;
    this.#packs = packs;
    this.#why = why;
  }

  override lines(view: View): TomeLine[] {
    const { tome } = view;
    if (tome === null) return [];
    return [
      {
        kind: 'title',
        text: this.#catalog.say('tome.title', { number: tome.number, haunt: this.#names.name(tome.haunt, 'haunts') }),
      },
      ...this.#openings(tome),
      ...this.#firstSteps(view, tome),
      ...this.#goals(tome),
      ...this.#endings(tome, noHeroLeft(view.position.explorers)),
      ...this.#counters(view, tome),
      ...this.#notes(view, tome),
      ...this.#actions(view, tome),
      ...this.#rules(view, tome),
      ...this.#rulings(tome),
      ...[...pieceLines(this.#catalog, this.#names, view, tome.haunt)].map(
        ([id, text]): TomeLine => ({ kind: 'piece', id, text }),
      ),
      ...this.#monsters(view, tome),
    ];
  }

  /** What was seen of other pages: what it is called and, where it has made somebody roll, what those dice decide; or all of it, where that may be asked for. The rest of those pages stays where it is. */
  override heard(view: View): TomeLine[] {
    const { tome } = view;
    return tome === null ? [] : [...tome.usedByOthers, ...tome.heard].map((id) => this.#heard(view, tome, id));
  }

  #heard(view: View, tome: Tome, id: string): TomeLine {
    const action = this.#names.action(`haunts/${tome.haunt}/${id}`);
    const isRule = tome.heard.includes(id);
    const told = isRule ? this.#throws(view, tome, id) : this.#throwsOfEach(view, tome, id);
    const rows = (told.throws ?? []).flatMap((table) => table.rows);
    const decided = told.brief ?? rows.map((row) => this.#catalog.say('play.roll-row', { ...row })).join(' ');
    const more = (tome.aloud ? this.#whole(tome, id, isRule) : '') || decided;
    return {
      kind: 'used',
      id,
      text: this.#catalog.say('tome.used', { action }),
      ...(more === '' ? {} : { more }),
      ...told,
      ...(isRule ? this.#fought(view, tome, id) : {}),
    };
  }

  /** A rule or an action of another page, word for word. */
  #whole(tome: Tome, id: string, isRule: boolean): string {
    if (!isRule) return this.offer(tome.haunt, [id]).whole;
    return this.#ruleWords(tome.haunt, id) ?? '';
  }

  /** A rule as its author says it to these sides, or as its data does; null where neither says anything. */
  #ruleWords(haunt: string, id: string, sides: readonly string[] = []): string | null {
    const authored = this.#names.book.label('rules', haunt, id, sides);
    const found = this.#def(haunt);
    const rule = found?.def.rules?.[id];
    if (authored !== null || found === null || rule === undefined) return authored;
    return ruleText(scopeOf(this.#catalog, this.#names, found.pack, haunt), rule).join('\n');
  }

  #openings(tome: Tome): TomeLine[] {
    const aloud = pagesWith(tome, 'opening').filter((side) => side !== 'everyone');
    // What is read to everybody is read in the order of the pages, whoever's they are.
    return [...new Set(['all', ...aloud, ...tome.sides])].flatMap((side): TomeLine[] => {
      const opening = this.#names.book.page(tome.haunt, side).opening ?? '';
      // Where one reads both books, each is spoken to somebody: it need not be the reader.
      const whose = tome.sides.length > 1 && side !== 'all' ? this.#names.noun(side) : NONE;
      return opening === ''
        ? []
        : [{ kind: 'opening', side, text: this.#catalog.say('tome.opening', { opening, whose }) }];
    });
  }

  /** What each readable page does before the first turn of the haunt; once that is done there is no more to read. */
  #firstSteps({ position }: View, tome: Tome): TomeLine[] {
    const found = this.#def(tome.haunt);
    if (found === null || position.underway === true) return [];
    const s = scopeOf(this.#catalog, this.#names, found.pack, tome.haunt);
    return pagesWith(tome, 'right-now').map((side): TomeLine => {
      const written = this.#names.book.page(tome.haunt, side === 'everyone' ? 'all' : side).now;
      return { kind: 'right-now', side, text: written ?? opsText(s, found.def.setup?.[side]).join('\n') };
    });
  }

  /** How the winners tell the end: for everybody to hear. */
  #endings(tome: Tome, noneLeft: boolean): TomeLine[] {
    return pagesWith(tome, 'win').flatMap((side): TomeLine[] => {
      const text = this.page(tome.haunt, side === 'everyone' ? 'all' : side, noneLeft).win;
      return text === '' ? [] : [{ kind: 'win', side, text }];
    });
  }

  #goals(tome: Tome): TomeLine[] {
    return Object.entries(tome.progress).flatMap(([side, progress]): TomeLine[] => {
      const { goal } = this.page(tome.haunt, side === 'each' ? 'all' : side);
      const whose = tome.sides.length > 1 && side !== 'each' ? this.#names.noun(side) : NONE;
      if (goal === '') return [];
      return [{ kind: 'goal', side, progress, text: this.#catalog.say('tome.goal', { goal, whose }), brief: goal }];
    });
  }

  #rulings(tome: Tome): TomeLine[] {
    return tome.rulings.map((id): TomeLine => ({ kind: 'ruling', id, text: this.#label('rulings', tome, id) }));
  }

  #label(section: 'counters' | 'notes' | 'rulings', tome: Tome, id: string): string {
    const found = this.#names.book.label(section, tome.haunt, id, tome.sides);
    if (found === null) this.#catalog.lacks(`${section}.${tome.haunt}/${id}`);
    return found ?? id;
  }

  #counters({ position }: View, tome: Tome): TomeLine[] {
    return Object.entries(position.counters ?? {}).map(([id, { value, to }]): TomeLine => {
      const counter = this.#label('counters', tome, id);
      const done =
        to === null || to <= 0 ? {} : { progress: Math.min(100, Math.max(0, Math.round((100 * value) / to))) };
      const said = this.#catalog.say('tome.counter', { counter, value, to: to ?? NONE });
      return { kind: 'counter', id, ...done, text: this.#state(tome, id, value) ?? said };
    });
  }

  /** The clause for a number, or for the nearest below it, as a sentence. */
  #state(tome: Tome, id: string, value: number): string | null {
    for (let n = value; n >= 0; n -= 1) {
      const found = this.#names.book.label('states', tome.haunt, `${id}.${n}`, tome.sides);
      if (found !== null) return this.#catalog.say('sentence', { text: capital(found, this.#catalog.lang) });
    }
    return null;
  }

  #notes({ position }: View, tome: Tome): TomeLine[] {
    return Object.entries(position.notes ?? {}).map(([id, record]): TomeLine => {
      const alone = record[''];
      const state = typeof alone === 'number' ? this.#state(tome, id, alone) : null;
      if (state !== null) return { kind: 'note', id, text: state };
      const entries = Object.entries(record).map(([of, value]) => this.#entry(tome, id, of, value));
      const note = this.#label('notes', tome, id);
      return {
        kind: 'note',
        id,
        text: this.#catalog.say('tome.note', { note, entries: this.#catalog.list('comma', entries) }),
      };
    });
  }

  /** One of several that a note is about: with its number, or with what the number stands for (`doll.1`). */
  #entry(tome: Tome, id: string, of: string, value: number): string {
    if (of === '') return this.#catalog.say('tome.entry', { of: NONE, value });
    const what = this.#names.book.label('notes', tome.haunt, `${id}.${value}`, tome.sides);
    return what === null
      ? this.#catalog.say('tome.entry', { of: this.#names.noun(of), value })
      : this.#catalog.say('tome.entry-of', { of: this.#names.noun(of), what });
  }

  #actions(view: View, tome: Tome): TomeLine[] {
    const several = new Set(tome.actions.map(({ who }) => who)).size > 1;
    const lines = tome.actions.map((action): TomeLine => {
      const label = this.#names.book.label('actions', tome.haunt, action.id, tome.sides);
      const args = {
        action: label ?? this.#names.action(`haunts/${tome.haunt}/${action.id}`),
        // Of monsters one stands for its kind.
        who: several && action.who !== '' ? this.#names.noun(action.who.replace(/#\d+$/, '')) : NONE,
      };
      const text = this.#catalog.say('tome.action', args);
      // Where the books lie open, the page of others is listed too.
      const explorer = view.position.explorers.find(({ id }) => id === action.who);
      if (view.viewer !== 'all' && explorer !== undefined && explorer.seat !== view.viewer)
        return { kind: 'used', id: action.id, text };
      const { brief, whole: more, warns = [] } = this.offer(tome.haunt, [action.id], tome.sides);
      const warned = warns.length === 0 ? {} : { warns };
      const rolls = { ...this.#throws(view, tome, action.id), ...this.#strike(tome, action.id) };
      const said = { id: action.id, text, more, brief, ...warned, ...rolls };
      if (action.now) return { kind: 'now', ...said };
      if (action.over) return { kind: 'done', ...said };
      return { kind: 'later', ...said, reasons: this.#reasons(view, tome, action) };
    });
    return (['now', 'later', 'done', 'used'] as const).flatMap((wanted) => lines.filter(({ kind }) => kind === wanted));
  }

  /** What an action does, or a rule that is offered: as its author says it, or as its data and its outcome clauses do. */
  override offer(haunt: string, path: readonly string[], sides: readonly string[] = []): OfferText {
    const key = `${haunt}/${sides.join()}/${path.join('/')}`;
    const known = this.#offers.get(key);
    if (known !== undefined) return known;
    const [id = '', ...more] = path;
    const found = this.#def(haunt);
    const told =
      found?.def.actions?.[id] !== undefined && more.length === 0
        ? deedText(scopeOf(this.#catalog, this.#names, found.pack, haunt), found.def, id, sides)
        : hauntRuleOffer(this.#catalog, this.#names, this.#packs, haunt, path, sides);
    this.#offers.set(key, told);
    return told;
  }

  /** Every need that is not met, the place, and whatever else stands in the way. */
  #reasons({ position }: View, tome: Tome, action: TomeAction): string[] {
    if (action.who === '') return [];
    const path = `haunts/${tome.haunt}/${action.id}`;
    const room = [...position.explorers, ...position.tokens].find(({ id }) => id === action.who)?.room ?? '';
    const lacking = action.needs.filter(({ met }) => !met).map((need) => need.path);
    const away = action.where !== null && !action.where.includes(room) ? [`${path}.where`] : [];
    const reasons = [...away, ...lacking].map((reason) => {
      const words = hauntReason(this.#catalog, this.#names, this.#packs, reason) ?? this.#catalog.say('barred.rule');
      if (!away.includes(reason)) return words;
      const written = this.#names.book.label('needs', tome.haunt, `${action.id}.where`, tome.sides) !== null;
      const rooms = written ? null : namedRooms(this.#def(tome.haunt)?.def, action.id);
      return roomsMeant(this.#catalog, this.#names, rooms, action, words);
    });
    const told = [...away, ...lacking];
    if (action.why !== null && !told.includes(action.why.rule)) reasons.push(this.#why(action.why));
    return reasons.length === 0 ? [this.#catalog.say('tome.not-your-turn')] : reasons;
  }

  /** What the rolls of an action or a rule bring, with the numbers that its counters have now. */
  #throws({ position }: View, tome: Tome, id: string): Pick<TomeLine, 'throws' | 'brief'> {
    const found = this.#def(tome.haunt);
    if (found === null) return {};
    const s = scopeOf(this.#catalog, this.#names, found.pack, tome.haunt);
    const throws = throwTables(s, found.def, id, tome.sides, position.counters ?? {});
    // Of several rolls of a rule one may have rows, and another only what it is for.
    const brief = throwStake(s, found.def, id, tome.sides);
    return { ...(throws.length > 0 ? { throws } : {}), ...(brief === null ? {} : { brief }) };
  }

  /** What an action that makes others roll brings them: row by row, or where they roll for several things all that it does. */
  #throwsOfEach({ position }: View, tome: Tome, id: string): Pick<TomeLine, 'throws' | 'brief'> {
    const found = this.#def(tome.haunt);
    if (found === null) return {};
    const s = scopeOf(this.#catalog, this.#names, found.pack, tome.haunt);
    const [first, ...others] = throwsOfEach(s, found.def, id, position.counters ?? {});
    if (first === undefined) return {};
    return first === null || others.length > 0 ? { brief: this.offer(tome.haunt, [id]).brief } : { throws: [first] };
  }

  /** What comes of the attack that an action makes. */
  #strike(tome: Tome, id: string): Pick<TomeLine, 'strike'> {
    const found = this.#def(tome.haunt);
    if (found === null) return {};
    const strike = strikeOf(scopeOf(this.#catalog, this.#names, found.pack, tome.haunt), found.def, id, tome.sides);
    return strike === null ? {} : { strike };
  }

  /** Between whom a rule may follow a fight. */
  #fought({ position }: View, tome: Tome, id: string): Pick<TomeLine, 'fought'> {
    const found = this.#def(tome.haunt);
    const fought = found === null ? null : foughtBy(found.def, id, position);
    return fought === null ? {} : { fought };
  }

  #rules(view: View, tome: Tome): TomeLine[] {
    const found = this.#def(tome.haunt);
    // In the order in which they were written: what matters most comes first. Rules of pieces and conditions have lines as well.
    const written = ['all', ...tome.sides].flatMap((side) =>
      Object.keys(this.#names.book.page(tome.haunt, side).rules ?? {}),
    );
    return [...new Set([...written, ...tome.rules])].map((id): TomeLine => {
      const rule = found?.def.rules?.[id];
      const isOffered = rule !== undefined && isOffer(rule);
      const offered = isOffered ? { brief: this.offer(tome.haunt, [id], tome.sides).brief } : {};
      // Rules of the other side may have a line on this page: what they bring is not for its reader.
      const own = isReadable(found?.def, tome, id)
        ? { ...this.#throws(view, tome, id), ...this.#fought(view, tome, id) }
        : {};
      return { kind: 'rule', id, text: this.#ruleWords(tome.haunt, id, tome.sides) ?? id, ...offered, ...own };
    });
  }

  #def(haunt: string): { readonly pack: Pack; readonly def: HauntDef } | null {
    for (const pack of this.#packs) {
      const def = pack.haunts?.find(({ id }) => id === haunt);
      if (def !== undefined) return { pack, def };
    }
    return null;
  }

  #monsters({ position }: View, tome: Tome): TomeLine[] {
    return position.tokens
      .filter((token) => token.monster === true)
      .map((token) => ({ kind: 'monster', id: token.id, text: this.#box(token, tome) }));
  }

  #box(token: PlacedMonster, tome: Tome): string {
    const list = (ids: readonly string[], noun: (id: string) => Phrase): Arg =>
      ids.length === 0 ? NONE : listed(this.#catalog, 'and', ids.map(noun));
    const traits = Object.entries(token.traits).flatMap(([trait, value]) =>
      value === null ? [] : [this.#catalog.say('tome.trait', { trait: this.#names.noun(trait), value })],
    );
    const args: Record<string, Arg> = {
      who: this.#names.noun(token.id),
      traits: traits.length === 0 ? NONE : this.#catalog.list('comma', traits),
      room: token.room === '' ? NONE : this.#names.noun(token.room, 'rooms'),
      of: token.of === undefined ? NONE : this.#names.noun(token.of),
      stunned: token.stunned ? 'yes' : 'no',
      statuses: list(token.statuses, (id) => this.#names.status(tome.haunt, id)),
      carries: list(token.carries, (id) => this.#names.noun(id)),
    };
    return this.#catalog.say('tome.monster', args);
  }
}
