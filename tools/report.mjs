import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './project.mjs';

const firstLine = (text) => String(text ?? '').split('\n', 1)[0];

/**
 * What vitest's JSON report says: how many tests passed and failed, and each that failed at least once. A file that
 * cannot be loaded has no test that could fail, and counts as one; so does a run that left no report.
 */
export function readReport(file, status) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const troubles = testResults.flatMap(troublesOf);
    const failed = numFailedTests + troubles.filter(({ unloaded }) => unloaded).length;
    return { passed: numPassedTests, failed: status === 0 ? failed : Math.max(1, failed), troubles };
  } catch {
    return {
      passed: 0,
      failed: 1,
      troubles: [{ test: 'the run', why: 'it left no report', unloaded: true, passed: false }],
    };
  }
}

function troublesOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  if (assertionResults.length === 0)
    return status === 'failed' ? [{ test: file, why: firstLine(message), unloaded: true, passed: false }] : [];
  return assertionResults
    .filter(({ failureMessages }) => failureMessages.length > 0)
    .map(({ status: verdict, fullName, failureMessages }) => ({
      test: `${file}: ${fullName}`,
      why: firstLine(failureMessages.at(-1)),
      unloaded: false,
      passed: verdict === 'passed',
    }));
}
