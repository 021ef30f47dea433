/** The sheet of ink: one hidden SVG in the page that holds every drawing that is placed by `<use>`, each drawn once, when it is first wanted. */

const SVG = 'http://www.w3.org/2000/svg';
const present = new Set<string>();
let sheet: SVGSVGElement | null = null;

/** Markup of our own drawings as nodes. */
export function nodesOf(markup: string): Node[] {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${markup}</svg>`, 'image/svg+xml');
  return [...parsed.documentElement.childNodes].map((node) => document.importNode(node, true));
}

function page(): SVGSVGElement {
  if (sheet !== null) return sheet;
  sheet = document.createElementNS(SVG, 'svg');
  sheet.setAttribute('class', 'ink-sheet');
  sheet.setAttribute('aria-hidden', 'true');
  document.body.prepend(sheet);
  return sheet;
}

/** Gradients and patterns that drawings refer to by name. */
export function defineInk(name: string, draw: () => string): void {
  if (present.has(name)) return;
  present.add(name);
  const defs = document.createElementNS(SVG, 'defs');
  defs.append(...nodesOf(draw()));
  page().append(defs);
}

/** A drawing in a box from (0, 0), for `<use href="#name">`. It is not cut off at the box: a clip for each use would cost more than it saves. */
export function defineSymbol(name: string, w: number, h: number, draw: () => string): void {
  if (present.has(name)) return;
  present.add(name);
  const element = document.createElementNS(SVG, 'symbol');
  element.setAttribute('id', name);
  element.setAttribute('viewBox', `0 0 ${w} ${h}`);
  element.setAttribute('overflow', 'visible');
  element.append(...nodesOf(draw()));
  page().append(element);
}
