/** A drawing of the page as a file of its own: with the symbols it uses and the styles it is drawn by. */

function symbolsFor(svg: SVGSVGElement): string {
  const wanted = new Set<string>();
  const found: string[] = [];
  const look = (root: Element): void => {
    for (const use of root.querySelectorAll('use')) {
      const id = use.getAttribute('href')?.slice(1) ?? '';
      const symbol = id === '' || wanted.has(id) ? null : document.getElementById(id);
      wanted.add(id);
      if (symbol === null) continue;
      found.push(symbol.outerHTML);
      look(symbol);
    }
  };
  look(svg);
  const lights = [...document.querySelectorAll('.ink-sheet defs')].map((defs) => defs.innerHTML);
  return [...lights, ...found].join('');
}

function rulesFor(): string {
  const rules = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].map((rule) => rule.cssText);
    } catch {
      return [];
    }
  });
  // Faces are files of the server; the picture names them and falls back to a serif.
  return rules.filter((rule) => !rule.startsWith('@font-face')).join('\n');
}

export function pictureOf(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width / 2));
  copy.setAttribute('height', String(height / 2));
  copy.setAttribute('data-paper', 'dark');
  const style = `<style>${rulesFor().replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</style>`;
  const ground = `<rect width="${width}" height="${height}" fill="#0b0907"/>`;
  copy.insertAdjacentHTML('afterbegin', `${style}<defs>${symbolsFor(svg)}</defs>${ground}`);
  return new XMLSerializer().serializeToString(copy);
}
