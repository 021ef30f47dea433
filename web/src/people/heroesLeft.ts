import type { Position } from '@hollow/engine';
import type { Text } from '@hollow/text/browser';
import { playsAlone } from './side.ts';

const HEROES = 'heroes';

/** Of a goal that can be reached in two ways, which one it was: whether the winners had heroes left against them. Nothing where the heroes have won, or nobody. */
export function heroesLeft(text: Text, position: Pick<Position, 'explorers' | 'hauntKind'>, winners: string): string {
  const isSide = position.explorers.some(({ side }) => side === winners);
  if (!isSide || winners === HEROES || playsAlone(position)) return '';
  const n = position.explorers.filter(({ side, dead }) => side === HEROES && dead !== true).length;
  return text.t('end.heroes-left', { n });
}
