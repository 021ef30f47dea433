import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Device } from './client.ts';

/** A passkey in memory: WebAuthn from the side of the key, with ES256 and no attestation. */

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

const head = (major: number, n: number): Buffer =>
  n < 24
    ? Buffer.from([(major << 5) | n])
    : n < 256
      ? Buffer.from([(major << 5) | 24, n])
      : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const PRESENT_AND_VERIFIED = 0x05;
const WITH_KEY = 0x40;

export class Authenticator {
  readonly id = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #user = '';
  counter = 0;

  #data(rpId: string, flags: number, rest: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, rest]);
  }

  #client(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** Answers `navigator.credentials.create`. */
  create(options: Options, origin: string) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    this.#user = options.user?.id ?? '';
    const length = Buffer.from([0, this.id.length]);
    const rest = Buffer.concat([Buffer.alloc(16), length, this.id, cbor(key)]);
    const authData = this.#data(options.rp?.id ?? '', PRESENT_AND_VERIFIED | WITH_KEY, rest);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#response({
      clientDataJSON: this.#client('webauthn.create', options.challenge, origin).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers `navigator.credentials.get`. */
  get(options: Options, origin: string) {
    const client = this.#client('webauthn.get', options.challenge, origin);
    const data = this.#data(options.rpId ?? '', PRESENT_AND_VERIFIED);
    return this.#response({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey).toString('base64url'),
      userHandle: this.#user,
    });
  }

  #response<R>(response: R) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

/** As much of the server's options as a key looks at. */
export interface Options {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
}

/** What a browser asks for before it makes or uses a passkey. */
export const optionsFrom = async (device: Device, path: string): Promise<Options> =>
  (await device.call('POST', path, path.startsWith('/api/passkeys') ? { name: 'Ada' } : undefined))
    .body as unknown as Options;

/** The device makes a passkey. */
export async function register(device: Device, key: Authenticator, origin = device.base) {
  const options = await optionsFrom(device, '/api/passkeys/options');
  return await device.call('POST', '/api/passkeys', key.create(options, origin));
}

/** The device signs in with a passkey. */
export async function signIn(device: Device, key: Authenticator, origin = device.base) {
  const options = await optionsFrom(device, '/api/sign-in/options');
  return await device.call('POST', '/api/sign-in', key.get(options, origin));
}
