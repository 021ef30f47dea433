import type { Pack } from '@hollow/engine';
import type { BalanceFigures } from '@hollow/protocol';
import type { DestinationStream } from 'pino';
import type { GameIdentity } from '../identity/game-identity.ts';
import { type Patience, SERVER_PATIENCE } from '../store/postgres.ts';
import type { Vapid } from './vapid.ts';

/** How a node is set up. Everything has a default that needs nothing. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder of the data; `:memory:` keeps nothing. */
  readonly data: string;
  /** PostgreSQL in place of the folder. */
  readonly database?: string | undefined;
  /** How long a call may take to arrive, in milliseconds: then its line is cut. */
  readonly arrival: number;
  /** How long PostgreSQL may take before it counts as away. */
  readonly patience: Patience;
  /** How long a bot waits before it answers, in milliseconds. */
  readonly pause: number;
  /** How long a bot may think, in milliseconds of a processor: then a light one answers for it. */
  readonly thinking: number;
  /** Threads that think for bots; one for each core but one where nothing is said. */
  readonly threads?: number | undefined;
  /** The folder of the web client, where it has been built. */
  readonly web?: string | undefined;
  /** Keys for notices to browsers; without them there are none. */
  readonly vapid?: Vapid | undefined;
  /** Milliseconds at least between two notices of a turn to the same seat of a game. */
  readonly noticeEvery: number;
  /** Notices may go to private addresses: for tests. */
  readonly privateTargets: boolean;
  readonly logLevel: string;
  /** Where lines of the log go; standard output by default. */
  readonly logTo?: DestinationStream | undefined;
  /** Reverse proxies in front: so many of them are believed what they say about addresses and https. */
  readonly proxy: number;
  /** Where people find this server, as `https://host`: invitations and notices lead there. */
  readonly publicAddress?: string | undefined;
  /** Pages that may use the server beside its own, as `https://host`. */
  readonly origins: readonly string[];
  /** Makes all limits so many times wider; 0 for none at all. */
  readonly limits: number;
  /** Opens `/metrics` to whoever sends it as a bearer token. */
  readonly metricsToken?: string | undefined;
  /** Days after which games that nobody has touched are deleted, finished or not; null keeps them. */
  readonly keepDays: number | null;
  /** Packs that are offered beside those that come with the game. */
  readonly packs: readonly Pack[];
  /** How fair haunts are, in place of the figures of the last run: for tests. */
  readonly balance?: BalanceFigures | undefined;
  /** What new games get in place of chance: tests play the same games again. */
  readonly newIdentity?: (() => GameIdentity) | undefined;
  /** The day of the year on which games begin, for the birthdays, in place of today's: for the same reason. */
  readonly day?: { readonly month: number; readonly day: number } | undefined;
}

export const DEFAULTS: Config = {
  port: 8080,
  host: '0.0.0.0',
  data: './data',
  arrival: 60_000,
  patience: SERVER_PATIENCE,
  pause: 150,
  thinking: 6000,
  noticeEvery: 60_000,
  privateTargets: false,
  logLevel: 'info',
  proxy: 0,
  origins: [],
  limits: 1,
  keepDays: null,
  packs: [],
};
