import { option, position } from '../contract/describe.ts';
import type { Decision, SeenEvent, View, Viewer } from '../contract/types.ts';
import type { Event, G } from '../machine/context.ts';
import { carrierId, idOf } from '../machine/log.ts';
import { optionsOf } from '../machine/machine.ts';
import {
  BOX,
  clone,
  EVERYBODY,
  FACE_DOWN,
  HELD,
  HIDDEN,
  holder,
  IN_DISCARD,
  IN_STACK,
  isHeld,
  OPEN_ANSWER,
  type State,
} from '../state/state.ts';

/** The one door through which anything leaves: everything a viewer gets is built here, from an allow-list. */

export const UNKNOWN = -1;

const knows = (bits: number, viewer: Viewer): boolean =>
  viewer === 'all' || bits === EVERYBODY || (typeof viewer === 'number' && (bits & (1 << viewer)) !== 0);

const bitsFor = (bits: number, viewer: Viewer): number =>
  bits === EVERYBODY ? EVERYBODY : knows(bits, viewer) && typeof viewer === 'number' ? 1 << viewer : 0;

/**
 * The state as far as the viewer knows it. Every field is named here with what may be shown of it; a new field of the state does not compile until
 * somebody has decided.
 */
export function redact(g: G, viewer: Viewer): State {
  const { s } = g;
  const copy = clone(s);
  if (viewer === 'all') return copy;
  const question =
    copy.question === null
      ? null
      : {
          ...copy.question,
          answers: copy.question.answers.map((given, i) =>
            given === OPEN_ANSWER || s.question?.seats[i] === viewer ? given : HIDDEN,
          ),
        };
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
    stopAtHaunt: copy.stopAtHaunt,
    outcome: copy.outcome,
    // Random numbers to come are nobody's business.
    rng: [],
    // The house lies open. Which tiles are out of it is public; in which of the two piles they lie is not.
    rooms: {
      floor: copy.rooms.floor.map((floor) => (floor === IN_DISCARD ? IN_STACK : floor)),
      x: copy.rooms.x,
      y: copy.rooms.y,
      turn: copy.rooms.turn,
      next: copy.rooms.next,
      known: copy.rooms.known.map((bits) => bitsFor(bits, viewer)),
    },
    stack: s.stack.map((tile) => (knows(s.rooms.known[tile], viewer) ? tile : UNKNOWN)),
    discards: s.discards.map((tile) => (knows(s.rooms.known[tile], viewer) ? tile : UNKNOWN)),
    piles: s.piles.map((pile) => pile.map((card) => (knows(s.known[card], viewer) ? card : UNKNOWN))),
    known: s.known.map((bits) => bitsFor(bits, viewer)),
    // Discards, cards in hands and on the floor, clips and limits lie open.
    spent: copy.spent,
    things: copy.things,
    steps: copy.steps,
    overflow: copy.overflow,
    turnMarks: copy.turnMarks,
    gameMarks: copy.gameMarks,
    handled: copy.handled,
    drawn: copy.drawn,
    lastDrawn: copy.lastDrawn,
    lastDrawnIn: copy.lastDrawnIn,
    vars: copy.vars,
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
    // What is just being carried out is read aloud; answers that wait for others are not.
    frames: copy.frames,
    scopes: copy.scopes,
    happenings: copy.happenings,
    question,
  };
  if (s.haunt >= 0) hideHaunt(g, known, viewer);
  return known;
}

/** The side of a seat in the haunt; a watcher has none. */
const sideOfSeat = (s: State, viewer: Viewer): number =>
  typeof viewer === 'number' ? (s.sides[s.controller.indexOf(viewer)] ?? -1) : -1;

/** Takes out what the haunt hides: roles, numbers on pieces that lie face down, places, secret variables. */
function hideHaunt(g: G, known: State, viewer: Viewer): void {
  const { s, p } = g;
  const haunt = p.haunts[s.haunt];
  const mine = sideOfSeat(s, viewer);
  const first = p.cards.length;
  const own = (thing: number): boolean => s.controller[thing - first] === viewer;
  known.sides = s.sides.map((side, k) => (s.shown[k] === 1 || s.controller[k] === viewer ? side : HIDDEN));
  known.things.number = s.things.number.map((n, t) => {
    if ((s.things.flags[t] & FACE_DOWN) === 0) return n;
    const { faceDown } = p.tokens[s.things.def[t]];
    const place = s.things.place[t];
    const knowsIt =
      faceDown === 'holder' ? isHeld(place) && own(holder(place)) : haunt.sides.indexOf(faceDown) === mine && mine >= 0;
    return knowsIt ? n : HIDDEN;
  });
  if (haunt.hiding !== 0) {
    known.things.place = s.things.place.map((place, t) => {
      if ((s.things.flags[t] & haunt.hiding) === 0) return place;
      const side =
        t < first + s.controller.length
          ? s.sides[t - first]
          : haunt.sides.indexOf(p.tokens[s.things.def[t]].monster?.side ?? '');
      return side === mine ? place : BOX;
    });
  }
  for (const key of Object.keys(s.vars)) {
    const [slot, owner] = key.split('.').map(Number);
    const to = p.varKnown[slot] ?? 'all';
    if (
      to === 'all' ||
      (to === 'owner' && owner >= HELD && own(owner - HELD)) ||
      (mine >= 0 && haunt.sides[mine] === to)
    )
      continue;
    delete known.vars[key];
  }
}

export const mayAnswer = (seat: number, viewer: Viewer): boolean =>
  viewer === 'all' || viewer === seat || (seat < 0 && viewer !== 'public');

/** The open questions that the viewer may answer. */
export function decisions(g: G, viewer: Viewer): Decision[] {
  const { question } = g.s;
  if (question === null) return [];
  const f = g.s.frames[g.s.frames.length - 1];
  const scope = g.s.scopes[f.s];
  const who = scope.self >= 0 ? idOf(g, scope.self) : '';
  const waitingFor = question.seats.filter((seat, i) => question.answers[i] === OPEN_ANSWER && mayAnswer(seat, viewer));
  return waitingFor.map((seat) => {
    const options = optionsOf(g, seat);
    g.scope = scope;
    return {
      id: question.id,
      seat,
      kind: question.kind,
      prompt: { key: `ask.${question.kind}`, args: { who, about: carrierId(g, scope.owner) } },
      options: options.map((c) => option(g, c)),
    };
  });
}

export function view(g: G, viewer: Viewer): View {
  const { s } = g;
  const known = redact(g, viewer);
  const backs = s.discards.map((tile) => g.p.rooms[tile].floors);
  const mine = decisions(g, viewer);
  const open = s.question;
  const others = open?.seats.filter((seat, i) => open.answers[i] === OPEN_ANSWER && !mayAnswer(seat, viewer)) ?? [];
  const floorNames = (bits: number): string[] => g.p.floors.filter((_, f) => (bits & (1 << f)) !== 0);
  return {
    viewer,
    seq: s.seq,
    position: position(g, known, viewer, backs.map(floorNames)),
    decisions: mine,
    waiting: open === null ? [] : others.map((seat) => ({ id: open.id, seat, kind: open.kind })),
    outcome: s.outcome,
    known,
    backs,
  };
}

export function seen(event: Event, viewer: Viewer): SeenEvent {
  const secret =
    event.secret !== null && (viewer === 'all' || (typeof viewer === 'number' && (event.to?.includes(viewer) ?? false)))
      ? event.secret
      : {};
  return { type: event.type, reveals: event.reveals, ...event.data, ...secret };
}
