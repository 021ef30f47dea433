import type { Pack } from '@hollow/engine';
import { layRooms } from '@hollow/engine/kit';
import { stringify } from 'yaml';
import { figuresPath } from '../../content/figures/files.ts';
import { type Made, type NewContent, titleFromId, toJson, WORDS } from '../made.ts';
import type { HauntPlan, SourceFields } from './materials.ts';
import type { FactSheet } from './sheet.ts';

const key = (id: string): string => (/^[a-z]+$/.test(id) ? id : `'${id}'`);
const record = (fields: SourceFields): string =>
  Object.keys(fields).length === 0
    ? '{}'
    : `{ ${Object.entries(fields)
        .map(([field, source]) => `${field}: ${source}`)
        .join(', ')} }`;
const section = (name: string, parts: Readonly<Record<string, string>>): string =>
  Object.keys(parts).length === 0
    ? ''
    : `  ${name}: {\n${Object.entries(parts)
        .map(([id, source]) => `    ${key(id)}: ${source},\n`)
        .join('')}  },\n\n`;
const records = (parts: Readonly<Record<string, SourceFields>>): Record<string, string> =>
  Object.fromEntries(Object.entries(parts).map(([id, fields]) => [id, record(fields)]));

/** Who turns, as far as the words of a sheet are known; null where somebody has to say it. */
export function traitorSource(
  sheet: FactSheet,
  explorers: (text: string) => readonly string[],
): { readonly source: string; readonly own: readonly string[] } | null {
  const { traitor } = sheet;
  if (/^(haunt )?revealer|^haunt revealer/.test(traitor)) return { source: 'w.revealer', own: [] };
  const [named] = /if in play, else/.test(traitor) ? explorers(traitor) : [];
  const rest = named === undefined ? traitor : (traitor.split(/else /)[1] ?? '');
  const rule = /left of/.test(rest) ? 'w.leftOf(w.revealer)' : null;
  const [, most, trait] = /(highest|lowest) (\w+)/i.exec(rest) ?? [];
  const [age] = /oldest|youngest/.exec(rest) ?? [];
  const among = /excluded|except/.test(rest) ? 'others' : 'w.explorers';
  const found =
    rule ??
    (most !== undefined && trait !== undefined
      ? `${most.toLowerCase()}(${among}, '${trait.toLowerCase()}')`
      : age === undefined
        ? null
        : `${age}(${among})`);
  if (found === null) return null;
  const source = named === undefined ? found : `orElse(w.playedBy('${named}'), ${found})`;
  const own = ['highest', 'lowest', 'oldest', 'orElse', 'others', 'youngest'].filter((word) =>
    new RegExp(`\\b${word}\\b`).test(source),
  );
  return { source, own };
}

function source(
  { id, number }: NewContent,
  sheet: FactSheet,
  plan: HauntPlan,
  traitor: ReturnType<typeof traitorSource>,
): string {
  const turned = sheet.kind === 'traitor' ? `  traitor: ${traitor?.source ?? 'w.revealer'},\n` : '';
  const imports =
    sheet.kind === 'traitor' && (traitor?.own.length ?? 0) > 0
      ? `import { ${traitor?.own.join(', ')} } from '../traitors.ts';\n`
      : '';
  const setup = Object.fromEntries(Object.entries(plan.setup).map(([side, ops]) => [side, `[${ops.join(', ')}]`]));
  return `${WORDS}${imports}
export default w.haunt({
  id: '${id}',
  number: ${number},
  kind: '${sheet.kind}',
${turned}
${section('counters', records(plan.counters))}${section('vars', records(plan.vars))}${section('pieces', records(plan.pieces))}${section('monsters', records(plan.monsters))}${section('setup', setup)}${section('actions', records(plan.actions))}${section('rules', records(plan.rules))}${section('wins', plan.wins)}});
`.replace(',\n\n});', ',\n});');
}

/** Rooms in which the set-up puts monsters, where it names one. */
const placesIn = (plan: HauntPlan): readonly (readonly [monster: string, room: string])[] =>
  Object.values(plan.setup)
    .flat()
    .flatMap((op) => {
      const [, id, room] = /^w\.deploy\('([^']+)', \{ rooms: w\.first\(w\.named\('([^']+)'/.exec(op) ?? [];
      return id === undefined || room === undefined || plan.monsters[id] === undefined ? [] : [[id, room] as const];
    });

/** The beginning; and what no machine can show. */
function script({ id, number, setting }: NewContent, plan: HauntPlan, packs: readonly Pack[]): string {
  const revealer = setting.first;
  const rules = Object.keys(plan.figures.figures).filter((part) => part.startsWith('rules/'));
  const rooms = layRooms(packs, plan.figures.figures['setup/traitor']?.rooms ?? []);
  const places = placesIn(plan);
  const monsters = Object.fromEntries(places.map(([monster, room]) => [monster, { room }]));
  const begins = {
    title: 'The haunt begins',
    explorers: [...setting.people],
    position: { turn: revealer, ...(Object.keys(rooms).length === 0 ? {} : { rooms }) },
    steps: [{ haunt: { number, revealer } }, { expect: places.length === 0 ? { question: 'turn' } : { monsters } }],
  };
  return `# Success, failure and refusals of each action and each way to win are generated:
# npx --no-install hollow script --generated --haunt ${id}
# To be written here: the set-up, and
${rules.map((part) => `# - ${part}\n`).join('')}
${stringify([begins], { lineWidth: 118 })}`;
}

const OWN = 'in your own words';

function pages({ id, pack }: NewContent, sheet: FactSheet, plan: HauntPlan): Made[] {
  const labels = (ids: readonly string[]): Record<string, string> =>
    Object.fromEntries(ids.map((one) => [one, titleFromId(one)]));
  const page = (side: string, text: object): Made => ({
    path: `text/en/${pack}/haunts/${id}/${side}.json`,
    text: toJson(text),
  });
  const doneBy = (who: string): string[] => Object.keys(plan.actions).filter((one) => plan.actions[one]?.who === who);
  const some = (name: string, ids: readonly string[]): object => (ids.length === 0 ? {} : { [name]: labels(ids) });
  const story = `Forty to a hundred and thirty words that are read out, ${OWN}.`;
  const ends = { goal: `The goal in one or two sentences, ${OWN}.`, win: `How it ends, ${OWN}.` };
  const all = {
    name: sheet.title,
    opening: `What everybody hears first. ${story}`,
    ...some('pieces', Object.keys(plan.pieces)),
    ...some('monsters', Object.keys(plan.monsters)),
    ...some('counters', Object.keys(plan.counters)),
  };
  if (plan.wins.each !== undefined)
    return [page('all', { ...all, ...ends, ...some('actions', Object.keys(plan.actions)) })];
  return [
    page('all', all),
    page('heroes', { opening: `What the heroes hear. ${story}`, ...ends, ...some('actions', doneBy('w.heroes')) }),
    page('traitor', { opening: `What the traitor hears. ${story}`, ...ends, ...some('actions', doneBy('w.traitor')) }),
  ];
}

const HEAD = '# What the sheet of this haunt says, as facts. docs/FIGURES.md explains the form.\n';

/** Every file of the haunt that the sheet begins. */
export function sheetFiles(
  wish: NewContent,
  sheet: FactSheet,
  plan: HauntPlan,
  traitor: ReturnType<typeof traitorSource>,
  packs: readonly Pack[],
): Made[] {
  const { id, pack } = wish;
  const at = `content/${pack}/haunts/${id}`;
  return [
    { path: `${at}.ts`, text: source(wish, sheet, plan, traitor) },
    {
      path: figuresPath(pack, id),
      text: `${HEAD}${stringify({ ...plan.figures, number: wish.number }, { lineWidth: 118, defaultStringType: 'PLAIN' })}`,
    },
    { path: `${at}.script.yaml`, text: script(wish, plan, packs) },
    { path: `text/en/${pack}/haunts/${id}.json`, text: toJson({ name: sheet.title }), mayBeThere: true },
    ...pages(wish, sheet, plan),
  ];
}
