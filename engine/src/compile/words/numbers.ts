import { distances, errandSteps } from '../../house/ways.ts';
import { explorersOf, isDead, isExplorer, sheetOf, stepOf, traitOf } from '../../machine/characters.ts';
import type { NumFn } from '../../machine/context.ts';
import { law } from '../../machine/law.ts';
import { readVar } from '../../machine/variables.ts';
import { rule } from '../../rules/index.ts';
import { FAR, list, type Maker, standsIn, text, withIt } from './shared.ts';

/** Words that yield numbers. */
export const NUM: Readonly<Record<string, Maker<NumFn>>> = {
  var: (raw, c) => {
    const slot = c.variable(text(raw.name));
    const of = raw.of === undefined ? null : c.one(raw.of);
    return (g) => readVar(g, slot, of?.(g));
  },
  $num: (raw) => {
    const name = text(raw.name);
    return (g) => {
      const value = g.scope.vals[name];
      return typeof value === 'number' ? value : 0;
    };
  },
  traitOf: (raw, c) => {
    const who = c.one(raw.who);
    const trait = c.trait(raw.trait);
    const which = text(raw.which);
    return (g) => {
      const x = who(g);
      const t = trait(g);
      if (!isExplorer(g, x) || t < 0) return 0;
      const sheet = sheetOf(g, x);
      if (which === 'start') return sheet.tracks[t][sheet.start[t]];
      if (which === 'lowest') return sheet.tracks[t][0];
      if (which === 'step') return stepOf(g, x, t);
      if (which === 'startStep') return sheet.start[t];
      return traitOf(g, x, t);
    };
  },
  distance: (raw, c) => {
    const from = c.one(raw.from);
    const to = c.one(raw.to);
    const errand = raw.way === 'errand';
    return (g) => {
      const [start, goal] = [from(g), to(g)];
      if (start < 0 || goal < 0) return FAR;
      const measure = errand && law(g, 'reach.errand') ? errandSteps : distances;
      const steps = measure(g, start, standsIn(g, start))[goal];
      return steps < 0 ? FAR : steps;
    };
  },
  ageOf: (raw, c) => {
    const who = c.one(raw.who);
    return (g) => sheetOf(g, who(g)).def.age;
  },
  daysToBirthday: (raw, c) => {
    const who = c.one(raw.who);
    return (g) => {
      const { month, day } = sheetOf(g, who(g)).def.birthday;
      const today = g.s.date.month * 31 + g.s.date.day;
      return (month * 31 + day - today + 12 * 31) % (12 * 31);
    };
  },
  count: (raw, c) => {
    const of = c.set(raw.of);
    return (g) => of(g).length;
  },
  plus: (raw, c) => {
    const of = list(raw.of).map((x) => c.num(x));
    return (g) => of.reduce((sum, x) => sum + x(g), 0);
  },
  minus: (raw, c) => {
    const a = c.num(raw.a);
    const b = c.num(raw.b);
    return (g) => a(g) - b(g);
  },
  times: (raw, c) => {
    const of = list(raw.of).map((x) => c.num(x));
    return (g) => of.reduce((product, x) => product * x(g), 1);
  },
  clamp: (raw, c) => {
    const of = c.num(raw.of);
    const min = c.num(raw.min);
    const max = c.num(raw.max);
    return (g) => Math.min(Math.max(of(g), min(g)), max(g));
  },
  choose: (raw, c) => {
    const test = c.truth(raw.test);
    const yes = c.num(raw.yes);
    const no = c.num(raw.no);
    return (g) => (test(g) ? yes(g) : no(g));
  },
  drawn: (raw, c) => {
    const deck = c.names.deck(text(raw.deck));
    const turn = raw.since === 'turn';
    return (g) => (turn ? g.s.turn.drawn[deck] : g.s.drawn[deck]);
  },
  ev: (raw) => {
    const field = text(raw.field);
    return (g) => {
      if (g.scope.ev < 0) return 0;
      const h = g.s.happenings[g.scope.ev];
      return field === 'total' ? h.total : field === 'pool' ? h.pool : h.n;
    };
  },
  /** The dead count as well. */
  players: () => (g) =>
    g.s.haunt < 0
      ? g.s.controller.length
      : rule(g, 'haunt.count-dead')(g.s.controller.length, explorersOf(g).filter((who) => isDead(g, who)).length),
  heroesAtStart: () => (g) => g.s.heroesAtStart,
  byPlayers: (raw) => {
    const values = list(raw.of).map(Number);
    return (g) => values[Math.min(Math.max(g.s.controller.length, 3), 6) - 3];
  },
  half: (raw, c) => {
    const of = c.num(raw.of);
    const up = raw.up === true;
    return (g) => (up ? Math.ceil(of(g) / 2) : Math.floor(of(g) / 2));
  },
  sum: (raw, c) => {
    const of = c.set(raw.of);
    const by = c.num(raw.by);
    return (g) => of(g).reduce((total, x) => total + withIt(g, x, by), 0);
  },
  numberOn: (raw, c) => {
    const of = c.one(raw.of);
    return (g) => g.s.things.number[of(g)] ?? -1;
  },
  steps: (raw, c) => {
    const from = c.one(raw.from);
    const to = c.one(raw.to);
    return (g) => (from(g) < 0 || to(g) < 0 ? 99 : (distances(g, from(g))[to(g)] + 100) % 101);
  },
  /** Attacks made in this turn. */
  attacksMade: () => (g) => g.s.turn.attacks,
  round: () => (g) => g.s.round,
  chart: (raw, c) => {
    const things = c.one(raw.things);
    const rooms = c.one(raw.rooms);
    return (g) => {
      const cell = law(g, 'reveal.chart') && law(g, 'reveal.chart-part') ? `${rooms(g)}/${things(g)}` : '';
      return g.p.chart.get(cell) ?? 0;
    };
  },
};
