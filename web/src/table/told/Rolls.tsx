import { addedTo } from '@hollow/text/browser';
import { useEffect, useMemo, useState } from 'react';
import { DiceTray } from '../../dice/DiceTray.tsx';
import { rollMeaning } from '../../log/rolled.ts';
import { isRollPast, lastRoll, ownDecision } from '../../log/seen.ts';
import { usePacks } from '../../packs/context.ts';
import { useReadings } from '../../packs/readings.ts';
import { useGame } from '../../state/hooks.ts';
import { shortName } from '../../words/say.ts';
import { useText } from '../../words/Words.tsx';
import './rolls.css';

/** The last roll, as everybody saw it: it tumbles once and lies still on the true faces. One that was made before anybody looked lies still from the start. */
export function Rolls({ since }: { readonly since?: number }) {
  const text = useText();
  const { standing: entries, words, n, beat } = useGame();
  const [opened] = useState(n);
  const readings = useReadings();
  const { traits } = usePacks();
  const roll = useMemo(() => lastRoll(entries), [entries]);
  const meaning = useMemo(
    () => (roll === null ? null : rollMeaning(roll, { entries, words, readings: readings ?? {} }, text)),
    [roll, entries, words, readings, text],
  );
  if (roll === null)
    return (
      <section className="tray is-empty" data-paper="dark" aria-label={text.t('play.dice')}>
        <div className="tray-label">{text.t('play.dice')}</div>
        <p>{text.t('play.no-roll')}</p>
      </section>
    );
  const { faces, tags, total, who: roller } = roll.event;
  const bonus = addedTo(roll.event);
  const trait = traits.find((id) => tags.includes(id));
  const who = roller === '' ? 'none' : shortName(text, roller);
  const isHaunt = tags.includes('haunt');
  // Where things are acted out, dice have fallen in the middle of the table.
  const isFresh = roll.n > (since ?? opened) && beat <= 0;
  const label = text.t('play.rolled', {
    who,
    what: isHaunt ? text.t('play.haunt-roll-name') : trait === undefined ? 'none' : text.name(trait),
    dice: faces.length,
  });
  return (
    <DiceTray label={label} faces={faces} thrown={String(roll.n)} fresh={isFresh}>
      {bonus !== 0 && <p>{text.t('play.bonus', { bonus, total })}</p>}
      {meaning !== null && <p>{meaning}</p>}
    </DiceTray>
  );
}

/** Milliseconds that a roll is shown over the house. */
const PASSES = 4000;

/** Where there is no place for the tray it is shown while a roll is new, over the lower edge of the house. */
export function PassingRoll() {
  const { standing: entries, n, view, beat } = useGame();
  const last = lastRoll(entries);
  // Where things are acted out, dice fall in the middle of the table.
  const roll = last === null || beat > 0 ? 0 : last.n;
  const [past, setPast] = useState(n);
  useEffect(() => {
    const timer = setTimeout(() => setPast((before) => Math.max(before, roll)), PASSES);
    return () => clearTimeout(timer);
  }, [roll]);
  if (roll <= past || isRollPast(entries, roll, ownDecision(view))) return null;
  return (
    <div className="passing-roll">
      <Rolls key={roll} since={past} />
    </div>
  );
}
