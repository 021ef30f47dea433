import type { WebhookState } from '@hollow/protocol';
import type { MessageKey } from '@hollow/text/browser';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { api } from '../../net/api.ts';
import { barOf, type PushBar, pushBar, tellMe } from '../../net/push.ts';
import { useGame } from '../../state/hooks.ts';
import { useCall } from '../../ui/call/useCall.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { useText } from '../../words/Words.tsx';
import './notices.css';

const NOTES = {
  none: 'notice.push-none',
  denied: 'notice.push-denied',
  offline: 'door.failed.offline',
  failed: 'door.failed.other',
} as const satisfies Readonly<Record<NonNullable<PushBar>, MessageKey>>;

/** This device is told of its turn while the page is closed. */
function ThisDevice({ game }: { readonly game: string }) {
  const { t } = useText();
  const [bar, setBar] = useState<PushBar>('none');
  const [on, setOn] = useState(false);
  const { busy, run } = useCall();
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      const barred = await pushBar();
      const state = barred === 'none' ? { on: false } : await api.pushed(game);
      if (!wanted) return;
      setBar(barred);
      setOn(state.on);
    };
    look().catch((error: unknown) => {
      if (wanted) setBar(barOf(error, Notification.permission));
    });
    return () => {
      wanted = false;
    };
  }, [game]);
  const change = (wish: boolean): void =>
    run(async () => {
      try {
        setOn(await tellMe(game, wish));
        setBar(await pushBar());
      } catch (error) {
        setBar(barOf(error, Notification.permission));
      }
    });
  const note = t(bar === null ? 'notice.push-more' : NOTES[bar]);
  const shut = bar === 'none' || bar === 'denied';
  return <Toggle label={t('notice.push')} note={note} on={on} disabled={busy || (shut && !on)} onChange={change} />;
}

/** The address that the host lets be called, and its secret as long as it has just been made. */
function useWebhook(game: string) {
  const [state, setState] = useState<WebhookState | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const { busy, failed, run } = useCall();
  useEffect(() => {
    let wanted = true;
    api.webhook(game).then(
      (found) => {
        if (wanted) setState(found);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  const set = (url: string, onSet: () => void): void =>
    run(async () => {
      const made = await api.setWebhook(game, url.trim());
      setState({ origin: made.origin, failures: 0 });
      setSecret(made.secret);
      onSet();
    });
  const unset = (): void =>
    run(async () => {
      setState(await api.removeWebhook(game));
      setSecret(null);
    });
  return { origin: state?.origin ?? null, failures: state?.failures ?? 0, secret, busy, failed, set, unset };
}

/** The host lets an address be called. */
function Address({ game }: { readonly game: string }) {
  const { t } = useText();
  const field = useId();
  const [url, setUrl] = useState('');
  const { origin, failures, secret, busy, failed, set, unset } = useWebhook(game);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    set(url, () => setUrl(''));
  };
  return (
    <section className="hook" aria-labelledby={`${field}-title`}>
      <h3 className="display" id={`${field}-title`}>
        {t('notice.hook')}
      </h3>
      <p>{t('notice.hook-more')}</p>
      {origin === null ? (
        <form onSubmit={submit}>
          <label htmlFor={field}>{t('notice.hook-field')}</label>
          <input
            id={field}
            type="url"
            required
            value={url}
            maxLength={2000}
            placeholder="https://"
            autoComplete="off"
            onChange={({ target }) => setUrl(target.value)}
          />
          <button type="submit" className="btn" disabled={busy}>
            {t('notice.hook-set')}
          </button>
        </form>
      ) : (
        <p className="hook-on">
          <span>
            {failures === 0 ? t('notice.hook-on', { origin }) : t('notice.hook-failing', { origin, n: failures })}
          </span>
          <button type="button" className="btn" disabled={busy} onClick={unset}>
            {t('notice.hook-off')}
          </button>
        </p>
      )}
      {failed !== null && (
        <p className="hook-failed" role="alert">
          {t('notice.hook-refused')}
        </p>
      )}
      {secret !== null && (
        <p role="status">
          {t('notice.hook-secret')}
          <code>{secret}</code>
        </p>
      )}
    </section>
  );
}

/** Being told of one's turn when one is not here. */
export function NoticesSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  const { table, you } = useGame();
  if (table === null) return null;
  return (
    <SheetDialog title={t('notice.title')} open onClose={onClose}>
      <ThisDevice game={table.id} />
      {you?.host === true && <Address game={table.id} />}
    </SheetDialog>
  );
}
