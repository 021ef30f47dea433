import type { Position } from '@hollow/engine';
import { useEffect, useState } from 'react';
import { Card } from '../card/Card.tsx';
import { hauntOdds } from '../dice/hauntOdds.ts';
import { usePacks } from '../packs/context.ts';
import { useReadings } from '../packs/readings.ts';
import { Figure } from '../people/Figure.tsx';
import { usePrefs } from '../prefs/usePrefs.ts';
import type { ScenePicture } from '../stage/queue.ts';
import { useGameOf } from '../state/hooks.ts';
import { useText } from '../words/Words.tsx';
import { type CardMoment, type SeenRoll, sceneMoment } from './moment.ts';
import { MomentDice, sayEffect, useRollName, useRowChance } from './RollShown.tsx';

function CardDice({ roll, phase }: { readonly roll: SeenRoll; readonly phase: ScenePicture['phase'] }) {
  const name = useRollName(roll);
  return (
    <div className="moment-tray">
      <p>{name}</p>
      <MomentDice roll={roll} phase={phase} />
    </div>
  );
}

interface NearerProps {
  readonly deck: string;
  /** So many of the deck have been drawn with this one. */
  readonly drawn: number;
  readonly after: Position | undefined;
}

/** A card of the deck that is counted brings the haunt nearer; what follows when the turn is over. */
function Nearer({ deck, drawn, after }: NearerProps) {
  const text = useText();
  const { countedDeck, sides } = usePacks();
  const { chances } = usePrefs();
  const haunt = useGameOf(({ view }) => view?.position.haunt ?? null);
  if (haunt !== null || deck !== countedDeck) return null;
  const roll = after?.nextHauntRoll;
  return (
    <div className="moment-then">
      <p>{text.t('moment.nearer', { n: drawn, deck: text.noun(deck) })}</p>
      {roll?.due === true && <p>{text.t('moment.then-haunt-roll', { odds: hauntOdds(roll, sides, text, chances) })}</p>}
    </div>
  );
}

/** Somebody's card, whole, for everybody: read first, then rolled for, and then what it does. */
export function CardShown({ moment, picture }: { readonly moment: CardMoment; readonly picture: ScenePicture }) {
  const text = useText();
  const readings = useReadings() ?? {};
  const { who, card, deck, roll, changes } = moment;
  const { phase, next, held } = picture;
  const [shown, setShown] = useState(roll !== null || changes.length > 0);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 60);
    return () => clearTimeout(timer);
  }, []);
  const known = roll !== null && phase === 'shown';
  const coming = held && roll === null && next !== null ? sceneMoment({ scene: next, game: { standing: [] } }) : null;
  const inHand = coming?.kind === 'roll' && coming.roll.about === card ? coming.roll : null;
  const row = known && roll.type === 'roll' ? text.row(roll, readings) : null;
  const chanceOf = useRowChance(inHand);
  const dice = roll ?? inHand;
  return (
    <div className="moment-card">
      <header>
        <Figure id={who} />
        <h2 className="display">{text.t('play.draws', { who: text.shortNoun(who), deck: text.noun(deck) })}</h2>
      </header>
      <Card id={card} shown={shown} lit={row} ruleset={readings} chanceOf={chanceOf} />
      {roll === null && (
        <Nearer deck={deck} drawn={picture.game.view?.position.drawn[deck] ?? 1} after={picture.after.view?.position} />
      )}
      {dice !== null && <CardDice roll={dice} phase={roll === null ? 'before' : phase} />}
      {changes.length > 0 && (
        <p className="moment-effect">
          {text.list(
            changes.map((change) => sayEffect(text, change)),
            'dot',
          )}
        </p>
      )}
    </div>
  );
}
