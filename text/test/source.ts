import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** Reads out of the engine's source what it can say, so that no list has to be kept by hand. */
const ENGINE = new URL('../../engine/src/', import.meta.url);

/** What plays: without the table of rules, which names every rule there is, and without the kit, which names their contraries, and the steps from earlier formats, which name what they were read by. */
const PLAY = readdirSync(ENGINE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
  .map((entry) => `${entry.parentPath}/${entry.name}`)
  .filter((path) => !/src[/\\](rules|kit|formats)[/\\]/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** The text between the bracket at `from` and its partner. */
function inside(code: string, from: number): string {
  let depth = 0;
  for (let i = from; i < code.length; i++) {
    if ('({['.includes(code.charAt(i))) depth++;
    if (')}]'.includes(code.charAt(i)) && --depth === 0) return code.slice(from + 1, i);
  }
  throw new Error(`no end to ${code.slice(from, from + 40)}`);
}

/** Event types with the fields that the engine tells: those of its type `EventFields`. */
export function events(): Map<string, Set<string>> {
  const file = fileURLToPath(new URL('core/events.ts', ENGINE));
  const program = ts.createProgram([file], { strict: true, noEmit: true, allowImportingTsExtensions: true });
  const checker = program.getTypeChecker();
  const fields = program
    .getSourceFile(file)
    ?.statements.find((statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === 'EventFields');
  if (fields === undefined) throw new Error('the engine has no type of its events');
  return new Map(
    checker
      .getTypeAtLocation(fields)
      .getProperties()
      .map((event) => [
        event.name,
        new Set(
          checker
            .getTypeOfSymbol(event)
            .getProperties()
            .map(({ name }) => name),
        ),
      ]),
  );
}

/** Which of the neutral names of rules can be given as the reason why something is not possible: those not only applied or cited. Set-up refuses nothing. */
export function refusals(names: readonly string[]): string[] {
  let rest = PLAY;
  for (const found of [...PLAY.matchAll(/\b(?:law\[|rule\(|cite\(|citing\()|\)\[(?=')/g)]) {
    const used = inside(PLAY, found.index + found[0].length - 1);
    rest = rest.replace(`${found[0]}${used}`, found[0]);
  }
  return names.filter((name) => !name.startsWith('setup.') && rest.includes(`'${name}'`));
}
