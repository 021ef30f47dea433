import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Before the files of a run: a folder in which one file finds the positions that another has played to. */
export default function share(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'hollow-positions-'));
  process.env.HOLLOW_POSITIONS = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
