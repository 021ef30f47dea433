import { COLUMNS } from './map.ts';

/** Breaks a line at spaces so that it fits; what follows is indented. */
export function folded(line: string, indent: number): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > COLUMNS) {
    const space = rest.lastIndexOf(' ', COLUMNS);
    const at = space > indent ? space : COLUMNS;
    lines.push(rest.slice(0, at).trimEnd());
    rest = `${' '.repeat(indent)}${rest.slice(at).trimStart()}`;
  }
  return [...lines, rest];
}
