/** Pages that came over plain http have no clipboard: there the line is selected and copied as a reader would do it. */
function copySelected(line: string): boolean {
  const field = document.createElement('textarea');
  field.value = line;
  field.readOnly = true;
  field.className = 'unseen';
  // Inside the sheet that lies on top, where the focus may go.
  (document.querySelector('dialog[open]:last-of-type') ?? document.body).append(field);
  const before = document.activeElement;
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isDone;
}

/** Puts a line on the clipboard. True where it was done. */
export async function copy(line: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(line);
    return true;
  } catch {
    return copySelected(line);
  }
}
