import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { install, projectNode, root, runProgram, seconds } from './project.mjs';

await install();
await buildWeb();

process.exitCode = await runProgram(projectNode(), ['cli/bin/hollow.mjs', 'serve', ...process.argv.slice(2)], {
  cwd: root,
  endsWithUs: true,
});

/** Builds the page when it is missing or older than what it is made of. */
async function buildWeb() {
  if (!existsSync(join(root, 'web', 'vite.config.ts'))) return;
  const built = join(root, 'web', 'dist', 'index.html');
  const sources = ['web', 'engine/src', 'content', 'text', 'drawing/src', 'protocol/src'].map((folder) =>
    join(root, folder),
  );
  if (existsSync(built) && statSync(built).mtimeMs >= Math.max(...sources.map(newest))) return;
  console.log('Building the page ...');
  const started = performance.now();
  const status = await runProgram(projectNode(), [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: join(root, 'web'),
  });
  if (status !== 0) {
    console.error('The page could not be built; see above why.');
    process.exit(1);
  }
  console.log(`Built in ${seconds(started)}.`);
}

function newest(folder) {
  return Math.max(
    0,
    ...readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => name !== 'dist' && name !== 'node_modules' && name !== 'test')
      .map((entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? newest(path) : statSync(path).mtimeMs;
      }),
  );
}
