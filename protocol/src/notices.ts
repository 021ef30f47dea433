import * as z from 'zod';

/** Calls about being told of one's turn; docs/PROTOCOL.md lists them. */

const Address = z.string().min(8).max(2000);
/** A browser's public key, 65 bytes, and its secret, 16 bytes: base64 in the alphabet of addresses. */
const PublicKey = z.string().regex(/^B[A-Za-z0-9_-]{86}=?$/);
const Auth = z.string().regex(/^[A-Za-z0-9_-]{22}(==)?$/);

/** POST /api/games/:ref/push: this device is told, or no longer. */
export const PushBody = z.strictObject({
  subscription: z
    .strictObject({ endpoint: Address, keys: z.strictObject({ p256dh: PublicKey, auth: Auth }) })
    .nullable(),
});
/** GET /api/push: what a browser needs to subscribe; null where this server sends nothing. */
export interface PushKey {
  readonly key: string | null;
}
export interface PushState {
  readonly on: boolean;
}

/** POST /api/games/:ref/webhook, for the host: an address that is called, or null for none. */
export const WebhookBody = z.strictObject({ url: Address.nullable() });
/** 201: the secret of the signature, which is shown this once. */
export interface WebhookMade {
  readonly origin: string;
  readonly secret: string;
}
/** GET of the same: where it goes, and how many calls in a row came to nothing. */
export interface WebhookState {
  readonly origin: string | null;
  readonly failures: number;
}

/** GET /api/address: where a phone in the same house, or anybody, finds this server; null where it is the address one came by. */
export interface InviteAddress {
  readonly address: string | null;
}
