import { SIDE_LETTERS } from '@hollow/drawing/plan';
import type { Decision } from '@hollow/engine';
import type { Text } from '@hollow/text/browser';
import { useEffect, useRef, useState } from 'react';
import { Glossed } from '../../glossary/Glossed.tsx';
import { Mark } from '../../ink/Mark.tsx';
import { usePacks } from '../../packs/context.ts';
import { useReadings } from '../../packs/readings.ts';
import { usePrefs } from '../../prefs/usePrefs.ts';
import { takeFocus } from '../../ui/browser/focus.ts';
import { useKeys } from '../../ui/browser/useKeys.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { useText } from '../../words/Words.tsx';
import { type Does, useDoes } from '../deeds/does.ts';
import { type ChosenAnswer, useChoosing } from '../house/chosen.ts';
import { aboutNote, oddsOf, withoutChance } from './notes.ts';

interface Said {
  readonly title: string;
  readonly what: string;
  readonly go: string;
  /** The path of a rule of which there is more to read. */
  readonly rule?: string;
}

/** What it costs, and what is left then. */
function costOf(cost: number | null, { setting }: Decision, text: Text): string {
  if (cost === null) return '';
  const left = setting?.left;
  return left === undefined ? text.t('play.steps', { n: cost }) : text.t('play.costs', { n: cost, left: left - cost });
}

const joined = (text: Text, parts: readonly string[]): string =>
  parts.filter((part) => part !== '').reduce((a, b) => (a === '' ? b : text.t('list.sentences', { a, b })), '');

interface Told {
  readonly text: Text;
  /** What the room itself says. */
  readonly rules: string;
  /** Whether it is said how likely dice fall well. */
  readonly chances: boolean;
  /** What an offer does. */
  readonly does: Does;
}

/** What would be done, in words, before it is done. */
function sayChosen(
  { picked, spot, cost, still = [] }: ChosenAnswer,
  decision: Decision,
  { text, rules, chances, does }: Told,
): Said {
  const option = picked.kind === 'answer' ? decision.options[picked.option] : undefined;
  if (option?.verb === 'attack')
    return {
      title: text.option(option, decision, true),
      what: oddsOf(chances ? option : withoutChance(option), text),
      go: text.t('play.go-attack'),
    };
  if (option?.verb === 'end')
    return {
      title: text.option(option, decision, true),
      what: text.t('play.end-still', { things: text.list(still) }),
      go: text.t('play.go-end'),
    };
  const price = costOf(cost, decision, text);
  if (spot?.kind === 'door' && decision.kind === 'turn')
    return {
      title: text.t('play.chosen-door', {
        side: spot.side === undefined ? 'none' : text.name(SIDE_LETTERS[spot.side]),
        room: text.name(spot.id, 'rooms'),
      }),
      what: joined(text, [price, text.t('play.chosen-door-more')]),
      go: text.t('play.go-open'),
    };
  if (option?.verb === 'offer' && spot === null)
    return {
      title: text.option(option, decision, true),
      what: text.list(
        [aboutNote(chances ? option : withoutChance(option), text), does(option.rule).brief].filter(
          (part) => part !== '',
        ),
        'dot',
      ),
      go: text.t('play.go-do'),
      rule: option.rule,
    };
  if (option !== undefined && option.verb !== 'move')
    return { title: text.option(option, decision), what: rules, go: text.t('play.go-choose') };
  return { title: text.name(spot?.id ?? '', 'rooms'), what: joined(text, [price, rules]), go: text.t('play.go') };
}

/** The first thing that a room says of itself. */
function useRoomRule(room: string | null): string {
  const text = useText();
  const packs = usePacks();
  const readings = useReadings() ?? {};
  if (room === null) return '';
  const [line = ''] = text.rulesText(packs.whole, 'rooms', room, readings);
  return line.trim();
}

/** What was chosen, what it would do, and the button that does it. */
export function ChosenBar({ decision, chosen }: { readonly decision: Decision; readonly chosen: ChosenAnswer }) {
  const text = useText();
  const { go, drop } = useChoosing();
  const { chances } = usePrefs();
  const { spot } = chosen;
  const rules = useRoomRule(spot?.kind === 'room' ? spot.id : null);
  const does = useDoes();
  const { title, what, go: label, rule } = sayChosen(chosen, decision, { text, rules, chances, does });
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // Chosen on the house, another press there does it; chosen in a list, the list has gone.
  const fromList = spot === null;
  useEffect(() => {
    if (fromList) takeFocus(button.current);
  }, [fromList]);
  useKeys((key) => {
    if (key === 'Escape') drop();
  });
  return (
    <>
      <div className="chosen" role="status">
        <span className={rule === undefined ? 'chosen-what' : 'chosen-what is-deed'}>
          <b>{title}</b>
          {what !== '' && <small>{what}</small>}
          {rule !== undefined && (
            <button type="button" className="chosen-all" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {text.t('moment.behind-all')}
            </button>
          )}
        </span>
        <button ref={button} type="button" className="btn is-lamp chosen-go" onClick={go}>
          {label}
        </button>
      </div>
      <button type="button" className="btn chosen-drop" onClick={drop}>
        <Mark id="close" />
        {text.t('play.not-this')}
      </button>
      {rule !== undefined && (
        <SheetDialog title={title} open={isOpen} onClose={() => setOpen(false)}>
          <p>
            <Glossed>{does(rule).whole}</Glossed>
          </p>
        </SheetDialog>
      )}
    </>
  );
}
