import type { Ops } from '@hollow/engine';
import * as w from '@hollow/engine/words';

/**
 * An event that may begin a haunt of its own: before the haunt the drawer may make a haunt roll, whatever the scenario. `short` is what a lower result brings,
 * `otherwise` what happens without a roll. An event whose haunt cannot come is buried, and the next one is drawn in its place.
 */
export const mayBegin = (haunt: number, short: Ops, otherwise: Ops): Ops => [
  w.when(w.hauntOn, otherwise, [
    w.when(
      w.canCome(haunt),
      [
        w.choose(
          w.self,
          {
            roll: [
              w.call('haunt-roll'),
              w.when(w.is(w.$num('n'), '≥', 5), [w.clause('3e.reveal.event-haunts', w.startHaunt(haunt))], short),
            ],
            decline: otherwise,
          },
          { question: 'roll' },
        ),
      ],
      [w.draw('event', 1)],
    ),
  ]),
];
