/**
 * Runs the tests again and again beside two busy loops: what holds here holds on a crowded machine.
 * `npm run test:steady [part…]` with the parts below; without one, all of them. Nothing is tried a second time.
 * `-- --no-loops [part…]` where the machine is busy already.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser } from './browser.mjs';
import { install, projectNode, root, runProgram, seconds } from './project.mjs';
import { readReport } from './report.mjs';

const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--retry=0', '--reporter=default', '--reporter=json'];
const NO_LOOPS = '--no-loops';
const BUSY_LOOPS = process.argv.includes(NO_LOOPS) ? 0 : 2;
/** A loop that ends with whoever started it, however that ended. */
const LOOP =
  'const of = process.ppid; for (;;) { for (let i = 0; i < 1e8; i++); if (process.ppid !== of) process.exit(); }';

const PARTS = {
  server: { times: 5, args: ['--project', 'server*'] },
  browser: { times: 5, args: ['--config', 'web/e2e/vitest.config.ts'], inBrowser: true },
  rest: { times: 2, args: ['--project', '!server*'] },
};

const asked = process.argv.slice(2).filter((word) => word !== NO_LOOPS);
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown[0]}": ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
const names = asked.length > 0 ? asked : Object.keys(PARTS);

await install({ tools: true });
const env = { ...process.env };
if (names.some((name) => PARTS[name].inBrowser)) {
  const found = browser();
  if (found === null) {
    console.error('The browser part needs a browser: install chromium (or Google Chrome) so that it is on the path.');
    process.exit(1);
  }
  Object.assign(env, found);
  const built = await runProgram(projectNode(), ['../node_modules/vite/bin/vite.js', 'build'], {
    cwd: join(root, 'web'),
  });
  if (built !== 0) process.exit(built);
}

const scratch = mkdtempSync(join(tmpdir(), 'hollow-steady-'));
const report = join(scratch, 'vitest.json');
const loops = Array.from({ length: BUSY_LOOPS }, () => spawn(projectNode(), ['-e', LOOP], { stdio: 'ignore' }));
const total = { passed: 0, failed: 0 };
const rows = [];
/** Each test that failed, with the number of runs in which it did. */
const failures = new Map();
try {
  for (const name of names)
    for (let run = 1; run <= PARTS[name].times; run++) {
      console.log(`\n== ${name}, ${run} of ${PARTS[name].times}`);
      const started = performance.now();
      rmSync(report, { force: true });
      const status = await runProgram(projectNode(), [...VITEST, `--outputFile.json=${report}`, ...PARTS[name].args], {
        env,
      });
      const { passed, failed, troubles } = readReport(report, status);
      for (const { test } of troubles) failures.set(test, (failures.get(test) ?? 0) + 1);
      total.passed += passed;
      total.failed += failed;
      rows.push(
        `${name.padEnd(8)} ${run} of ${PARTS[name].times}  ${passed} passed, ${failed} failed  ${seconds(started)}`,
      );
    }
} finally {
  for (const loop of loops) loop.kill('SIGKILL');
  rmSync(scratch, { recursive: true, force: true });
}

for (const [test, times] of failures) console.log(`FAILED ${times} × ${test}`);
console.log(`\n${rows.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
