import { randomInt } from 'node:crypto';
import { isPartner, partnerLevel } from '@hollow/bots';
import { type Decision, type Motive, picker, seedFor, type View } from '@hollow/engine';
import type { BotKind } from '@hollow/protocol';
import {
  type AnswerThought,
  answerDecision,
  EngineFailure,
  isPlayedByBot,
  keptSeats,
  type LogItem,
  type Moment,
  note,
  type OnBehalf,
  seatAt,
  slotOf,
  TABLE,
  throwForTable,
} from '@hollow/table';
import { type BotPool, type BotQuestion, type BotThought, BotTimeout } from '../bots/pool.ts';
import type { ContentCache } from '../content/content-cache.ts';
import type { Games } from '../games/games.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Presence } from '../presence/presence.ts';
import type { Logger } from '../telemetry/log.ts';
import { AnswerSlots } from './answer-slots.ts';

export interface BotAnswersOptions {
  readonly games: Pick<Games, 'act' | 'moment'>;
  readonly content: Pick<ContentCache, 'names'>;
  readonly pool: Pick<BotPool, 'think'>;
  readonly presence: Pick<Presence, 'isLookedAt' | 'addressesAt'>;
  readonly limits: Pick<RateLimits, 'botWait'>;
  readonly log: Pick<Logger, 'error'>;
  readonly now: () => number;
  /** A beat of the scenes, in milliseconds. */
  readonly pause: number;
}

/** What everybody reads of something that was done for a seat. */
export const seatNote = (what: 'bot-slow' | 'standing' | 'time-up', { table }: Moment, seat: number): LogItem =>
  note(what, { seat, chair: seat + 1, name: seatAt(table, seat).name });

/** Chance has answered. */
const UNTHOUGHT: AnswerThought = { kind: 'random', playouts: 0 };

interface BotChoice {
  /** Below zero: none, where none has to be taken. */
  readonly option: number;
  /** The bot has thought for too long, and somebody else has answered. */
  readonly slow: boolean;
  /** Who has answered, and after how much thought. */
  readonly thought: AnswerThought;
  readonly motive: Motive | null;
}

const chosen = ({ option, kind, playouts, motive }: BotThought, slow: boolean): BotChoice => ({
  option,
  slow,
  thought: { kind, playouts },
  motive,
});

/** The bot that answers for a seat: whoever plays for a person, or beside one, plays no worse than normal. */
function kindAt({ table, game }: Moment, seat: number): BotKind {
  const { holder, bot } = seatAt(table, seat);
  const kind = holder === 'bot' ? (bot ?? 'normal') : 'normal';
  if (kind !== 'easy' || game === null) return kind;
  const seen = game.engine.view(game.state, 'public');
  return isPartner(seen, seat, keptSeats(table)) ? partnerLevel(kind) : kind;
}

/** An answer that was found and has not left yet. */
interface FoundAnswer {
  readonly seat: number;
  readonly decision: Decision;
  readonly option: number;
  readonly onBehalf: OnBehalf;
}

/** Answers that no person gives: bots think, and dice that nobody types in are thrown. They leave at the end of a slot, however soon they were found. */
export class BotAnswers {
  readonly #options: BotAnswersOptions;
  readonly #slots = new AnswerSlots();
  #closed = false;

  constructor(options: BotAnswersOptions) {
    this.#options = options;
  }

  close(): void {
    this.#closed = true;
    this.#slots.close();
  }

  /** Nobody looks at the game any more: what was found leaves at once, unless the log would tell too much. */
  onUnwatched(moment: Moment): void {
    if (slotOf(moment, this.#options.pause, false).length === 0) this.#slots.hurry(moment.table.id);
  }

  /** A slot of this game begins; the returned function waits for its end. */
  #beginSlot(moment: Moment): () => Promise<void> {
    const { presence, pause } = this.#options;
    const { id } = moment.table;
    return this.#slots.begin(id, slotOf(moment, pause, presence.isLookedAt(id)));
  }

  /** A bot plays: it does what stands beside the open question, whoever of them wants to, or answers what the seat is asked. */
  async play(moment: Moment, seat: number): Promise<void> {
    if (!(await this.#isItsTurn(moment))) return;
    const endOfSlot = this.#beginSlot(moment);
    const found = (await this.#findBeside(moment)) ?? (await this.#find(moment, seat, { by: 'bot' }));
    await this.#leave(moment, found, endOfSlot);
  }

  /** Who has many tables waits for some of their bots. False where something else has happened meanwhile: whoever is told of that looks again. */
  async #isItsTurn({ table: { id }, version }: Moment): Promise<boolean> {
    const { games, limits, presence } = this.#options;
    const wait = limits.botWait(presence.addressesAt(id));
    if (wait === 0) return true;
    await this.#slots.wait(id, wait);
    return !this.#closed && (await games.moment(id)).version === version;
  }

  /** A bot answers for the seat. */
  async answer(moment: Moment, seat: number, onBehalf: OnBehalf): Promise<void> {
    const endOfSlot = this.#beginSlot(moment);
    await this.#leave(moment, await this.#find(moment, seat, onBehalf), endOfSlot);
  }

  /** The seat has given its answer beforehand. */
  async answerAs(moment: Moment, found: FoundAnswer): Promise<void> {
    await this.#leave(moment, found, this.#beginSlot(moment));
  }

  async #leave(moment: Moment, found: FoundAnswer | null, endOfSlot: () => Promise<void>): Promise<void> {
    if (found === null) return;
    await endOfSlot();
    await this.#give(moment, found);
  }

  async #find(moment: Moment, seat: number, onBehalf: OnBehalf): Promise<FoundAnswer | null> {
    if (moment.game === null) return null;
    const view = moment.game.engine.view(moment.game.state, seat);
    const [decision] = view.decisions;
    if (decision === undefined) return null;
    if (decision.seat === TABLE) return { seat, decision, option: throwForTable(decision, randomInt), onBehalf };
    const { option, slow, thought, motive } = await this.#think(moment, seat, view, decision);
    const slowly = slow ? [seatNote('bot-slow', moment, seat)] : [];
    const items = [...slowly, ...(onBehalf.items ?? [])];
    return { seat, decision, option, onBehalf: { ...onBehalf, items, thought, motive } };
  }

  /** What a bot wants to do beside the open question, whoever is asked; null where none wants to. */
  async #findBeside(moment: Moment): Promise<FoundAnswer | null> {
    const { game, table } = moment;
    if (game === null) return null;
    for (const decision of game.engine.standing(game.state)) {
      const { seat } = decision;
      if (!isPlayedByBot(seatAt(table, seat))) continue;
      const view = game.engine.view(game.state, seat);
      const { option, thought } = await this.#think(moment, seat, view, decision, true);
      if (option >= 0) return { seat, decision, option, onBehalf: { by: 'bot', thought } };
    }
    return null;
  }

  /** Gives an answer for a seat. Where the rules fail on it, another one may go on. */
  async #give({ table }: Moment, { seat, decision, option: first, onBehalf }: FoundAnswer): Promise<void> {
    const { games, now, log } = this.#options;
    const options = [first, ...decision.options.map((_, i) => i).filter((option) => option !== first)];
    for (const option of options) {
      if (this.#closed) return;
      try {
        await games.act(table.id, (present) =>
          answerDecision(present, { seat, mid: null, at: now() }, decision.id, option, onBehalf),
        );
        return;
      } catch (error) {
        if (!(error instanceof EngineFailure)) throw error;
        log.error({ err: error, game: table.id }, "the rules failed on a bot's answer");
      }
    }
  }

  async #think(moment: Moment, seat: number, view: View, decision: Decision, beside = false): Promise<BotChoice> {
    const { table, game, version } = moment;
    if (game === null) return { option: 0, slow: false, thought: UNTHOUGHT, motive: null };
    const { content, presence } = this.#options;
    const seed = seedFor(game.state, `bots/${seat}/${version}`);
    const asked = {
      who: `${table.id}/${seat}`,
      whom: presence.addressesAt(table.id),
      engine: game.engine,
      key: content.names(game.engine).join(),
      seed,
      view,
      decision,
      beside,
    };
    const kind = kindAt(moment, seat);
    const first = await this.#asked(table.id, { ...asked, kind });
    if ('option' in first) return chosen(first, false);
    const slow = first.failed instanceof BotTimeout;
    if (beside) return { option: -1, slow, thought: UNTHOUGHT, motive: null };
    // Nobody must wait for a bot that cannot think: a light one answers, and where that cannot either, chance. (The first option would be the same for ever.)
    const second = kind === 'easy' ? first : await this.#asked(table.id, { ...asked, kind: 'easy' });
    if ('option' in second) return chosen(second, slow);
    return { option: picker(seed)(decision.options.length), slow, thought: UNTHOUGHT, motive: null };
  }

  /** A bot's thought, or why there is none. */
  async #asked(game: string, question: BotQuestion): Promise<BotThought | { readonly failed: unknown }> {
    try {
      return await this.#options.pool.think(question);
    } catch (failed) {
      if (!this.#closed) this.#options.log.error({ err: failed, game, kind: question.kind }, 'a bot failed');
      return { failed };
    }
  }
}
