import { isIPv6 } from 'node:net';
import { type Allowance, TokenBuckets } from './token-buckets.ts';

/** What one seat, line or address may do. docs/SECURITY.md names the figures. */
export const ALLOWANCES = {
  /** Messages of a seat, over all of its devices. */
  seat: { burst: 60, perSecond: 15 },
  /** What a seat does beside the game: talk, names, settings, steps back. */
  asides: { burst: 60, perSecond: 1 },
  /** Messages of a watcher's line. */
  watcher: { burst: 20, perSecond: 2 },
  /** Messages from one address, over all tables. */
  address: { burst: 600, perSecond: 150 },
  /** What those messages make the server tell: each change counts once for everybody who has to be told something else. */
  tells: { burst: 2000, perSecond: 200 },
  /** Answers of bots for tables of one address. Threads think side by side, and all that they come to is done by the one that answers everybody. */
  bots: { burst: 300, perSecond: 30 },
  /** Bytes that come over the lines of one address, whatever is in them: more than all those messages come to. */
  bytes: { burst: 4_194_304, perSecond: 262_144 },
  /** Refusals for being too fast that are still said; beyond them messages are dropped without a word. */
  complaints: { burst: 20, perSecond: 2 },
  /** Games that were asked for and are not there: codes are not to be guessed. */
  misses: { burst: 30, perSecond: 0.05 },
  /** The same from everywhere together: whoever has many networks gets no further than this. */
  allMisses: { burst: 600, perSecond: 1 },
  /** What an address has left when those are used up: whoever mistypes a code while others guess still gets in. */
  fewMisses: { burst: 3, perSecond: 0.002 },
} as const satisfies Record<string, Allowance>;

/** Open sockets from one address. */
const SOCKETS = 300;
/** Dropped messages after which the line is cut. */
const DROPPED = 2000;

/** Groups of 16 bits that name what a provider gives to one customer at most, of the sixth version. Whoever has that has thousands of smaller networks. */
const CUSTOMER = 3;
const EVERYBODY = 'everybody';

/** Whom an address stands for, in every limit: of the sixth version a whole network is one customer's. */
export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = '', tail = ''] = ip.split('::');
  const parts = head === '' ? [] : head.split(':');
  const rest = tail === '' ? [] : tail.split(':');
  const whole = ip.includes('::')
    ? [...parts, ...new Array<string>(Math.max(0, 8 - parts.length - rest.length)).fill('0'), ...rest]
    : parts;
  return `${whole.slice(0, CUSTOMER).join(':')}::/${16 * CUSTOMER}`;
}

/** What becomes of a message: it is heard, refused, dropped without a word, or the line is cut. */
export type RateVerdict = 'heard' | 'refused' | 'dropped' | 'cut';

/** The limits of a node. Kept in memory: every node counts for itself. */
export class RateLimits {
  readonly #factor: number;
  readonly #buckets: Readonly<Record<keyof typeof ALLOWANCES, TokenBuckets>>;
  readonly #sockets = new Map<string, number>();

  /** `factor` makes all of them wider; 0 is for none at all. */
  constructor(factor: number, now: () => number) {
    this.#factor = factor;
    const bucketsFor = ({ burst, perSecond }: Allowance): TokenBuckets =>
      new TokenBuckets({ burst: burst * factor, perSecond: perSecond * factor }, now);
    this.#buckets = {
      seat: bucketsFor(ALLOWANCES.seat),
      asides: bucketsFor(ALLOWANCES.asides),
      watcher: bucketsFor(ALLOWANCES.watcher),
      address: bucketsFor(ALLOWANCES.address),
      tells: bucketsFor(ALLOWANCES.tells),
      bots: bucketsFor(ALLOWANCES.bots),
      bytes: bucketsFor(ALLOWANCES.bytes),
      complaints: bucketsFor(ALLOWANCES.complaints),
      misses: bucketsFor(ALLOWANCES.misses),
      allMisses: bucketsFor(ALLOWANCES.allMisses),
      fewMisses: bucketsFor(ALLOWANCES.fewMisses),
    };
  }

  /** How many calls are allowed where there are `n` of them by default. */
  calls(n: number): number {
    return this.#factor === 0 ? Number.MAX_SAFE_INTEGER : Math.max(1, Math.round(n * this.#factor));
  }

  /** Counts a socket until the returned function is called; null where the address has too many. */
  socket(address: string): (() => void) | null {
    const key = addressKey(address);
    const open = this.#sockets.get(key) ?? 0;
    if (this.#factor > 0 && open >= SOCKETS * this.#factor) return null;
    this.#sockets.set(key, open + 1);
    return () => {
      const left = (this.#sockets.get(key) ?? 1) - 1;
      if (left > 0) this.#sockets.set(key, left);
      else this.#sockets.delete(key);
    };
  }

  /** Judges the messages of one line; `seat` is null for a watcher. */
  line(address: string, game: string, seat: number | null): () => RateVerdict {
    if (this.#factor === 0) return () => 'heard';
    const { seat: seats, watcher, address: addresses, complaints } = this.#buckets;
    const from = addressKey(address);
    const own = seat === null ? `${game} ${from}` : `${game} ${seat}`;
    let dropped = 0;
    return () => {
      const fits = (seat === null ? watcher : seats).take(own) && addresses.take(from);
      if (fits) return 'heard';
      if (complaints.take(from)) return 'refused';
      dropped++;
      return dropped > DROPPED * this.#factor ? 'cut' : 'dropped';
    };
  }

  /** Whether an address may change something of which so many different eyes have to be told. */
  mayTell(address: string, eyes: number): boolean {
    return this.#factor === 0 || this.#buckets.tells.take(addressKey(address), Math.max(1, eyes));
  }

  /** Milliseconds until a bot may answer at a table of these addresses, any of which may stand for it. */
  botWait(addresses: readonly string[]): number {
    if (this.#factor === 0) return 0;
    const { bots } = this.#buckets;
    const [first = '', ...others] = addresses;
    return bots.reserve(others.reduce((most, each) => (bots.left(each) > bots.left(most) ? each : most), first));
  }

  /** Judges what comes over a line from that address, in bytes: false where it is too much. */
  bytesFrom(address: string): (bytes: number) => boolean {
    const from = addressKey(address);
    return (bytes) => this.#factor === 0 || this.#buckets.bytes.take(from, bytes);
  }

  /** Whether the seat may do something more beside the game. */
  mayAside(game: string, seat: number): boolean {
    return this.#factor === 0 || this.#buckets.asides.take(`${game} ${seat}`);
  }

  /** Whether somebody may ask for a game that may not be there: neither they nor everybody together have done so too often. */
  mayGuess(address: string): boolean {
    if (this.#factor === 0) return true;
    const { misses, allMisses, fewMisses } = this.#buckets;
    const from = addressKey(address);
    return misses.has(from) && (allMisses.has(EVERYBODY) || fewMisses.has(from));
  }

  countMiss(address: string): void {
    const { misses, allMisses, fewMisses } = this.#buckets;
    const from = addressKey(address);
    misses.owe(from);
    fewMisses.owe(from);
    allMisses.take(EVERYBODY);
  }
}
