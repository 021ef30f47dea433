import type { Judge, Planner } from '@hollow/planner';

/** Judges as the planner does, but before the haunt it counts for more how ready for it the explorers are. */
export const preparing = (planner: Planner): Judge => ({
  potential: (state, seat, since = state, caution = 1) =>
    planner.potential(state, seat, since, caution) + (since.haunt < 0 ? planner.readiness(state, seat) : 0),
  stepsLeft: (state, seat) => planner.stepsLeft(state, seat),
  hurtsIn: (state, who) => planner.hurtsIn(state, who),
  errand: (state, who) => planner.errand(state, who),
});
