import { House } from '../../board/House.tsx';
import { waitedFor } from '../../log/seen.ts';
import { trailOf } from '../../log/trail.ts';
import { usePacks } from '../../packs/context.ts';
import { HauntText } from '../../packs/HauntText.tsx';
import { PacksFor } from '../../packs/PacksFor.tsx';
import { Figure } from '../../people/Figure.tsx';
import { OnStage } from '../../stage/OnStage.tsx';
import { SessionProvider, useGame, useLine } from '../../state/hooks.ts';
import { useServerSession } from '../../table/seat/useServerSession.ts';
import { TableReadings } from '../../table/settings/TableReadings.tsx';
import { Countdown } from '../../table/strip/Countdown.tsx';
import { drawnSoFar } from '../../table/strip/drawn.ts';
import { Reveal } from '../../table/told/Reveal.tsx';
import { Rolls } from '../../table/told/Rolls.tsx';
import { useSince } from '../../table/told/useSince.ts';
import { useTold } from '../../table/told/useTold.ts';
import type { Route } from '../../ui/route/route.ts';
import { seatName } from '../../words/seatName.ts';
import { useText } from '../../words/Words.tsx';
import { End } from '../end/End.tsx';
import { HauntReveal } from '../haunt/HauntReveal.tsx';
import { Gone, LineNotice } from '../sitting/SittingScreen.tsx';
import './tv.css';

const NOBODY: ReadonlySet<string> = new Set();

function Screen() {
  const text = useText();
  const { t, name, list } = text;
  const packs = usePacks();
  const game = useGame();
  const { view, table, standing } = game;
  const since = useSince();
  useTold(game);
  if (view === null || table === null) return null;
  if (view.outcome !== null) return <End onHouse={null} />;
  const { position } = view;
  const { who } = position.turn;
  const at = position.order.findIndex((id) => id === who);
  const next = position.order.slice(at + 1).concat(position.order.slice(0, Math.max(0, at)));
  const free = table.seats.filter(({ holder }) => holder === 'open').length;
  const waits = waitedFor(view, table).map((seat) => seatName(text, seat));
  return (
    <div className="tv" data-paper="dark">
      <main className="tv-house">
        <House position={position} defs={packs.rooms} floors={packs.floors} trail={trailOf(standing)} still />
        <Reveal closed={since.opened} mine={NOBODY} onClose={() => undefined} onLook={() => undefined} />
      </main>
      <footer className="tv-foot">
        <div className="tv-turn">
          {who !== null && <Figure id={who} active />}
          <div>
            <h1 className="display">{who === null ? t('play.nobody-asked') : t('tv.turn', { who: name(who) })}</h1>
            <p>
              {waits.length === 0 ? '' : t('play.waiting', { names: list(waits) })} <Countdown />
            </p>
            <p className="tv-next">
              <span>{t('tv.then')}</span>
              {next.map((id) => (
                <Figure key={id} id={id} traitor={position.traitor === id} />
              ))}
            </p>
          </div>
        </div>
        <Rolls />
        <div className="tv-code">
          <p className={position.haunt === null ? 'tv-omens' : 'tv-haunt'}>
            {position.haunt === null ? drawnSoFar(text, packs, position) : name(position.haunt, 'haunts')}
          </p>
          {table.phase === 'lobby' || free > 0 ? <p>{t('tv.sit-down')}</p> : <p>{t('tv.table')}</p>}
          <b>{table.code}</b>
          {free > 0 && <p>{t('tv.free', { n: free })}</p>}
        </div>
      </footer>
      <HauntReveal since={since.opened} unattended />
    </div>
  );
}

/** Before the game: the code, large, and who is here. */
function Invitation() {
  const text = useText();
  const { t } = text;
  const { table } = useGame();
  if (table === null) return null;
  const names = table.seats.flatMap((seat) => (seat.holder === 'open' ? [] : [seatName(text, seat)]));
  return (
    <main className="tv-lobby" data-paper="dark">
      <p>{t('tv.sit-down')}</p>
      <b>{table.code}</b>
      <p>{text.list(names, 'dot')}</p>
    </main>
  );
}

function Inside() {
  const { table, view, words } = useGame();
  if (useLine() === 'closed') return <Gone />;
  if (table === null) return <div className="opening" aria-hidden="true" />;
  if (table.phase === 'lobby' || view === null) return <Invitation />;
  return (
    <PacksFor names={table.packs}>
      <TableReadings>
        <HauntText sent={words}>
          <Screen />
        </HauntText>
      </TableReadings>
    </PacksFor>
  );
}

/** The house on a big screen: nothing private, everything large. */
export default function Tv({ route }: { readonly route: Extract<Route, { readonly page: 'tv' }> }) {
  const { lang } = useText();
  const session = useServerSession({ game: route.id, viewer: 'public', lang });
  if (session === null) return null;
  return (
    <SessionProvider value={session}>
      <LineNotice />
      <OnStage>
        <Inside />
      </OnStage>
    </SessionProvider>
  );
}
