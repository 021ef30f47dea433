import type { Position } from '@hollow/engine';
import { House } from '../../board/House.tsx';
import type { Trail } from '../../board/Overlays.tsx';
import { waitedFor } from '../../log/seen.ts';
import { trailOf } from '../../log/trail.ts';
import { Moments } from '../../moments/Moments.tsx';
import { usePacks } from '../../packs/context.ts';
import { HauntText } from '../../packs/HauntText.tsx';
import { PacksFor } from '../../packs/PacksFor.tsx';
import { Figure } from '../../people/Figure.tsx';
import { prefs } from '../../prefs/device.ts';
import { OnStage } from '../../stage/OnStage.tsx';
import type { Showing } from '../../stage/queue.ts';
import { wishesOf } from '../../stage/wishes.ts';
import type { Game } from '../../state/game.ts';
import { SessionProvider, useGame, useLine } from '../../state/hooks.ts';
import { useServerSession } from '../../table/seat/useServerSession.ts';
import { TableReadings } from '../../table/settings/TableReadings.tsx';
import { Countdown } from '../../table/strip/Countdown.tsx';
import { drawnSoFar } from '../../table/strip/drawn.ts';
import { Duels } from '../../table/told/Duels.tsx';
import { PaceControl } from '../../table/told/PaceControl.tsx';
import { Reveal } from '../../table/told/Reveal.tsx';
import { Rolls } from '../../table/told/Rolls.tsx';
import { useSince } from '../../table/told/useSince.ts';
import { useTold } from '../../table/told/useTold.ts';
import { Failure } from '../../ui/call/Failure.tsx';
import type { Route } from '../../ui/route/route.ts';
import { go } from '../../ui/route/router.tsx';
import { seatName } from '../../words/seatName.ts';
import { titleOf, useText } from '../../words/Words.tsx';
import { Alone } from '../door/Alone.tsx';
import { CodeForm } from '../door/CodeForm.tsx';
import { useDoor } from '../door/useDoor.ts';
import { End } from '../end/End.tsx';
import { HauntReveal } from '../haunt/HauntReveal.tsx';
import { Gone, LineNotice } from '../sitting/SittingScreen.tsx';
import { TvPeople } from './TvPeople.tsx';
import '../../table/told/duels.css';
import './tv.css';

const NOBODY: ReadonlySet<string> = new Set();

/** Nobody closes a list on a wall: all of it is acted out, at the pace that this screen likes. */
const ON_WALL = (game: Game): Showing => ({ ...wishesOf(game, prefs.get()), whole: true });

/** How many rooms wide a floor is, and a little for the doors at its sides. */
function columnsOf({ rooms }: Position, floor: string): number {
  const columns = rooms.filter((room) => room.floor === floor).map(({ x }) => x);
  return columns.length === 0 ? 2 : Math.max(2, Math.max(...columns) - Math.min(...columns) + 2);
}

/** Every floor as large as its place allows: the widest floor gets the most of the wall. */
function Floors({ position, trail }: { readonly position: Position; readonly trail: Trail | null }) {
  const text = useText();
  const { rooms, floors } = usePacks();
  const widths = floors.map((floor) => columnsOf(position, floor));
  return (
    <div className="tv-floors" style={{ gridTemplateColumns: widths.map((n) => `minmax(0, ${n}fr)`).join(' ') }}>
      {floors.map((floor) => (
        <section key={floor}>
          <h2 className="display">{titleOf(text, floor)}</h2>
          <House
            position={position}
            defs={rooms}
            floors={floors}
            shown={[floor]}
            trail={trail}
            label={titleOf(text, floor)}
            still
            far
          />
        </section>
      ))}
    </div>
  );
}

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
  const order: readonly (string | null)[] = position.order;
  const at = order.indexOf(who);
  const next = position.order.slice(at + 1).concat(position.order.slice(0, Math.max(0, at)));
  const free = table.seats.filter(({ holder }) => holder === 'open').length;
  const waits = waitedFor(view, table).map((seat) => seatName(text, seat));
  return (
    <div className="tv" data-paper="dark">
      <header>
        <TvPeople position={position} seats={table.seats} />
      </header>
      <main className="tv-house">
        <Floors position={position} trail={trailOf(standing)} />
        <Duels mine={NOBODY} />
        <Reveal closed={since.opened} mine={NOBODY} onClose={() => undefined} onLook={() => undefined} />
        <Moments onRead={() => undefined} />
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
          {game.beat > 0 && <PaceControl />}
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

/** A big screen is asked for before anybody has said which table: the code leads there. */
function WhichTable({ title }: { readonly title?: string }) {
  const { t } = useText();
  return (
    <Alone title={title ?? t('tv.title')}>
      <p>{t('tv.which')}</p>
      <CodeForm label={t('tv.show')} onCode={(code) => go({ page: 'tv', id: code }, 'replace')} />
    </Alone>
  );
}

/** The table by its id, or by its code. */
function Found({ table }: { readonly table: string }) {
  const { t } = useText();
  const { door, failed, again } = useDoor(table);
  if (failed === 'not-found') return <WhichTable title={t('play.gone-nowhere')} />;
  if (failed !== null)
    return (
      <Alone title={t('app.unanswered')}>
        <Failure code={failed} onAgain={again} />
      </Alone>
    );
  return door === null ? <div className="opening" aria-hidden="true" /> : <OnWall game={door.table.id} />;
}

/** The house on a big screen: nothing private, everything large. */
export default function Tv({ route }: { readonly route: Extract<Route, { readonly page: 'tv' }> }) {
  return route.id === null ? <WhichTable /> : <Found table={route.id} />;
}

function OnWall({ game }: { readonly game: string }) {
  const { lang } = useText();
  const session = useServerSession({ game, viewer: 'public', lang });
  if (session === null) return null;
  return (
    <SessionProvider value={session}>
      <LineNotice />
      <OnStage wishes={ON_WALL}>
        <Inside />
      </OnStage>
    </SessionProvider>
  );
}
