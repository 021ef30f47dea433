import type { Decision } from '@hollow/engine';
import type { HauntWordsSent } from '@hollow/protocol';
import type { Text } from '@hollow/text/browser';
import { useMemo, useState } from 'react';
import { usePacks } from '../../packs/context.ts';
import { usePrefs } from '../../prefs/usePrefs.ts';
import { useGame } from '../../state/hooks.ts';
import { useKeys } from '../../ui/browser/useKeys.ts';
import { later } from '../../ui/later/later.tsx';
import { useText } from '../../words/Words.tsx';
import { useDoes } from '../deeds/does.ts';
import { chosenWay, useChoosing } from '../house/chosen.ts';
import { useAnswer } from '../seat/useAnswer.ts';
import { type DockItem, dockItems } from './items.ts';
import { More } from './More.tsx';
import { OptionButton } from './OptionButton.tsx';
import { hasRows, shareOut, useRoom } from './room.ts';
import { Undo } from './Undo.tsx';
// Style of what comes later.
import './chosen.css';

const ChosenBar = later(() => import('./Chosen.tsx').then((it) => it.ChosenBar));
const DropChosen = later(() => import('./Chosen.tsx').then((it) => it.DropChosen));
const ListSheet = later(() => import('./ListSheet.tsx').then((it) => it.ListSheet));

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

/** What it says is done. */
const doneOf = (words: HauntWordsSent | null): ReadonlySet<string> =>
  new Set((words?.tome ?? []).flatMap(({ kind, id }) => (kind === 'done' ? [`haunts/${words?.haunt}/${id}`] : [])));

function useItems(decision: Decision): readonly DockItem[] {
  const text = useText();
  const packs = usePacks();
  const { barred, view, words } = useGame();
  const { chances } = usePrefs();
  const does = useDoes();
  const position = view?.position;
  return useMemo(
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
            done: doneOf(words),
            does,
            chances,
          }),
    [decision, barred, position, text, packs, words, does, chances],
  );
}

interface Props {
  readonly decision: Decision;
  /** Puts the keyboard on the house. */
  readonly onHouse: () => void;
}

const worthOf = (items: readonly DockItem[]): string[] =>
  items.filter(({ isWorth }) => isWorth).map(({ label }) => label);

/** What can be done: as much as there is room for, the rest in one line that opens, and the way out in its corner. */
export function Options({ decision, onHouse }: Props) {
  const { answer } = useAnswer();
  const { chosen, choose } = useChoosing();
  const items = useItems(decision);
  const room = useRoom();
  const [list, setList] = useState<DockItem | null>(null);
  const [more, setMore] = useState(false);
  /** Done at once, or chosen first: what reveals, fights or asks for something, and by finger what its button has no room to tell. */
  const take = (item: DockItem, option: number, byFinger: boolean): void => {
    const isChosen = chosen?.picked.kind === 'answer' && chosen.picked.option === option;
    const way = chosenWay(decision, option, byFinger ? 'finger' : 'keys');
    const isUnread = byFinger && item.does !== '';
    // A finger does not end a turn by accident that still offers something.
    const isEarly = byFinger && item.isLast && decision.kind === 'turn' && items.some((one) => one.isWorth);
    const still = isEarly ? worthOf(items) : [];
    if (isChosen) answer(decision, option);
    else if (way !== null) choose(way);
    else if (isEarly || isUnread || item.isFight)
      choose({ picked: { kind: 'answer', option }, spot: null, from: 'dock', cost: null, still });
    else answer(decision, option);
  };
  const press = (item: DockItem, byFinger = false): void => {
    const [option] = item.options;
    if (item.state === 'barred') return;
    setMore(false);
    if (item.from === 'house') onHouse();
    else if (item.from === 'list') setList(item);
    else if (option !== undefined) take(item, option, byFinger);
  };
  useKeys((key) => {
    const item = items.find((other) => other.key === key);
    if (item !== undefined) press(item);
  });
  const { shown, rest, shut, last } = shareOut(items, room);
  const hasMore = rest.length + shut.length > 0;
  const button = (item: DockItem) => (
    <OptionButton key={item.id} item={item} onPress={(byFinger) => press(item, byFinger)} />
  );
  return (
    <>
      {chosen === null ? (
        <div className={hasRows(shown, hasMore ? 1 : 0) ? 'opts has-rows' : 'opts'}>
          {shown.map(button)}
          {hasMore && <More rest={rest} shut={shut} open={more} onOpen={setMore} onPress={press} />}
        </div>
      ) : (
        <ChosenBar decision={decision} chosen={chosen} />
      )}
      <div className="way-out">
        {chosen === null ? <Undo /> : <DropChosen />}
        {last.map(button)}
      </div>
      {list !== null && <ListSheet decision={decision} item={list} onClose={() => setList(null)} />}
    </>
  );
}
