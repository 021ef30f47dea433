import type { Decision, Option, Outcome, Position } from '@hollow/engine';

/**
 * A position for comparing, written for that purpose: who stands where with what, in names and in an order of its own. It says nothing in the engine's numbers
 * and has nothing of the shape of a view, so that only another position makes another text. Whoever changes the shape of a position changes the reading of
 * it here, and no hash.
 */

type Explorer = Position['explorers'][number];
type Token = Position['tokens'][number];

const QUARTER = 90;
const DOORWAYS = ['north', 'east', 'south', 'west'];
const FIRST_DOORWAY = 8;

const list = (names: readonly string[] | undefined): string => (names ?? []).toSorted().join(' ');
const inOrder = (names: readonly (string | null)[]): string => names.map((name) => name ?? '?').join(' ');

/** Facts that hold, as `name value`; what is not so or not said is left out. */
function facts(of: Readonly<Record<string, string | number | boolean | null | undefined>>): string {
  return Object.entries(of)
    .filter(([, value]) => value !== undefined && value !== null && value !== false && value !== '')
    .map(([name, value]) => (value === true ? name : `${name} ${value}`))
    .join(', ');
}

function placeIn(room: string | undefined, part: number): string {
  if (room === undefined || room === '') return '';
  if (part >= FIRST_DOORWAY) return `${room}, ${DOORWAYS[part - FIRST_DOORWAY]} doorway`;
  return part === 0 ? room : `${room}, part ${part}`;
}

function explorerLine(e: Explorer): string {
  const traits = Object.entries(e.traits).map(([trait, { step, value }]) => `${trait} ${value} (clip ${step})`);
  return `${e.id}: ${facts({
    seat: e.seat,
    in: placeIn(e.room, e.part),
    zone: e.zone,
    'held by': e.holder,
    dead: e.dead === true,
    side: e.side,
    hidden: e.shown === false,
    traits: list(traits),
    cards: list(e.cards),
    statuses: list(e.statuses),
    pieces: list(e.pieces),
  })}`;
}

const valuesOf = (traits: Readonly<Record<string, number | null>>): string =>
  list(Object.entries(traits).flatMap(([trait, value]) => (value === null ? [] : [`${trait} ${value}`])));

function tokenLine(t: Token): string {
  return `${t.id}: ${facts({
    in: placeIn(t.room, t.part),
    'held by': t.holder,
    'leads to': t.leadsTo,
    of: t.of,
    'face down': t.faceDown === true,
    stunned: t.monster === true && t.stunned,
    traits: t.monster === true ? valuesOf(t.traits) : '',
    statuses: t.monster === true ? list(t.statuses) : '',
    carries: t.monster === true ? list(t.carries) : '',
  })}`;
}

/** How the haunt stands. */
function hauntLines(p: Position): string[] {
  if (p.haunt === null) return [];
  const counters = Object.entries(p.counters ?? {}).map(
    ([id, { value, to }]) => `counter ${id}: ${value}${to === null ? '' : ` of ${to}`}`,
  );
  const notes = Object.entries(p.notes ?? {}).flatMap(([id, of]) =>
    Object.entries(of).map(([whose, value]) => `note ${id} of ${whose}: ${value}`),
  );
  const lost = (p.lost ?? []).map(({ id, floor, x, y }) => `lost ${id}: ${floor} ${x} ${y}`);
  const head = facts({ haunt: p.haunt, traitor: p.traitor, underway: p.underway === true });
  return [head, ...counters.sort(), ...notes.sort(), ...lost.sort()];
}

/** Every pile from the top, and what was drawn and discarded: that is mixed before it is drawn again, and has no order. */
function stackLines({ stacks, drawn }: Position): string[] {
  const decks = Object.entries(stacks.decks).map(
    ([id, { top, discards }]) => `deck ${id}: ${inOrder(top)}; discarded ${list(discards)}; drawn ${drawn[id] ?? 0}`,
  );
  const discards = list(stacks.discards.map(({ id }) => id ?? '?'));
  return [`stack: ${inOrder(stacks.rooms.top)}; discarded ${discards}`, ...decks.sort()];
}

export function positionText(p: Position): string {
  const turn = facts({
    round: p.round,
    'turn of': p.turn.who,
    gone: p.turn.spent,
    left: p.turn.movesLeft,
    stopped: p.turn.stopped,
  });
  return [
    turn,
    `order: ${inOrder(p.order)}`,
    ...hauntLines(p),
    ...p.rooms.map(({ id, floor, x, y, turn }) => `room ${id}: ${floor} ${x} ${y}, turned ${turn * QUARTER}`).sort(),
    ...p.explorers.map(explorerLine).sort(),
    ...p.piles.map(({ card, room, part }) => `pile ${placeIn(room, part)}: ${card}`).sort(),
    ...p.tokens.map(tokenLine).sort(),
    ...stackLines(p),
  ].join('\n');
}

/** What only saves answers leads nowhere that the others do not lead to as well, and is not counted. */
const isShortcut = ({ verb }: Option): boolean => verb === 'together';

/** Who is asked what, and how many answers there are. */
export const choicesText = (open: readonly Decision[], beside: readonly Decision[]): string =>
  [
    ...open.map(({ seat, kind, options }) => `${kind} of ${seat}: ${options.filter((one) => !isShortcut(one)).length}`),
    ...beside.map(({ seat, options }) => `beside, of ${seat}: ${options.length}`),
  ]
    .sort()
    .join('\n');

export function outcomeText(outcome: Outcome): string {
  const verdicts = Object.entries(outcome.verdicts).map(([seat, verdict]) => `${seat} ${verdict}`);
  const { why, haunt, revealer, traitor } = outcome;
  return facts({ 'won by': why, haunt, revealer, traitor, verdicts: list(verdicts) });
}
