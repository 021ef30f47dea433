import { seamsOf } from '@hollow/engine/kit';
import { addGame, newTally } from '../../endings/area.ts';
import { GAME_KINDS } from '../../endings/games.ts';
import { endingsOf } from '../../endings/runs.ts';
import { wishFor } from '../../game/wished-haunt.ts';
import { nearestPlayers, PROGRAMS } from '../../packs/packs.ts';
import { type Checked, type CheckStep, whereOf } from './checked.ts';

/** Every so-manieth effect of the house is brought together with those whom the haunt protects; the haunt's own, always. */
const EVERY = 8;

/** Whom the haunt protects, is protected from what the house and the haunt do. */
export const seamsStep = (checked: Checked): CheckStep => ({
  name: 'seams',
  find: () => {
    const slice = { every: EVERY, from: 0 };
    const { findings, unmade } = seamsOf(checked.packs, checked.id, { programs: PROGRAMS, slice });
    const broken = findings.filter(({ excused }) => excused === null);
    const said = broken.map(
      ({ law, of, by, subject, whom, what }) =>
        `the law “${law}” does not hold: ${of} by ${by}, with ${subject}: ${whom} ${what}`,
    );
    return [...(unmade === '' ? [] : [unmade]), ...said].map((message) => ({ where: whereOf(checked), message }));
  },
});

/** From the positions of a random and of a sensible game somebody can still win, and nobody holds the game open. */
export const endingsStep = (checked: Checked): CheckStep => ({
  name: 'endings',
  find: () => {
    const endings = endingsOf(checked.packs);
    const wish = wishFor(checked.packs, `${checked.pack.id}/${checked.id}`);
    const tally = newTally();
    for (const kind of GAME_KINDS) addGame(endings, wish, nearestPlayers(checked.packs, 3), kind, tally);
    return tally.noted.map(({ seed, round, what }) => ({
      where: whereOf(checked),
      message: `${what === 'dead-end' ? 'nobody can win any more' : `${what.join(', ')} can win only if the others do something of their own accord`} (game “${seed}”, round ${round})`,
    }));
  },
});
