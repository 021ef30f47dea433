import type { Me } from '@hollow/protocol';
import { api } from './api.ts';

/** Passkeys of this browser: asked for here, checked by the server. The library comes when it is first wanted. */

const library = () => import('@simplewebauthn/browser');

/** Browsers know passkeys only in a safe place, and for a host with a name. Where there is no browser yet, it is one that knows them. */
export const knowsPasskeys = (): boolean =>
  typeof window === 'undefined' ||
  (window.isSecureContext &&
    'PublicKeyCredential' in window &&
    !/^[\d.]+$|:/.test(window.location.hostname.replace(/^\[|\]$/g, '')));

/** Makes a passkey for whoever plays on this device. */
export async function makePasskey(name: string): Promise<Me> {
  const optionsJSON = await api.passkeyOptions(name);
  const { startRegistration } = await library();
  return await api.keepPasskey(await startRegistration({ optionsJSON }));
}

/** This device becomes one more of whoever holds the passkey. */
export async function usePasskey(): Promise<Me> {
  const optionsJSON = await api.signInOptions();
  const { startAuthentication } = await library();
  return await api.signIn(await startAuthentication({ optionsJSON }));
}
