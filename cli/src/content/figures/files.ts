import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readText } from '../../files/files.ts';
import { PROJECT_ROOT } from '../../files/project.ts';

/** Where the figures of a haunt stand, from the project's folder. */
export const figuresPath = (pack: string, id: string): string => `content/${pack}/haunts/${id}.figures.yaml`;

/** A file of figures as it was read: the value, or why it cannot be read. */
export type ReadFigures = { readonly value: unknown } | { readonly unreadable: string };

/** The figures beside a haunt, or null where there are none. */
export function readFigures(pack: string, id: string, root = PROJECT_ROOT): ReadFigures | null {
  const file = join(root, figuresPath(pack, id));
  if (!existsSync(file)) return null;
  try {
    return { value: parse(readText(file)) as unknown };
  } catch (error) {
    return { unreadable: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}

/** Ids of the haunts of a pack that have figures. */
export const idsWithFigures = (pack: string, root = PROJECT_ROOT): readonly string[] =>
  globSync(`content/${pack}/haunts/*.figures.yaml`, { cwd: root })
    .map((file) => /([^/\\]+)\.figures\.yaml$/.exec(file)?.[1] ?? '')
    .toSorted();
