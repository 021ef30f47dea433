import { secondEdition } from '@hollow/content';
import { Engine, picker, type State } from '@hollow/engine';
import { beginHaunt, idle } from '@hollow/engine/kit';
import { describe, expect, test } from 'vitest';
import { must, openQuestion } from './must.ts';

/**
 * Where a monster is stuck in the basement, the traitor's player may look for the Stairs from Basement
 * (2e.monster.basement-stairs), whatever a haunt has made of the traitor: asleep, aboard a ship or dead.
 */
const engine = new Engine([secondEdition]);
const SEARCH = 'edition/search-for-stairs';
const STAIRS = 'stairs-from-basement';
const SEATS = 5;
/** Places from here on are no rooms. */
const ROOMS_END = 1000;
/** The bit of the dead. */
const DEAD = 1;
/** Answers within which a haunt is set up, and a round is over. */
const ENOUGH = 600;

/** Answers as somebody who does nothing of their own accord, until it is as wished; null where that does not come to pass. */
function idleUntil(state: State, isThere: (state: State) => boolean): State | null {
  const pick = picker('below');
  for (let n = 0; n < ENOUGH && state.outcome === null; n++) {
    if (isThere(state)) return state;
    const decision = openQuestion(engine, state);
    const applied = engine.apply(state, decision.seat, decision.id, idle(decision, pick));
    if (!applied.ok) throw new Error(applied.refusal.message);
  }
  return null;
}

/** A game in which the haunt has just been set up by its own rules; null where it is over at once. */
function setUp(number: number): State | null {
  const { state } = engine.create({ seats: Array.from({ length: SEATS }, () => ({})) }, `below ${number}`);
  beginHaunt(engine, state, number, state.turn.who);
  return idleUntil(state, ({ underway, question }) => underway && question?.kind === 'turn');
}

const programOf = ({ ruleset }: State): ReturnType<Engine['program']> => engine.program(ruleset);
const isInTheHouse = ({ things }: State, thing: number): boolean => (things.place[thing] ?? ROOMS_END) < ROOMS_END;
const roomOf = (state: State, id: string): number => must(programOf(state).roomIndex.get(id), id);

/** Every monster in the house; none where one of them finds ways for itself, or the stairs are there already. */
function slowMonsters(state: State): readonly number[] {
  const { cards, tokens } = programOf(state);
  if ((state.rooms.floor[roomOf(state, STAIRS)] ?? -1) >= 0) return [];
  const first = cards.length + state.controller.length;
  const monsters = state.things.def.flatMap((def, thing) => {
    const monster = thing < first ? null : tokens[def]?.monster;
    return monster === null || monster === undefined || !isInTheHouse(state, thing) ? [] : [{ thing, monster }];
  });
  const digs = monsters.some(({ monster }) => monster.through.includes('discover'));
  return digs ? [] : monsters.map(({ thing }) => thing);
}

/** Monsters are put in the basement, and explorers who are in the house upstairs. */
function part(state: State, monsters: readonly number[]): void {
  const { place, flags } = state.things;
  for (const monster of monsters) place[monster] = roomOf(state, 'basement-landing');
  state.controller.forEach((_, explorer) => {
    const who = programOf(state).cards.length + explorer;
    const isDead = ((flags[who] ?? 0) & DEAD) !== 0;
    if (isInTheHouse(state, who) && !isDead) place[who] = roomOf(state, 'upper-landing');
  });
}

const isOffered = (state: State): boolean =>
  state.question?.kind === 'turn' &&
  state.turn.who === state.traitor &&
  openQuestion(engine, state).options.some((option) => option.verb === 'offer' && option.rule === SEARCH);

const stuck = (secondEdition.haunts ?? []).flatMap(({ id, number, kind, wins }) => {
  const state = kind === 'traitor' && wins !== undefined ? setUp(number) : null;
  const monsters = state === null ? [] : slowMonsters(state);
  return state === null || monsters.length === 0 ? [] : [[id, state, monsters] as const];
});

describe('a monster that is stuck in the basement is helped out by the player of the traitor', () => {
  test('in most haunts that begin with one', () => {
    expect(stuck.length).toBeGreaterThan(20);
  });

  test.each(stuck)('%s', (_, state, monsters) => {
    part(state, monsters);
    expect(idleUntil(state, isOffered)).not.toBeNull();
  });
});
