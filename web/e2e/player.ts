import type { Page } from '@playwright/test';
import { type Hand, handsOf } from './hands.ts';
import { type Sort, type Survey, selectorOf, survey, type Thing } from './survey.ts';

/** Somebody who plays by what can be seen and pressed on the page, and knows nothing else. */
export interface Player {
  /** Presses something that the page offers; false while there is nothing to press. */
  act(): Promise<boolean>;
  /** Whether the page has shown the beginning of a haunt. */
  haunted(): boolean;
  /** Plays until the haunt, or until the end, and says how often something was pressed; looks round now and then. Throws when nothing moves any more. */
  playTo(goal: 'haunt' | 'end', minutes: number, lookRound?: () => Promise<void>): Promise<number>;
}

/** What was pressed is on its way for so long, in milliseconds, before it is pressed again. */
const ON_ITS_WAY = 1500;
/** What lies over the table, or tells something that is to be read. */
const FIRST: readonly Sort[] = ['book', 'sheet', 'close', 'card', 'notice', 'home'];
/** Answers in one turn, after which it is ended: before the haunt, and in it. */
const LONG_TURN = [5, 3] as const;
/** Presses from one look round to the next. */
const LOOK_ROUND = 10;
/** Nothing to press for so long is a game that hangs, in milliseconds. */
const HANGING = 240_000;

/** The same number for the same words, below n. */
function lot(words: string, n: number): number {
  let hash = 2166136261;
  for (const letter of words) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return Math.floor(((Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0) / 2 ** 32) * n);
}

export function player(page: Page, hand: Hand, seed = 'player'): Player {
  const hands = handsOf(page, hand);
  let haunted = false;
  let inTurn = 0;
  /** The last question that was touched: how often, and when something was pressed that answers it. */
  let touched = { asked: -1, times: 0, at: 0 };

  const pick = <T>(list: readonly T[], about: string): T | undefined =>
    list[lot(`${seed}/${about}/${touched.asked}/${touched.times}`, list.length)];
  const often = (about: string, percent: number): boolean =>
    lot(`${seed}/${about}/${touched.asked}/${touched.times}`, 100) < percent;

  /** Rooms and doors by arrows, from the letter that puts the keyboard on the house. */
  const walkByKeys = async (letter: string, kind: 'door' | 'room'): Promise<boolean> => {
    await page.keyboard.press(letter.toLowerCase());
    for (let steps = 0; steps < 10; steps++) {
      const open = await page.evaluate(
        (wanted) => document.activeElement?.matches(`.spot-${wanted}.is-open`) === true,
        kind,
      );
      if (open) {
        await page.keyboard.press('Enter');
        return true;
      }
      await page.keyboard.press(
        ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'][
          lot(`${seed}/${steps}/${touched.asked}/${touched.times}`, 4)
        ],
      );
    }
    return false;
  };

  /** False where it has gone in the meantime: somebody else's answer came. What cannot be pressed at all shows itself by the game that hangs. */
  const press = async (thing: Thing): Promise<boolean> => {
    try {
      if (hand === 'keyboard' && thing.sort === 'card') await page.keyboard.press('Escape');
      else if (hand === 'keyboard' && thing.letter !== '') await page.keyboard.press(thing.letter.toLowerCase());
      else if (hand !== 'keyboard' && thing.at !== null) await hands.pressAt(...thing.at);
      else await hands.press(selectorOf(thing.sort), thing.nth);
      return true;
    } catch {
      return false;
    }
  };

  /** On a phone the ways to look lie behind one button. */
  const wholeHouse = async (): Promise<void> => {
    if (hand !== 'touch') return hands.press('.house-controls .btn', 2);
    await hands.press('.view-button');
    await hands.press('.view-sheet .btn', 2);
  };

  /** On the house only what is in sight can be pressed; with keys nothing there is pressed directly. */
  const reachable = ({ sort, at }: Thing): boolean =>
    sort === 'door' || sort === 'spot' ? hand !== 'keyboard' && at !== null : true;

  /** What to do with one's own turn: explore before the haunt, in it what its page tells, then on. */
  const turn = async ({ things }: Survey): Promise<boolean> => {
    const deeds = things.filter(({ sort }) => sort === 'deed');
    const end = deeds.find(({ letter }) => letter === 'E');
    const doors = things.filter(({ sort }) => sort === 'door');
    const rooms = things.filter(({ sort }) => sort === 'spot');
    if (inTurn++ >= LONG_TURN[haunted ? 1 : 0] && end !== undefined) return press(end);
    const worth = deeds.filter(({ ofHaunt, letter }) => ofHaunt || letter === 'A');
    const deed = pick(worth, 'worth');
    if (deed !== undefined && often('deed', 80)) return press(deed);
    if (hand === 'keyboard') {
      if (deeds.some(({ letter }) => letter === 'O') && often('door', 85)) return walkByKeys('O', 'door');
      if (deeds.some(({ letter }) => letter === 'M') && often('walk', 60)) return walkByKeys('M', 'room');
    }
    const door = pick(doors.filter(reachable), 'door');
    if (door !== undefined && often('door', 85)) return press(door);
    const room = pick(rooms.filter(reachable), 'room');
    if (room !== undefined && often('walk', 60)) return press(room);
    if (
      doors.length + rooms.length > 0 &&
      doors.every((one) => !reachable(one)) &&
      hand !== 'keyboard' &&
      often('fit', 50)
    )
      return wholeHouse().then(
        () => true,
        () => false,
      );
    const any = pick(deeds, 'any');
    return any === undefined ? false : press(any);
  };

  /** Any other question: mostly what the page itself puts forward. */
  const answer = async ({ things }: Survey): Promise<boolean> => {
    const sure = pick(
      things.filter(({ sort }) => sort === 'sure'),
      'sure',
    );
    if (sure !== undefined && often('sure', 75)) return press(sure);
    const open = things.filter(
      (thing) => ['sure', 'deed', 'other', 'door', 'spot'].includes(thing.sort) && reachable(thing),
    );
    const any = pick(open, 'open');
    return any === undefined ? false : press(any);
  };

  const act = async (): Promise<boolean> => {
    const now = await survey(page);
    haunted ||= now.haunted;
    const first = now.things.find(({ sort }) => FIRST.includes(sort));
    if (first !== undefined) return press(first);
    if (now.asked === null || now.over) {
      inTurn = 0;
      return false;
    }
    if (now.asked !== touched.asked) touched = { asked: now.asked, times: 0, at: 0 };
    else if (Date.now() - touched.at < ON_ITS_WAY) return false;
    touched.times++;
    const before = Date.now();
    const pressed = now.kind === 'turn' ? await turn(now) : await answer(now);
    // Shares of damage and typed dice are pressed several times for one question.
    if (pressed && (now.kind === 'turn' || touched.times % 4 === 0)) touched.at = before;
    return pressed;
  };

  return {
    act,
    haunted: () => haunted,
    async playTo(goal, minutes, lookRound) {
      const limit = Date.now() + minutes * 60_000;
      let presses = 0;
      let last = Date.now();
      for (;;) {
        if (goal === 'haunt' ? haunted : (await survey(page)).over) return presses;
        if (Date.now() > limit) throw new Error(`no ${goal} after ${presses} presses in ${minutes} minutes`);
        if (await act()) {
          presses++;
          last = Date.now();
          if (presses % LOOK_ROUND === 0) await lookRound?.();
        } else await page.waitForTimeout(40);
        if (Date.now() - last > HANGING)
          throw new Error(`nothing to press after ${presses} presses: ${JSON.stringify(await survey(page))}`);
      }
    },
  };
}
