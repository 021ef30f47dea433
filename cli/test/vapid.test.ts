import { checkVapid } from '@hollow/server';
import { expect, test } from 'vitest';
import { vapidOf } from '../src/commands/vapid.ts';
import { hollow } from './hollow.ts';

test('hollow vapid makes keys that a server takes', async () => {
  const { code, out } = await hollow(['vapid']);
  expect(code).toBe(0);
  const env = Object.fromEntries(
    out
      .trim()
      .split('\n')
      .map((line) => line.split('=', 2)),
  );
  const { publicKey, privateKey, subject } = vapidOf(env, checkVapid) ?? {};
  expect(Buffer.from(String(publicKey), 'base64url')).toHaveLength(65);
  expect(Buffer.from(String(privateKey), 'base64url')).toHaveLength(32);
  expect(subject).toMatch(/^mailto:/);
  expect(() => vapidOf({ ...env, HOLLOW_VAPID_PRIVATE: 'short' }, checkVapid)).toThrow(/^HOLLOW_VAPID_…: /);
  expect(() => vapidOf({ ...env, HOLLOW_VAPID_SUBJECT: 'somebody' }, checkVapid)).toThrow(/^HOLLOW_VAPID_…: /);
});

test('keys belong together, and without any there are no notices', () => {
  expect(vapidOf({}, checkVapid)).toBeUndefined();
  expect(vapidOf({ HOLLOW_VAPID_PUBLIC: '', HOLLOW_VAPID_PRIVATE: '' }, checkVapid)).toBeUndefined();
  expect(() => vapidOf({ HOLLOW_VAPID_PUBLIC: 'x' }, checkVapid)).toThrow('belong together');
});
