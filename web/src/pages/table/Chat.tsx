import { type FormEvent, useId, useState } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { useGame, useSession } from '../../state/hooks.ts';
import { useText } from '../../words/Words.tsx';
import './chat.css';

const LONGEST = 500;

/** Where one says something: to the table, or to the own side once there is one. */
export function Say() {
  const { t } = useText();
  const session = useSession();
  const { table, you } = useGame();
  const [line, setLine] = useState('');
  const [aside, setAside] = useState(false);
  const id = useId();
  if (table === null || you?.seat == null || !table.talk.table) return null;
  const toSide = aside && table.talk.side;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (line.trim() === '') return;
    session.send({ t: 'chat', to: toSide ? 'side' : 'table', text: line.trim() });
    setLine('');
  };
  return (
    <form className={toSide ? 'say is-aside' : 'say'} onSubmit={send}>
      <label htmlFor={id} className="unseen">
        {t('play.say')}
      </label>
      <Mark id="chat" />
      <input
        id={id}
        value={line}
        onChange={({ target }) => setLine(target.value)}
        placeholder={toSide ? t('play.say-aside') : t('play.say')}
        maxLength={LONGEST}
        autoComplete="off"
      />
      {table.talk.side && (
        <button
          type="button"
          className="btn is-ghost square"
          aria-pressed={toSide}
          aria-label={t('play.say-to-side')}
          onClick={() => setAside(!aside)}
        >
          <Mark id={toSide ? 'lock' : 'people'} />
        </button>
      )}
    </form>
  );
}

/** The last words that were said, for the lobby. */
export function Chat({ lines }: { readonly lines: number }) {
  const { t } = useText();
  const { entries, table } = useGame();
  if (table?.talk.table !== true) return null;
  const said = entries.filter((entry) => entry.kind === 'chat').slice(-lines);
  return (
    <section className="panel chat" aria-label={t('play.talk')}>
      <ul>
        {said.map(({ n, name, text }) => (
          <li key={n}>
            <b>{name}</b> {text}
          </li>
        ))}
      </ul>
      <Say />
    </section>
  );
}
