import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const PROJECT_ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The first of the paths that is there, seen from the project's folder. */
export const firstThatExists = (paths: readonly string[]): string | null =>
  paths.find((path) => existsSync(join(PROJECT_ROOT, path))) ?? null;
