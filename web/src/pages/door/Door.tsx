import type { MyGame } from '@hollow/server/protocol';
import { type FormEvent, useState } from 'react';
import { PreferencesButton } from '../../app/Preferences.tsx';
import { usePrefs } from '../../app/prefs.ts';
import { go, Link } from '../../app/router.tsx';
import { useNarrow } from '../../app/useNarrow.ts';
import { Mark } from '../../ink/Mark.tsx';
import { api } from '../../net/api.ts';
import { HillScene } from '../../scenes/Scene.tsx';
import { useText } from '../../words/Words.tsx';
import { Failure } from './Failure.tsx';
import { Languages } from './Languages.tsx';
import { useCall } from './useCall.ts';
import { useMine } from './useMine.ts';
import './door.css';

/** Lit are the tower and two windows by the door: somebody is up. */
const LIT = [3, 6, 10].reduce<boolean[]>((lit, i) => lit.with(i, true), new Array<boolean>(12).fill(false));

function Scene() {
  return useNarrow(720) ? (
    <HillScene w={780} h={840} moon={[0.66, 0.2, 60]} house={[0.46, 0.62]} scale={1.05} lit={LIT} />
  ) : (
    <HillScene w={1440} h={900} lit={LIT} />
  );
}

function Resume({ game }: { readonly game: MyGame }) {
  const { t } = useText();
  const others = game.names.filter((name) => name !== '').join(', ');
  return (
    <section className="resume" aria-label={t('door.resume')}>
      <Mark id="lamp" />
      <span>
        <b>{t('door.resume')}</b>
        <small>{game.waitsForMe ? t('door.your-turn', { others }) : t('door.at-table', { others })}</small>
      </span>
      <Link to={{ page: 'game', id: game.game }} className="btn">
        {t('door.go-on')}
      </Link>
    </section>
  );
}

function JoinForm() {
  const { t } = useText();
  const [code, setCode] = useState('');
  const sit = (event: FormEvent): void => {
    event.preventDefault();
    const typed = code.replace(/[^a-z]/gi, '').toUpperCase();
    if (typed !== '') go({ page: 'join', code: typed });
  };
  return (
    <form className="join" onSubmit={sit}>
      <input
        value={code}
        onChange={({ target }) => setCode(target.value)}
        placeholder={t('door.code-here')}
        aria-label={t('door.code')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={12}
      />
      <button type="submit" className="btn">
        {t('door.sit-down')}
      </button>
    </form>
  );
}

/** The front door: what this is, and the ways in. */
export default function Door() {
  const { t, lang } = useText();
  const { name } = usePrefs();
  const mine = useMine();
  const { busy, failed, run } = useCall();
  const playNow = (): void =>
    run(async () => {
      const { game } = await api.create({ name: name === '' ? t('door.guest') : name, lang, playNow: true });
      go({ page: 'game', id: game });
    });
  const running = mine?.filter(({ phase }) => phase !== 'over') ?? [];
  return (
    <div className="door" data-paper="dark">
      <Scene />
      <div className="door-veil" />
      <header className="door-head">
        <Languages />
        <PreferencesButton />
      </header>
      <main className="door-copy">
        <h1 className="display">{t('web.title')}</h1>
        <p className="lead">{t('door.lead')}</p>
        <div className="cta">
          <button type="button" className="btn is-lamp" onClick={playNow} aria-disabled={busy}>
            <Mark id="lamp" />
            <span className="lb">
              {busy ? t('door.opening') : t('door.play-now')}
              <small>{t('door.play-now-more')}</small>
            </span>
          </button>
          <Link to={{ page: 'new' }} className="btn">
            <Mark id="people" />
            <span className="lb">
              {t('door.open-table')}
              <small>{t('door.open-table-more')}</small>
            </span>
          </Link>
        </div>
        <Failure code={failed} />
        <JoinForm />
        {running.length > 0 && <Resume game={running[0]} />}
      </main>
      <footer className="door-foot">
        <nav aria-label={t('door.more')}>
          <Link to={{ page: 'learn' }}>{t('door.learn')}</Link>
          <Link to={{ page: 'rules', clause: null }}>{t('door.rules')}</Link>
          <Link to={{ page: 'cards' }}>{t('door.cards')}</Link>
          {mine !== null && mine.length > 0 && <Link to={{ page: 'mine' }}>{t('door.mine')}</Link>}
        </nav>
        <span>{t('door.fine-print')}</span>
      </footer>
    </div>
  );
}
