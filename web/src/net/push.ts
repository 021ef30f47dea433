import { api } from './api.ts';

/** Why this device cannot be told of a turn; null where it can. */
export type PushBar = 'none' | 'denied' | null;

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
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return (await api.push(game, subscription.toJSON())).on;
}
