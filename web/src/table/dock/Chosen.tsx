import { SIDE_LETTERS } from '@hollow/drawing/plan';
import type { Decision } from '@hollow/engine';
import type { Text } from '@hollow/text/browser';
import { useEffect, useRef, useState } from 'react';
import { concernedBy, subjectOf } from '../../board/scene.ts';
import { Glossed } from '../../glossary/Glossed.tsx';
import { Mark } from '../../ink/Mark.tsx';
import { atStake, kindOfHarm } from '../../log/atStake.ts';
import { usePacks } from '../../packs/context.ts';
import { useReadings } from '../../packs/readings.ts';
import { thereNote } from '../../people/there.ts';
import { usePrefs } from '../../prefs/usePrefs.ts';
import { useGameOf } from '../../state/hooks.ts';
import { takeFocus } from '../../ui/browser/focus.ts';
import { useKeys } from '../../ui/browser/useKeys.ts';
import { SheetDialog } from '../../ui/dialog/SheetDialog.tsx';
import { useText } from '../../words/Words.tsx';
import { type Does, useDoes } from '../deeds/does.ts';
import { type ChosenAnswer, useChoosing } from '../house/chosen.ts';
import { monsterToken } from '../me/monster.ts';
import { isOverBarrier } from './barrier.ts';
import { useHasHad } from './Here.tsx';
import { aboutNote, oddsOf, withoutChance } from './notes.ts';
import { leavingRule, roomRule } from './roomRule.ts';
import { slowedBy } from './slowed.ts';

interface Said {
  readonly title: string;
  readonly what: string;
  readonly go: string;
  /** All of it, where the bar has no room for that. */
  readonly whole?: string;
}

/** More letters than so many have no room. */
const ROOM = 150;

/** What is too long for the bar can be opened. */
const opening = (what: string): Pick<Said, 'what' | 'whole'> => (what.length > ROOM ? { what, whole: what } : { what });

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
  /** Who is there already. */
  readonly there: string;
  /** What leaving one's own room asks. */
  readonly leaving: string;
  /** Who makes leaving one's own room dearer. */
  readonly slowed: string;
  /** That a barrier on the way does not stop whoever walks. */
  readonly free: string;
  /** Whether it is said how likely dice fall well. */
  readonly chances: boolean;
  /** What an offer does. */
  readonly does: Does;
  /** What may follow the fight that was chosen. */
  readonly stakes: readonly string[];
}

/** What would be done, in words, before it is done. */
function sayChosen(
  { picked, spot, cost, still = [] }: ChosenAnswer,
  decision: Decision,
  { text, rules, there, leaving, slowed, free, chances, does, stakes }: Told,
): Said {
  const option = picked.kind === 'answer' ? decision.options[picked.option] : undefined;
  if (option?.verb === 'attack')
    return {
      title: text.option(option, decision, true),
      ...opening(joined(text, [oddsOf(chances ? option : withoutChance(option), text), ...stakes])),
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
      ...opening(joined(text, [price, slowed, leaving, free, text.t('play.chosen-door-more')])),
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
      whole: does(option.rule).whole,
    };
  if (option !== undefined && option.verb !== 'move')
    return {
      title: text.option(option, decision),
      ...opening(joined(text, [there, rules])),
      go: text.t('play.go-choose'),
    };
  return {
    title: text.name(spot?.id ?? '', 'rooms'),
    ...opening(joined(text, [there, price, slowed, leaving, rules, free])),
    go: text.t('play.go'),
  };
}

/** As a sentence of its own. */
const ended = (line: string, text: Text): string => (line === '' ? '' : text.t('sentence', { text: line }));

const saySlowed = (against: readonly string[], text: Text): string =>
  text.t('play.slowed', {
    n: against.length,
    who: text.list(
      against.map((who) => text.shortNoun(who).as('the')),
      'and',
    ),
  });

/** What the chosen room says, and what leaving one's own asks. */
function useRooms(
  decision: Decision,
  chosen: ChosenAnswer,
): Pick<Told, 'rules' | 'there' | 'leaving' | 'slowed' | 'free'> {
  const { spot } = chosen;
  const text = useText();
  const packs = usePacks();
  const readings = useReadings() ?? {};
  const { chances } = usePrefs();
  const position = useGameOf(({ view }) => view?.position);
  const told = { text, packs, readings };
  const had = useHasHad(spot?.id ?? null, concernedBy(decision));
  const monster = position !== undefined && monsterToken(position, concernedBy(decision)) !== undefined;
  const against = position === undefined ? [] : slowedBy(chosen, decision, position, concernedBy(decision));
  const isWalk = decision.kind === 'turn' && (spot?.kind === 'room' || spot?.kind === 'door');
  return {
    rules: spot?.kind === 'room' ? roomRule(spot.id, told, { had, monster }) : '',
    there:
      spot?.kind === 'room' && position !== undefined
        ? ended(thereNote(spot.id, position, text, subjectOf(decision)), text)
        : '',
    slowed: isWalk && against.length > 0 ? saySlowed(against, text) : '',
    leaving: isWalk && position !== undefined ? leavingRule(decision, position, told, chances) : '',
    free:
      isWalk && position !== undefined && isOverBarrier(chosen, decision, { position, packs })
        ? text.t('play.chosen-free')
        : '',
  };
}

/** What the page of the haunt says may follow the attack that was chosen. */
function useStakes(decision: Decision, { picked }: ChosenAnswer): readonly string[] {
  const text = useText();
  const packs = usePacks();
  const lines = useGameOf(({ words }) => words?.tome);
  const option = picked.kind === 'answer' ? decision.options[picked.option] : undefined;
  if (option?.verb !== 'attack') return [];
  // With what it is fought may still be chosen.
  const kind = option.trait === undefined ? null : kindOfHarm(packs, option.trait, '');
  const fighting = { by: concernedBy(decision) ?? '', on: option.who, kind, deed: null, spared: option.safe === true };
  return atStake(lines ?? [], fighting, text);
}

/** Takes back what was chosen, from where a step is taken back. */
export function DropChosen() {
  const { t } = useText();
  const { drop } = useChoosing();
  useKeys((key) => {
    if (key === 'Escape') drop();
  });
  return (
    <button type="button" className="btn chosen-drop" onClick={drop}>
      <Mark id="close" />
      <span>{t('play.not-this')}</span>
    </button>
  );
}

/** What was chosen, what it would do, and the button that does it. */
export function ChosenBar({ decision, chosen }: { readonly decision: Decision; readonly chosen: ChosenAnswer }) {
  const text = useText();
  const { go } = useChoosing();
  const { chances } = usePrefs();
  const rooms = useRooms(decision, chosen);
  const does = useDoes();
  const {
    title,
    what,
    go: label,
    whole,
  } = sayChosen(chosen, decision, {
    text,
    ...rooms,
    chances,
    does,
    stakes: useStakes(decision, chosen),
  });
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isFromDock = chosen.from === 'dock';
  useEffect(() => {
    if (isFromDock) takeFocus(button.current);
  }, [isFromDock]);
  return (
    <>
      <div className="chosen" role="status">
        <span className={whole === undefined ? 'chosen-what' : 'chosen-what is-deed'}>
          <b>{title}</b>
          {what !== '' && <small>{what}</small>}
          {whole !== undefined && (
            <button type="button" className="chosen-all" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {text.t('moment.behind-all')}
            </button>
          )}
        </span>
        <button ref={button} type="button" className="btn is-lamp chosen-go" onClick={go}>
          {label}
        </button>
      </div>
      {whole !== undefined && (
        <SheetDialog title={title} open={isOpen} onClose={() => setOpen(false)}>
          <p>
            <Glossed>{whole}</Glossed>
          </p>
        </SheetDialog>
      )}
    </>
  );
}
