import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser } from './browser.mjs';
import { install, projectNode, root, runProgram, seconds } from './project.mjs';
import { readReport } from './report.mjs';
import { STATIC_CHECKS } from './static-checks.mjs';

const full = process.argv.includes('--full');
/** The page built and played in a real browser, and nothing else. */
const inBrowser = process.argv.includes('--browser');
const scratch = mkdtempSync(join(tmpdir(), 'hollow-test-'));
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'];
const PAGE = { name: 'page', args: ['../node_modules/vite/bin/vite.js', 'build'], cwd: 'web' };
const TESTS = { name: 'tests', args: VITEST, tests: true };
const BROWSER = {
  name: 'browser',
  args: [...VITEST, '--config', 'web/e2e/vitest.config.ts'],
  tests: true,
  env: findBrowser,
};

await install({ tools: true });

const total = { passed: 0, failed: 0 };
const summary = [];
/** What is said once more at the end, where it is looked for: a line for each test that failed, or did at first. */
const remarks = [];
await run(PAGE);
if (inBrowser) await run(BROWSER);
else {
  // A page waits much of its time: the other tests fill it. What the browser's tests say is printed when they are through.
  const browsing = run(BROWSER, true);
  for (const step of [...STATIC_CHECKS, TESTS]) await run(step);
  await browsing;
}
rmSync(scratch, { recursive: true, force: true });

if (remarks.length > 0) console.log(`\n${remarks.join('\n')}`);
console.log(`\n${summary.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Runs a step and adds up what came of it. Each check counts as one test; the tests themselves are counted one by one. */
async function run(step, aside = false) {
  const started = performance.now();
  const report = join(scratch, `${step.name}.json`);
  if (!aside) console.log(`\n== ${step.name}`);
  const args = step.tests === true ? [...step.args, `--outputFile.json=${report}`] : step.args;
  const own = step.env === undefined ? {} : step.env();
  const options = { cwd: join(root, step.cwd ?? ''), env: { ...environment(), ...own } };
  const said = [];
  let status = 1;
  if (own !== null)
    status = aside
      ? await runQuietly(projectNode(), args, options, said)
      : await runProgram(projectNode(), args, options);
  if (aside) console.log(`\n== ${step.name}\n${said.join('')}`);
  const { passed, failed } = step.tests === true ? countTests(report, status) : countStep(status);
  total.passed += passed;
  total.failed += failed;
  summary.push(`${failed === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(16)} ${seconds(started)}`);
}

/** Runs a program beside others: what it says is kept. */
function runQuietly(program, args, options, said) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk.toString()));
    child.on('error', (error) => said.push(`${program} could not be started: ${error.message}\n`));
    child.on('close', (status) => resolve(status ?? 1));
  });
}

/** The size of the run reaches the tests as HOLLOW_TEST, see docs/TESTS.md. What one program of the run has compiled of a module, all others find ready. */
function environment() {
  const compiled = { NODE_COMPILE_CACHE: join(scratch, 'compiled') };
  return { ...process.env, ...compiled, ...(full ? { HOLLOW_TEST: 'full' } : {}) };
}

/** The browser for the tests, installed where there is none; null where that fails. */
function findBrowser() {
  const found = browser();
  if (found !== null) return found;
  console.error('The tests need a browser: install chromium (or Google Chrome) so that it is on the path.');
  return null;
}

function countStep(status) {
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function countTests(report, status) {
  const { passed, failed, troubles } = readReport(report, status);
  for (const trouble of troubles)
    remarks.push(`${trouble.passed ? 'UNSTEADY' : 'FAILED  '} ${trouble.test}: ${trouble.why}`);
  return { passed, failed };
}
