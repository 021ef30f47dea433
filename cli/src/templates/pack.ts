import { type Made, type NewContent, titleFromId, toJson } from './made.ts';
import type { TemplateHouse } from './template-house.ts';

const camel = (id: string): string => id.replace(/-+(.)/g, (_, letter: string) => letter.toUpperCase());

/** The exports of all packs, with one more. */
export const packExport = (id: string): string => `export { ${camel(id)} } from './${id}/pack.ts';\n`;

/** Which haunt begins where, in a pack for an edition that has such a chart. */
function chartSource({ packs }: TemplateHouse): string {
  const omen = packs.find(({ chart }) => chart !== undefined)?.chart?.omens[0];
  return omen === undefined
    ? ''
    : `  // Which haunt begins when an omen is drawn in a room: one number for each of the omens, in place of what the edition says there.
  chart: { omens: ['${omen}'], rows: {} },
`;
}

/** A pack that adds to another. */
export function packTemplate({ id, pack, setting }: NewContent): Made[] {
  const text = `import type { Pack } from '@hollow/engine';
import { haunts } from './contents.haunts.ts';
import { cards, explorers, rooms, tokens } from './contents.ts';

/** What stands here is added to ${pack}; its things are named by their bare ids. */
export const ${camel(id)}: Pack = {
  id: '${id}',
  extends: '${pack}',
  explorers,
  rooms,
  cards,
  tokens,
  haunts,
${chartSource(setting)}};
`;
  return [
    { path: `content/${id}/pack.ts`, text },
    {
      path: `content/${id}/contents.ts`,
      text: 'export const explorers = [];\nexport const rooms = [];\nexport const cards = [];\nexport const tokens = [];\n',
    },
    { path: `content/${id}/contents.haunts.ts`, text: 'export const haunts = [];\n' },
    { path: `text/en/${id}/pack.json`, text: toJson({ name: titleFromId(id) }) },
  ];
}
