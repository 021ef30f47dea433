import type { Engine, Pack } from '@hollow/engine';
import { runScript } from '@hollow/engine/kit';
import { countNodes, coverageOf, isContent } from '../game/coverage.ts';
import { playRandom, seatsFor } from '../game/random-game.ts';
import { engineFor, PROGRAMS, playersOf } from '../packs/packs.ts';
import { readScripts } from '../proof/script-files.ts';

export interface ContentCoverage {
  readonly operations: number;
  readonly reached: number;
  readonly byRandom: number;
  readonly byScript: number;
  readonly natives: number;
  readonly nativeShare: number;
  readonly unreached: readonly string[];
}

const pathsOf = (engine: Engine): string[] =>
  engine
    .program({})
    .nodes.filter(isContent)
    .map((node) => node.path);

/** Operations that games at random reach. */
function byRandomPlay(packs: readonly Pack[], games: number, seed: string): Set<string> {
  const cover = new Uint32Array(countNodes(packs));
  const engine = engineFor(packs, { cover });
  const numbers = playersOf(packs);
  for (let game = 0; game < games; game++) {
    const players = numbers[game % numbers.length] ?? 0;
    playRandom(engine, { seats: seatsFor(players) }, `${seed}#${game}`, { maxRounds: 150 });
  }
  const missed = new Set(coverageOf(engine, cover).unreached);
  return new Set(pathsOf(engine).filter((path) => !missed.has(path)));
}

/** Operations that the scripts reach. */
function byScripts(packs: readonly Pack[], files: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const { script } of files.flatMap(readScripts))
    runScript(packs, script, { cover: (path) => found.add(path), programs: PROGRAMS });
  return found;
}

/** Whether an operation stands in something that one of the packs brings. */
function isOf(asked: readonly Pack[]): (path: string) => boolean {
  const paths = new Set(
    asked.flatMap((pack) =>
      (['rooms', 'cards', 'tokens', 'haunts'] as const).flatMap((kind) =>
        (pack[kind] ?? []).map(({ id }) => `${kind}/${id}`),
      ),
    ),
  );
  const whole = asked.some(({ edition }) => edition !== undefined);
  return (path) => whole || paths.has(path.split('/', 2).join('/'));
}

/** Which operations of `asked` are reached in games of all `packs`. */
export function contentCoverage(
  packs: readonly Pack[],
  asked: readonly Pack[],
  { games, seed, scripts }: { readonly games: number; readonly seed: string; readonly scripts: readonly string[] },
): ContentCoverage {
  const engine = engineFor(packs);
  const isAsked = isOf(asked);
  const nodes = engine.program({}).nodes.filter((node) => isContent(node) && isAsked(node.path));
  const random = byRandomPlay(packs, games, seed);
  const scripted = byScripts(packs, scripts);
  const unreached = nodes.map(({ path }) => path).filter((path) => !random.has(path) && !scripted.has(path));
  const natives = nodes.filter((node) => node.op === 'native').length;
  return {
    operations: nodes.length,
    reached: nodes.length - unreached.length,
    byRandom: nodes.filter(({ path }) => random.has(path)).length,
    byScript: nodes.filter(({ path }) => scripted.has(path)).length,
    natives,
    nativeShare: nodes.length === 0 ? 0 : Math.round((natives / nodes.length) * 10000) / 10000,
    unreached,
  };
}
