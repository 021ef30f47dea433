import type { Printed } from './printed.ts';

/** A file that a template writes, by its path from the project's folder. */
export interface Made {
  readonly path: string;
  readonly text: string;
  /** What is there already stays as it is. */
  readonly mayBeThere?: boolean;
}

/** What is to be made: the pack it belongs to, the deck of a card, the number of a haunt. */
export interface NewContent {
  readonly id: string;
  readonly pack: string;
  readonly deck: string;
  readonly number: number;
  /** What the pack knows already of a haunt of this id. */
  readonly printed?: Printed | null;
}

const titled = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
export const PEOPLE: readonly string[] = ['ox-bellows', 'zoe-ingstrom', 'vivian-lopez'];
const PERSON = PEOPLE.join(', ');

/** The three files of a card, a room or a haunt. */
const files = ({ id, pack }: NewContent, folder: string, content: string, script: string): Made[] => [
  { path: `content/${pack}/${folder}/${id}.ts`, text: content },
  { path: `content/${pack}/${folder}/${id}.script.yaml`, text: script },
];

const words = ({ id, pack }: NewContent, folder: string, more: object): Made => ({
  path: `text/en/${pack}/${folder}/${id}.json`,
  text: json({ name: titled(id), ...more }),
  mayBeThere: folder === 'haunts',
});

/** How a file of content begins: the words of the language, all under one short name. */
const WORDS = "import * as w from '@hollow/engine/words';\n";
const MOOD = { flavour: 'One line of mood, in your own words.' };

function card(wish: NewContent): Made[] {
  const { id, deck } = wish;
  const rules =
    deck === 'event' ? `draw: [w.gain('speed', 1)]` : `gain: [w.gain('speed', 1)],\n  lose: [w.lose('speed', 1)]`;
  const content = `${WORDS}
export default w.${deck}({
  id: '${id}',
  ${rules},
});
`;
  const script = `- title: Who draws it gains a step of Speed
  explorers: [${PERSON}]
  stack: { ${deck}: [${id}] }
  position:
    turn: ox-bellows
  steps:
    - effect: [{ op: draw, deck: ${deck}, n: 1, who: { x: self } }]
    - expect:
        ox-bellows: { speed: 5 }
`;
  return [...files(wish, `${deck}s`, content, script), words(wish, `${deck}s`, MOOD)];
}

function room(wish: NewContent): Made[] {
  const { id } = wish;
  const content = `${WORDS}
export default w.room({
  id: '${id}',
  floors: ['ground', 'upper'],
  doors: ['S'],
});
`;
  const script = `- title: The room can be found behind a door
  explorers: [${PERSON}]
  stack: { rooms: [${id}] }
  position:
    turn: ox-bellows
  steps:
    - discover: { door: north }
    - expect:
        ox-bellows: { room: ${id} }
`;
  return [...files(wish, 'rooms', content, script), words(wish, 'rooms', MOOD)];
}

const OWN = 'in your own words';
const STORY = `Forty to a hundred and thirty words that are read out, ${OWN}. `;

function haunt(wish: NewContent): Made[] {
  const { id, pack, number, printed } = wish;
  const name = printed?.name === undefined || printed.name === '' ? titled(id) : printed.name;
  const own = printed?.own ?? [];
  const [ox] = PEOPLE;
  // Turns go on from the left of the traitor, who is the revealer unless the haunt says otherwise.
  const first = PEOPLE[(PEOPLE.indexOf(printed?.turns ?? ox) + 1) % PEOPLE.length];
  const content = `${WORDS}${own.length === 0 ? '' : `import { ${own.join(', ')} } from '../traitors.ts';\n`}
export default w.haunt({
  id: '${id}',
  number: ${number},
  kind: 'traitor',
  traitor: ${printed?.traitor ?? 'w.revealer'},

  counters: { steps: { to: 3 } },
  monsters: { foe: { n: 1, traits: { speed: 3, might: 4, sanity: 3, knowledge: 3 } } },

  setup: { traitor: [w.deploy('foe', { rooms: w.named('entrance-hall') })] },

  actions: {
    'take-a-step': {
      who: w.heroes,
      where: w.symbol('omen'),
      roll: { trait: 'knowledge' },
      pass: 3,
      do: [w.add('steps', 1)],
    },
  },

  wins: { heroes: w.is(w.v('steps'), '≥', 3), traitor: w.gone(w.heroes) },
});
`;
  const begin = `    - haunt: { number: ${number}, revealer: ox-bellows }`;
  const script = `- title: The foe waits in the Entrance Hall
  explorers: [${PERSON}]
  position: &begun
    turn: ox-bellows
    rooms: { abandoned-room: { floor: ground, x: 1, y: 0, turn: 0 } }
    explorers: { ${first}: { room: abandoned-room } }
  steps:
${begin}
    - expect: { monsters: { foe: { room: entrance-hall } }, counters: { steps: 0 }, turn: ${first} }

- title: A step is taken in an omen room, with Knowledge 3 or more
  explorers: [${PERSON}]
  position: *begun
  dice: [3]
  steps:
${begin}
    - use: take-a-step
    - expect: { counters: { steps: 1 } }

- title: Less than 3 is no step, and there is no step elsewhere
  explorers: [${PERSON}]
  position: *begun
  dice: [2]
  steps:
${begin}
    - use: take-a-step
    - expect: { counters: { steps: 0 } }
    - end: turn
    - refuse: { use: take-a-step, rule: haunts/${id}/take-a-step.where }

- title: The heroes win with the third step
  explorers: [${PERSON}]
  position: *begun
  dice: [4]
  steps:
${begin}
    - arrange: { counters: { steps: 2 } }
    - use: take-a-step
    - expect: { outcome: { why: heroes } }

- title: The traitor wins when no hero lives
  explorers: [${PERSON}]
  position: *begun
  steps:
${begin}
    - effect: [{ op: kill, who: { x: heroes } }]
    - expect: { outcome: { why: traitor } }
`;
  const page = (side: string, text: object): Made => ({
    path: `text/en/${pack}/haunts/${id}/${side}.json`,
    text: json(text),
  });
  return [
    ...files(wish, 'haunts', content, script),
    words(wish, 'haunts', {}),
    page('all', {
      name,
      opening: `What everybody hears first. ${STORY}`,
      monsters: { foe: 'Foe' },
      counters: { steps: 'Steps taken' },
    }),
    page('heroes', {
      opening: `What the heroes hear. ${STORY}`,
      goal: `The goal in one or two sentences, ${OWN}.`,
      actions: { 'take-a-step': 'Take a step' },
      win: `How it ends when the heroes win, ${OWN}.`,
    }),
    page('traitor', {
      opening: `What the traitor hears. ${STORY}`,
      goal: `The goal in one or two sentences, ${OWN}.`,
      win: `How it ends when the traitor wins, ${OWN}.`,
    }),
  ];
}

const camel = (id: string): string => id.replace(/-+(.)/g, (_, letter: string) => letter.toUpperCase());

/** The exports of all packs, with one more. */
export const packExport = (id: string): string => `export { ${camel(id)} } from './${id}/pack.ts';\n`;

function pack({ id }: NewContent): Made[] {
  const text = `import type { Pack } from '@hollow/engine';
import { haunts } from './contents.haunts.ts';
import { cards, rooms, tokens } from './contents.ts';

/** What stands here is added to the second edition; its things are named by their bare ids. */
export const ${camel(id)}: Pack = {
  id: '${id}',
  extends: 'second-edition',
  rooms,
  cards,
  tokens,
  haunts,
  // Which haunt begins when an omen is drawn in a room: one number for each of the omens, in place of what the edition says there.
  chart: { omens: ['skull'], rows: {} },
};
`;
  return [
    { path: `content/${id}/pack.ts`, text },
    {
      path: `content/${id}/contents.ts`,
      text: 'export const rooms = [];\nexport const cards = [];\nexport const tokens = [];\n',
    },
    { path: `content/${id}/contents.haunts.ts`, text: 'export const haunts = [];\n' },
  ];
}

export const templates = { haunt, card, room, pack } as const;
