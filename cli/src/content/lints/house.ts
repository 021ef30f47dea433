import { isLedTo } from '@hollow/bots';
import { isWritten, namesIn } from '@hollow/engine';
import type { Lint, Remark } from './finding.ts';

/** Every cell of the chart leads to a haunt, no row is shorter than the list of omens, and every written haunt has a cell. */
export const lintChart: Lint = ({ packs, checked }) => {
  const numbers = new Set(packs.flatMap((pack) => (pack.haunts ?? []).map(({ number }) => number)));
  const odd = checked.flatMap(({ id, chart: own }) =>
    Object.entries(own?.rows ?? {}).flatMap(([room, row]): Remark[] => {
      const where = `${id}/chart/${room}`;
      const unknown = row.filter((n) => !numbers.has(n)).map((n) => ({ where, message: `there is no haunt ${n}` }));
      const n = own?.omens.length ?? 0;
      return row.length === n ? unknown : [...unknown, { where, message: `${n} cells expected, found ${row.length}` }];
    }),
  );
  const lost = checked.flatMap((pack) =>
    (pack.haunts ?? [])
      .filter((haunt) => isWritten(haunt) && !isLedTo(packs, haunt))
      .map(({ id, number }) => ({
        where: `${pack.id}/haunts/${id}`,
        message: `no cell of a chart leads to number ${number}`,
      })),
  );
  return [...odd, ...lost];
};

export const lintDoors: Lint = ({ checked }) =>
  checked.flatMap((pack) =>
    (pack.rooms ?? []).flatMap((room): Remark[] => {
      const where = `${pack.id}/rooms/${room.id}`;
      if (room.doors.length === 0 && (room.links ?? []).length === 0)
        return [{ where, message: 'a room without a door cannot be entered' }];
      return new Set(room.doors).size < room.doors.length ? [{ where, message: 'a door stands there twice' }] : [];
    }),
  );

/** Something goes by every switch: a rule of the engine that the edition reads by it, or a rule or condition of a pack. */
export const lintSwitches: Lint = ({ packs, checked }) => {
  const named = new Set(
    packs.flatMap((pack) => namesIn(pack).flatMap(({ of, name }) => (of === 'switch' ? [name] : []))),
  );
  return checked.flatMap(({ id, edition }) =>
    Object.keys(edition?.switches ?? {})
      .filter((name) => !named.has(name))
      .map((name) => ({
        where: `${id}/edition/switches/${name}`,
        message: 'nothing goes by it: no reading of the edition, no rule and no condition names it',
      })),
  );
};

/** Both sides of an explorer's card exist, and tracks climb. */
export const lintTracks: Lint = ({ packs, checked }) => {
  const cards = packs.flatMap((pack) => (pack.explorers ?? []).map(({ card }) => card));
  return checked.flatMap((pack) =>
    (pack.explorers ?? []).flatMap((explorer): Remark[] => {
      const where = `${pack.id}/explorers/${explorer.id}`;
      const falling = Object.entries(explorer.tracks)
        .filter(([, { values }]) => values.some((value, i) => value < (values[i - 1] ?? value)))
        .map(([trait]) => ({ where, message: `the track of ${trait} goes down` }));
      const sides = cards.filter((card) => card === explorer.card).length;
      return sides > 2 ? [...falling, { where, message: `the card “${explorer.card}” has ${sides} sides` }] : falling;
    }),
  );
};
