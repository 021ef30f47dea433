import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput } from '../console/bad-input.ts';
import { PROJECT_ROOT } from '../files/project.ts';

/** The first file of the project that a stack names, with its line. */
function placeIn(stack: string): string | null {
  const [, url, line] = /(file:\/\/[^\s)]+?)(?::(\d+))?(?::\d+)?(?=[\s)]|$)/.exec(stack) ?? [];
  if (url === undefined) return null;
  const file = relative(PROJECT_ROOT, fileURLToPath(url));
  return line === undefined ? file : `${file}:${line}`;
}

/** Why the content could not be loaded, in one line that names the file and what is missing. */
export function brokenImport(error: unknown): BadInput {
  if (!(error instanceof Error)) return new BadInput('content', String(error));
  const [, missing, from] = /Cannot find (?:module|package) '([^']+)' imported from (\S+)/.exec(error.message) ?? [];
  if (missing !== undefined && from !== undefined) {
    const importer = from.startsWith('file:') ? fileURLToPath(from) : from;
    return new BadInput(
      relative(PROJECT_ROOT, importer),
      `there is no ${relative(PROJECT_ROOT, missing)}, which it imports`,
    );
  }
  const [message = ''] = error.message.split('\n');
  return new BadInput(placeIn(error.stack ?? '') ?? 'content', message);
}
