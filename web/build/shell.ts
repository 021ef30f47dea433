import { createServer, type Plugin } from 'vite';

/**
 * The front door, drawn while the page is built: `index.html` holds its markup, so that it is seen before any script has come; the script then puts the living
 * page in its place. All other addresses begin with `page.html`, which is empty.
 */

const ENTRY = 'index.html';
const BARE = 'page.html';
const PLACE = '<div id="app"></div>';
const LANG = 'en';
/** What every page needs besides the entry. */
const MAIN = 'app/main.tsx';
/** Faces of the letters on the front door. */
const FACES = [
  'old-standard-tt-latin-400-normal',
  'alegreya-latin-400-normal',
  'alegreya-sc-latin-500-normal',
  'alegreya-sc-latin-700-normal',
];

/** The part of a bundle's file that matters here. */
interface File {
  readonly type: 'chunk' | 'asset';
  readonly fileName: string;
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
}

/** A module's script and all that it imports. */
function scripts(files: readonly File[], module: string): string[] {
  const taken = new Set<string>();
  const follow = (name: string): void => {
    const file = files.find(({ fileName }) => fileName === name);
    if (file === undefined || taken.has(name)) return;
    taken.add(name);
    for (const next of file.imports ?? []) follow(next);
  };
  for (const { fileName, facadeModuleId } of files) if (facadeModuleId?.endsWith(module)) follow(fileName);
  return [...taken];
}

const withLinks = (page: string, links: readonly string[]): string =>
  page.replace('</head>', `  ${links.join('\n    ')}\n  </head>`);

async function drawShell(root: string, configFile: string): Promise<string> {
  const server = await createServer({
    root,
    configFile,
    mode: 'production',
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { doorShell } = (await server.ssrLoadModule('/src/app/shell.tsx')) as {
      readonly doorShell: (lang: string) => Promise<string>;
    };
    return await doorShell(LANG);
  } finally {
    await server.close();
  }
}

export function shell(): Plugin {
  let [root, configFile] = ['', ''];
  return {
    name: 'hollow-shell',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      configFile = config.configFile ?? '';
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const entry = bundle[ENTRY];
        if (entry?.type !== 'asset') this.error('there is no page to put the front door into');
        const bare = String(entry.source);
        if (!bare.includes(PLACE)) this.error(`the page has no ${PLACE}`);
        const files = Object.values(bundle);
        // At the front door the script waits for what is seen; everywhere else nothing is seen before it has come.
        const early = scripts(files, MAIN)
          .filter((file) => !bare.includes(`/${file}"`))
          .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
        this.emitFile({ type: 'asset', fileName: BARE, source: withLinks(bare, early) });
        const faces = FACES.map((face) => {
          const file = files.find(({ fileName }) => fileName.includes(`/${face}-`) && fileName.endsWith('.woff2'));
          if (file === undefined) return this.error(`there is no face ${face}`);
          return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file.fileName}">`;
        });
        const door = await drawShell(root, configFile);
        entry.source = withLinks(bare, faces).replace(PLACE, `<div id="app" data-shell="${LANG}">${door}</div>`);
      },
    },
  };
}
