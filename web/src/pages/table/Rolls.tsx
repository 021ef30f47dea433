import type { SeenEvent } from '@hollow/engine';
import { useMemo } from 'react';
import { DiceTray } from '../../dice/DiceTray.tsx';
import { useGame } from '../../state/hooks.ts';
import { lastEvent, lastRoll } from '../../state/seen.ts';
import { shortName } from '../../words/say.ts';
import { useText } from '../../words/Words.tsx';
import { useReadings } from '../rulebook/readings.ts';

const TRAITS = ['speed', 'might', 'sanity', 'knowledge'];

/** Both sides of a fight beside each other: the dice show the one that rolled last. */
function Fight({ event }: { readonly event: SeenEvent }) {
  const text = useText();
  const [attack, defence] = [Number(event.attack), Number(event.defence)];
  const named = (id: unknown): string => (typeof id === 'string' && id !== '' ? shortName(text, id) : '');
  return (
    <p className="tray-fight">
      <span className={attack > defence ? 'is-won' : ''}>
        {named(event.by)} <b>{attack}</b>
      </span>
      <i>{text.t('haunt.against')}</i>
      <span className={defence > attack ? 'is-won' : ''}>
        <b>{defence}</b> {named(event.on)}
      </span>
    </p>
  );
}

/** The last roll, as everybody saw it: it tumbles once and lies still on the true faces. */
export function Rolls({ since }: { readonly since: number }) {
  const text = useText();
  const { entries, view } = useGame();
  const given = useReadings();
  const readings = given ?? {};
  const roll = lastRoll(entries);
  const thrown = roll?.event;
  const rowText = useMemo(() => (thrown === undefined ? null : text.row(thrown, given ?? {})), [text, thrown, given]);
  if (roll === null)
    return (
      <section className="tray is-empty" data-paper="dark" aria-label={text.t('play.dice')}>
        <div className="tray-label">{text.t('play.dice')}</div>
        <p>{text.t('play.no-roll')}</p>
      </section>
    );
  const { event, faces } = roll;
  const fought = lastEvent(entries, ({ type }) => type === 'fought');
  const tags = Array.isArray(event.tags) ? event.tags.map(String) : [];
  const trait = TRAITS.find((id) => tags.includes(id));
  const who = typeof event.who === 'string' && event.who !== '' ? shortName(text, event.who) : 'none';
  const isHaunt = tags.includes('haunt');
  const row = isHaunt
    ? text.t('play.haunt-roll', { omens: view?.position.drawn.omen ?? 0, reading: readings.hauntRoll ?? 'below' })
    : rowText;
  const label = text.t('play.rolled', {
    who,
    what: isHaunt ? text.t('play.haunt-roll-name') : trait === undefined ? 'none' : text.name(trait),
    dice: faces.length,
  });
  return (
    <DiceTray label={label} faces={faces} thrown={String(roll.n)} fresh={roll.n > since}>
      {Number(event.bonus ?? 0) !== 0 && (
        <p>{text.t('play.bonus', { bonus: Number(event.bonus), total: roll.total })}</p>
      )}
      {row !== null && <p>{row}</p>}
      {fought !== null && fought.n > roll.n && <Fight event={fought.event} />}
    </DiceTray>
  );
}
