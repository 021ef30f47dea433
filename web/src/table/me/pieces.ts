/** Part of a line between two of its marks. */
const partsOf = (line: string, marks: RegExp): readonly string[] => line.split(marks).map((part) => part.trim());

/** Whether the name stands there whole: *Clue 1* is not told by *Clue 12*. */
function tells(line: string, name: string): boolean {
  const at = line.indexOf(name);
  return at >= 0 && !/\p{L}|\p{N}/u.test(line.charAt(at + name.length));
}

/** What one's page says of a piece that one holds, by its name: the part of a sentence that tells it, with what stands before a list; '' where it says nothing. */
export function saidOfPiece(lines: readonly string[], name: string): string {
  const sentence = lines
    .flatMap((line) => partsOf(line, /(?<=[.。！!？?])\s+|[;；]/u))
    .find((part) => tells(part, name));
  if (sentence === undefined) return '';
  const [head = '', ...rest] = partsOf(sentence, /(?<=[:：])/u);
  const list = rest.join(' ');
  const item = partsOf(list === '' ? sentence : list, /[,，]/u).find((part) => tells(part, name)) ?? sentence;
  const told = list === '' ? item : `${head} ${item}`;
  return told.replace(/[.。]$/u, '');
}
