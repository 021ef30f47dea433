import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../engine/src/language/builders/', import.meta.url);

/** A builder of an operation may hold expressions, of which it is none. */
const makesOp = ({ source }: Builder): boolean => /\): Op\b/.test(source);

interface Builder {
  readonly name: string;
  readonly source: string;
}

const sources = (): Builder[] =>
  readdirSync(FOLDER).flatMap((file) =>
    readFileSync(new URL(file, FOLDER), 'utf8')
      .split(/^export (?=const |function )/m)
      .slice(1)
      .flatMap((source): Builder[] => {
        const [, name] = /^(?:const|function) ([$\w]+)/.exec(source) ?? [];
        return name === undefined ? [] : [{ name, source }];
      }),
  );

/** The word that a builder writes: of its own, or of the first other builder that it calls. */
function wordOf(builder: Builder, all: readonly Builder[], depth = 0): string | null {
  const { name, source } = builder;
  const isOp = makesOp(builder);
  const own = (isOp ? /\bop\(\s*'([^']+)'/ : /\bex(?:<[^(]*>)?\(\s*'([^']+)'/).exec(source);
  if (own !== null) return `${isOp ? 'op' : 'x'} ${own[1]}`;
  const body = source.slice(source.indexOf('=>') + 2);
  const called = all
    .filter((other) => other.name !== name && makesOp(other) === isOp)
    .map((other) => ({ other, at: body.search(new RegExp(`(?<![\\w$.])${other.name.replace('$', '\\$')}\\(`)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0];
  return called === undefined || depth > 4 ? null : wordOf(called.other, all, depth + 1);
}

/** The builders of each operation (`op roll`) and expression (`x named`), by the names under which they are imported. */
export function buildersByWord(): ReadonlyMap<string, readonly string[]> {
  const all = sources();
  const found = new Map<string, string[]>();
  for (const builder of all) {
    const word = wordOf(builder, all);
    if (word !== null) found.set(word, [...(found.get(word) ?? []), builder.name]);
  }
  return found;
}
