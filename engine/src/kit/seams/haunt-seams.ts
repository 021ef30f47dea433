import type { G } from '../../core/context.ts';
import { floorOf, placeOf, roomId } from '../../core/tables.ts';
import type { HauntDef } from '../../language/haunt.ts';
import type { SeamException } from '../../language/seams.ts';
import { bearsTrait, isDead, isMonster, monsterOf, seatOf } from '../../machine/characters.ts';
import { forbidden } from '../../machine/fold.ts';
import { idOf } from '../../machine/log.ts';
import { BOX, HELD, type State } from '../../state/state.ts';
import type { CaseDraft } from '../cases/draft.ts';
import { changesOf, conditionOf } from './changes.ts';
import type { HouseDeed } from './deeds.ts';
import { beingSort, type Doing, judge, lookBefore, type SeamBefore, type SeamBreach } from './laws.ts';
import { type Attempt, playOut } from './play.ts';
import { isOver, type SeamPlacing, SeamStage, SPOTS } from './stage.ts';
import { pieceOf, type SeamSubject } from './subjects.ts';

/** A breach, in which pair it was found, and whether the haunt says that it is meant so. */
export interface SeamFinding extends SeamBreach {
  readonly subject: string;
  readonly by: string;
  readonly excused: SeamException | null;
}

/** Whom a card says that it reaches; one that does nothing to others need not say. */
const toldBy = ({ others, reaches }: HouseDeed): readonly string[] | null => (others ? reaches : null);

/** One haunt of the table. */
export class HauntSeams {
  readonly #stage: SeamStage;
  readonly #def: HauntDef;
  readonly #deeds: readonly HouseDeed[];
  readonly #findings = new Map<string, SeamFinding>();
  readonly #reached = new Map<string, Set<string>>();
  readonly #wanted = new Map<string, Set<string>>();
  /** Whom effects have reached: their path, and the sort of character. */
  readonly reached = new Set<string>();
  /** Paths of what was played at all. */
  readonly played = new Set<string>();
  pairs = 0;
  outcomes = 0;

  constructor(begun: CaseDraft, def: HauntDef, deeds: readonly HouseDeed[]) {
    this.#stage = new SeamStage(begun);
    this.#def = def;
    this.#deeds = deeds;
  }

  get findings(): readonly SeamFinding[] {
    return [...this.#findings.values()];
  }

  #attempt(state: State, subject: SeamSubject, attempt: Attempt, doing: Doing, it: number): void {
    const by = idOf(this.#stage.g(state), attempt.by);
    const sort = beingSort(this.#stage.g(state), it);
    if (isOver(this.#stage.engine, state)) return;
    // Whatever is not in play is brought into it by the haunt, and comes into no room of itself.
    if (attempt.effect.startsWith('enter:') && placeOf(this.#stage.g(state), attempt.by) === BOX) return;
    const { outcomes, offered } = playOut(this.#stage.engine, state, attempt);
    if (!offered) return;
    this.pairs++;
    this.played.add(doing.path);
    this.outcomes += outcomes.length;
    const looks = new Map<State, SeamBefore>();
    for (const { from, state: after, events } of outcomes) {
      const before = looks.get(from) ?? lookBefore(this.#stage.g(from), attempt.by);
      looks.set(from, before);
      const g = this.#stage.g(after);
      const { breaches, reached } = judge(g, doing, before, events);
      for (const breach of breaches) this.#note(breach, subject.id, by);
      if (reached.includes(it)) this.#noteReached(doing.path, `${sort} ${subject.id}`);
      if (doing.reaches !== null) for (const who of reached) this.reached.add(`${doing.path} ${beingSort(g, who)}`);
    }
    if (subject.plain && sort === 'monsters' && this.#canBeReached(this.#stage.g(state), doing, it))
      this.#want(doing.path, `${sort} ${subject.id}`);
  }

  /** A monster with all the traits that the card speaks of; one that a rule keeps where it is is not moved, and one that never moves may have no turns. */
  #canBeReached(g: G, { path, reaches }: Doing, monster: number): boolean {
    const deed = this.#deeds.find((each) => each.path === path);
    if (deed === undefined || reaches?.includes('monsters') !== true) return false;
    const isKept = monsterOf(g, monster)?.fixed === true || forbidden(g, 'be-moved', monster) !== null;
    if (deed.topics.has('moved') && isKept) return false;
    if (deed.on.startsWith('turn.') && monsterOf(g, monster)?.moves === 'none') return false;
    return g.p.traits.every((trait, t) => !deed.names.has(trait) || bearsTrait(g, monster, t));
  }

  #note(breach: SeamBreach, subject: string, by: string): void {
    const key = `${breach.law} ${breach.of} ${subject}`;
    if (this.#findings.has(key)) return;
    this.#findings.set(key, { ...breach, subject, by, excused: this.#excuse(breach) });
  }

  #excuse({ law, of }: Pick<SeamBreach, 'law' | 'of'>): SeamException | null {
    const fits = (said: string): boolean => (said.endsWith('*') ? of.startsWith(said.slice(0, -1)) : of === said);
    return (this.#def.exceptions ?? []).find((exception) => exception.law === law && fits(exception.of)) ?? null;
  }

  #noteReached(path: string, whom: string): void {
    this.#reached.set(path, (this.#reached.get(path) ?? new Set()).add(whom));
  }
  #want(path: string, whom: string): void {
    this.#wanted.set(path, (this.#wanted.get(path) ?? new Set()).add(whom));
  }

  /** Those whom a card says it reaches, and whom it reached in no way it came out. */
  finish(): void {
    for (const [of, wanted] of this.#wanted)
      for (const whom of wanted)
        if (this.#reached.get(of)?.has(whom) !== true)
          this.#note({ law: 'reaches', of, whom, what: 'is not reached' }, whom.split(' ').slice(1).join(' '), '');
  }

  addFates(breaches: readonly SeamBreach[]): void {
    for (const breach of breaches) this.#note(breach, breach.whom, '');
  }

  /** A card, used or drawn by somebody beside the subject, or working on the subject by itself. */
  card(deed: HouseDeed, subject: SeamSubject): void {
    for (const actor of ['hero', 'traitor'] as const)
      if (deed.on === 'draw') this.#drawn(deed, subject, actor);
      else
        for (const spot of SPOTS) {
          const made = this.#stage.position(subject, actor, spot);
          if (made === null) continue;
          if (deed.on === 'turn.offer') {
            this.#used(deed, subject, made);
            const own = spot === 'together' ? this.#stage.position(subject, actor, spot) : null;
            if (own !== null) this.#used(deed, subject, { ...own, by: own.it });
          }
          if (deed.on === 'turn.offer' || spot !== 'together') continue;
          if (deed.on === 'transfer.after') this.#changesHands(deed, subject, actor);
          else this.#byItself(deed, subject, made);
        }
  }

  #used(deed: HouseDeed, subject: SeamSubject, { state, by, it }: SeamPlacing): void {
    const g = this.#stage.g(state);
    if (isMonster(g, by) || isDead(g, by)) return;
    const card = g.p.cardIndex.get(deed.id) ?? -1;
    if (g.s.things.place[card] !== HELD + it && !this.#stage.give(g, deed.id, by, false)) return;
    if (deed.topics.has('healed')) this.#stage.weaken(g, it);
    const doing = { path: deed.path, kind: 'offer', about: deed.id, reaches: toldBy(deed) } as const;
    this.#attempt(state, subject, { effect: 'turn', by, takes: deed.path, about: idOf(g, it) }, doing, it);
  }

  /** Drawn with the subject in the same room; for whoever is in no special condition, also wherever else it might matter. */
  #drawn(deed: HouseDeed, subject: SeamSubject, actor: 'hero' | 'traitor'): void {
    const { here } = this.#stage.grounds;
    const base = this.#stage.g(this.#stage.base);
    const named = [...deed.names]
      .map((name) => base.p.roomIndex.get(name) ?? -1)
      .filter((r) => r >= 0 && floorOf(base, r) >= 0);
    const floors = base.p.floors.map((_, floor) => base.s.rooms.floor.indexOf(floor)).filter((room) => room >= 0);
    const places = subject.plain ? [...floors, ...named.slice(0, 2)].map((room) => [here, room] as const) : [];
    const below = subject.plain ? floors.map((room) => [room, here] as const) : [];
    for (const [mine, theirs] of [[here, here] as const, ...places, ...below]) {
      const made = this.#stage.position(subject, actor, 'together');
      if (made === null) return;
      const { state, by, it } = made;
      const g = this.#stage.g(state);
      this.#stage.stand(g, by, mine);
      if (theirs !== here) this.#stage.stand(g, it, theirs);
      const hands = [...deed.names].filter((name) => g.p.cardIndex.has(name) && name !== deed.id);
      if (!isMonster(g, it) && !isDead(g, it))
        for (const card of [...hands, this.#stage.someItem(g)]) this.#stage.give(g, card, it, false);
      const doing = { path: deed.path, kind: 'draw', about: deed.id, reaches: toldBy(deed) } as const;
      this.#attempt(state, subject, { effect: `draw:${deed.id}`, by, takes: '', about: idOf(g, it) }, doing, it);
    }
  }

  /** What works on whoever enters or leaves its room, begins a turn there or ends one. */
  #byItself(deed: HouseDeed, subject: SeamSubject, { state, by: holder, it }: SeamPlacing): void {
    const g = this.#stage.g(state);
    if (!this.#stage.give(g, deed.id, holder, true)) return;
    const effects: Readonly<Record<string, string>> = {
      'enter.after': `enter:${roomId(g, this.#stage.grounds.here)}`,
      'turn.before': isMonster(g, it) ? 'monsters' : 'turn',
      'turn.after': isMonster(g, it) ? '' : 'turn',
      'act.after': isMonster(g, it) ? 'monsters' : '',
      'leave.before': `enter:${roomId(g, this.#stage.grounds.far)}`,
      'act.before': isMonster(g, it) ? 'monsters' : '',
    };
    const effect = effects[deed.on];
    // A hook that is not here would fall out of the table without a word.
    if (effect === undefined) throw new Error(`the seams do not know how ${deed.path} comes about (${deed.on})`);
    if (effect === '') return;
    if (deed.on === 'enter.after' && (g.s.things.place[it] ?? -1) === this.#stage.grounds.here)
      this.#stage.stand(g, it, this.#stage.grounds.next);
    const attempt = { effect, by: it, takes: '', about: idOf(g, it) };
    this.#attempt(
      state,
      subject,
      attempt,
      { path: deed.path, kind: 'text', about: deed.id, reaches: deed.reaches },
      it,
    );
  }

  /** What works when a card changes hands: the subject gets, or parts with, one of those that it speaks of, and has had all others, and it itself, for a while or not. */
  #changesHands(deed: HouseDeed, subject: SeamSubject, actor: 'hero' | 'traitor'): void {
    for (const ready of [true, false])
      for (const way of ['take', 'lose']) {
        const made = this.#stage.position(subject, actor, 'together');
        if (made === null) return;
        const { state, it } = made;
        const g = this.#stage.g(state);
        if (isMonster(g, it) || isDead(g, it)) return;
        const cards = [deed.id, ...[...deed.names].filter((name) => g.p.cardIndex.has(name) && name !== deed.id)];
        const last = cards.at(-1) ?? deed.id;
        for (const card of way === 'take' ? cards.slice(0, -1) : cards) this.#stage.give(g, card, it, ready);
        const doing = { path: deed.path, kind: 'hand', about: deed.id, reaches: null } as const;
        this.#attempt(state, subject, { effect: `${way}:${last}`, by: it, takes: '', about: idOf(g, it) }, doing, it);
      }
  }

  /** The subject in a room with a text, or beside a token: it comes, ends a turn there, takes what is offered, and is put elsewhere. */
  place(deed: HouseDeed, subject: SeamSubject): void {
    const made =
      this.#stage.position(subject, 'hero', 'next door') ?? this.#stage.position(subject, 'traitor', 'next door');
    if (made === null) return;
    const { state, it } = made;
    const g = this.#stage.g(state);
    const room = deed.carrier === 'rooms' ? (g.p.roomIndex.get(deed.id) ?? -1) : this.#stage.grounds.here;
    if (room < 0 || floorOf(g, room) < 0) return;
    if (deed.carrier === 'tokens') {
      const kind = g.p.tokenIndex.get(deed.id);
      const token = g.s.things.def.findLastIndex((def, t) => t >= g.p.cards.length && def === kind);
      if (token < 0) return;
      this.#stage.stand(g, token, room);
    }
    // What one takes of one's own accord may do harm.
    const kind = deed.carrier === 'rooms' && deed.on !== 'turn.offer' ? 'room' : 'text';
    const doing = { path: deed.path, kind, about: deed.id, reaches: null } as const;
    const about = idOf(g, it);
    const monster = isMonster(g, it);
    const inside = deed.on !== 'enter.after';
    if (inside && (g.s.things.place[it] ?? -1) < HELD) this.#stage.stand(g, it, room);
    const effect =
      deed.on === 'enter.after'
        ? `enter:${deed.id}`
        : deed.on === 'leave.before'
          ? `enter:${roomId(g, this.#stage.grounds.far)}`
          : monster
            ? 'monsters'
            : 'turn';
    const takes = deed.on === 'turn.offer' ? deed.path : '';
    this.#attempt(state, subject, { effect, by: it, takes, about }, doing, it);
    if (deed.carrier === 'rooms' && deed.on === 'enter.after') this.#joined(deed, subject, room, doing);
  }

  /** Somebody else comes into the room where the subject is. */
  #joined(deed: HouseDeed, subject: SeamSubject, room: number, doing: Doing): void {
    const made = this.#stage.position(subject, 'hero', 'next door');
    if (made === null) return;
    const { state, by, it } = made;
    const g = this.#stage.g(state);
    if ((g.s.things.place[it] ?? HELD) >= HELD) return;
    this.#stage.stand(g, it, room);
    this.#attempt(state, subject, { effect: `enter:${deed.id}`, by, takes: '', about: idOf(g, it) }, doing, it);
  }

  /** What the one who acts is told where somebody hidden is in this room; null where it cannot be played. */
  #toldWith(deed: HouseDeed, hiding: SeamSubject, room: number): readonly string[] | null {
    const made = this.#stage.position(hiding, 'hero', 'together');
    if (made === null) return null;
    const { state, by, it } = made;
    const g = this.#stage.g(state);
    this.#stage.stand(g, it, room);
    if (deed.on === 'turn.offer' && !this.#stage.give(g, deed.id, by, false)) return null;
    const [seat, was] = [seatOf(g, by), conditionOf(g, it)];
    const drawn = deed.on === 'draw';
    const effect = drawn ? `draw:${deed.id}` : 'turn';
    const { outcomes } = playOut(this.#stage.engine, state, { effect, by, takes: drawn ? '' : deed.path, about: '' });
    const untouched = outcomes.filter(
      ({ state: after }) => changesOf(was, conditionOf(this.#stage.g(after), it)).length === 0,
    );
    return untouched.map(({ events }) => JSON.stringify(events.map((event) => this.#stage.engine.seen(event, seat))));
  }

  /** Where somebody is who hides it, and whom the effect does not touch, makes no difference to what is told. */
  secret(deed: HouseDeed, hiding: SeamSubject): void {
    if (deed.carrier !== 'cards' || (deed.on !== 'turn.offer' && deed.on !== 'draw')) return;
    const { away, here, next, far } = this.#stage.grounds;
    const base = this.#stage.g(this.#stage.base);
    const other = base.s.rooms.floor.findIndex(
      (floor, room) => floor === floorOf(base, away) && ![away, here, next, far].includes(room),
    );
    if (other < 0) return;
    const [one, two] = [this.#toldWith(deed, hiding, away), this.#toldWith(deed, hiding, other)];
    if (one === null || two === null) return;
    this.pairs += 2;
    this.outcomes += one.length + two.length;
    const told = new Set(two);
    if (one.length !== two.length || one.some((line) => !told.has(line)))
      this.#note({ law: 'secret', of: deed.path, whom: hiding.id, what: 'is given away' }, hiding.id, '');
  }

  /** Somebody attacks the subject, or does what the haunt lets them do. */
  willed(path: string, subject: SeamSubject): void {
    for (const actor of ['hero', 'traitor'] as const)
      for (const spot of SPOTS) {
        const made = this.#stage.position(subject, actor, spot);
        if (made === null) continue;
        const { state, by, it } = made;
        const attempt = { effect: 'turn', by, takes: path, about: idOf(this.#stage.g(state), it) };
        const kind = path === 'attack' ? 'attack' : 'offer';
        this.#attempt(state, subject, attempt, { path, kind, about: '', reaches: null }, it);
      }
  }

  /** The monsters of a kind have their turn, the subject beside them or behind a barrier. */
  monsters(kind: string, subject: SeamSubject): void {
    for (const spot of ['together', 'parted'] as const) {
      const made = this.#stage.position(subject, 'hero', spot);
      if (made === null) continue;
      const { state, it } = made;
      const g = this.#stage.g(state);
      const monster = pieceOf(g, this.#def, kind, it);
      if (monster === it) continue;
      const room = spot === 'together' ? this.#stage.grounds.here : this.#stage.grounds.split;
      this.#stage.stand(g, monster, room, spot === 'parted' ? 1 : 0);
      const attempt = { effect: 'monsters', by: monster, takes: '', about: idOf(g, it) };
      this.#attempt(
        state,
        subject,
        attempt,
        { path: `monsters/${kind}`, kind: 'monsters', about: '', reaches: null },
        it,
      );
    }
  }
}
