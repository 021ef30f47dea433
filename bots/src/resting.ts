import { clone, type Engine, picker, type State, type View } from '@hollow/engine';
import { endAmong, type Planner, whereIs } from '@hollow/planner';

/** Rooms that are looked at, the nearest first, and on how many samples a place has to be good. */
const LOOKED = 12;
const SAMPLES = 2;
/** What a place must bring of readiness, and what everything does that costs nothing. */
const WORTH = 0.1;
/** Steps of one turn, and answers until it is over. */
const STEPS = 12;

/** Lets a character walk to a room and end its turn there; null where it does not come to that. */
function restAt(engine: Engine, planner: Planner, sample: State, room: number): State | null {
  const state = clone(sample);
  const { who, n } = sample.turn;
  const pick = picker(`${room}`);
  for (let step = 0; step < STEPS && state.question !== null && state.turn.n === n; step++) {
    const { question } = state;
    let option = pick(Math.max(1, engine.optionCount(state)));
    if (question.kind === 'turn') {
      const isThere = whereIs(state, who) === room;
      option = isThere ? endAmong(planner.choices(state)) : planner.stepTowards(state, who, room);
    }
    if (option < 0 || !engine.apply(state, question.seat, question.id, option).ok) return null;
  }
  return state.turn.n === n ? null : state;
}

/**
 * Before the haunt: the room within reach of this turn where it does most good to end it, if it does any; -1 where none
 * does. Rooms are tried, none is known by name.
 */
export function restingPlace(engine: Engine, planner: Planner, view: View, seat: number, seed: string): number {
  const samples = Array.from({ length: SAMPLES }, (_, k) => engine.sample(view, `${seed}/rest/${k}`));
  const [first] = samples;
  if (first === undefined) return -1;
  const here = whereIs(first, first.turn.who);
  let best = -1;
  let most = WORTH;
  for (const room of [here, ...planner.roomsInReach(first, first.turn.who).slice(0, LOOKED)]) {
    let least = Number.POSITIVE_INFINITY;
    for (const sample of samples) {
      const after = restAt(engine, planner, sample, room);
      const gain =
        after === null || after.haunt >= 0 ? 0 : planner.readiness(after, seat) - planner.readiness(sample, seat);
      least = Math.min(least, gain);
      if (least <= most) break;
    }
    if (least <= most) continue;
    most = least;
    best = room;
  }
  return best;
}
