import type { Decision } from '@hollow/engine';
import type { HauntWordsSent } from '@hollow/protocol';
import type { Text } from '@hollow/text/browser';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { askedOf } from '../../board/scene.ts';
import { Glossed } from '../../glossary/Glossed.tsx';
import { Mark } from '../../ink/Mark.tsx';
import { usePacks } from '../../packs/context.ts';
import { Figure } from '../../people/Figure.tsx';
import { useGame, useSession } from '../../state/hooks.ts';
import { useKeys } from '../../ui/browser/useKeys.ts';
import { useNarrow } from '../../ui/browser/useNarrow.ts';
import { later } from '../../ui/later/later.tsx';
import { shortName } from '../../words/say.ts';
import { playerName } from '../../words/seatName.ts';
import { useText } from '../../words/Words.tsx';
import { Behind } from '../prompts/Behind.tsx';
import { CardsPrompt } from '../prompts/CardsPrompt.tsx';
import { InHand } from '../prompts/InHand.tsx';
import { RollFor } from '../prompts/RollFor.tsx';
import { SplitPrompt } from '../prompts/SplitPrompt.tsx';
import { TilePrompt } from '../prompts/TilePrompt.tsx';
import { useAnswer } from '../seat/useAnswer.ts';
import { Countdown } from '../strip/Countdown.tsx';
import { Asides } from './Asides.tsx';
import { type DockItem, dockItems } from './items.ts';
import { ListSheet } from './ListSheet.tsx';
import { monstersMove } from './monsters.ts';
import { NotNow } from './NotNow.tsx';
import { OptionButton } from './OptionButton.tsx';
import { Undo } from './Undo.tsx';
// Style of prompts that come later.
import '../prompts/prompts.css';
import './dock.css';

/** The steps of a turn, spent and left. */
function Steps({ decision }: { readonly decision: Decision }) {
  const { t } = useText();
  const { view } = useGame();
  const left = decision.setting?.left;
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
  return <p>{t('haunt.at-once')}</p>;
}

const DicePrompt = later(() => import('../prompts/DicePrompt.tsx').then((it) => it.DicePrompt));
const RerollPrompt = later(() => import('../prompts/DicePrompt.tsx').then((it) => it.RerollPrompt));
const MarchPrompt = later(() => import('../prompts/MarchPrompt.tsx').then((it) => it.MarchPrompt));

/** Questions that have a prompt of their own. */
const OWN: Readonly<Record<string, React.ComponentType<{ readonly decision: Decision }>>> = {
  ready: BookPrompt,
  split: SplitPrompt,
  'turn-tile': TilePrompt,
  dice: DicePrompt,
  reroll: RerollPrompt,
  march: MarchPrompt,
  thing: CardsPrompt,
  search: CardsPrompt,
  drop: CardsPrompt,
  'pick-up': CardsPrompt,
  consent: CardsPrompt,
  'accept-card': CardsPrompt,
};

/** What the page of the haunt says is missing for each of its actions. */
function missingOf(words: HauntWordsSent | null, text: Text): ReadonlyMap<string, string> {
  const lines = words?.tome ?? [];
  return new Map(
    lines.flatMap(({ kind, id, reasons = [] }) =>
      kind === 'later' && id !== undefined && reasons.length > 0
        ? [[`haunts/${words?.haunt}/${id}`, text.list(reasons)] as const]
        : [],
    ),
  );
}

/** So many lines lie in the dock side by side. */
const INLINE = 5;

/** The letter that ends a turn. */
const isWayOut = ({ key }: DockItem): boolean => key === 'E';

interface OptionsProps {
  readonly decision: Decision;
  /** Puts the keyboard on the house. */
  readonly onHouse: () => void;
}

function Options({ decision, onHouse }: OptionsProps) {
  const text = useText();
  const packs = usePacks();
  const { barred, view, words } = useGame();
  const { answer } = useAnswer();
  const phone = useNarrow(899);
  const [list, setList] = useState<DockItem | null>(null);
  const position = view?.position;
  const items = useMemo(
    () =>
      position === undefined
        ? []
        : dockItems({
            decision,
            barred: barred?.decision === decision.id ? barred.list : [],
            position,
            text,
            packs,
            missing: missingOf(words, text),
          }),
    [decision, barred, position, text, packs, words],
  );
  const press = (item: DockItem): void => {
    const [option] = item.options;
    if (item.state === 'barred') return;
    if (item.from === 'house') onHouse();
    else if (item.from === 'list') setList(item);
    else if (option !== undefined) answer(decision, option);
  };
  useKeys((key) => {
    const item = items.find((other) => other.key === key);
    if (item !== undefined) press(item);
  });
  const shut = items.filter(({ state }) => state === 'barred');
  const folded = phone ? shut.length > 0 : items.length > INLINE && shut.length > 1;
  const shown = folded ? items.filter(({ state }) => state === 'open') : items;
  // On a phone the way out of a turn stays in sight, however much can be done.
  const [first, last] = phone ? [shown.filter((item) => !isWayOut(item)), shown.filter(isWayOut)] : [shown, []];
  const buttons = (list: readonly DockItem[]): ReactNode =>
    list.map((item) => <OptionButton key={item.id} item={item} onPress={() => press(item)} />);
  const notNow = folded && <NotNow items={shut} />;
  return (
    <>
      <div className="opts">
        {buttons(first)}
        {!phone && notNow}
      </div>
      {phone && (last.length > 0 || folded) && (
        <div className="opts opts-last">
          {buttons(last)}
          {notNow}
        </div>
      )}
      {list !== null && <ListSheet decision={decision} item={list} onClose={() => setList(null)} />}
    </>
  );
}

/** Nobody asks the viewer anything: who is being waited for. */
export function WaitingDock() {
  const text = useText();
  const { t } = text;
  const session = useSession();
  const { view, table, you } = useGame();
  if (view === null || table === null) return null;
  const seats = [...new Set(view.waiting.map(({ seat }) => seat))].flatMap((seat) => table.seats[seat] ?? []);
  const mine = view.position.explorers.filter(({ seat }) => seat === you?.seat);
  const dead = mine.length > 0 && mine.every((explorer) => explorer.dead === true);
  const { turn, tokens } = view.position;
  const isMonster = (who: string): boolean => tokens.some(({ id, monster }) => monster === true && id === who);
  const monsters = monstersMove(view);
  const waits = t('play.waiting', { names: text.list(seats.map((seat) => playerName(text, seat, null))) });
  const away = seats.filter(({ holder, here }) => holder === 'person' && !here);
  const more = dead ? t('play.you-died-more') : t('play.waiting-more');
  if (view.outcome !== null)
    return (
      <div className="waiting">
        <h2 className="display">{t('end.over')}</h2>
        <p>{text.outcome(view.outcome)}</p>
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
          : dead
            ? t('play.you-died')
            : seats.length === 0
              ? t('play.nobody-asked')
              : waits}
        <Countdown />
      </h2>
      <p>{monsters && seats.length > 0 ? t('list.sentences', { a: t('sentence', { text: waits }), b: more }) : more}</p>
      <InHand />
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
}

/** What is asked, and everything that answers it. */
export function Dock({ decision, onHouse, children }: DockProps) {
  const text = useText();
  const session = useSession();
  const id = decision?.id;
  const kind = decision?.kind;
  useEffect(() => {
    if (id !== undefined && kind === 'turn') session.explain(id);
  }, [id, kind, session]);
  if (decision === null)
    return (
      <section className="panel prompt is-waiting" aria-label={text.t('play.asked')}>
        <WaitingDock />
        {children}
        <Undo />
        <Asides />
      </section>
    );
  const who = askedOf(decision);
  const Own = OWN[decision.kind];
  return (
    <section
      className="panel prompt"
      aria-label={text.t('play.asked')}
      data-kind={decision.kind}
      data-asked={decision.id}
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
        <Undo />
      </h2>
      {children}
      <Behind decision={decision} />
      {Own === undefined && <RollFor decision={decision} />}
      {Own === undefined ? (
        <Options key={decision.id} decision={decision} onHouse={onHouse} />
      ) : (
        <Own key={decision.id} decision={decision} />
      )}
      <Asides />
    </section>
  );
}
