import { secondEdition } from '@hollow/content';
import { Engine, picker, type View } from '@hollow/engine';
import { expect, test } from 'vitest';
import { openQuestion } from './must.ts';

const engine = new Engine([secondEdition]);

/** What stands on the viewer's own page, or was seen to be used. */
function ownPage({ tome }: View): Set<string> {
  const { actions = [], rules = [], sections = {}, usedByOthers = [], heard = [] } = tome ?? {};
  const first = Object.entries(sections).flatMap(([page, parts]) =>
    parts.includes('right-now') ? [`setup/${page}`] : [],
  );
  // Who has no explorer left leads monsters all the same, by the same page.
  const def = secondEdition.haunts?.find(({ id }) => id === tome?.haunt);
  const ofMonsters = Object.entries(def?.actions ?? {}).flatMap(([id, { page = '' }]) =>
    tome?.sides.includes(page) === true ? [id] : [],
  );
  return new Set([...actions.map(({ id }) => id), ...ofMonsters, ...rules, ...first, ...usedByOthers, ...heard]);
}

// The abyss: what everybody does at the end of a turn is one procedure. Invisible traitor: what strikes from nowhere stands on the traitor's page. The feast: things to choose on the heroes' page.
test.each([22, 41, 46])(
  'in haunt %i a question names what puts it, and only from the page of the one asked or from what everybody has seen',
  (number) => {
    const told = new Set<string>();
    for (let seed = 0; seed < 6; seed++) {
      const pick = picker(`behind/${number}/${seed}`);
      const { state } = engine.create({ seats: [{}, {}, {}, {}], haunts: [number] }, `behind/${number}/${seed}`);
      for (let answers = 0; answers < 1500 && state.outcome === null; answers++) {
        const { id, seat, options, setting } = openQuestion(engine, state);
        if (setting?.behind !== undefined) {
          told.add(setting.behind);
          expect(ownPage(engine.view(state, seat))).toContain(setting.behind);
        }
        engine.apply(state, seat, id, pick(options.length));
      }
    }
    expect(told.size).toBeGreaterThan(0);
    if (number === 22) expect(told).toContain('crumbling');
  },
);
