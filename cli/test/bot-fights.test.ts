import { quickBot } from '@hollow/bots';
import { secondEdition } from '@hollow/content';
import { type Decision, Engine, type Option, type State } from '@hollow/engine';
import { arrange, beginHaunt } from '@hollow/engine/kit';
import { Planner } from '@hollow/planner';
import { expect, test } from 'vitest';
import { must } from './must.ts';

const engine = new Engine([secondEdition]);
const planner = new Planner(engine);

/** A hero of haunt 21, on their own turn with a Zombie in the same room, who has a Spear. */
function besieged(): State {
  const seats = ['ox-bellows', 'zoe-ingstrom', 'vivian-lopez'].map((id) => ({ explorers: [id] }));
  const { state } = engine.create({ seats }, 'fights');
  const { order } = engine.view(state, 'all').position;
  beginHaunt(engine, state, 21, (secondEdition.cards ?? []).length + order.indexOf('ox-bellows'));
  while (state.question !== null && state.question.kind !== 'turn')
    engine.apply(state, state.question.seat, state.question.id, 0);
  const hero = must(
    engine.view(state, 'all').position.explorers.find(({ side, dead }) => side === 'heroes' && !dead),
    'a hero',
  );
  arrange(engine, state, {
    turn: hero.id,
    explorers: { [hero.id]: { room: 'foyer', cards: ['spear'], steps: { might: 3 } } },
    pieces: [{ id: 'zombie', n: 1, room: 'foyer' }],
  });
  return state;
}

const open = (state: State): Decision => must(engine.pending(state)[0], 'a question');

/** What quick bots with a dozen seeds answer. */
function answers(state: State): Option[] {
  const decision = open(state);
  const view = engine.view(state, decision.seat);
  return Array.from({ length: 12 }, (_, n) =>
    must(decision.options[quickBot(engine, `fights ${n}`, planner).answer(view, decision)], 'an option'),
  );
}

test('who has a weapon that promises more does not fight with bare hands', () => {
  const state = besieged();
  const decision = open(state);
  const attack = decision.options.findIndex(({ verb }) => verb === 'attack');
  engine.apply(state, decision.seat, decision.id, attack);
  expect(open(state).kind).toBe('weapon');
  expect(answers(state).filter(({ verb }) => verb !== 'weapon')).toEqual([]);
});
