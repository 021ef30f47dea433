import type { Command } from 'commander';
import { BadInput } from '../console/bad-input.ts';
import { print } from '../console/output.ts';

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

/** A setting that is there and empty is not set. */
const named = (value: string | undefined): string => value ?? '';

interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly subject: string;
}

/** The same from the environment, where they are there: all three of them or none, and such as `check` does not throw at. */
export function vapidOf(
  env: Readonly<Record<string, string | undefined>>,
  check: (vapid: Vapid) => unknown,
): Vapid | undefined {
  const publicKey = named(env.HOLLOW_VAPID_PUBLIC);
  const privateKey = named(env.HOLLOW_VAPID_PRIVATE);
  const subject = named(env.HOLLOW_VAPID_SUBJECT);
  if (publicKey === '' && privateKey === '') return undefined;
  if (publicKey === '' || privateKey === '' || subject === '')
    throw new BadInput('HOLLOW_VAPID_…', 'PUBLIC, PRIVATE and SUBJECT belong together');
  const vapid = { publicKey, privateKey, subject };
  try {
    check(vapid);
  } catch (error) {
    throw new BadInput('HOLLOW_VAPID_…', error instanceof Error ? error.message : String(error));
  }
  return vapid;
}
