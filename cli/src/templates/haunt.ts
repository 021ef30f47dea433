import { figuresPath } from '../content/figures/files.ts';
import { contentFiles, type Made, type NewContent, titleFromId, toJson, WORDS, wordsFile } from './made.ts';
import type { TemplateHouse } from './template-house.ts';

/** A haunt with a foe, an action and a counter: the rules, a script of each of them, and what each side reads. */
export function hauntTemplate(wish: NewContent): Made[] {
  return [
    ...contentFiles(wish, 'haunts', rules(wish), script(wish)),
    { path: figuresPath(wish.pack, wish.id), text: figures(wish) },
    wordsFile(wish, 'haunts', {}),
    ...pages(wish),
  ];
}

/** The numbers of the template, to be replaced by those that the haunt is meant to have. */
const figures = ({
  number,
  setting,
}: NewContent): string => `# What this haunt is meant to be, as facts. docs/FIGURES.md explains the form.
number: ${number}
kind: traitor
figures:
  counters/steps: { to: 3 }
  monsters/foe: { n: 1, traits: ${foeTraits(setting)} }
  actions/take-a-step: { by: heroes, roll: ${setting.rolled}, pass: 3, symbols: [${setting.symbol}], limit: turn }
`;

/** Three of everything, and four to fight with. */
const foeTraits = ({ edition: { traits, fightTrait } }: TemplateHouse): string =>
  `{ ${traits.map((trait) => `${trait}: ${trait === fightTrait ? 4 : 3}`).join(', ')} }`;

function rules({ id, number, printed, setting }: NewContent): string {
  const own = printed?.own ?? [];
  return `${WORDS}${own.length === 0 ? '' : `import { ${own.join(', ')} } from '../traitors.ts';\n`}
export default w.haunt({
  id: '${id}',
  number: ${number},
  kind: 'traitor',
  traitor: ${printed?.traitor ?? 'w.revealer'},

  counters: { steps: { to: 3 } },
  monsters: { foe: { n: 1, traits: ${foeTraits(setting)} } },

  setup: { traitor: [w.deploy('foe', { rooms: w.named('${setting.edition.start}') })] },

  actions: {
    'take-a-step': {
      who: w.heroes,
      where: w.symbol('${setting.symbol}'),
      roll: { trait: '${setting.rolled}' },
      pass: 3,
      do: [w.add('steps', 1)],
    },
  },

  wins: { heroes: w.is(w.v('steps'), '≥', 3), traitor: w.gone(w.heroes) },
});
`;
}

function script({ id, number, printed, setting }: NewContent): string {
  const revealer = setting.first;
  // Turns go on from the left of the traitor, who is the revealer unless the haunt says otherwise.
  const first = setting.leftOf(printed?.turns ?? revealer);
  const begin = `    - haunt: { number: ${number}, revealer: ${revealer} }`;
  return [beginning(setting, begin, first), ...steps(setting, begin, id), ...endings(setting, begin)].join('\n');
}

/** The first script lays out the position, which the others take over. */
function beginning(setting: TemplateHouse, begin: string, first: string): string {
  const { id: room, at } = setting.symbolRoom;
  const { start } = setting.edition;
  return `- title: The foe waits in the ${titleFromId(start)}
  explorers: [${setting.list}]
  position: &begun
    turn: ${setting.first}
    rooms: { ${room}: ${at} }
    explorers: { ${first}: { room: ${room} } }
  steps:
${begin}
    - expect: { monsters: { foe: { room: ${start} } }, counters: { steps: 0 }, turn: ${first} }
`;
}

const steps = ({ list, symbol, rolled }: TemplateHouse, begin: string, id: string): readonly string[] => [
  `- title: A step is taken in a room with the symbol ${symbol}, with ${titleFromId(rolled)} 3 or more
  explorers: [${list}]
  position: *begun
  dice: [3]
  steps:
${begin}
    - use: take-a-step
    - expect: { counters: { steps: 1 } }
`,
  `- title: Less than 3 is no step, and there is no step elsewhere
  explorers: [${list}]
  position: *begun
  dice: [2]
  steps:
${begin}
    - use: take-a-step
    - expect: { counters: { steps: 0 } }
    - end: turn
    - refuse: { use: take-a-step, rule: haunts/${id}/take-a-step.where }
`,
];

const endings = ({ list }: TemplateHouse, begin: string): readonly string[] => [
  `- title: The heroes win with the third step
  explorers: [${list}]
  position: *begun
  dice: [4]
  steps:
${begin}
    - arrange: { counters: { steps: 2 } }
    - use: take-a-step
    - expect: { outcome: { why: heroes } }
`,
  `- title: The traitor wins when no hero lives
  explorers: [${list}]
  position: *begun
  steps:
${begin}
    - effect: [{ op: kill, who: { x: heroes } }]
    - expect: { outcome: { why: traitor } }
`,
];

const OWN = 'in your own words';
const STORY = `Forty to a hundred and thirty words that are read out, ${OWN}. `;

/** What everybody reads, and each side for itself. */
function pages({ id, pack, printed }: NewContent): Made[] {
  const name = printed?.name === undefined || printed.name === '' ? titleFromId(id) : printed.name;
  const page = (side: string, text: object): Made => ({
    path: `text/en/${pack}/haunts/${id}/${side}.json`,
    text: toJson(text),
  });
  return [
    page('all', {
      name,
      opening: `What everybody hears first. ${STORY}`,
      monsters: { foe: 'Foe' },
      counters: { steps: 'Steps taken' },
    }),
    page('heroes', {
      opening: `What the heroes hear. ${STORY}`,
      goal: `The goal in one or two sentences, ${OWN}.`,
      actions: { 'take-a-step': 'Come closer' },
      win: `How it ends when the heroes win, ${OWN}.`,
    }),
    page('traitor', {
      opening: `What the traitor hears. ${STORY}`,
      goal: `The goal in one or two sentences, ${OWN}.`,
      win: `How it ends when the traitor wins, ${OWN}.`,
    }),
  ];
}
