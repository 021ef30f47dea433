import { secondEdition, thirdEdition } from '@hollow/content';
import { clone, Engine, type State } from '@hollow/engine';
import { arrange, beginHaunt } from '@hollow/engine/kit';
import * as w from '@hollow/engine/words';
import { Planner } from '@hollow/planner';
import { expect, test } from 'vitest';

type Position = Parameters<typeof arrange>[2];

const engine = new Engine([secondEdition]);
const planner = new Planner(engine);
const EXPLORERS = ['ox-bellows', 'zoe-ingstrom', 'vivian-lopez'];
const ROOMS = {
  'research-laboratory': { floor: 'upper', x: 4, y: 4 },
  'operating-laboratory': { floor: 'ground', x: 6, y: 4 },
  crypt: { floor: 'basement', x: 1, y: 0 },
};

/** A haunt whose traitor is somebody else than Zoe Ingstrom. */
function begun(number: number, position: Position): State {
  const seats = EXPLORERS.map((id) => ({ explorers: [id] }));
  const { state } = engine.create({ seats }, 'hopes');
  arrange(engine, state, { rooms: ROOMS });
  const { order } = engine.view(state, 'all').position;
  beginHaunt(engine, state, number, (secondEdition.cards ?? []).length + order.indexOf('ox-bellows'));
  // Both sides are ready.
  while (state.question !== null && state.question.kind !== 'turn')
    engine.apply(state, state.question.seat, state.question.id, 0);
  arrange(engine, state, position);
  return state;
}

/** How well Zoe Ingstrom stands in it. */
const hopes = (number: number, position: Position): number => planner.potential(begun(number, position), 1);

const brewing = (cultures: number, herbs: number): number =>
  hopes(43, {
    hiddenTraitor: 'ox-bellows',
    counters: { cultures, herbs },
    explorers: { 'zoe-ingstrom': { room: 'foyer' } },
  });

test('what a deed waits for and itself brings about is a step to it', () => {
  expect(brewing(1, 0)).toBeGreaterThan(brewing(0, 0) + 3);
  expect(brewing(2, 0)).toBeGreaterThan(brewing(1, 0) + 1);
});

test('where two kinds are needed, the first of the other kind counts for more than one more of the same', () => {
  expect(brewing(2, 1)).toBeGreaterThan(brewing(3, 0) + 4);
});

const locked = (room: string, held: number): number =>
  hopes(34, {
    hiddenTraitor: 'vivian-lopez',
    explorers: {
      'zoe-ingstrom': { room, steps: { speed: 3, might: 0, sanity: 0, knowledge: 0 } },
      'vivian-lopez': { room: 'upper-landing' },
    },
    pieces: Array.from({ length: held }, (_, i) => ({ id: 'key', n: i + 1, holder: 'zoe-ingstrom' })),
  });

test('nobody waits for a collar to fall off by itself: every Key brings it nearer', () => {
  expect(locked('foyer', 1)).toBeGreaterThan(locked('foyer', 0) + 1);
  expect(locked('foyer', 2)).toBeGreaterThan(locked('foyer', 1) + 8);
});

test('a Key that one gets by staying draws more than one that asks for four rolls of somebody weak', () => {
  expect(locked('crypt', 1)).toBeGreaterThan(locked('operating-laboratory', 1));
});

test('who is dead is as far from the goal as the living of the same side, not as whoever began the haunt', () => {
  const state = begun(1, {});
  const seatsOn = (side: number): number[] =>
    state.sides.flatMap((s, k) => (s === side ? (state.controller[k] ?? []) : []));
  const [[living = -1, dead = -1], [traitor = -1]] = [seatsOn(0), seatsOn(1)];
  arrange(engine, state, { explorers: { [EXPLORERS[dead] ?? '']: { dead: true, room: '' } } });
  const left = (seat: number): number => planner.stepsLeft(state, seat);
  expect(left(dead)).toBe(left(living));
  expect(left(dead)).not.toBe(left(traitor));
});

test.each([9, 34, 43])('looking at a position of haunt %i leaves it as it is', (number) => {
  const state = begun(number, { explorers: { 'zoe-ingstrom': { room: 'foyer' } } });
  const before = clone(state);
  for (const seat of [0, 1, 2]) {
    planner.potential(state, seat);
    planner.stepsLeft(state, seat);
  }
  expect(state).toEqual(before);
});

test('a card that a monster would have to hold is brought by somebody, and not by itself', () => {
  const pedlar = w.haunt({
    id: 'the-pedlar',
    number: 950,
    kind: 'traitor',
    traitor: w.revealer,
    counters: { sold: { to: 1 } },
    monsters: {
      pedlar: { n: 1, traits: { speed: 3, might: 3, sanity: 3, knowledge: null }, carries: w.tagged('item') },
    },
    setup: { traitor: [w.deploy('pedlar', { rooms: w.revealRoom })] },
    actions: {
      buy: {
        who: w.heroes,
        needs: [w.exists(w.where(w.tagged('item'), w.holds(w.piece('pedlar'), w.itThing)))],
        do: [w.add('sold', 1)],
      },
    },
    wins: { heroes: w.is(w.v('sold'), '≥', 1), traitor: w.gone(w.heroes) },
  });
  const trading = new Engine([secondEdition, { id: 'pedlars', extends: 'second-edition', haunts: [pedlar] }]);
  const { state } = trading.create({ seats: EXPLORERS.map((id) => ({ explorers: [id] })) }, 'hopes');
  const { order } = trading.view(state, 'all').position;
  beginHaunt(trading, state, 950, (secondEdition.cards ?? []).length + order.indexOf('ox-bellows'));
  while (state.question !== null && state.question.kind !== 'turn')
    trading.apply(state, state.question.seat, state.question.id, 0);
  arrange(trading, state, { explorers: { 'zoe-ingstrom': { room: 'upper-landing', cards: ['axe'] } } });
  expect(new Planner(trading).potential(state, 1)).toBeLessThan(0);
});

/** How well a hero stands who has to put a Rune on each Gremlin before it can be attacked. */
function besieged(room: string, marked: number, tower = true): number {
  const playing = new Engine([thirdEdition]);
  const explorers = ['josef-hooper', 'isa-valencia', 'dan-nguyen'];
  const { state } = playing.create({ seats: explorers.map((id) => ({ explorers: [id] })) }, 'hopes');
  arrange(playing, state, {
    turn: 'isa-valencia',
    rooms: tower ? { tower: { floor: 'upper', x: 0, y: -1 } } : {},
    underway: { haunt: 17, revealer: 'josef-hooper' },
    traitor: 'josef-hooper',
    explorers: {
      'josef-hooper': { side: 'traitor', room: 'basement-landing' },
      'isa-valencia': { room },
      'dan-nguyen': { room: 'hallway' },
    },
    pieces: [1, 2, 3].map((n) => ({
      id: 'gremlin',
      n,
      room: 'basement-landing',
      ...(n <= marked ? { statuses: ['marked'] } : {}),
    })),
  });
  return new Planner(playing).potential(state, 1, state, 0);
}

test('a foe that can be attacked only once it is marked is two steps, and the room in which it is marked draws', () => {
  expect(besieged('entrance-hall', 1)).toBeGreaterThan(besieged('entrance-hall', 0) + 8);
  expect(besieged('entrance-hall', 2)).toBeGreaterThan(besieged('entrance-hall', 1) + 8);
  expect(besieged('upper-landing', 0)).toBeGreaterThan(besieged('entrance-hall', 0));
  expect(besieged('tower', 0)).toBeGreaterThan(besieged('upper-landing', 0));
});

test('as long as no such room is in the house, finding one is a way to the goal', () => {
  expect(besieged('entrance-hall', 0)).toBeGreaterThan(besieged('entrance-hall', 0, false) + 1);
});

/** How well a hero stands who may disrupt a rite by a roll to which each of its Runes adds, against three cultists. */
function disrupting(room: string, runes: number): number {
  const playing = new Engine([thirdEdition]);
  const explorers = ['josef-hooper', 'isa-valencia', 'dan-nguyen'];
  const { state } = playing.create({ seats: explorers.map((id) => ({ explorers: [id] })) }, 'hopes');
  arrange(playing, state, {
    turn: 'isa-valencia',
    rooms: {
      'ritual-room': { floor: 'basement', x: 0, y: 1 },
      library: { floor: 'upper', x: 0, y: -1 },
    },
    underway: { haunt: 13, revealer: 'josef-hooper' },
    traitor: 'josef-hooper',
    explorers: {
      'josef-hooper': { side: 'traitor', room: 'basement-landing' },
      'isa-valencia': { room },
      'dan-nguyen': { room: 'hallway' },
    },
    pieces: [
      ...[1, 2, 3].map((n) => ({ id: 'cultist', n, room: 'ritual-room' })),
      ...Array.from({ length: runes }, (_, i) => ({ id: 'rune', n: i + 1, holder: 'isa-valencia' })),
    ],
  });
  return new Planner(playing).potential(state, 1, state, 0);
}

test('what adds to a roll that hardly can succeed is sought first, and the room where it is found draws', () => {
  expect(disrupting('entrance-hall', 2)).toBeGreaterThan(disrupting('entrance-hall', 0) + 1);
  expect(disrupting('upper-landing', 0)).toBeGreaterThan(disrupting('entrance-hall', 0) + 0.05);
  expect(disrupting('library', 0)).toBeGreaterThan(disrupting('upper-landing', 0) + 0.05);
});

/** How well Ox Bellows stands, a hero of haunts 5 and 14, which Zoe Ingstrom betrays. */
const hopesOfOx = (number: number, position: Position): number => planner.potential(begun(number, position), 0);

const painting = (room: string): number =>
  hopesOfOx(14, {
    explorers: { 'ox-bellows': { room }, 'zoe-ingstrom': { room: 'crypt' }, 'vivian-lopez': { room: 'crypt' } },
    pieces: [{ id: 'paint', n: 1, room: 'upper-landing' }],
  });

test('what lies about does not come into anybody’s hands by itself: who has no Paint goes and fetches it', () => {
  expect(painting('grand-staircase')).toBeGreaterThan(painting('foyer') + 0.04);
  expect(painting('upper-landing')).toBeGreaterThan(painting('grand-staircase') + 0.05);
});

test('who can be killed by one thing alone is not fought before it is at hand', () => {
  const needs = planner.needs(begun(5, {}), 0);
  expect(needs?.cards).toContain('revolver');
  expect(needs?.pieces).toContain('bullets');
  const shooting = (...holder: string[]): number =>
    hopesOfOx(5, {
      explorers: { 'ox-bellows': { room: 'foyer' }, 'zoe-ingstrom': { room: 'crypt' } },
      pieces: holder.map((who) => ({ id: 'bullets', holder: who })),
    });
  expect(shooting('ox-bellows')).toBeGreaterThan(shooting() + 1);
});

/** How well Isa Valencia stands who has to bring Flames to the Chapel; the first has been, another may lie somewhere. */
function offering(room: string, ...lying: readonly string[]): number {
  const playing = new Engine([thirdEdition]);
  const explorers = ['josef-hooper', 'isa-valencia', 'dan-nguyen'];
  const { state } = playing.create({ seats: explorers.map((id) => ({ explorers: [id] })) }, 'hopes');
  arrange(playing, state, {
    turn: 'isa-valencia',
    rooms: {
      chapel: { floor: 'upper', x: 0, y: -1 },
      graveyard: { floor: 'ground', x: 1, y: 0 },
      ballroom: { floor: 'ground', x: 6, y: 6 },
    },
    underway: { haunt: 24, revealer: 'josef-hooper' },
    traitor: 'josef-hooper',
    counters: { offered: 1 },
    explorers: {
      'josef-hooper': { side: 'traitor', room: 'ballroom' },
      'isa-valencia': { room },
      'dan-nguyen': { room: 'ballroom' },
    },
    pieces: ['chapel', ...lying].map((at, i) => ({ id: 'flame', n: i + 1, room: at })),
  });
  return new Planner(playing).potential(state, 1, state, 0);
}

test('what a rule forbids to take is not fetched, but got by the deed that brings it', () => {
  expect(offering('upper-landing', 'hallway')).toBeLessThan(offering('hallway', 'hallway') - 0.1);
});

/** A hero of a haunt by its seat, with what its explorer is called. */
function heroOf(state: State): readonly [seat: number, id: string] {
  const hero = engine.view(state, 'all').position.explorers.find(({ side, dead }) => side === 'heroes' && !dead);
  if (hero === undefined) throw new Error('there is a hero');
  return [hero.seat, hero.id];
}

/** How well a hero of the haunt stands who is in the room and has these cards, without fear. */
function standing(number: number, room: string, cards: readonly string[], position: Position = {}): number {
  const state = begun(number, {});
  const [seat, id] = heroOf(state);
  arrange(engine, state, { ...position, explorers: { [id]: { room, cards } } });
  return planner.potential(state, seat, state, 0);
}

test('a monster that is hurt by whoever holds a thing is not fought before that is at hand; then every wound counts', () => {
  const state = begun(21, {});
  expect(planner.needs(state, heroOf(state)[0])?.cards).toContain('medallion');
  expect(standing(21, 'foyer', ['medallion'])).toBeGreaterThan(standing(21, 'foyer', ['axe']) + 3);
  const wounded = (wounds: number): number => standing(21, 'foyer', ['medallion'], { counters: { wounds } });
  expect(wounded(3)).toBeGreaterThan(wounded(0) + 0.3);
});

test('what beating a monster brings about is a step to the goal: somebody goes and fights it', () => {
  const rising = (room: string, hits: number): number =>
    standing(23, room, [], { counters: { found: 1, hits }, pieces: [{ id: 'head', room: 'crypt' }] });
  expect(rising('foyer', 1)).toBeGreaterThan(rising('foyer', 0) + 8);
  expect(rising('crypt', 0)).toBeGreaterThan(rising('foyer', 0) + 0.5);
});

test('of what one holds a deed may ask for one card: it is fetched, and no other', () => {
  const near = (room: string, card: string): number => standing(23, room, [], { piles: { 'grand-staircase': [card] } });
  expect(near('grand-staircase', 'crystal-ball')).toBeGreaterThan(near('foyer', 'crystal-ball') + 0.05);
  expect(near('grand-staircase', 'bell')).toBeLessThan(near('foyer', 'bell'));
});

test('who cannot be attacked is worn down by a rule of the haunt: what that waits for is a step', () => {
  const waking = (room: string, ...at: readonly string[]): number => {
    const state = begun(42, {});
    const [seat, id] = heroOf(state);
    const villain = engine.view(state, 'all').position.explorers.find(({ side }) => side === 'traitor')?.id ?? '';
    arrange(engine, state, {
      explorers: { [id]: { room, cards: ['axe'] }, [villain]: { room: 'entrance-hall' } },
      pieces:
        at.length === 0
          ? [{ id: 'figure', room: 'upper-landing' }]
          : at.map((where) => ({ id: 'statue', room: where })),
    });
    return planner.potential(state, seat, state, 0);
  };
  expect(waking('upper-landing')).toBeGreaterThan(waking('grand-staircase') + 0.1);
  expect(waking('upper-landing', 'upper-landing')).toBeGreaterThan(waking('upper-landing') + 1);
  expect(waking('foyer', 'foyer')).toBeGreaterThan(waking('upper-landing', 'upper-landing') + 0.3);
});

test('where roles are hidden anybody may attack anybody, but only the traitor is a foe', () => {
  const state = begun(34, { hiddenTraitor: 'ox-bellows' });
  const first = (secondEdition.cards ?? []).length;
  const foesOf = (who: number): number[] =>
    planner.aims(state, first + who).flatMap(({ kind, what }) => (kind === 'attack' ? [what - first] : []));
  expect(foesOf(1)).toEqual([0]);
  expect(foesOf(2)).toEqual([0]);
  expect(foesOf(0)).toEqual([1, 2]);
});

/** How well a hero stands who looks for the one piece of its kind: in a grave, or with a hero who has died with it. */
function searching(room: string): number {
  const playing = new Engine([thirdEdition]);
  const explorers = ['josef-hooper', 'isa-valencia', 'dan-nguyen'];
  const { state } = playing.create({ seats: explorers.map((id) => ({ explorers: [id] })) }, 'hopes');
  arrange(playing, state, {
    turn: 'isa-valencia',
    rooms: { graveyard: { floor: 'ground', x: 0, y: -1 } },
    underway: { haunt: 16, revealer: 'josef-hooper' },
    traitor: 'josef-hooper',
    explorers: {
      'josef-hooper': { side: 'traitor', room: 'basement-landing' },
      'isa-valencia': { room },
      'dan-nguyen': { room: 'entrance-hall', dead: true },
    },
    pieces: [
      { id: 'remains', n: 1, room: 'upper-landing' },
      { id: 'caretaker', holder: 'dan-nguyen' },
    ],
  });
  return new Planner(playing).potential(state, 1, state, 0);
}

test('what is out of its box already is got where it is, and not where it came from', () => {
  expect(searching('entrance-hall')).toBeGreaterThan(searching('upper-landing'));
});
