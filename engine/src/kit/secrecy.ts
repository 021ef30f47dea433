import type { Setup } from '../contract/setup.ts';
import type { Decision, SeenEvent, View, Viewer } from '../contract/types.ts';
import type { Program } from '../core/context.ts';
import type { Event } from '../core/events.ts';
import { rowOf } from '../core/tables.ts';
import type { Engine } from '../game/engine.ts';
import { below, seedStreams } from '../random/streams.ts';
import { clone, type State } from '../state/state.ts';
import { difference, KitError, PROPERTIES, type Property } from './failure.ts';
import { badAnswers } from './options.ts';
import { knownTo, TWINS, type TwinOf, twin } from './twin.ts';
import { type Budget, nameFailure, playOn, viewersOf, type WalkPosition, walkGame } from './walk.ts';
import { flaw } from './whole.ts';

const isProperty = (name: string): name is Property => (PROPERTIES as readonly string[]).includes(name);

/** Two states that a viewer must not be able to tell apart look the same to it: the view, and what is barred and why. */
function sameToViewer(engine: Engine, a: State, b: State, viewer: Viewer, id: number, where: string): void {
  // Where one can walk to is told as well: to the seat that is asked, from what it knows.
  const left = engine.view(a, viewer, { reach: true });
  const right = nameFailure(where, () => engine.view(b, viewer, { reach: true }));
  if (JSON.stringify(left) !== JSON.stringify(right)) {
    for (const part of Object.keys(left) as (keyof View)[]) {
      const found = difference(left[part], right[part], part);
      const name = `secrecy-${part}`;
      if (found !== null) throw new KitError(isProperty(name) ? name : 'secrecy-view', where, found);
    }
    throw new KitError('secrecy-view', where, difference(left, right, 'view') ?? 'differs');
  }
  const barred = difference(
    engine.explain(a, viewer, id),
    nameFailure(where, () => engine.explain(b, viewer, id)),
  );
  if (barred !== null) throw new KitError('secrecy-explain', where, `barred.${barred}`);
}

/** Samples of the view look like the original, are whole, can be played, and depend on view and seed alone. */
function samples(engine: Engine, moment: WalkPosition, viewer: Viewer): void {
  const { state, decision, words, where } = moment;
  const p = engine.program(state.ruleset);
  const view = engine.view(state, viewer);
  const text = JSON.stringify(view);
  for (const seed of [`${moment.n}/a`, `${moment.n}/b`]) {
    const at = `${where}, viewer ${viewer}, sample “${seed}”`;
    const made = nameFailure(at, () => engine.sample(view, seed));
    const wrong = flaw(p, made);
    if (wrong !== null) throw new KitError('whole', at, wrong);
    sameToViewer(engine, state, made, viewer, decision.id, at);
    const again = difference(made, engine.sample(JSON.parse(text) as View, seed));
    if (again !== null) throw new KitError('secrecy-sample', at, `made twice from one view: ${again}`);
    if (JSON.stringify(view) !== text) throw new KitError('secrecy-sample', at, 'sampling changed the view');
    playOn(engine, made, words, 3, at);
  }
}

/** Strings of an event, cut at slashes so that the id inside a path is found as well. */
function words(value: unknown): string[] {
  if (typeof value === 'string') return value.split('/');
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(words);
  return [];
}

/** Tiles and cards of which the viewer does not know where they are; ids that mean two things are left out. */
function hiddenFrom(p: Program, s: State, viewer: Viewer): Set<string> {
  const ids = [
    ...[...s.stack, ...s.discards]
      .filter((t) => !knownTo(rowOf(s.rooms.known, t), viewer))
      .map((t) => rowOf(p.rooms, t).id),
    ...s.piles
      .flat()
      .filter((c) => !knownTo(rowOf(s.known, c), viewer))
      .map((c) => rowOf(p.cards, c).id),
  ];
  // A rule may be called like a card: bell/ring.
  const rules = [...new Set(p.rules.map((rule) => rule.id))];
  const taken = [...[...p.rooms, ...p.cards, ...p.tokens, ...p.explorers].map((code) => code.id), ...rules];
  return new Set(ids.filter((id) => taken.indexOf(id) === taken.lastIndexOf(id)));
}

/** An id that was and is hidden may not stand in an event, unless it was shown in between and shuffled back. */
function fields(
  p: Program,
  before: State,
  after: State,
  seen: readonly SeenEvent[],
  viewer: Viewer,
  where: string,
): void {
  const shown = new Set<string>();
  const still = hiddenFrom(p, after, viewer);
  const hidden = [...hiddenFrom(p, before, viewer)].filter((id) => still.has(id));
  after.lastDrawn.forEach((card, deck) => {
    if (after.drawn[deck] !== before.drawn[deck]) shown.add(p.cards[card]?.id ?? '');
  });
  for (const event of seen) {
    if (event.type === 'draw') shown.add(String(event.card));
    if (event.type === 'tile-refused') shown.add(String(event.room));
    const told = words(event).find((word) => hidden.includes(word) && !shown.has(word));
    if (told !== undefined)
      throw new KitError('secrecy-fields', `${where}, event ${event.type}`, `names ${told}, which nobody was shown`);
  }
}

/** What a viewer knows of the stacks: changes when something is drawn from them, or shown. */
const stacksSeen = (view: View): string =>
  JSON.stringify([view.known.stack, view.known.discards, view.known.piles, view.known.spent, view.known.drawn]);

/** The number of the option in the other game that says the same. */
function sameOption(engine: Engine, other: State, { seat, options }: Decision, option: number): number {
  const wanted = JSON.stringify(options[option]);
  const open = engine.pending(other).find((decision) => decision.seat === seat);
  return open?.options.findIndex((o) => JSON.stringify(o) === wanted) ?? -1;
}

/** Both reveal something, though not to everybody, and not the same. */
const isOtherThrow = (a: Event | undefined, b: Event | undefined): boolean =>
  a?.reveals === true && b?.reveals === true && JSON.stringify(a.secret) !== JSON.stringify(b.secret);

/**
 * The same answer in two games that the viewer cannot tell apart: what it sees is the same until an event that reveals; if all of it is the same, so is what
 * it sees afterwards. Where only stacks differ, dice fall the same, and nothing may differ until something leaves a stack.
 */
function events(engine: Engine, moment: WalkPosition, viewer: Viewer, of: TwinOf, other: State, where: string): void {
  const { state, decision } = moment;
  const p = engine.program(state.ruleset);
  const option = below(moment.words, 'picks', decision.options.length);
  const same = sameOption(engine, other, decision, option);
  // Somebody else has a choice that he has not in the other game: nobody sees that he has it.
  if (same < 0 && of === 'roles' && decision.seat !== viewer) return;
  const a = clone(state);
  const before = stacksSeen(engine.view(a, viewer));
  const left = nameFailure(where, () => engine.apply(a, decision.seat, decision.id, option));
  const right = nameFailure(where, () =>
    engine.apply(other, decision.seat, decision.id, of === 'roles' ? same : option),
  );
  if (!left.ok || !right.ok)
    throw new KitError('secrecy-decisions', where, `option ${option} is taken in one game only`);
  const seenLeft = left.events.map((event) => engine.seen(event, viewer));
  const seenRight = right.events.map((event) => engine.seen(event, viewer));
  fields(p, state, a, seenLeft, viewer, where);
  const most = Math.max(seenLeft.length, seenRight.length);
  for (let i = 0; i < most; i++) {
    const found = difference(seenLeft[i], seenRight[i], `event ${i}`);
    // Dice that somebody threw unseen have fallen otherwise: what comes of them may be seen.
    if (found === null && of === 'dice' && isOtherThrow(left.events[i], right.events[i])) return;
    if (found === null) continue;
    const pair = [seenLeft[i], seenRight[i]];
    // Where roles change hands in secret, that the game goes on tells as much as that it is over.
    const over = of === 'roles' && pair.some((event) => event?.type === 'won');
    const may = over || pair.every((event) => event?.reveals === true);
    if (!may) throw new KitError('secrecy-events', where, `${found}, and it reveals nothing`);
    // Tiles that were turned over and all shuffled back leave no trace but the event.
    const turned = of === 'tiles' && seenLeft[i]?.type === 'tiles-set-aside';
    if ((of === 'tiles' || of === 'cards') && !turned && stacksSeen(engine.view(a, viewer)) === before)
      throw new KitError('secrecy-events', where, `${found}, and nothing left a stack`);
    return;
  }
  sameToViewer(engine, a, other, viewer, a.question?.id ?? -1, `${where}, after option ${option}`);
}

function refusals(engine: Engine, moment: WalkPosition, viewer: Viewer, of: TwinOf, other: State, where: string): void {
  for (const [seat, id, option] of badAnswers(moment)) {
    // Only whoever is asked learns how many options there are.
    if ((of === 'roles' || of === 'places') && seat === moment.decision.seat && seat !== viewer) continue;
    const found = difference(engine.apply(moment.state, seat, id, option), engine.apply(other, seat, id, option));
    if (found !== null) throw new KitError('secrecy-refusals', `${where}, viewer ${viewer}`, found);
  }
}

/** A game with other secrets looks the same, is sampled the same, and goes on the same until something is revealed. */
function twins(engine: Engine, moment: WalkPosition, viewer: Viewer): void {
  const { state, decision } = moment;
  const p = engine.program(state.ruleset);
  for (const of of TWINS) {
    const where = `${moment.where}, viewer ${viewer}, other ${of}`;
    const other = twin(p, state, viewer, of, moment.words);
    if (other === null) continue;
    sameToViewer(engine, state, other, viewer, decision.id, where);
    const found = difference(
      engine.sample(engine.view(state, viewer), 'kit'),
      engine.sample(engine.view(other, viewer), 'kit'),
    );
    if (found !== null) throw new KitError('secrecy-sample', where, `one view, two samples: ${found}`);
    refusals(engine, moment, viewer, of, other, where);
    // Who gropes for somebody unseen finds them or does not.
    if (of !== 'places') events(engine, moment, viewer, of, other, where);
  }
}

/** Nobody learns from view, options, reasons, refusals, events or samples what he may not know. */
export function checkSecrecy(engine: Engine, setup: Setup, seed: string, budget: Budget): void {
  walkGame(engine, setup, seed, budget, (moment) => {
    const wrong = flaw(engine.program(moment.state.ruleset), moment.state);
    if (wrong !== null) throw new KitError('whole', moment.where, wrong);
    for (const viewer of viewersOf(moment.state)) {
      samples(engine, moment, viewer);
      twins(engine, moment, viewer);
    }
  });
}

/** The same at one decision of the game, any of them. */
export function checkSecrecyOnce(engine: Engine, setup: Setup, seed: string, budget: Budget): void {
  const { answers } = walkGame(engine, setup, seed, { ...budget, every: budget.answers });
  const chosen = below(seedStreams(`moment/${seed}`), 'picks', answers.length);
  let n = 0;
  checkSecrecy(engine, setup, seed, { ...budget, every: 1, when: () => n++ === chosen });
}
