import { NEVER, onceInEvaluation, type TurnsUntil } from '../position/evaluation.ts';
import { hasLink, withLink } from '../position/links.ts';

/** Long chains come ever nearer to NEVER and do not reach it: a step on them is still seen. */
const LONG = NEVER / 2;
const shortOfNever = (turns: number): number =>
  turns <= LONG || turns === NEVER ? turns : NEVER - (NEVER - LONG) * Math.exp(-(turns - LONG) / (NEVER - LONG));

/** The same as a link of chains; NEVER where a chain leads back to it. */
export function inChain(link: number, through: TurnsUntil): TurnsUntil {
  const follow = onceInEvaluation((now, me) => {
    const { busy } = now;
    now.busy = withLink(busy, link);
    const turns = shortOfNever(through(now, me));
    now.busy = busy;
    return turns;
  });
  return (now, me) => {
    now.asked = withLink(now.asked, link);
    return hasLink(now.busy, link) ? NEVER : follow(now, me);
  };
}
