const USAGE = `Usage: hollow <command> [options]

Commands: play, sim, script, replay, show, bench, balance, content, new, rules`;

/** Runs one command line; the launcher in bin/ has checked the version of Node. */
export function main(args: readonly string[]): void {
  const asked = args[0];
  console.log(USAGE);
  if (asked !== undefined && asked !== 'help' && asked !== '--help') process.exitCode = 1;
}
