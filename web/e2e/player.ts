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
/** What does not come within reach for so long has gone in the meantime, in milliseconds: another look is taken. */
const GONE = 4000;
/** What lies over the table, tells something that is to be read, or does what was chosen. */
const FIRST: readonly Sort[] = ['book', 'sheet', 'close', 'scene', 'card', 'notice', 'home', 'go'];
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

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const;

const ofSort = ({ things }: Survey, ...sorts: readonly Sort[]): Thing[] =>
  things.filter(({ sort }) => sorts.includes(sort));

class PagePlayer implements Player {
  readonly #page: Page;
  readonly #hand: Hand;
  readonly #hands: ReturnType<typeof handsOf>;
  readonly #seed: string;
  #isHaunted = false;
  /** The turn that is being played, and how often something was answered in it. */
  #turnShown = '';
  #inTurn = 0;
  /** The last question that was touched: how often, and when something was pressed that answers it. */
  #touched = { asked: -1, times: 0, at: 0 };

  constructor(page: Page, hand: Hand, seed: string) {
    this.#page = page;
    this.#hand = hand;
    this.#hands = handsOf(page, hand, GONE);
    this.#seed = seed;
  }

  haunted(): boolean {
    return this.#isHaunted;
  }

  async act(): Promise<boolean> {
    const now = await survey(this.#page);
    this.#isHaunted ||= now.haunted;
    // Between two questions of a turn its scenes are shown, and nothing is asked: the turn is still the same.
    if (now.turn !== '' && now.turn !== this.#turnShown) {
      this.#turnShown = now.turn;
      this.#inTurn = 0;
    }
    const first = now.things.find(({ sort }) => FIRST.includes(sort));
    if (first !== undefined) return this.#press(first);
    if (now.asked === null || now.over) return false;
    if (now.asked !== this.#touched.asked) this.#touched = { asked: now.asked, times: 0, at: 0 };
    else if (Date.now() - this.#touched.at < ON_ITS_WAY) return false;
    this.#touched.times++;
    const before = Date.now();
    const pressed = now.kind === 'turn' ? await this.#turn(now) : await this.#answer(now);
    // Shares of damage and typed dice are pressed several times for one question.
    if (pressed && (now.kind === 'turn' || this.#touched.times % 4 === 0)) this.#touched.at = before;
    return pressed;
  }

  async playTo(goal: 'haunt' | 'end', minutes: number, lookRound?: () => Promise<void>): Promise<number> {
    const limit = Date.now() + minutes * 60_000;
    let presses = 0;
    let last = Date.now();
    for (;;) {
      if (goal === 'haunt' ? this.#isHaunted : (await survey(this.#page)).over) return presses;
      if (Date.now() > limit) throw new Error(`no ${goal} after ${presses} presses in ${minutes} minutes`);
      if (await this.act()) {
        presses++;
        last = Date.now();
        if (presses % LOOK_ROUND === 0) await lookRound?.();
      } else await this.#page.waitForTimeout(40);
      if (Date.now() - last > HANGING)
        throw new Error(`nothing to press after ${presses} presses: ${JSON.stringify(await survey(this.#page))}`);
    }
  }

  /** The same lot for the same question, touched as often. */
  #lot(about: string | number, n: number): number {
    return lot(`${this.#seed}/${about}/${this.#touched.asked}/${this.#touched.times}`, n);
  }

  #pick<T>(list: readonly T[], about: string): T | undefined {
    return list[this.#lot(about, list.length)];
  }

  #often(about: string, percent: number): boolean {
    return this.#lot(about, 100) < percent;
  }

  /** A letter is one of the page only where nobody types: out of the field first. */
  async #letter(letter: string): Promise<void> {
    if (await this.#page.evaluate(() => document.activeElement?.matches('input, textarea') === true))
      await this.#page.keyboard.press('Escape');
    await this.#page.keyboard.press(letter.toLowerCase());
  }

  /** Rooms and doors by arrows, from the letter that puts the keyboard on the house. */
  async #walkByKeys(letter: string, kind: 'door' | 'room'): Promise<boolean> {
    await this.#letter(letter);
    for (let steps = 0; steps < 10; steps++) {
      const open = await this.#page.evaluate(
        (wanted) => document.activeElement?.matches(`.spot-${wanted}.is-open`) === true,
        kind,
      );
      if (open) {
        await this.#page.keyboard.press('Enter');
        return true;
      }
      await this.#page.keyboard.press(ARROWS[this.#lot(steps, ARROWS.length)] ?? 'ArrowUp');
    }
    return false;
  }

  /** False where it has gone in the meantime: somebody else's answer came. What cannot be pressed at all shows itself by the game that hangs. */
  async #press(thing: Thing): Promise<boolean> {
    const byKeys = this.#hand === 'keyboard';
    try {
      // A card can be put away by its key too, wherever its button lies.
      const isCovered = thing.at === null && this.#hand === 'mouse';
      if (thing.sort === 'card' && (byKeys || isCovered)) await this.#page.keyboard.press('Escape');
      else if (byKeys && thing.letter !== '') await this.#letter(thing.letter);
      else if (!byKeys && thing.at !== null) await this.#hands.pressAt(...thing.at);
      else await this.#hands.press(selectorOf(thing.sort), thing.nth);
      return true;
    } catch {
      return false;
    }
  }

  /** On a phone the ways to look lie behind one button. */
  async #wholeHouse(): Promise<void> {
    if (this.#hand !== 'touch') return this.#hands.press('.house-controls .btn', 2);
    await this.#hands.press('.view-button');
    await this.#hands.press('.view-sheet .btn', 2);
  }

  /** On the house only what is in sight can be pressed; with keys nothing there is pressed directly. */
  #isReachable({ sort, at }: Thing): boolean {
    return sort === 'door' || sort === 'spot' ? this.#hand !== 'keyboard' && at !== null : true;
  }

  /** What to do with one's own turn: explore before the haunt, in it what its page tells, then on. */
  async #turn(now: Survey): Promise<boolean> {
    const deeds = ofSort(now, 'deed');
    const end = deeds.find(({ letter }) => letter === 'E');
    if (this.#inTurn++ >= LONG_TURN[this.#isHaunted ? 1 : 0] && end !== undefined) return this.#press(end);
    const worth = deeds.filter(({ ofHaunt, letter }) => ofHaunt || letter === 'A');
    const deed = this.#pick(worth, 'worth');
    if (deed !== undefined && this.#often('deed', 80)) return this.#press(deed);
    const walked = this.#hand === 'keyboard' ? this.#walk(deeds) : this.#go(now);
    if (walked !== null) return walked;
    const any = this.#pick(deeds, 'any');
    return any === undefined ? false : this.#press(any);
  }

  /** By keys: to a door or a room; null where it does neither. */
  #walk(deeds: readonly Thing[]): Promise<boolean> | null {
    const offers = (wanted: string): boolean => deeds.some(({ letter }) => letter === wanted);
    if (offers('O') && this.#often('door', 85)) return this.#walkByKeys('O', 'door');
    if (offers('M') && this.#often('walk', 60)) return this.#walkByKeys('M', 'room');
    return null;
  }

  /** By hand: through a door or to a room that is in sight, or farther off to see one; null where it does none of that. */
  #go(now: Survey): Promise<boolean> | null {
    const [doors, rooms] = [ofSort(now, 'door'), ofSort(now, 'spot')];
    const reachable = (list: readonly Thing[]): Thing[] => list.filter((one) => this.#isReachable(one));
    const door = this.#pick(reachable(doors), 'door');
    if (door !== undefined && this.#often('door', 85)) return this.#press(door);
    const room = this.#pick(reachable(rooms), 'room');
    if (room !== undefined && this.#often('walk', 60)) return this.#press(room);
    if (doors.length + rooms.length === 0 || reachable(doors).length > 0 || !this.#often('fit', 50)) return null;
    return this.#wholeHouse().then(
      () => true,
      () => false,
    );
  }

  /** Any other question: mostly what the page itself puts forward. */
  async #answer(now: Survey): Promise<boolean> {
    const sure = this.#pick(ofSort(now, 'sure'), 'sure');
    if (sure !== undefined && this.#often('sure', 75)) return this.#press(sure);
    const open = ofSort(now, 'sure', 'deed', 'other', 'door', 'spot').filter((thing) => this.#isReachable(thing));
    const any = this.#pick(open, 'open');
    return any === undefined ? false : this.#press(any);
  }
}

export const player = (page: Page, hand: Hand, seed = 'player'): Player => new PagePlayer(page, hand, seed);
