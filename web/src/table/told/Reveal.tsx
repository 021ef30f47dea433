import { useEffect, useRef, useState } from 'react';
import { MiniCard } from '../../card/MiniCard.tsx';
import { useFirstRule } from '../../card/useFirstRule.ts';
import { type DrawnCard, drawnNow } from '../../log/seen.ts';
import { useReadings } from '../../packs/readings.ts';
import { Figure } from '../../people/Figure.tsx';
import { useIsBehind } from '../../stage/OnStage.tsx';
import { useGame } from '../../state/hooks.ts';
import { takeFocus } from '../../ui/browser/focus.ts';
import { useKeys } from '../../ui/browser/useKeys.ts';
import { useComesFirst } from '../../ui/dialog/makeWay.ts';
import { later } from '../../ui/later/later.tsx';
import { useText } from '../../words/Words.tsx';
import './reveal.css';
// With the table, although the card comes later.
import 'virtual:style/rooms.css';
import '../../card/art.css';
import '../../card/card.css';

const Card = later(() => import('../../card/Card.tsx').then((it) => it.Card));

function Mine({ drawn, onClose }: { readonly drawn: DrawnCard; readonly onClose: () => void }) {
  const text = useText();
  const readings = useReadings() ?? {};
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 60);
    return () => clearTimeout(timer);
  }, []);
  useKeys((key) => {
    if (key === 'Escape') onClose();
  });
  useComesFirst(true);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => takeFocus(button.current), []);
  const row = drawn.roll === null ? null : text.row(drawn.roll, readings);
  return (
    <div className="reveal">
      <header>
        <Figure id={drawn.who} />
        <h2 className="display">{text.t('play.draws', { who: text.noun(drawn.who), deck: text.noun(drawn.deck) })}</h2>
      </header>
      <Card id={drawn.card} shown={shown} lit={row} ruleset={readings} />
      <button type="button" ref={button} className="btn is-lamp reveal-on" onClick={onClose}>
        {text.t('play.go-on')}
      </button>
    </div>
  );
}

interface Props {
  /** The last entry that was read: older cards are not turned over again. */
  readonly closed: number;
  readonly mine: ReadonlySet<string>;
  readonly onClose: (n: number) => void;
  readonly onLook: (card: string) => void;
}

/** Cards that are turned over: one's own in the middle of the house, other people's at its edge. */
export function Reveal({ closed, mine, onClose, onLook }: Props) {
  const text = useText();
  const ruleOf = useFirstRule('drawn');
  const { standing: entries, beat } = useGame();
  const isBehind = useIsBehind();
  const drawn = isBehind ? [] : drawnNow(entries).filter(({ n }) => n > closed);
  // One after the other: a card may bring another.
  const own = drawn.find(({ who, over }) => mine.has(who) && !over);
  // Where things are acted out, everybody has seen them large.
  const others = beat > 0 ? [] : drawn.filter(({ who }) => !mine.has(who)).slice(-3);
  return (
    <>
      {own !== undefined && <Mine key={own.n} drawn={own} onClose={() => onClose(own.n)} />}
      {others.length > 0 && (
        <ul className="draws" aria-label={text.t('play.draws-others')}>
          {others.map(({ n, who, card, deck }) => (
            <li key={n}>
              <span className="draws-who">
                <Figure id={who} />
                {text.t('play.draws', { who: text.noun(who), deck: text.noun(deck) })}
              </span>
              <MiniCard id={card} note={ruleOf(card)} onPress={() => onLook(card)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
