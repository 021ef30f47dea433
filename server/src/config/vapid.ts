import webPush from 'web-push';

/** Keys with which this server signs what it sends to browsers, and whom their services may write to about it. */
export interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
  /** `mailto:` or `https:`. */
  readonly subject: string;
}

/** Throws where the keys are no keys, or the subject is no address. */
export const checkVapid = ({ subject, publicKey, privateKey }: Vapid): unknown =>
  webPush.getVapidHeaders('https://localhost', subject, publicKey, privateKey, 'aes128gcm');

/** New keys for `Vapid`. */
export const makeVapidKeys = (): Pick<Vapid, 'publicKey' | 'privateKey'> => webPush.generateVAPIDKeys();
