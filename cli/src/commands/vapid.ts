import type { Command } from 'commander';
import { BadInput } from '../bad-input.ts';
import { print } from '../output.ts';

export function addVapid(program: Command): void {
  program
    .command('vapid')
    .description('make keys with which a server signs notices to browsers')
    .action(async () => {
      const { makeVapidKeys } = await import('@hollow/server');
      const { publicKey, privateKey } = makeVapidKeys();
      print(`HOLLOW_VAPID_PUBLIC=${publicKey}`);
      print(`HOLLOW_VAPID_PRIVATE=${privateKey}`);
      print('HOLLOW_VAPID_SUBJECT=mailto:you@example.org');
    });
}

/** The same from the environment, where they are there: all three of them or none. */
export function vapidOf(env: Readonly<Record<string, string | undefined>>) {
  const publicKey = env.HOLLOW_VAPID_PUBLIC;
  const privateKey = env.HOLLOW_VAPID_PRIVATE;
  const subject = env.HOLLOW_VAPID_SUBJECT;
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined || subject === undefined)
    throw new BadInput('HOLLOW_VAPID_PUBLIC', 'wants HOLLOW_VAPID_PRIVATE and HOLLOW_VAPID_SUBJECT beside it');
  return { publicKey, privateKey, subject };
}
