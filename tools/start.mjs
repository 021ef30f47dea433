import { install, projectNode, root, run } from './project.mjs';

await install();

// Ctrl+C goes to the game as well, which ends by itself; this process stays to hand on its status.
process.on('SIGINT', () => {});
process.exitCode = await run(projectNode(), ['cli/bin/hollow.mjs', 'play', ...process.argv.slice(2)], { cwd: root });
