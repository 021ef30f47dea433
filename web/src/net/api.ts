import type {
  BalanceReport,
  BotLevel,
  Door,
  HauntMemory,
  InviteAddress,
  LogEntry,
  Me,
  MyGame,
  PackHouse,
  PackOffer,
  PackWords,
  PersonalLink,
  Practice,
  PracticeHaunt,
  PushKey,
  PushState,
  ReplayPage,
  Seated,
  Settings,
  WebhookMade,
  WebhookState,
  WireView,
} from '@hollow/protocol';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** A call that the server did not carry out. */
export class ApiError extends Error {
  readonly code: string;
  readonly field: string | null;
  constructor(code: string, message: string, field: string | null = null) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.field = field;
  }
}

interface Problem {
  readonly error?: { readonly code?: string; readonly message?: string; readonly field?: string };
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new ApiError('offline', '');
  }
  const value: unknown = await response.json().catch(() => null);
  if (response.ok) return value as T;
  const { error } = (value ?? {}) as Problem;
  throw new ApiError(error?.code ?? 'internal', error?.message ?? '', error?.field ?? null);
}

type Viewer = number | 'public' | 'all';

export interface NewGame {
  readonly name: string;
  readonly lang: string;
  readonly seats?: number;
  readonly settings?: Partial<Settings>;
  /** So many of the last seats go to bots. */
  readonly bots?: number;
  readonly level?: BotLevel;
}

/** A haunt to practise, on a side; null where chance decides. */
export interface NewPractice {
  readonly name: string;
  readonly lang: string;
  readonly seats: number;
  readonly haunt: string | null;
  readonly side: Practice['side'];
  readonly level: BotLevel;
}

const at = (ref: string): string => `/games/${encodeURIComponent(ref)}`;

const pack = (hash: string): string => `/packs/${encodeURIComponent(hash)}`;

export const api = {
  packs: (lang: string): Promise<readonly PackOffer[]> => call('GET', `/packs?lang=${lang}`),
  packHouse: (hash: string): Promise<PackHouse> => call('GET', pack(hash)),
  packWords: (hash: string, lang: string): Promise<PackWords> => call('GET', `${pack(hash)}/words/${lang}`),
  create: (game: NewGame): Promise<Seated> => call('POST', '/games', game),
  practiceHaunts: (lang: string): Promise<readonly PracticeHaunt[]> => call('GET', `/practice?lang=${lang}`),
  balance: (lang: string): Promise<BalanceReport> => call('GET', `/balance?lang=${lang}`),
  practise: (wish: NewPractice): Promise<Seated> => call('POST', '/practice', wish),
  door: (ref: string): Promise<Door> => call('GET', at(ref)),
  join: (ref: string, name: string, lang: string, seat?: number): Promise<Seated> =>
    call('POST', `${at(ref)}/join`, { name, lang, ...(seat === undefined ? {} : { seat }) }),
  knock: (ref: string, name: string): Promise<unknown> => call('POST', `${at(ref)}/knock`, { name }),
  claim: (secret: string): Promise<Seated> => call('POST', '/claim', { secret }),
  mine: (lang: string): Promise<readonly MyGame[]> => call('GET', `/mine?lang=${lang}`),
  /** What a bot says when it is asked why it did what it did last. */
  why: (ref: string, viewer: Viewer, seat: number, lang: string): Promise<{ readonly line: string }> =>
    call('GET', `${at(ref)}/why?viewer=${viewer}&seat=${seat}&lang=${lang}`),
  entries: (ref: string, viewer: Viewer, before: number): Promise<{ readonly entries: readonly LogEntry[] }> =>
    call('GET', `${at(ref)}/entries?viewer=${viewer}&before=${before}`),
  view: (ref: string, viewer: Viewer): Promise<{ readonly view: WireView | null }> =>
    call('GET', `${at(ref)}/view?viewer=${viewer}`),
  replay: (ref: string, viewer: Viewer, lang: string, from: number): Promise<ReplayPage> =>
    call('GET', `${at(ref)}/replay?viewer=${viewer}&lang=${lang}&from=${from}&rows=200`),
  gameFile: (ref: string): Promise<unknown> => call('GET', `${at(ref)}/export`),
  address: (): Promise<InviteAddress> => call('GET', '/address'),
  memory: (): Promise<HauntMemory> => call('GET', '/memory'),
  remember: (remember: boolean): Promise<HauntMemory> => call('POST', '/memory', { remember }),
  me: (): Promise<Me> => call('GET', '/me'),
  passkeyOptions: (name: string): Promise<PublicKeyCredentialCreationOptionsJSON> =>
    call('POST', '/passkeys/options', { name }),
  keepPasskey: (made: RegistrationResponseJSON): Promise<Me> => call('POST', '/passkeys', made),
  signInOptions: (): Promise<PublicKeyCredentialRequestOptionsJSON> => call('POST', '/sign-in/options'),
  signIn: (used: AuthenticationResponseJSON): Promise<Me> => call('POST', '/sign-in', used),
  signOut: (): Promise<Me> => call('POST', '/sign-out'),
  forgetPasskeys: (): Promise<Me> => call('POST', '/passkeys/forget'),
  pushKey: (): Promise<PushKey> => call('GET', '/push'),
  pushed: (game: string): Promise<PushState> => call('GET', `${at(game)}/push`),
  push: (game: string, subscription: PushSubscriptionJSON | null): Promise<PushState> =>
    call('POST', `${at(game)}/push`, {
      subscription: subscription && { endpoint: subscription.endpoint, keys: subscription.keys },
    }),
  webhook: (game: string): Promise<WebhookState> => call('GET', `${at(game)}/webhook`),
  setWebhook: (game: string, url: string): Promise<WebhookMade> => call('POST', `${at(game)}/webhook`, { url }),
  removeWebhook: (game: string): Promise<WebhookState> => call('POST', `${at(game)}/webhook`, { url: null }),
  link: (game: string, seat: number): Promise<PersonalLink> => call('POST', `${at(game)}/seats/${seat}/link`),
};
