import type { BotAnswer } from '@hollow/bots';
import type { Engine, Pack, Setup, State } from '@hollow/engine';
import { type KeptAnswer, saidToKeep, WritingChance } from '@hollow/engine/kit';
import { engineFor } from '../packs/packs.ts';
import type { GoldenGame } from './kept-game.ts';

/** A game as the bots played it: by the numbers of this very engine. */
export interface PlayedGame {
  readonly setup: Setup;
  readonly seed: string;
  readonly answers: readonly BotAnswer[];
}

/** The explorers of each seat, and every pile from the top. */
function dealt(engine: Engine, state: State): Pick<GoldenGame, 'explorers' | 'scenario' | 'stack'> {
  const { explorers, scenario, stacks } = engine.view(state, 'all').position;
  const named = (top: readonly (string | null)[]): string[] => top.flatMap((id) => id ?? []);
  return {
    explorers: Array.from({ length: state.seats }, (_, seat) =>
      explorers.filter((explorer) => explorer.seat === seat).map(({ id }) => id),
    ),
    ...(scenario === undefined ? {} : { scenario }),
    stack: {
      rooms: named(stacks.rooms.top),
      ...Object.fromEntries(Object.entries(stacks.decks).map(([deck, { top }]) => [deck, named(top)])),
    },
  };
}

/** Plays the game again and writes down what each answer does and what chance decides. */
export function recordGame(packs: readonly Pack[], haunt: string, played: PlayedGame): GoldenGame {
  const chance = new WritingChance();
  const engine = engineFor(packs, { chance });
  const { state } = engine.create(played.setup, played.seed);
  const opening = chance.taken();
  const set = dealt(engine, state);
  const answers: KeptAnswer[] = [];
  for (const { seat, id, option } of played.answers) {
    const beside = id < 0;
    const open = beside ? engine.standing(state) : engine.pending(state);
    const asked = open.find((decision) => decision.seat === seat);
    if (asked === undefined) throw new Error(`seat ${seat} is not asked`);
    const said = saidToKeep(asked, option, beside);
    const applied = engine.apply(state, seat, asked.id, option);
    if (!applied.ok) throw new Error(applied.refusal.message);
    answers.push({ ...said, ...(open.length > 1 ? { seat } : {}), chance: chance.taken() });
  }
  return { haunt, side: endingOf(state), seed: played.seed, ...set, opening, answers };
}

/** By what tales of a haunt are told apart: the goal that was reached, or that nobody has won. */
export const endingOf = ({ outcome }: State): string =>
  outcome !== null && Object.values(outcome.verdicts).includes('won') ? outcome.why : 'nobody';
