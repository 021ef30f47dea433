import { NewPasskey, PasskeyWish, UsedPasskey } from '@hollow/protocol';
import { RefusedError } from '@hollow/table';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../identity/secrets.ts';
import type { ServerNode } from '../node/server-node.ts';
import { MOST_PASSKEYS } from '../store/people.ts';
import { deviceFor, deviceOf, newDevice, renewDevice } from './devices.ts';
import { accountOf } from './people.ts';

/** Passkeys are made and used here. What passes between browser and key is WebAuthn's own JSON. */

/** What is to be signed is good for so long, in milliseconds. */
const LASTS = 300_000;
/** Ways to sign that are taken: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

/** Passkeys belong to the name of the host in the address. Browsers use them over https, and on one's own machine. */
const siteOf = ({ hostname, host }: FastifyRequest, origins: readonly string[]) => ({
  rpID: hostname,
  origins: [`https://${host}`, `http://${host}`, ...origins],
});

const notAccepted = (): RefusedError => new RefusedError('not-allowed', 'the passkey was not accepted');

/** Whatever a library says of what a stranger sent: it is not accepted. */
async function verify<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw notAccepted();
  }
}

/** Making a passkey: the browser asks what to sign, and brings it back signed. */
export function registrationRoutes(app: FastifyInstance, node: ServerNode): void {
  const { people, now } = node;

  app.post('/api/passkeys/options', async (request, reply) => {
    const { name } = PasskeyWish.parse(request.body ?? {});
    const device = await deviceFor(node, request, reply);
    const person = (await people.personOf(device)) ?? newSecret();
    const { rpID } = siteOf(request, []);
    const known = await people.passkeysOf(person);
    if (known.length >= MOST_PASSKEYS)
      throw new RefusedError('not-allowed', `you have ${MOST_PASSKEYS} passkeys already`);
    const options = await generateRegistrationOptions({
      rpName: rpID,
      rpID,
      userName: name,
      userID: new Uint8Array(Buffer.from(person, 'base64url')),
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await people.ask(device, 'register', { challenge: options.challenge, person }, now());
    return options;
  });

  app.post('/api/passkeys', async (request, reply) => {
    const response = NewPasskey.parse(request.body ?? {});
    const device = deviceOf(request);
    const asked = device === null ? null : await people.take(device, 'register', now() - LASTS);
    if (device === null || asked === null) throw notAccepted();
    const { rpID, origins } = siteOf(request, node.config.origins);
    const { verified, registrationInfo } = await verify(
      verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: asked.challenge,
        expectedOrigin: origins,
        expectedRPID: rpID,
        supportedAlgorithmIDs: ALGORITHMS,
        requireUserVerification: false,
      }),
    );
    if (!verified) throw notAccepted();
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const { person } = asked;
    if (!(await people.keep(device, { id, person, publicKey, counter, transports }, now()))) throw notAccepted();
    return reply.code(201).send(await accountOf(node, await renewDevice(node, device, request, reply)));
  });
}

/** Signing in with a passkey, in the same two steps. */
export function signInRoutes(app: FastifyInstance, node: ServerNode): void {
  const { people, now } = node;

  app.post('/api/sign-in/options', async (request, reply) => {
    const device = await deviceFor(node, request, reply);
    const { rpID } = siteOf(request, []);
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'preferred' });
    await people.ask(device, 'sign-in', { challenge: options.challenge, person: '' }, now());
    return options;
  });

  app.post('/api/sign-in', async (request, reply) => {
    const response = UsedPasskey.parse(request.body ?? {});
    const device = deviceOf(request);
    const asked = device === null ? null : await people.take(device, 'sign-in', now() - LASTS);
    const passkey = await people.passkey(response.id);
    if (device === null || asked === null || passkey === null) throw notAccepted();
    const { userHandle } = response.response;
    if (userHandle != null && userHandle !== passkey.person) throw notAccepted();
    const { rpID, origins } = siteOf(request, node.config.origins);
    const { verified, authenticationInfo } = await verify(
      verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: asked.challenge,
        expectedOrigin: origins,
        expectedRPID: rpID,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.counter,
        },
        requireUserVerification: false,
      }),
    );
    if (!verified) throw notAccepted();
    const own = await deviceOfPerson(node, device, passkey.person, request, reply);
    await people.signIn(own, passkey, authenticationInfo.newCounter, now());
    return await accountOf(node, own);
  });
}

/** A device of somebody else stays theirs: this browser becomes another one. One's own gets a new token, which nobody can have known before. */
async function deviceOfPerson(
  node: ServerNode,
  device: string,
  person: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const before = await node.people.personOf(device);
  return before === null || before === person
    ? await renewDevice(node, device, request, reply)
    : await newDevice(node, request, reply);
}
