import { writeFileSync } from 'node:fs';
import { madeFiles, readWords } from './words.ts';

const SOURCE = new URL('../../engine/src/', import.meta.url);
for (const [path, text] of Object.entries(madeFiles(await readWords()))) writeFileSync(new URL(path, SOURCE), text);
