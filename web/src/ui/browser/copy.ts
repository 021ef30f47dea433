/** Puts a line on the clipboard, or hands it to the device's own way of sharing. True where it was done. */
export async function copy(line: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(line);
    return true;
  } catch {
    return false;
  }
}
