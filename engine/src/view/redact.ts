import type { Decision, SeenEvent, SeenEventOf, View, Viewer } from '../contract/types.ts';
import type { G } from '../core/context.ts';
import type { Event, EventType, Told } from '../core/events.ts';
import { flagsOf, nodeAt, placeOf, roomCode, rowOf, tokenCode } from '../core/tables.ts';
import type { CarrierId } from '../language/ids.ts';
import { explorersOf, isUnseen, knowsPlaceOf, roomOf, seatOf, sidesOfSeat } from '../machine/characters.ts';
import { carrierId, idOf, thingId } from '../machine/log.ts';
import { optionsOf } from '../machine/machine.ts';
import { standingId, standingOf } from '../machine/standing.ts';
import type { QuestionKind } from '../state/question.ts';
import {
  BACK,
  BOX,
  clone,
  EVERYBODY,
  FACE_DOWN,
  type Frame,
  HELD,
  HIDDEN,
  holder,
  IN_DISCARD,
  IN_STACK,
  isHeld,
  OPEN_ANSWER,
  type Question,
  type Scope,
  type State,
} from '../state/state.ts';
import { monsterTurnWord } from '../words/operations/monsters/monster-turn.ts';
import { giveWord } from '../words/operations/turn/give.ts';
import { tradeThingsWord } from '../words/operations/turn/trade-things.ts';
import { handedFor } from './handed.ts';
import { knowing } from './looking.ts';
import { option } from './options.ts';
import { position } from './position.ts';
import { reachOf } from './reach.ts';
import { sentenceOf } from './sentence.ts';
import { settingOf } from './setting.ts';
import { stakesFor } from './stakes.ts';
import { tome } from './tome.ts';
import { coverTracks, feltInFights, lookedInSight } from './unseen.ts';

/** The one door through which anything leaves: everything a viewer gets is built here, from an allow-list. */

export const UNKNOWN = -1;

const knows = (bits: number, viewer: Viewer): boolean =>
  viewer === 'all' || bits === EVERYBODY || (typeof viewer === 'number' && (bits & (1 << viewer)) !== 0);

/** Of those who know a place, whom others have seen looking; what lies open is known to everybody all the same. */
const inSightOf = (seats: number, mask: number): number => (seats === EVERYBODY ? EVERYBODY : seats & mask);

/** Who knows a place, of those things alone whose place the viewer knows too. */
const knowers = (
  piles: readonly (readonly number[])[],
  bits: readonly number[],
  viewer: Viewer,
  mask: number,
): number[] => {
  const shown = new Array<number>(bits.length).fill(0);
  for (const thing of piles.flat()) {
    const seats = rowOf(bits, thing);
    if (knows(seats, viewer)) shown[thing] = inSightOf(seats, mask);
  }
  return shown;
};

/** Answers that wait for others are known only to the seat that has given them. */
const hideAnswers = (question: Question, viewer: Viewer): Question => ({
  ...question,
  answers: question.answers.map((given, i) => (given === OPEN_ANSWER || question.seats[i] === viewer ? given : HIDDEN)),
});

/** The house lies open. Which tiles are out of it is public; in which of the two piles they lie is not. */
const roomsInSight = ({ rooms, stack, discards }: State, viewer: Viewer, inSight: number): State['rooms'] => ({
  floor: rooms.floor.map((floor) => (floor === IN_DISCARD ? IN_STACK : floor)),
  x: rooms.x,
  y: rooms.y,
  turn: rooms.turn,
  next: rooms.next,
  known: knowers([stack, discards], rooms.known, viewer, inSight),
});

/** A pile of which the viewer knows some places. */
const pileAsKnown = (pile: readonly number[], bits: readonly number[], viewer: Viewer): number[] =>
  pile.map((thing) => (knows(rowOf(bits, thing), viewer) ? thing : UNKNOWN));

/**
 * The state as far as the viewer knows it. Every field is named here with what may be shown of it; a new field of the state does not compile until
 * somebody has decided.
 */
export function redact(g: G, viewer: Viewer): State {
  const { s } = g;
  const copy = clone(s);
  if (viewer === 'all') return copy;
  const inSight = lookedInSight(g, viewer);
  const known: State = {
    // The set-up and the course of the game are public.
    format: copy.format,
    packs: copy.packs,
    ruleset: copy.ruleset,
    dice: copy.dice,
    date: copy.date,
    seats: copy.seats,
    seq: copy.seq,
    round: copy.round,
    order: copy.order,
    turn: copy.turn,
    controller: copy.controller,
    allowed: copy.allowed,
    played: copy.played,
    stopAtHaunt: copy.stopAtHaunt,
    outcome: copy.outcome,
    // Random numbers to come are nobody's business.
    rng: [],
    rooms: roomsInSight(copy, viewer, inSight),
    stack: pileAsKnown(s.stack, s.rooms.known, viewer),
    discards: pileAsKnown(s.discards, s.rooms.known, viewer),
    piles: s.piles.map((pile) => pileAsKnown(pile, s.known, viewer)),
    known: knowers(s.piles, s.known, viewer, inSight),
    // Discards, cards in hands and on the floor, clips and limits lie open.
    spent: copy.spent,
    things: copy.things,
    steps: copy.steps,
    overflow: copy.overflow,
    usedThisTurn: copy.usedThisTurn,
    usedForGood: copy.usedForGood,
    usedUp: copy.usedUp,
    handled: copy.handled,
    drawn: copy.drawn,
    lastDrawn: copy.lastDrawn,
    lastDrawnIn: copy.lastDrawnIn,
    vars: copy.vars,
    // Monsters' numbers lie open.
    raised: copy.raised,
    // What the haunt has made public; what it hides is taken out below.
    revealer: copy.revealer,
    revealRoom: copy.revealRoom,
    traitor: copy.traitor,
    heroesAtStart: copy.heroesAtStart,
    underway: copy.underway,
    haunt: copy.haunt,
    sides: copy.sides,
    shown: copy.shown,
    control: copy.control,
    announced: copy.announced,
    // What is just being carried out is read aloud; answers that wait for others are not.
    frames: copy.frames,
    scopes: copy.scopes,
    happenings: copy.happenings,
    question: copy.question === null ? null : hideAnswers(copy.question, viewer),
    // Nobody has answered them yet.
    interrupted: copy.interrupted,
    // The scenario was chosen before all, and omens were drawn so.
    ...(copy.scenario === undefined ? {} : { scenario: copy.scenario }),
  };
  keepSecrets(known, viewer);
  hideUnfinished(g, known, viewer);
  if (s.haunt >= 0) hideHaunt(g, known, viewer);
  return known;
}

/** Answers given in secret: beside the name stand, under the same name with a mark, the seats that may know it. */
function keepSecrets(known: State, viewer: Viewer): void {
  for (const { vals } of known.scopes) {
    for (const mark of Object.keys(vals)) {
      if (!mark.startsWith('!') || (vals[mark] as number[]).includes(viewer as number)) continue;
      vals[mark.slice(1)] = HIDDEN;
    }
  }
}

/** Whether a viewer may know a variable, by its slot and whose it is. */
export function mayKnow(g: G, viewer: Viewer, slot: number, owner: number): boolean {
  // What no pack declares is nobody's to know.
  const to = g.p.varKnown[slot] ?? 'nobody';
  if (to === 'all' || viewer === 'all') return true;
  if (to === 'owner') return owner >= HELD && g.s.controller[owner - HELD - g.p.cards.length] === viewer;
  return sidesOfSeat(g.s, viewer).has(rowOf(g.p.haunts, g.s.haunt).sides.indexOf(to));
}

/** What somebody has picked out but not confirmed is nobody else's business. */
function hideUnfinished(g: G, known: State, viewer: Viewer): void {
  const { question, frames } = g.s;
  const top = frames[frames.length - 1];
  if (question === null || question.seats.includes(viewer as number) || top === undefined) return;
  nodeAt(g, top)?.waits.hideUnconfirmed(rowOf(known.frames, frames.length - 1));
}

/** Takes out what the haunt hides: roles, numbers on pieces that lie face down, places, secret variables. */
function hideHaunt(g: G, known: State, viewer: Viewer): void {
  const { s, p } = g;
  const haunt = rowOf(p.haunts, s.haunt);
  const mine = sidesOfSeat(s, viewer);
  const first = p.cards.length;
  const own = (thing: number): boolean => s.controller[thing - first] === viewer;
  const over = s.outcome !== null;
  known.sides = s.sides.map((side, k) => (over || s.shown[k] === 1 || s.controller[k] === viewer ? side : HIDDEN));
  known.things.number = s.things.number.map((n, t) => {
    if ((flagsOf(g, t) & FACE_DOWN) === 0) return n;
    const { faceDown } = tokenCode(g, t);
    const place = placeOf(g, t);
    const knowsIt =
      faceDown === 'holder' ? isHeld(place) && own(holder(place)) : mine.has(haunt.sides.indexOf(faceDown));
    return knowsIt ? n : HIDDEN;
  });
  if (haunt.hiding !== 0) {
    const unseen = (t: number): boolean => isUnseen(g, t) && !knowsPlaceOf(g, viewer, t);
    coverTracks(g, known, unseen);
    const felt = feltInFights(g, known);
    const hides = (t: number): boolean => unseen(t) && !felt.has(t);
    known.things.place = s.things.place.map((place, t) => (hides(t) ? BOX : place));
    known.things.part = s.things.part.map((part, t) => (hides(t) ? 0 : part));
  }
  for (const key of Object.keys(s.vars)) {
    const [slot = -1, owner = -1] = key.split('.').map(Number);
    if (!mayKnow(g, viewer, slot, owner)) delete known.vars[key];
  }
}

export const mayAnswer = (seat: number, viewer: Viewer): boolean =>
  viewer === 'all' || viewer === seat || (seat < 0 && viewer !== 'public');

/** What a question is about: what carries the effect that puts it, or what is offered. */
function aboutOf(g: G, kind: QuestionKind, f: Frame, { owner }: Scope): CarrierId {
  if (kind === 'consent') return thingId(g, giveWord.read(f).thing);
  if (kind === 'trade') return idOf(g, tradeThingsWord.read(f).to);
  return kind === 'march' ? rowOf(g.p.tokens, monsterTurnWord.read(f).kind).id : carrierId(g, owner);
}

/** What a viewer may ask for beside what every view holds. */
export interface Wanted {
  /** Where the one whose turn it is can get to: see `Decision.reach`. */
  readonly reach?: boolean;
}

/**
 * Whom a question is put to: whoever acts, or, where that one puts a choice to somebody else, the explorer of that seat, of several one who is with them, as
 * far as the seat knows.
 */
function spokenTo(g: G, kind: QuestionKind, seat: number, self: number, knownToSeat: () => State): number {
  if (kind !== 'choose' || self < 0 || seatOf(g, self) === seat) return self;
  const own = explorersOf(g).filter((who) => seatOf(g, who) === seat);
  if (own.length < 2) return own[0] ?? self;
  const isWith = (who: number): boolean => roomOf(g, who) >= 0 && roomOf(g, who) === roomOf(g, self);
  return knowing(g, knownToSeat(), () => own.find(isWith)) ?? own[0] ?? self;
}

/** The open questions that the viewer may answer. */
export function decisions(g: G, viewer: Viewer, known: State | null = null, wanted: Wanted = {}): Decision[] {
  const { question } = g.s;
  if (question === null) return [];
  const f = rowOf(g.s.frames, g.s.frames.length - 1);
  const scope = rowOf(g.s.scopes, f.s);
  return nextOf(question, (seat) => mayAnswer(seat, viewer)).map((at) => {
    const seat = rowOf(question.seats, at);
    const asked = rowOf(question.asked, at);
    // What a roll would be made with, and who is where, is told from what the seat knows, whoever looks.
    let own = viewer === seat ? known : null;
    const knownToSeat = (): State => {
      own ??= redact(g, seat);
      return own;
    };
    const speaker = asked >= 0 ? asked : spokenTo(g, question.kind, seat, scope.self, knownToSeat);
    const who = speaker >= 0 ? idOf(g, speaker) : '';
    const options = optionsOf(g, seat);
    g.scope = scope;
    return {
      id: question.id,
      seat,
      kind: question.kind,
      prompt: {
        key: `ask.${question.kind}`,
        args: { who, about: aboutOf(g, question.kind, f, scope) },
        ...sentenceOf(g, question.kind, knownToSeat),
      },
      ...settingOf(g, question.kind, seat),
      ...(wanted.reach === true && question.kind === 'turn'
        ? { reach: knowing(g, knownToSeat(), () => reachOf(g, scope.self)) }
        : {}),
      options: options.map((c) => ({ ...option(g, c), ...stakesFor(g, c, knownToSeat), ...handedFor(g, c) })),
    };
  });
}

/** Places of the answers that are waited for: of a seat that answers for several, the first. */
function nextOf({ seats, answers }: Question, which: (seat: number) => boolean): number[] {
  const open = seats.flatMap((seat, i) => (answers[i] === OPEN_ANSWER && which(seat) ? [i] : []));
  return open.filter((at) => open.find((i) => seats[i] === seats[at]) === at);
}

/** What the viewer may do whoever is asked, as decisions beside the open question. */
export function standingDecisions(g: G, viewer: Viewer): Decision[] {
  return Array.from({ length: g.s.seats }, (_, seat) => seat)
    .filter((seat) => viewer === 'all' || viewer === seat)
    .flatMap((seat): Decision[] => {
      const options = standingOf(g, seat);
      const [first] = options;
      if (first === undefined) return [];
      const prompt = { key: 'ask.standing', args: { who: idOf(g, first.who), about: '' } } as const;
      return [{ id: standingId(g), seat, kind: 'standing', prompt, options: options.map((c) => option(g, c)) }];
    });
}

export function view(g: G, viewer: Viewer, wanted: Wanted = {}): View {
  const { s } = g;
  const known = redact(g, viewer);
  const backs = s.discards.map((tile) => roomCode(g, tile).floors);
  const mine = decisions(g, viewer, known, wanted);
  const open = known.question;
  const others =
    open === null ? [] : nextOf(open, (seat) => !mayAnswer(seat, viewer)).map((at) => rowOf(open.seats, at));
  const floorNames = (bits: number): string[] => g.p.floors.filter((_, f) => (bits & (1 << f)) !== 0);
  return {
    viewer,
    seq: s.seq,
    position: position(g, known, viewer, backs.map(floorNames)),
    decisions: mine,
    standing: standingDecisions(g, viewer),
    waiting: open === null ? [] : others.map((seat) => ({ id: open.id, seat, kind: open.kind })),
    outcome: s.outcome,
    tome: knowing(g, known, () => tome(g, known, viewer)),
    known,
    backs,
    buried: s.stack.map((tile) => ((rowOf(s.rooms.known, tile) & BACK) === 0 ? 0 : roomCode(g, tile).floors)),
    lookers: lookers(g, viewer),
  };
}

function lookers(g: G, viewer: Viewer): View['lookers'] {
  const { s } = g;
  const mask = lookedInSight(g, viewer);
  const at = (pile: readonly number[], bits: readonly number[]): number[] =>
    pile.map((thing) => inSightOf(rowOf(bits, thing), mask));
  return {
    stack: at(s.stack, s.rooms.known),
    discards: at(s.discards, s.rooms.known),
    piles: s.piles.map((pile) => at(pile, s.known)),
  };
}

const shown = <T extends EventType>({ type, data }: Told<T>, reveals: boolean): SeenEventOf<T> => ({
  type,
  reveals,
  ...data,
});

export function redactEvent(event: Event, viewer: Viewer): SeenEvent {
  const { secret, reveals } = event;
  const isIn = secret !== null && (viewer === 'all' || (typeof viewer === 'number' && secret.to.includes(viewer)));
  return shown(isIn ? secret : event, reveals);
}
