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
const report = join(scratch, 'vitest.json');
/** Each check counts as one test; the tests themselves are counted one by one. */
const STEPS = [
  ...STATIC_CHECKS,
  {
    name: 'tests',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: countTests,
  },
];

const BROWSER_STEPS = [
  { name: 'page', args: ['../node_modules/vite/bin/vite.js', 'build'], cwd: 'web' },
  {
    name: 'browser',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'web/e2e/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    count: countTests,
    env: findBrowser,
  },
];

await install();

const total = { passed: 0, failed: 0 };
const summary = [];
/** What is said once more at the end, where it is looked for: a line for each test that failed, or did at first. */
const remarks = [];
for (const step of inBrowser ? BROWSER_STEPS : [...STEPS, ...BROWSER_STEPS]) {
  console.log(`\n== ${step.name}`);
  const started = performance.now();
  rmSync(report, { force: true });
  const own = step.env === undefined ? {} : step.env();
  const status =
    own === null
      ? 1
      : await runProgram(projectNode(), step.args, {
          cwd: join(root, step.cwd ?? ''),
          env: { ...environment(), ...own },
        });
  const { passed, failed } = (step.count ?? countStep)(status);
  total.passed += passed;
  total.failed += failed;
  summary.push(`${failed === 0 ? 'ok    ' : 'FAILED'} ${step.name.padEnd(16)} ${seconds(started)}`);
}
rmSync(scratch, { recursive: true, force: true });

if (remarks.length > 0) console.log(`\n${remarks.join('\n')}`);
console.log(`\n${summary.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** The size of the run reaches the tests as HOLLOW_TEST, see docs/TESTS.md. */
function environment() {
  return full ? { ...process.env, HOLLOW_TEST: 'full' } : process.env;
}

/** The browser for the tests, installed where there is none; null where that fails. */
function findBrowser() {
  const found = browser();
  if (found !== null) return { HOLLOW_BROWSER: found };
  console.error('The tests need a browser: install chromium (or Google Chrome) so that it is on the path.');
  return null;
}

function countStep(status) {
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function countTests(status) {
  const { passed, failed, troubles } = readReport(report, status);
  for (const trouble of troubles)
    remarks.push(`${trouble.passed ? 'UNSTEADY' : 'FAILED  '} ${trouble.test}: ${trouble.why}`);
  return { passed, failed };
}
