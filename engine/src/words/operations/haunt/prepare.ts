import type { G } from '../../../core/context.ts';
import { rowOf } from '../../../core/tables.ts';
import { flag, list, optional, word } from '../../../define/field.ts';
import { defineOp } from '../../../define/operation.ts';
import type { PrepareOp } from '../../../language/words.generated.ts';
import { explorersOf, isDead, tableOrder } from '../../../machine/characters.ts';
import { tell } from '../../../machine/log.ts';
import { pushScoped, putToAll } from '../../../machine/machine.ts';

/** Who carries out what the heroes' page says of the first steps: the revealer, unless that is the traitor. */
const firstHero = (g: G): number =>
  explorersOf(g).find((x) => x === g.s.revealer && x !== g.s.traitor) ??
  tableOrder(g).find((x) => x !== g.s.traitor && !isDead(g, x)) ??
  g.s.revealer;

const PAGES = ['everyone', 'traitor', 'heroes'] as const;
type Page = (typeof PAGES)[number];

const askAll = (g: G): void =>
  putToAll(
    g,
    'ready',
    Array.from({ length: g.s.seats }, (_, seat) => seat),
  );

/** Whoever carries out the first steps of a page does so. */
function takeFirstStepsOf(g: G, page: Page): void {
  const block = rowOf(g.p.haunts, g.s.haunt).setup[page];
  const whose = { everyone: g.s.revealer, traitor: g.s.traitor, heroes: firstHero(g) };
  const self = whose[page];
  if (block !== undefined && self >= 0) pushScoped(g, block, { self, actor: self, owner: -1, ev: -1, vals: {} });
}

/** Each page in its turn. Pushed in reverse: the frame on top runs first. */
function takeFirstSteps(g: G, order: readonly Page[]): void {
  for (const page of g.law['haunt-setup.order'](order).toReversed()) takeFirstStepsOf(g, page);
}

/** Whether a side has an introduction of its own; the one for everybody is read with the title. */
function hasIntroduction(g: G, page: Page): boolean {
  const { kind } = rowOf(g.p.haunts, g.s.haunt).def;
  return kind === 'none' ? page === 'heroes' : kind !== 'free-for-all' && page !== 'everyone';
}

/** A side reads its introduction to all before it does what its page says. */
function readAloud(g: G, order: readonly Page[], at: number): void {
  const page = rowOf(g.law['haunt-setup.order'](order), at);
  if (hasIntroduction(g, page)) tell(g, 'reads', { page });
  takeFirstStepsOf(g, page);
}

export const prepareWord = defineOp({
  op: 'prepare',
  means:
    'Both sides read and say that they are ready; then each carries out its first steps, in the `order` of the pages. `aloud`: the steps come first, before all, and then the sides part to read.',
  example: {},
  fields: { order: optional(list(word(...PAGES), 3, 3)), aloud: flag },
  registers: {},
  stages: {
    read: {
      passing: true,
      run(x) {
        const { g, a } = x;
        if (a.aloud && g.law['haunt-setup.aloud']()) {
          x.to('first');
          return;
        }
        x.to('ready');
        if (g.law['haunt-setup.ready']()) askAll(g);
      },
    },
    ready: {
      run(x) {
        x.to('begin');
        takeFirstSteps(x.g, x.a.order ?? PAGES);
      },
      options(_x, sheet) {
        sheet.open.push({ verb: 'ready' });
      },
      take() {
        // Every seat has said so; the next run goes on.
      },
    },
    begin: {
      run(x) {
        const { g } = x;
        g.s.underway = true;
        tell(g, 'haunt-begins', { haunt: rowOf(g.p.haunts, g.s.haunt).def.id });
        x.done();
      },
    },
    /** All was set up before everybody's eyes: the sides part and read. */
    apart: {
      run(x) {
        x.to('parted');
        if (x.g.law['haunt-setup.ready']()) askAll(x.g);
      },
    },
    parted: {
      run: (x) => x.to('begin'),
      options(_x, sheet) {
        sheet.open.push({ verb: 'ready' });
      },
      take() {
        // As above.
      },
    },
    /** Before everybody's eyes: what is read, what comes of it, and so each page. */
    first: {
      passing: true,
      run(x) {
        x.to('second');
        readAloud(x.g, x.a.order ?? PAGES, 0);
      },
    },
    second: {
      run(x) {
        x.to('third');
        readAloud(x.g, x.a.order ?? PAGES, 1);
      },
    },
    third: {
      run(x) {
        x.to('apart');
        readAloud(x.g, x.a.order ?? PAGES, 2);
      },
    },
  },
});

export const prepare: PrepareOp = { op: 'prepare' };
/** In this order, and before all: then the sides part to read. */
export const prepareAloud = (...order: readonly Page[]): PrepareOp => ({ op: 'prepare', order, aloud: true });
