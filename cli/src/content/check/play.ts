import type { Setup, State } from '@hollow/engine';
import { checkOptions, checkSecrecy, walkGame } from '@hollow/engine/kit';
import { engineFor, nearestPlayers, usualPlayers } from '../../packs/packs.ts';
import { type Checked, type CheckStep, remarkOf, whereOf } from './checked.ts';

const BUDGET = { rounds: 60, answers: 20_000, every: 60, samples: 0 };

/** A game that comes to the haunt, or any game for what is no haunt. */
const setupFor = ({ kind, id, pack }: Checked, players: number): Setup => {
  const number = kind === 'haunt' ? pack.haunts?.find((def) => def.id === id)?.number : undefined;
  return {
    seats: Array.from({ length: players }, () => ({})),
    ...(number === undefined ? {} : { haunts: [number] }),
  };
};

/** Games at random with every number of players come to an end, or go on. */
export const gamesStep = (checked: Checked): CheckStep => ({
  name: 'games',
  find: () => {
    const engine = engineFor(checked.packs);
    return [
      ...usualPlayers(checked.packs).flatMap((n) =>
        remarkOf(whereOf(checked), () => {
          walkGame(engine, setupFor(checked, n), `${checked.id} ${n}`, { ...BUDGET, every: 100_000 });
        }),
      ),
      ...remarkOf(whereOf(checked), () =>
        checkOptions(engine, setupFor(checked, nearestPlayers(checked.packs, 3)), `options ${checked.id}`, BUDGET),
      ),
    ];
  },
});

const MOST_LOOKS = 6;

/** Nobody learns from view, options, reasons, log or samples what is hidden from them. */
export const secrecyStep = (checked: Checked): CheckStep => ({
  name: 'secrecy',
  find: () => {
    const engine = engineFor(checked.packs);
    const isHaunt = checked.kind === 'haunt';
    let asked = 0;
    let looked = 0;
    const when = ({ haunt }: State): boolean =>
      (haunt >= 0 || !isHaunt) && looked < MOST_LOOKS && asked++ % 25 === 0 && ++looked > 0;
    return remarkOf(whereOf(checked), () => {
      for (let i = 0; looked < 2 && i < 8; i++)
        checkSecrecy(engine, setupFor(checked, nearestPlayers(checked.packs, 4)), `${checked.id}/${i}`, {
          rounds: 40,
          answers: 6000,
          every: 1,
          samples: 1,
          when,
        });
    });
  },
});
