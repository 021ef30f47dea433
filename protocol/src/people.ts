import * as z from 'zod';
import { PlayerName } from './values.ts';

/** Calls of people who keep their games by a passkey; docs/PROTOCOL.md lists them. What passes between browser and key is WebAuthn's own JSON. */

export const PasskeyWish = z.strictObject({ name: PlayerName });

const Bytes = z.string().max(16_384);
const common = { id: Bytes, rawId: Bytes, type: z.literal('public-key') };
const more = {
  authenticatorAttachment: z.string().max(40).nullish(),
  clientExtensionResults: z.record(z.string().max(60), z.unknown()).default({}),
};

export const NewPasskey = z.object({
  ...common,
  ...more,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export const UsedPasskey = z.object({
  ...common,
  ...more,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.nullish(),
  }),
});

/** GET /api/me. */
export interface Me {
  /** This device belongs to somebody with a passkey. */
  readonly signedIn: boolean;
  readonly passkeys: number;
}
