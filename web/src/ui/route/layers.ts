/** Sheets that lie over the page. The way back takes the topmost away before it leaves the page: as long as one lies there, the history has an entry more. */

const layers: (() => void)[] = [];
let returning = false;

const isMarked = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'layer' in state;
};

/** One sheet that follows another at once needs no second entry: the history is put right when both have had their turn. */
function settle(): void {
  setTimeout(() => {
    if (returning) return;
    if (layers.length > 0 && !isMarked()) window.history.pushState({ layer: true }, '');
    else if (layers.length === 0 && isMarked()) {
      returning = true;
      window.history.back();
    }
  });
}

function wentBack(): void {
  if (returning) returning = false;
  else if (!isMarked()) layers.at(-1)?.();
  settle();
}

/** The history's newest entry is the one of a sheet: whoever leaves the page from there needs none of their own. */
export const isOverlaid = isMarked;

/** Lays a sheet over the page; `close` is called when the reader goes back. Returns how to say that it is gone. */
export function layOver(close: () => void): () => void {
  layers.push(close);
  settle();
  return () => {
    layers.splice(layers.lastIndexOf(close), 1);
    settle();
  };
}

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', wentBack);
  // A page that is opened anew has no sheet, but the history may still think so.
  settle();
}
