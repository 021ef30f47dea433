import { type FormEvent, useId } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { useGame, useSession, useStore } from '../../state/hooks.ts';
import { afterSpeaking, audienceOf } from '../../state/saying.ts';
import { useText } from '../../words/Words.tsx';
import './chat.css';

const LONGEST = 500;

/** Where one says something: to the table, or to one's own side once there is one. Who hears it stands beside it in words. */
export function Say() {
  const { t } = useText();
  const session = useSession();
  const { table, you } = useGame();
  const saying = useStore(session.saying);
  const id = useId();
  if (table === null || you?.seat == null || !table.talk.table) return null;
  const to = audienceOf(saying, table.talk);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const text = saying.line.trim();
    if (text === '' || to === 'nobody') return;
    const sent = session.send({ t: 'chat', to, text });
    session.saying.set((now) => afterSpeaking(now, sent));
  };
  return (
    <form className={saying.aside ? 'say is-aside' : 'say'} onSubmit={send}>
      {(table.talk.side || saying.aside) && (
        <p className="say-to">
          <Mark id={saying.aside ? 'lock' : 'people'} />
          <span id={`${id}-to`}>{t('play.say-to', { to })}</span>
          <button
            type="button"
            className="btn is-ghost small"
            onClick={() => session.saying.set((now) => ({ ...now, aside: !now.aside }))}
          >
            {t('lobby.change')}
            <span className="unseen">{saying.aside ? t('play.say-to-all') : t('play.say-to-side')}</span>
          </button>
        </p>
      )}
      <label htmlFor={id} className="unseen">
        {t('play.say')}
      </label>
      <Mark id="chat" />
      <input
        id={id}
        aria-describedby={`${id}-to`}
        value={saying.line}
        onKeyDown={({ key, currentTarget }) => {
          // Back to the letters of the page.
          if (key === 'Escape') currentTarget.blur();
        }}
        onChange={({ target }) => session.saying.set((now) => ({ ...now, line: target.value }))}
        placeholder={saying.aside ? t('play.say-aside') : t('play.say')}
        maxLength={LONGEST}
        autoComplete="off"
      />
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
