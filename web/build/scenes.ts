import { createHash } from 'node:crypto';
import { drawHill, type HillOptions } from '@hollow/drawing/scenes';
import type { Plugin } from 'vite';
import { SCENES } from '../src/pages/door/scenes.ts';

/** `virtual:scenes`: the pictures behind the front door as files of their own, engraved while the page is built. */

const ID = 'virtual:scenes';
const HASHED = 8;

interface Picture {
  readonly file: string;
  readonly source: string;
}

function drawScene(name: string, options: HillOptions): Picture {
  const { w, h } = options;
  const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${drawHill(options)}</svg>`;
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, HASHED);
  return { file: `assets/hill-${name}-${hash}.svg`, source };
}

let pictures: Readonly<Record<string, Picture>> | null = null;

function all(): Readonly<Record<string, Picture>> {
  pictures ??= Object.fromEntries(Object.entries(SCENES).map(([name, options]) => [name, drawScene(name, options)]));
  return pictures;
}

export function scenes(): Plugin {
  let isBuild = false;
  return {
    name: 'hollow-scenes',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      const found = Object.entries(all());
      if (isBuild) for (const [, { file, source }] of found) this.emitFile({ type: 'asset', fileName: file, source });
      return `export default ${JSON.stringify(Object.fromEntries(found.map(([name, { file }]) => [name, `/${file}`])))};`;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const found = request.url?.startsWith('/assets/hill-')
          ? Object.values(all()).find(({ file }) => request.url === `/${file}`)
          : undefined;
        if (found === undefined) next();
        else response.setHeader('content-type', 'image/svg+xml').end(found.source);
      });
    },
  };
}
