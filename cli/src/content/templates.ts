/** What a new thing starts from: something small that compiles, has words and passes its script. */
export interface Template {
  readonly content: string;
  readonly words: string;
  readonly script: string;
}

const titled = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const words = (id: string): string =>
  `${JSON.stringify({ name: titled(id), flavour: 'One line of mood, in your own words.' }, null, 2)}\n`;

function card(id: string, deck: string): Template {
  const rules = deck === 'event' ? `draw: [gain('speed', 1)]` : `gain: [gain('speed', 1)],\n  lose: [lose('speed', 1)]`;
  const builders = deck === 'event' ? `event, gain` : `gain, ${deck}, lose`;
  return {
    content: `import { ${builders} } from '@hollow/engine/builders';

export default ${deck}({
  id: '${id}',
  ${rules},
});
`,
    words: words(id),
    script: `- title: Who draws it gains a step of Speed
  explorers: [ox-bellows, zoe-ingstrom, vivian-lopez]
  stack: { ${deck}: [${id}] }
  position:
    turn: ox-bellows
  steps:
    - effect: [{ op: draw, deck: ${deck}, n: 1, who: { x: self } }]
    - expect:
        ox-bellows: { speed: 5 }
`,
  };
}

function room(id: string): Template {
  return {
    content: `import { room } from '@hollow/engine/builders';

export default room({
  id: '${id}',
  floors: ['ground', 'upper'],
  doors: ['S'],
});
`,
    words: words(id),
    script: `- title: The room can be found behind a door
  explorers: [ox-bellows, zoe-ingstrom, vivian-lopez]
  stack: { rooms: [${id}] }
  position:
    turn: ox-bellows
  steps:
    - discover: { door: north }
    - expect:
        ox-bellows: { room: ${id} }
`,
  };
}

function haunt(id: string): Template {
  return {
    content: `import { haunt, revealer } from '@hollow/engine/builders';

/** Give it a number that no other haunt has, and a cell of the chart. */
export default haunt({ id: '${id}', number: 101, kind: 'traitor', traitor: revealer });
`,
    words: words(id),
    script: `- title: Play goes on when the haunt has begun
  explorers: [ox-bellows, zoe-ingstrom, vivian-lopez]
  position:
    turn: ox-bellows
    haunt: 101
  steps:
    - end: true
    - expect: { turn: zoe-ingstrom }
`,
  };
}

export const templates = { haunt, card, room } as const;
