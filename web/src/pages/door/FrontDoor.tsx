import scenes from 'virtual:scenes';
import type { MyGame } from '@hollow/protocol';
import { Mark } from '../../ink/Mark.tsx';
import { PreferencesButton } from '../../prefs/Preferences.tsx';
import { Failure } from '../../ui/call/Failure.tsx';
import { Link } from '../../ui/route/router.tsx';
import { useText } from '../../words/Words.tsx';
import { CodeForm } from './CodeForm.tsx';
import { Keep } from './Keep.tsx';
import { Languages } from './Languages.tsx';
import { useMine } from './useMine.ts';
import { usePlayNow } from './usePlayNow.ts';
import '../../scenes/scene.css';
import './door.css';

function Scene() {
  return (
    <picture>
      <source media="(max-width: 720px)" srcSet={scenes.narrow} />
      <img className="scene" src={scenes.wide} alt="" fetchPriority="high" />
    </picture>
  );
}

function Resume({ game }: { readonly game: MyGame }) {
  const { t, list } = useText();
  const others = list(game.names.filter((name) => name !== ''));
  return (
    <section className="resume" aria-label={t('door.resume')}>
      <Mark id="lamp" />
      <span>
        <b>{t('door.resume')}</b>
        <small>{game.waitsForMe ? t('door.your-turn', { others }) : t('door.at-table', { others })}</small>
      </span>
      <Link to={{ page: 'game', id: game.game }} className="btn is-lamp">
        {t('door.go-on')}
      </Link>
    </section>
  );
}

/** The front door: what this is, and the ways in. */
export default function FrontDoor() {
  const { t } = useText();
  const { games: mine, failed: unasked, again } = useMine();
  const { busy, failed, playNow } = usePlayNow();
  const running = mine?.filter(({ phase, playedBy }) => phase !== 'over' && playedBy === null) ?? [];
  const [latest] = running;
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
          <button
            type="button"
            className={running.length > 0 ? 'btn play-now' : 'btn is-lamp play-now'}
            onClick={playNow}
            aria-disabled={busy}
          >
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
        {failed === null && <Failure code={unasked} onAgain={again} />}
        <CodeForm />
        {latest !== undefined && <Resume game={latest} />}
      </main>
      <footer className="door-foot">
        <nav aria-label={t('door.more')}>
          <Link to={{ page: 'learn', edition: null }}>{t('door.learn')}</Link>
          <Link to={{ page: 'practice' }}>{t('practice.link')}</Link>
          <Link to={{ page: 'rules', clause: null }}>{t('door.rules')}</Link>
          <Link to={{ page: 'cards' }}>{t('door.cards')}</Link>
          {mine !== null && mine.length > 0 && <Link to={{ page: 'mine' }}>{t('door.mine')}</Link>}
          <Keep onChanged={again} />
        </nav>
        <span>{t('door.fine-print')}</span>
      </footer>
    </div>
  );
}
