import { option, position } from '../contract/describe.ts';
import type { Decision, SeenEvent, View, Viewer } from '../contract/types.ts';
import type { Event, G } from '../machine/context.ts';
import { carrierId, idOf } from '../machine/log.ts';
import { optionsOf } from '../machine/machine.ts';
import { clone, EVERYBODY, HIDDEN, IN_DISCARD, IN_STACK, OPEN_ANSWER, type State } from '../state/state.ts';

/** The one door through which anything leaves: everything a viewer gets is built here, from an allow-list. */

export const UNKNOWN = -1;

const knows = (bits: number, viewer: Viewer): boolean =>
  viewer === 'all' || bits === EVERYBODY || (typeof viewer === 'number' && (bits & (1 << viewer)) !== 0);

const bitsFor = (bits: number, viewer: Viewer): number =>
  bits === EVERYBODY ? EVERYBODY : knows(bits, viewer) && typeof viewer === 'number' ? 1 << viewer : 0;

/** The state without what the viewer does not know. */
export function redact(s: State, viewer: Viewer): State {
  const known = clone(s);
  if (viewer === 'all') return known;
  known.rng = [];
  known.stack = s.stack.map((tile) => (knows(s.rooms.known[tile], viewer) ? tile : UNKNOWN));
  known.discards = s.discards.map((tile) => (knows(s.rooms.known[tile], viewer) ? tile : UNKNOWN));
  known.piles = s.piles.map((pile) => pile.map((card) => (knows(s.known[card], viewer) ? card : UNKNOWN)));
  // Which tiles are out of the house is public; in which of the two piles they lie is not.
  known.rooms.floor = s.rooms.floor.map((floor) => (floor === IN_DISCARD ? IN_STACK : floor));
  known.rooms.known = s.rooms.known.map((bits) => bitsFor(bits, viewer));
  known.known = s.known.map((bits) => bitsFor(bits, viewer));
  const { question } = known;
  if (question !== null)
    question.answers = question.answers.map((given, i) =>
      given === OPEN_ANSWER || question.seats[i] === viewer ? given : HIDDEN,
    );
  return known;
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
  const known = redact(s, viewer);
  const backs = s.discards.map((tile) => g.p.rooms[tile].floors);
  const mine = decisions(g, viewer);
  const open = s.question;
  const others = open?.seats.filter((seat, i) => open.answers[i] === OPEN_ANSWER && !mayAnswer(seat, viewer)) ?? [];
  const floorNames = (bits: number): string[] => g.p.floors.filter((_, f) => (bits & (1 << f)) !== 0);
  return {
    viewer,
    seq: s.seq,
    position: position(g, known, backs.map(floorNames)),
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
