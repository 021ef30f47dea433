/** How deep anything may be nested in what comes in; no message needs more than six. */
export const DEEPEST = 24;
/** The same in a game as a file, which carries packs: their effects are trees. */
export const DEEPEST_IN_FILE = 100;

/** Whether brackets in a JSON text go deeper than that. Reads the text once and makes nothing of it. */
export function isTooDeep(text: string, deepest = DEEPEST): boolean {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (inString) {
      if (c === 92) i++;
      else if (c === 34) inString = false;
    } else if (c === 34) inString = true;
    else if (c === 91 || c === 123) {
      depth++;
      if (depth > deepest) return true;
    } else if (c === 93 || c === 125) depth--;
  }
  return false;
}
