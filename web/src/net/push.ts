import { ApiError, api } from './api.ts';

/** Why this device cannot be told of a turn, or could not just now; null where it can. */
export type PushBar = 'none' | 'denied' | 'offline' | 'failed' | null;

/** The worker is there by then, in milliseconds, or it does not come at all. */
const WORKER = 10_000;

/** What a failure means: the reader forbids it, there is no line, or something else that may pass. */
export function barOf(error: unknown, permission: NotificationPermission): PushBar {
  if (permission === 'denied') return 'denied';
  return error instanceof ApiError && error.code === 'offline' ? 'offline' : 'failed';
}

/** The same in time, or a failure. */
export function withTimeout<T>(wanted: Promise<T>, milliseconds: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('too late')), milliseconds);
  return Promise.race([wanted, late.promise]).finally(() => clearTimeout(timer));
}

/** Whether this browser can be told at all, and the server tells. */
export async function pushBar(): Promise<PushBar> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'none';
  const { key } = await api.pushKey();
  if (key === null) return 'none';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Asks the browser and tells the server. Returns whether this device is told from now on. */
export async function tellMe(game: string, on: boolean): Promise<boolean> {
  if (!on) return (await api.push(game, null)).on;
  const { key } = await api.pushKey();
  if (key === null || (await Notification.requestPermission()) !== 'granted') return false;
  const registration = await withTimeout(navigator.serviceWorker.ready, WORKER);
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return (await api.push(game, subscription.toJSON())).on;
}
