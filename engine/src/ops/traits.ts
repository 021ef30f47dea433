import { ContentError } from '../define/names.ts';
import type { OpTable } from '../define/op-table.ts';
import {
  hasTrait,
  isExplorer,
  isMonster,
  isTransformed,
  setStep,
  sheetOf,
  stepOf,
  traitOf,
} from '../machine/characters.ts';
import type { G } from '../machine/context.ts';
import { law, reading } from '../machine/law.ts';
import { carrierId, idOf, tell } from '../machine/log.ts';
import { closeHappening, done, fire, happen, happening, instead, modify, perform } from '../machine/machine.ts';
import { HELD, holder, inRoom } from '../state/state.ts';

/** Before the haunt nobody dies, but where a table has it otherwise. */
const canDie = (g: G): boolean => g.s.haunt >= 0 || reading(g, 'deathBeforeHaunt') === 'possible';

/** The lowest step a clip may stand on now. */
export function lowestStep(g: G): number {
  if (canDie(g)) return -1;
  if (reading(g, 'preHauntFloor') === 'one') return -1;
  return law(g, 'traits.floor-before-haunt') ? 0 : -1;
}

/** Why a clip moves: an effect, or a card that comes (1) or goes (2). */
type Custody = 0 | 1 | 2;

const overflowKey = (card: number, trait: number): string => `${card}.${trait}`;

/** Steps the clip really moves, with what a held card could not give written down. */
function settle(g: G, who: number, trait: number, wanted: number, custody: Custody): number {
  const { tracks } = sheetOf(g, who);
  const now = stepOf(g, who, trait);
  const top = tracks[trait].length - 1;
  const card = g.scope.owner >= HELD ? holder(g.scope.owner) : -1;
  let steps = wanted;
  if (custody === 2 && steps < 0 && law(g, 'traits.item-overflow')) {
    const key = overflowKey(card, trait);
    steps = Math.min(0, steps + (g.s.overflow[key] ?? 0));
    delete g.s.overflow[key];
  }
  let to = now + steps;
  if (to > top) {
    if (custody === 1) g.s.overflow[overflowKey(card, trait)] = to - top;
    to = law(g, 'traits.maximum') ? top : now;
  }
  return Math.max(to, Math.min(now, lowestStep(g))) - now;
}

/** Where the clip comes to stand: places of the row are counted, not the numbers on it, which may stand there twice. */
function landing(g: G, who: number, trait: number, by: number): number {
  const to = stepOf(g, who, trait) + by;
  if (law(g, 'traits.steps') && law(g, 'traits.duplicates')) return to;
  const row = sheetOf(g, who).tracks[trait];
  const wanted = traitOf(g, who, trait) + by;
  return by > 0
    ? Math.max(0, row.lastIndexOf(Math.min(wanted, row[row.length - 1])))
    : Math.max(0, row.indexOf(wanted));
}

/** Rooms that raise traits do nothing for monsters; by one reading, nor for a traitor who has become one. */
function gainsNothing(g: G, who: number): boolean {
  if (!inRoom(g.scope.owner)) return false;
  const beast = isTransformed(g, who) && reading(g, 'traitRoomsForTransformedTraitor') === 'false';
  return (isMonster(g, who) || beast) && law(g, 'monster.no-trait-rooms');
}

/** A monster has no track: what an effect adds to its number, or takes from it, is written down. */
function raise(g: G, who: number, trait: number, by: number): void {
  if (!isMonster(g, who) || !hasTrait(g, who, trait)) return;
  const from = traitOf(g, who, trait);
  const key = `${who}.${trait}`;
  g.s.raised[key] = (g.s.raised[key] ?? 0) + by;
  tell(g, 'trait', {
    who: idOf(g, who),
    trait: g.p.traits[trait],
    wanted: by,
    steps: by,
    from,
    to: traitOf(g, who, trait),
    about: carrierId(g, g.scope.owner),
  });
}

const custodyOf = (g: G): Custody => (g.scope.vals.$custody === 1 ? 1 : g.scope.vals.$custody === 2 ? 2 : 0);

export const TRAITS: OpTable = {
  shift: (raw, c) => {
    const who = c.set(raw.who);
    const traits = typeof raw.trait === 'string' ? null : c.set(raw.trait);
    const named = typeof raw.trait === 'string' ? c.names.trait(raw.trait) : -1;
    const steps = c.num(raw.steps);
    const held = raw.held === true;
    return {
      run(g, f) {
        const by = steps(g);
        const custody = held ? (by > 0 ? 1 : 2) : custodyOf(g);
        const list = traits === null ? [named] : traits(g);
        done(f);
        // Pushed in reverse: the frame on top runs first.
        for (const x of who(g).toReversed()) {
          for (const t of list.toReversed()) {
            if (by > 0 && gainsNothing(g, x)) continue;
            if (isExplorer(g, x)) perform(g, 'move-clip', x, [t, by, custody]);
            else raise(g, x, t, by);
          }
        }
      },
    };
  },

  setTrait: (raw, c) => {
    const who = c.set(raw.who);
    const traits = typeof raw.trait === 'string' ? null : c.set(raw.trait);
    const named = typeof raw.trait === 'string' ? c.names.trait(raw.trait) : -1;
    const to = String(raw.to);
    if (to !== 'start' && to !== 'lowest') throw new ContentError(c.path, `a trait cannot be set to “${to}”`);
    return {
      run(g, f) {
        const list = traits === null ? [named] : traits(g);
        done(f);
        for (const x of who(g)) {
          if (!isExplorer(g, x)) continue;
          for (const t of list) {
            const goal =
              to === 'start' ? Math.max(sheetOf(g, x).start[t], stepOf(g, x, t)) : Math.min(0, stepOf(g, x, t));
            const by = goal - stepOf(g, x, t);
            if (by !== 0) perform(g, 'move-clip', x, [t, by, 0]);
          }
        }
      },
    };
  },

  /** Registers: trait, steps, custody. */
  'move-clip': () => ({
    run(g, f) {
      const [trait, wanted, custody] = f.r as [number, number, Custody];
      const who = g.scope.self;
      switch (f.st) {
        case 0: {
          const ev = happen(g, { t: 'shift', who, n: wanted, kind: wanted > 0 ? 'gain' : 'loss', thing: trait });
          f.r.push(ev);
          modify(g, 'shift.modify', who, ev);
          f.st = 1;
          instead(g, 'shift.instead', who, ev);
          return;
        }
        case 1: {
          const ev = f.r[3] as number;
          const h = happening(g, ev);
          if (h.replaced.length > 0) {
            f.st = 2;
            return;
          }
          const by = settle(g, who, trait, h.n, custody);
          const from = traitOf(g, who, trait);
          setStep(g, who, trait, landing(g, who, trait, by));
          tell(g, 'trait', {
            who: idOf(g, who),
            trait: g.p.traits[trait],
            wanted,
            steps: by,
            from,
            to: traitOf(g, who, trait),
            about: carrierId(g, g.scope.owner),
          });
          h.n = by;
          f.st = 2;
          fire(g, 'shift.after', who, ev);
          // Pushed last, so that it comes first: a clip on the skull is death.
          if (canDie(g) && stepOf(g, who, trait) < 0 && law(g, 'traits.skull') && law(g, 'death.when'))
            perform(g, 'die', who, []);
          return;
        }
        default:
          closeHappening(g, f.r[3] as number);
          done(f);
      }
    },
  }),
};
