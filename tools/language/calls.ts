import { readFileSync } from 'node:fs';
import ts from 'typescript';

const WORDS = new URL('../../engine/src/words/', import.meta.url);

/** What an object is made of, where the file itself says so: written out, or as an interface of its own. */
function membersOf(type: ts.TypeNode | undefined, file: ts.SourceFile): readonly ts.TypeElement[] {
  if (type === undefined) return [];
  if (ts.isTypeLiteralNode(type)) return [...type.members];
  if (!ts.isTypeReferenceNode(type)) return [];
  const name = type.typeName.getText(file);
  const declared = file.statements.filter(ts.isInterfaceDeclaration).find((one) => one.name.text === name);
  return declared === undefined ? [] : [...declared.members];
}

const isOptional = (part: ts.TypeElement): boolean => part.questionToken !== undefined;

/** A parameter as one writes it: `n = 1`, `...ids`, `by?`, `{ from, as? }`. */
function saidOf(parameter: ts.ParameterDeclaration, file: ts.SourceFile): string {
  const { name, type, initializer, questionToken, dotDotDotToken } = parameter;
  const members = membersOf(type, file);
  const fields = members.map((one) => `${one.name?.getText(file) ?? ''}${isOptional(one) ? '?' : ''}`);
  const bare = fields.length === 0 ? name.getText(file).replace(/\s+/g, ' ') : `{ ${fields.join(', ')} }`;
  // An object that may be left out begins empty, or is made in the body: that is no value worth reading.
  const given = fields.length > 0 ? undefined : initializer?.getText(file).replace(/^\{ x: '(\w+)' \}$/, '$1');
  const isLeftOut = questionToken !== undefined || (initializer !== undefined && given === undefined);
  return `${dotDotDotToken === undefined ? '' : '...'}${bare}${isLeftOut ? '?' : ''}${given === undefined ? '' : ` = ${given}`}`;
}

type Callable = ts.ArrowFunction | ts.FunctionDeclaration;

function callables(file: ts.SourceFile): ReadonlyMap<string, Callable> {
  const found = new Map<string, Callable>();
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name !== undefined && !found.has(statement.name.text))
      found.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer !== undefined && ts.isArrowFunction(initializer)) found.set(name.getText(file), initializer);
  }
  return found;
}

/** How the builders of a word are called, read from its file: `gain(t, n = 1, whose = self)`; what is no function is just named. */
export function callsOf(path: string, builders: readonly string[]): string[] {
  const file = ts.createSourceFile(path, readFileSync(new URL(path, WORDS), 'utf8'), ts.ScriptTarget.Latest, true);
  const known = callables(file);
  return builders.flatMap((builder) => {
    const parameters = known.get(builder)?.parameters;
    if (parameters === undefined) return [builder];
    const said = parameters.map((one) => saidOf(one, file));
    // What works on a game stands beside a word for the engine's own use.
    return said[0] === 'g' ? [] : [`${builder}(${said.join(', ')})`];
  });
}
