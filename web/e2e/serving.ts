import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Serving {
  readonly url: string;
  stop(): Promise<void>;
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode === null && child.signalCode === null
    ? new Promise((resolve) => child.once('exit', () => resolve()))
    : Promise.resolve();

/** The page as it was built, here or elsewhere. */
export const PAGE = process.env.HOLLOW_PAGE ?? join(ROOT, 'web/dist');

/** A server of its own on a free port and with an empty folder of data. Its bots do not pause; the name decides which games it deals; it offers these examples of packs. */
export async function serve(name: string, examples: readonly string[] = []): Promise<Serving> {
  if (!existsSync(join(PAGE, 'index.html'))) throw new Error('build the page first: npm run build');
  const data = mkdtempSync(join(tmpdir(), 'hollow-e2e-'));
  const child = spawn(process.execPath, [join(ROOT, 'web/e2e/server.ts'), data, PAGE, name, ...examples], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /port (\d+)/.exec(said);
      if (found !== null) resolve(`http://127.0.0.1:${found[1]}`);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended(child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** So long a page is waited for, in milliseconds: a crowded machine must not make a test fail. */
export const PATIENCE = 60_000;

/** Where a browser is looked for that the tests were not given. */
const installed = (...names: readonly string[]): string =>
  names.map((name) => `/usr/bin/${name}`).find((path) => existsSync(path)) ?? '';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome'];

/** The browser that the tests were given, else one that is on the machine; `whole` with all that a window has, such as notices. */
export async function launch(more: readonly string[] = [], whole = false): Promise<Browser> {
  const found = whole
    ? (process.env.HOLLOW_WHOLE_BROWSER ?? installed(...WHOLE))
    : (process.env.HOLLOW_BROWSER ?? installed('chromium-headless-shell', ...WHOLE));
  const browser = await chromium.launch({
    ...(found === '' ? (whole ? { channel: 'chromium' } : {}) : { executablePath: found }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-sync',
      ...more,
    ],
  });
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    context.setDefaultTimeout(PATIENCE);
    return context;
  };
  return browser;
}

export const DESKTOP = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',
} as const;
