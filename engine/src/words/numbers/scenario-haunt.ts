import { defineNumber } from '../../define/expression.ts';
import { oneThing } from '../../define/field.ts';
import type { OneThing } from '../../language/ex.ts';
import type { ScenarioHauntEx } from '../../language/words.generated.ts';
import { roomOf } from '../../machine/characters.ts';
import { numberAt } from '../../play/find-haunt.ts';
import { cite } from '../../rules/index.ts';

export const scenarioHauntWord = defineNumber({
  x: 'scenarioHaunt',
  means: 'The number of the haunt that the scenario of this game names for an omen.',
  example: { things: { x: 'lastDrawn', deck: 'omen' } },
  fields: { things: oneThing },
  value: (a) => (g) => {
    cite(g, 'reveal.scenario');
    cite(g, 'setup.scenario-meaning');
    const named = numberAt(g, { omen: a.things(g), room: -1 });
    const others = g.p.scenarios[g.s.scenario?.at ?? -1]?.haunts.values() ?? [];
    return g.law['reveal.no-room'](named, [...others], roomOf(g, g.scope.self));
  },
});

export const scenarioHaunt = (omen: OneThing): ScenarioHauntEx => ({ x: 'scenarioHaunt', things: omen });
