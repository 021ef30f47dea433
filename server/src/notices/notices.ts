import { createHmac } from 'node:crypto';
import webPush from 'web-push';
import { personsWaitedFor } from '../game/due.ts';
import type { Library } from '../game/library.ts';
import type { Moment } from '../game/moment.ts';
import type { Presence } from '../game/presence.ts';
import type { Row } from '../game/record.ts';
import type { Log } from '../log.ts';
import type { NoticeStore, PushTo } from '../store/notices.ts';
import { type News, newsOf } from './news.ts';
import { type Caller, post, RefusedTarget } from './post.ts';
import { type Outcome, Queue } from './queue.ts';
import { Spacing } from './spacing.ts';

/** Keys with which this server signs what it sends to browsers, and whom their services may write to about it. */
export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:` or `https:`. */
  readonly subject: string;
}

export interface NoticesOptions {
  readonly store: NoticeStore;
  readonly library: Library;
  readonly presence: Presence;
  readonly log: Log;
  readonly now: () => number;
  readonly vapid: Vapid | null;
  readonly caller: Caller;
  /** Milliseconds at least between two notices of a turn to the same seat of a game. */
  readonly every: number;
  /** The game as it stands now. */
  readonly present: (game: string) => Promise<Moment>;
  /** Milliseconds before another try. */
  readonly waits?: readonly number[];
}

/** Throws where the keys are no keys, or the subject is no address. */
export const checkVapid = ({ subject, publicKey, privateKey }: Vapid): unknown =>
  webPush.getVapidHeaders('https://localhost', subject, publicKey, privateKey, 'aes128gcm');

/** New keys for `Vapid`. */
export const makeVapidKeys = (): Pick<Vapid, 'publicKey' | 'privateKey'> => webPush.generateVAPIDKeys();

const WAITS = [2000, 30_000];
/** How long a service keeps a notice for a browser that is away, in seconds. */
const KEEP = 86_400;
/** After so many calls that came to nothing an address is not called any more, until it is set again. */
const GIVEN_UP = 20;
const GONE = [404, 410];

const reached = (status: number): Outcome =>
  status >= 200 && status < 300 ? 'done' : status === 429 || status >= 500 ? 'later' : 'never';

/** Tells people who are not connected that the table waits for them. What is lost with a process is not sent again: a reminder is. */
export class Notices {
  readonly #options: NoticesOptions;
  readonly #queue: Queue;
  readonly #spacing: Spacing;

  constructor(options: NoticesOptions) {
    this.#options = options;
    this.#spacing = new Spacing(options.every, options.now);
    this.#queue = new Queue({ waits: options.waits ?? WAITS, width: 4, most: 1000 });
  }

  /** The key that browsers need; null where this server sends nothing to them. */
  get key(): string | null {
    return this.#options.vapid?.publicKey ?? null;
  }

  get caller(): Caller {
    return this.#options.caller;
  }

  /** The game went on, on this node. */
  changed(before: Moment, after: Moment, rows: readonly Row[]): void {
    const news = newsOf(before, after, rows);
    if (news.length === 0) return;
    this.#tell(after, news).catch((error: unknown) => {
      this.#options.log.warn({ err: error, game: after.table.id }, 'telling of a turn failed');
    });
  }

  async #tell(moment: Moment, all: readonly News[]): Promise<void> {
    const { presence, store } = this.#options;
    const { id, seats: chairs } = moment.table;
    const absent = (seats: readonly number[]): number[] =>
      seats.filter((seat) => chairs[seat].holder === 'person' && !presence.isHere(id, seat));
    // Who is connected to this node needs no looking for at others.
    if (all.some(({ seats }) => absent(seats).length > 0)) await presence.lookElsewhere([id]);
    for (const news of all) {
      const seats = absent(news.seats);
      if (seats.length === 0 && news.kind !== 'over') continue;
      if (this.#options.vapid !== null)
        for (const to of await store.pushesFor(id, seats))
          this.#send(id, { ...news, seats: [to.seat] }, to.endpoint, () => this.#push(moment, news, to));
      const hook = await store.webhook(id);
      if (hook !== null && hook.failures < GIVEN_UP)
        this.#send(id, { ...news, seats }, 'hook', this.#hook(moment, { ...news, seats }));
    }
  }

  /** A turn that comes soon after the last one of the same seats is told later, if they are still waited for then. A reminder has a pace of its own. */
  #send(game: string, { kind, seats }: News, to: string, send: () => Promise<Outcome>): void {
    const key = `${game} ${seats.join()} ${to}`;
    const wait = kind === 'turn' ? this.#spacing.wait(key) : 0;
    this.#queue.add(
      key,
      wait === 0 ? send : async () => ((await this.#isWaitedFor(game, seats)) ? await send() : 'never'),
      wait,
    );
  }

  async #isWaitedFor(game: string, seats: readonly number[]): Promise<boolean> {
    const { present, presence } = this.#options;
    const waited = personsWaitedFor(await present(game));
    await presence.lookElsewhere([game]);
    return seats.some((seat) => waited.includes(seat) && !presence.isHere(game, seat));
  }

  #title({ game }: Moment, lang: string): string {
    return game === null ? '' : this.#options.library.language(game.engine, lang).text.t('web.title');
  }

  #words({ table, game }: Moment, { kind, seats }: News, lang: string): string {
    if (game === null) return '';
    const { text } = this.#options.library.language(game.engine, lang);
    return text.t('notice.line', { kind, names: seats.map((seat) => table.seats[seat].name).join(', ') });
  }

  /** To a browser: encrypted for it, signed by this server. It says whose turn it is, and nothing of the game. */
  async #push(moment: Moment, { kind, seats }: News, to: PushTo): Promise<Outcome> {
    const { vapid, caller, store, log } = this.#options;
    if (vapid === null) return 'never';
    const { table } = moment;
    const own = kind === 'over' ? seats : [to.seat];
    const payload = JSON.stringify({
      game: table.id,
      title: this.#title(moment, table.seats[to.seat].lang),
      body: this.#words(moment, { kind, seats: own }, table.seats[to.seat].lang),
    });
    try {
      const { endpoint, headers, body } = webPush.generateRequestDetails(to, payload, {
        vapidDetails: vapid,
        TTL: KEEP,
        topic: table.id,
      });
      const status = await post({ url: endpoint, headers: headers as Record<string, string>, body }, caller);
      if (GONE.includes(status)) await store.forgetEndpoint(endpoint);
      if (reached(status) !== 'done') log.warn({ game: table.id, status }, 'a browser was not told of its turn');
      return reached(status);
    } catch (error) {
      log.warn({ game: table.id, code: codeOf(error) }, 'a browser was not told of its turn');
      return error instanceof RefusedTarget ? 'never' : 'later';
    }
  }

  /** To the address of the game: public things only, signed with the secret that the host was shown. */
  #hook(moment: Moment, { kind, seats }: News): () => Promise<Outcome> {
    const { store, now, caller, log } = this.#options;
    const { table } = moment;
    const words = this.#words(moment, { kind, seats }, table.seats[table.host].lang);
    const body = JSON.stringify({
      event: kind,
      game: table.id,
      code: table.code,
      at: now(),
      seats: kind === 'over' ? [] : seats.map((seat) => ({ seat, name: table.seats[seat].name })),
      // What common chats show of a call, without calling anybody by a name that a player has typed.
      text: words,
      content: words,
      allowed_mentions: { parse: [] },
    });
    return async () => {
      const hook = await store.webhook(table.id);
      if (hook === null) return 'never';
      const time = String(Math.floor(now() / 1000));
      const signature = createHmac('sha256', hook.secret).update(`${time}.${body}`).digest('hex');
      let outcome: Outcome = 'later';
      try {
        const headers = {
          'content-type': 'application/json',
          'user-agent': 'hollow-hill',
          'hollow-timestamp': time,
          'hollow-signature': `sha256=${signature}`,
        };
        outcome = reached(await post({ url: hook.url, headers, body }, caller));
      } catch (error) {
        log.warn({ game: table.id, code: codeOf(error) }, 'the address of a game was not reached');
        if (error instanceof RefusedTarget) outcome = 'never';
      }
      await store.countWebhook(table.id, hook.url, outcome === 'done' ? 0 : hook.failures + 1);
      return outcome;
    };
  }

  close(): void {
    this.#queue.close();
  }
}

/** What went wrong, without the address. */
const codeOf = (error: unknown): string =>
  error instanceof RefusedTarget
    ? 'refused'
    : error instanceof Error && 'code' in error
      ? String(error.code)
      : 'unknown';
