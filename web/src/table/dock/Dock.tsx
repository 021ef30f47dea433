import type { Decision } from '@hollow/engine';
import { type ReactNode, useEffect } from 'react';
import { askedOf } from '../../board/scene.ts';
import { Glossed } from '../../glossary/Glossed.tsx';
import { Mark } from '../../ink/Mark.tsx';
import { Figure } from '../../people/Figure.tsx';
import { useIsHeld, useIsInHand } from '../../stage/OnStage.tsx';
import type { Game } from '../../state/game.ts';
import { useGame, useGameOf, useSession } from '../../state/hooks.ts';
import { answering, onceStanding, withQuestion } from '../../ui/later/later.tsx';
import { SaysStands } from '../../ui/later/stands.ts';
import { shortName } from '../../words/say.ts';
import { playerName } from '../../words/seatName.ts';
import { useText } from '../../words/Words.tsx';
import { askingPart } from '../prompts/behind.ts';
import { Countdown } from '../strip/Countdown.tsx';
import { leaderOf, monstersMove } from './monsters.ts';
import { Options } from './Options.tsx';
import { Undo } from './Undo.tsx';
// Style of prompts that come later.
import '../prompts/prompts.css';
import './dock.css';

/** The steps of a turn, spent and left, or how often the question may come again. */
function Steps({ decision }: { readonly decision: Decision }) {
  const { t } = useText();
  const { view } = useGame();
  const left = decision.setting?.left;
  const again = decision.setting?.again;
  // A sentence with a number of its own says it better.
  if (again !== undefined && decision.prompt.question?.n === undefined)
    return <span className="steps">{t('play.again', { n: again })}</span>;
  if (decision.kind !== 'turn' || left === undefined || view === null) return null;
  const whole = left + view.position.turn.spent;
  return (
    <span className="steps">
      <span className="steps-feet" aria-hidden="true">
        {Array.from({ length: Math.min(whole, 10) }, (_, i) => i).map((i) => (
          <Mark key={`foot-${i}`} id="foot" className={i < whole - left ? 'is-off' : ''} />
        ))}
      </span>
      <span>{left === 0 ? t('play.no-steps') : t('play.steps-left', { left, whole })}</span>
    </span>
  );
}

/** The book is read and closed on its own page, which lies over this one. */
function BookPrompt() {
  const { t } = useText();
  return (
    <p>
      {t('haunt.at-once')}
      <SaysStands />
    </p>
  );
}

const Asides = onceStanding(() => import('./Asides.tsx').then((it) => it.Asides));
const RollFor = withQuestion(() => import('../prompts/RollFor.tsx').then((it) => it.RollFor));
const InHand = withQuestion(() => import('../prompts/InHand.tsx').then((it) => it.InHand));
const Behind = withQuestion(() => import('../prompts/Behind.tsx').then((it) => it.Behind));
const Ways = withQuestion(() => import('../prompts/Ways.tsx').then((it) => it.Ways));
const CardsPrompt = answering(() => import('../prompts/CardsPrompt.tsx').then((it) => it.CardsPrompt));
const SplitPrompt = answering(() => import('../prompts/SplitPrompt.tsx').then((it) => it.SplitPrompt));
const TilePrompt = answering(() => import('../prompts/TilePrompt.tsx').then((it) => it.TilePrompt));
const PickTilePrompt = answering(() => import('../prompts/PickTilePrompt.tsx').then((it) => it.PickTilePrompt));
const DicePrompt = answering(() => import('../prompts/DicePrompt.tsx').then((it) => it.DicePrompt));
const RerollPrompt = answering(() => import('../prompts/DicePrompt.tsx').then((it) => it.RerollPrompt));
const MarchPrompt = answering(() => import('../prompts/MarchPrompt.tsx').then((it) => it.MarchPrompt));

const TradePrompt = answering(() => import('../prompts/TradePrompt.tsx').then((it) => it.TradePrompt));

/** Questions that have a prompt of their own. */
const OWN: Readonly<Record<string, React.ComponentType<{ readonly decision: Decision }>>> = {
  ready: BookPrompt,
  split: SplitPrompt,
  'pick-tile': PickTilePrompt,
  'turn-tile': TilePrompt,
  dice: DicePrompt,
  reroll: RerollPrompt,
  march: MarchPrompt,
  thing: CardsPrompt,
  search: CardsPrompt,
  drop: CardsPrompt,
  'pick-up': CardsPrompt,
  trade: TradePrompt,
  'trade-consent': TradePrompt,
  consent: CardsPrompt,
  'accept-card': CardsPrompt,
};

/** Asked again and again, until that is all. */
const GATHERING: ReadonlySet<string> = new Set(['drop', 'pick-up']);

/** Nobody asks the viewer anything: who is being waited for. */
export function WaitingDock() {
  const text = useText();
  const { t } = text;
  const session = useSession();
  const { view, table, you } = useGame();
  const isHeld = useIsHeld();
  const isInHand = useIsInHand();
  if (view === null || table === null) return null;
  const seats = [...new Set(view.waiting.map(({ seat }) => seat))].flatMap((seat) => table.seats[seat] ?? []);
  const mine = view.position.explorers.filter(({ seat }) => seat === you?.seat);
  const dead = mine.length > 0 && mine.every((explorer) => explorer.dead === true);
  const { turn, tokens } = view.position;
  const isMonster = (who: string): boolean => tokens.some(({ id, monster }) => monster === true && id === who);
  const monsters = !isInHand && monstersMove(view);
  const waits = t('play.waiting', { names: text.list(seats.map((seat) => playerName(text, seat, null))) });
  const away = seats.filter(({ holder, here }) => holder === 'person' && !here);
  const leads = dead && leaderOf(view) === you?.seat && tokens.some(({ monster }) => monster === true);
  const more = leads ? t('play.you-lead-more') : dead ? t('play.you-died-more') : t('play.waiting-more');
  if (view.outcome !== null)
    return (
      <div className="waiting">
        <h2 className="display">{t('end.over')}</h2>
        <p>{text.outcome(view.outcome, view.position.explorers)}</p>
      </div>
    );
  return (
    <div className="waiting">
      <h2 className="display">
        {monsters && turn.who !== null && isMonster(turn.who) ? (
          <Figure id={turn.who} />
        ) : (
          <Mark id={dead ? 'skull' : 'hourglass'} />
        )}
        {monsters
          ? t('play.monsters-move', { whose: 'others' })
          : isInHand
            ? t(isHeld ? 'play.your-hand' : 'play.your-dice')
            : dead
              ? t(leads ? 'play.you-lead' : 'play.you-died')
              : seats.length === 0
                ? t('play.nobody-asked')
                : waits}
        <Countdown />
      </h2>
      <SaysStands />
      <p>{monsters && seats.length > 0 ? t('list.sentences', { a: t('sentence', { text: waits }), b: more }) : more}</p>
      {view.waiting.some(({ kind }) => kind === 'turn-tile') && <InHand />}
      {you?.seat != null &&
        away.map(({ seat, name }) => (
          <button key={seat} type="button" className="btn small" onClick={() => session.send({ t: 'nudge', seat })}>
            {t('play.nudge', { name })}
          </button>
        ))}
    </div>
  );
}

const goes = ({ options }: Decision): boolean => options.some(({ verb }) => verb === 'move' || verb === 'discover');

interface DockProps {
  readonly decision: Decision | null;
  readonly onHouse: () => void;
  /** What stands below the question. */
  readonly children?: ReactNode;
  /** What stands in the place that is left. */
  readonly foot?: ReactNode;
}

/** Which turn it is, for who has to tell one from the next. */
const turnNow = ({ view }: Game): string | undefined =>
  view === null ? undefined : `${view.position.round} ${view.position.turn.who ?? ''}`;

/** What is asked, and everything that answers it. */
export function Dock({ decision, onHouse, children, foot }: DockProps) {
  const text = useText();
  const session = useSession();
  const id = decision?.id;
  const kind = decision?.kind;
  const turn = useGameOf(turnNow);
  const haunt = useGameOf(({ words }) => words?.haunt) ?? '';
  useEffect(() => {
    if (id !== undefined && (kind === 'turn' || kind === 'trade')) session.explain(id);
  }, [id, kind, session]);
  if (decision === null)
    return (
      <section className="panel prompt is-waiting" aria-label={text.t('play.asked')} data-turn={turn}>
        <WaitingDock />
        {children}
        <div className="way-out">
          <Undo />
        </div>
        <Asides />
        {foot}
      </section>
    );
  const who = askedOf(decision);
  const Own = OWN[decision.kind];
  return (
    <section
      className="panel prompt"
      aria-label={text.t('play.asked')}
      data-kind={decision.kind}
      data-own={Own === undefined ? undefined : ''}
      data-asked={decision.id}
      data-turn={turn}
    >
      <h2 className="display">
        {who !== null && <Figure id={who} />}
        <span>
          {decision.kind === 'turn' && who !== null ? (
            text.t(goes(decision) ? 'play.where-to' : 'play.what-now', { who: shortName(text, who) })
          ) : (
            <Glossed>{text.prompt(decision, who !== decision.prompt.args.who)}</Glossed>
          )}
        </span>
        <Steps decision={decision} />
        <Countdown />
      </h2>
      {children}
      {askingPart(decision, haunt) !== null && <Behind decision={decision} />}
      {decision.prompt.question?.of !== undefined && <Ways decision={decision} />}
      {Own === undefined && decision.setting?.roll !== undefined && <RollFor decision={decision} />}
      {Own === undefined ? (
        <>
          <Options key={decision.id} decision={decision} onHouse={onHouse} />
          <SaysStands />
        </>
      ) : (
        <>
          <Own key={GATHERING.has(decision.kind) ? decision.kind : decision.id} decision={decision} />
          <div className="way-out">
            <Undo />
          </div>
        </>
      )}
      <Asides />
      {foot}
    </section>
  );
}
