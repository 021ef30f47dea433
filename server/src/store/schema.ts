/** Tables of the store. Times are milliseconds since 1970; texts are JSON where the name of the column says nothing else. */

export interface GamesTable {
  readonly id: string;
  /** What people read to each other. */
  readonly code: string;
  /** Number of the last row of the log: appending takes it. */
  version: number;
  phase: string;
  /** Secret until the game is over. */
  readonly seed: string;
  /** Names of the packs, as JSON; empty in the lobby. */
  packs: string;
  /** The table after the last row, as JSON. */
  head: string;
  /** The state after the last row, compressed; null in the lobby. */
  state: Uint8Array | null;
  readonly created: number;
  touched: number;
  /** When somebody has to act who is not a person: a bot, a clock, an absence. */
  due: number | null;
  /** The node that will act, and until when others leave it to that node. */
  lease_node: string | null;
  lease_until: number;
}

export interface LogTable {
  readonly game: string;
  readonly seq: number;
  readonly kind: string;
  readonly at: number;
  readonly seat: number | null;
  /** `<seat>:<message id>`: a repeat is not applied twice. */
  readonly mid: string | null;
  readonly body: string;
  /** Numbers of the last entry of every viewer's stream after this row. */
  readonly upto: string;
  /** The state before this row, compressed, while it may be wanted back. */
  before: Uint8Array | null;
}

export interface DevicesTable {
  /** SHA-256 of the token in the cookie. */
  readonly hash: string;
  readonly created: number;
  seen: number;
  /** 1 if haunts that were met may be remembered. */
  remember: number;
  /** Whose it is, where somebody has signed in. */
  person: string | null;
}

export interface HoldsTable {
  readonly device: string;
  readonly game: string;
  readonly seat: number;
  readonly since: number;
}

export interface LinksTable {
  /** SHA-256 of the secret in a personal link. */
  readonly hash: string;
  readonly game: string;
  readonly seat: number;
  readonly made: number;
  used: number | null;
}

export interface PacksTable {
  readonly hash: string;
  readonly body: string;
}

/** Haunts that a device was there for. */
export interface MetTable {
  readonly device: string;
  readonly haunt: string;
  readonly game: string;
  readonly at: number;
}

/** Server processes that are alive. */
export interface NodesTable {
  readonly name: string;
  seen: number;
}

/** Who is connected to which of them. */
export interface PresenceTable {
  readonly node: string;
  readonly game: string;
  seats: string;
  watchers: number;
}

/** When the last device of a seat left a node, by the clock of the database. */
export interface DeparturesTable {
  readonly game: string;
  readonly seat: number;
  at: number;
}

/** Browsers that are told of a turn. */
export interface PushesTable {
  readonly device: string;
  readonly game: string;
  endpoint: string;
  /** Public key and secret of the browser, as JSON. */
  keys: string;
  made: number;
}

/** The address of a game that is called. */
export interface WebhooksTable {
  readonly game: string;
  url: string;
  /** Signs the calls: kept as it is. */
  secret: string;
  made: number;
  failures: number;
}

/** People who keep their games by a passkey. */
export interface PeopleTable {
  readonly id: string;
  readonly made: number;
}

export interface PasskeysTable {
  /** As the key itself names it. */
  readonly id: string;
  readonly person: string;
  readonly public_key: Uint8Array;
  counter: number;
  readonly transports: string;
  readonly made: number;
  used: number;
}

/** What a device has been asked to sign. */
export interface ChallengesTable {
  readonly device: string;
  readonly kind: string;
  challenge: string;
  person: string;
  made: number;
}

export interface Schema {
  games: GamesTable;
  log: LogTable;
  devices: DevicesTable;
  holds: HoldsTable;
  links: LinksTable;
  packs: PacksTable;
  met: MetTable;
  nodes: NodesTable;
  presence: PresenceTable;
  departures: DeparturesTable;
  pushes: PushesTable;
  webhooks: WebhooksTable;
  people: PeopleTable;
  passkeys: PasskeysTable;
  challenges: ChallengesTable;
}
