import { secondEdition } from '@hollow/content';
import {
  type Decision,
  Engine,
  type Event,
  type Option,
  type OptionOf,
  picker,
  type SeenEvent,
  type State,
} from '@hollow/engine';
import { arrange, beginHaunt } from '@hollow/engine/kit';
import { expect, test } from 'vitest';
import { must, openQuestion } from './must.ts';

const engine = new Engine([secondEdition]);

/** What one answer brings, and what is answered after it until the next turn is asked for. */
interface Course {
  readonly asked: Decision;
  readonly option: Decision['options'][number];
  readonly events: readonly Event[];
}

/** Random games of a haunt: attacks and deeds are taken wherever there are some, so that there is something to foretell. */
function* courses(
  number: number,
  games: number,
): Generator<Course & { readonly state: State; readonly begun: boolean }> {
  for (let seed = 0; seed < games; seed++) {
    const pick = picker(`foretold/${number}/${seed}`);
    const { state } = engine.create({ seats: [{}, {}, {}, {}], haunts: [number] }, `foretold/${number}/${seed}`);
    for (let answers = 0; answers < 900 && state.outcome === null; answers++) {
      const asked = openQuestion(engine, state);
      const { id, seat, options } = asked;
      const begun = state.haunt >= 0;
      const fights = options.flatMap(({ verb }, i) => (verb === 'attack' ? [i] : []));
      const at =
        fights.length > 0 && pick(4) > 0 ? must(fights[pick(fights.length)], 'an attack') : pick(options.length);
      const applied = engine.apply(state, seat, id, at);
      if (!applied.ok) throw new Error(applied.refusal.message);
      yield { asked, option: must(options[at], 'the option'), events: applied.events, state, begun };
    }
  }
}

const seenBy = (events: readonly Event[], viewer: number | 'all' | 'public'): SeenEvent[] =>
  events.map((event) => engine.seen(event, viewer));

const diceOf = (events: readonly SeenEvent[], side: 'attack' | 'defence'): number | undefined =>
  events.filter((event) => event.type === 'roll').find(({ tags }) => tags.includes(side))?.dice;

test('an attack is foretold with the trait and the dice of both, and so it is thrown', () => {
  let fights = 0;
  for (const { option, events } of courses(1, 6)) {
    if (option.verb !== 'attack' || option.dice === undefined) continue;
    const told = seenBy(events, 'all');
    const thrown = [diceOf(told, 'attack'), diceOf(told, 'defence')];
    // Where somebody may do something about the roll, the dice come later.
    if (thrown.includes(undefined)) continue;
    expect(thrown).toEqual([option.dice, option.against]);
    expect(told.find((event) => event.type === 'attack')?.trait).toBe(option.trait);
    fights += 1;
  }
  expect(fights).toBeGreaterThan(10);
});

/** A hero at turn stands before the traitor with two weapons; the dice are asked for, so that each handful can be counted. */
function armed(): { readonly state: State; readonly hero: string; readonly traitor: string } {
  const { state } = engine.create({ seats: [{}, {}, {}], dice: 'typed' }, 'armed');
  beginHaunt(engine, state, 1, state.turn.who);
  const traitor = String(engine.view(state, 'all').position.traitor);
  for (let open = openQuestion(engine, state); open.kind !== 'turn'; open = openQuestion(engine, state))
    engine.apply(state, open.seat, open.id, 0);
  const hero = String(openQuestion(engine, state).prompt.args.who);
  const explorers = {
    [hero]: { room: 'entrance-hall', cards: ['axe', 'ring'] },
    [traitor]: { room: 'entrance-hall', cards: [] },
  };
  arrange(engine, state, { explorers });
  return { state, hero, traitor };
}

const answered = (state: State, isWanted: (option: Option) => boolean): Decision => {
  const { id, seat, options } = openQuestion(engine, state);
  const at = options.findIndex(isWanted);
  const applied = engine.apply(state, seat, id, at);
  if (!applied.ok) throw new Error(applied.refusal.message);
  return openQuestion(engine, state);
};

test.each([{ card: 'axe' }, { card: 'ring' }, { card: '' }])(
  'every way to attack says with what and how many dice, and how many stand against it: $card',
  ({ card }) => {
    const { state, hero, traitor } = armed();
    const { options, kind } = answered(state, (option) => option.verb === 'attack' && option.who === traitor);
    expect(kind).toBe('weapon');
    const isMeans = (option: Option): option is OptionOf<'weapon' | 'bare'> =>
      card === '' ? option.verb === 'bare' : option.verb === 'weapon' && option.card === card;
    const { trait = '', dice, against } = options.find(isMeans) ?? {};
    const { explorers } = engine.view(state, 'public').position;
    const levelOf = (id: string): number => explorers.find((one) => one.id === id)?.traits[trait]?.value ?? -1;
    expect(trait).toBe(card === 'ring' ? 'sanity' : 'might');
    expect(dice).toBe(levelOf(hero) + (card === 'axe' ? 1 : 0));
    expect(against).toBe(levelOf(traitor));
    expect(answered(state, isMeans).setting?.roll).toMatchObject({ pool: dice });
  },
);

test('a fight names its winner and by how much, or nobody on a tie', () => {
  const seen = new Set<string>();
  for (const { events } of courses(1, 6)) {
    for (const event of seenBy(events, 'public')) {
      if (event.type !== 'fought') continue;
      const { by, on, attack, defence, winner, margin } = event;
      const ahead = attack - defence;
      expect([winner, margin]).toEqual([ahead > 0 ? by : ahead < 0 ? on : '', Math.abs(ahead)]);
      seen.add(String(Math.sign(ahead)));
    }
  }
  expect([...seen].toSorted()).toEqual(['-1', '0', '1']);
});

test.each([1, 9, 34])('in haunt %i whoever ends a turn is told whose comes next', (number) => {
  const next = new Set<string>();
  for (const { asked, option, events, begun, state } of courses(number, 4)) {
    const { position } = engine.view(state, 'all');
    if (option.verb !== 'end' || !begun) continue;
    const dead = new Set<string>(position.explorers.flatMap(({ id, dead: gone }) => (gone === true ? [id] : [])));
    const begins = seenBy(events, 'public').find(
      (event) => (event.type === 'turn' && !dead.has(event.who)) || event.type === 'monster-turn',
    );
    // The monsters go on among themselves, and a game may end between two turns.
    if (begins === undefined) continue;
    const foretold = String(asked.setting?.next);
    // Whoever dies before it has no turn.
    if (dead.has(foretold)) continue;
    expect(foretold).toBe(begins.type === 'turn' ? begins.who : 'monsters');
    next.add(foretold === 'monsters' ? foretold : 'explorer');
  }
  expect(next.has('explorer')).toBe(true);
  if (number === 1) expect(next.has('monsters')).toBe(true);
});

test('what a deed has to come to is told to the side whose page it is on, and to no other', () => {
  let told = 0;
  for (const { events, state } of courses(1, 6)) {
    for (const event of events) {
      const whole = engine.seen(event, 'all');
      if (whole.type !== 'roll' || whole.need === undefined || whole.need === 0) continue;
      const { need, behind, who, total } = whole;
      told += 1;
      expect(need).toBeGreaterThan(0);
      expect(total).toEqual(expect.any(Number));
      const { explorers, traitor } = engine.view(state, 'all').position;
      for (const { id, seat } of explorers) {
        const reads = (id === traitor) === (who === traitor);
        const seen = engine.seen(event, seat);
        expect('need' in seen ? seen.need : undefined).toBe(reads ? need : undefined);
        // That a deed was done all have seen, and so that these are its dice.
        const used = engine.view(state, seat).tome?.usedByOthers ?? [];
        expect('behind' in seen ? seen.behind : undefined).toBe(
          reads || used.includes(String(behind)) ? behind : undefined,
        );
      }
      expect(engine.seen(event, 'public')).not.toHaveProperty('need');
    }
  }
  expect(told).toBeGreaterThan(0);
});

test('the roll that may begin the haunt is foretold as it is made, in every turn in which an omen was drawn', () => {
  let rolls = 0;
  for (let seed = 0; seed < 6; seed++) {
    const { state } = engine.create({ seats: [{}, {}, {}] }, `haunt-roll/${seed}`);
    const pick = picker(`haunt-roll/${seed}`);
    let foretold = engine.view(state, 'public').position.nextHauntRoll;
    while (state.haunt < 0 && state.outcome === null) {
      const { id, seat, options, kind } = openQuestion(engine, state);
      // Between the end of a turn and the roll somebody may be asked something.
      if (kind === 'turn') foretold = engine.view(state, 'public').position.nextHauntRoll;
      const applied = engine.apply(state, seat, id, pick(options.length));
      if (!applied.ok) throw new Error(applied.refusal.message);
      for (const event of seenBy(applied.events, 'public')) {
        if (event.type !== 'roll' || !event.tags.includes('haunt')) continue;
        expect(foretold).toEqual({ dice: event.dice, atMost: event.atMost, due: true });
        rolls += 1;
      }
    }
    expect(engine.view(state, 'public').position.nextHauntRoll === undefined).toBe(state.haunt >= 0);
  }
  expect(rolls).toBeGreaterThan(10);
});
