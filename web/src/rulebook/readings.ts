import { secondEditionHouse } from '@hollow/content/house';
import type { Settings } from '@hollow/protocol';
import { createContext, use } from 'react';

export type Readings = Readonly<Record<string, string>>;

/** The readings that a table plays by: those of its preset, and its own on top. */
export function readingsAt({ preset, switches }: Pick<Settings, 'preset' | 'switches'>): Readings {
  const { edition } = secondEditionHouse;
  const book = edition?.presets[preset] ?? {};
  return Object.fromEntries(
    Object.entries(edition?.switches ?? {}).map(([id, def]) => [id, switches[id] ?? book[id] ?? def.default]),
  );
}

/** Null away from any table. */
const ReadingsContext = createContext<Readings | null>(null);
export const ReadingsProvider = ReadingsContext.Provider;
export const useReadings = (): Readings | null => use(ReadingsContext);

/** A switch that the engine does not read is null. */
export function readingOf(id: string, readings: Readings | null): string | null {
  const known = secondEditionHouse.edition?.switches[id];
  return known === undefined ? null : (readings?.[id] ?? known.default);
}

/** The table reads it otherwise than is recommended. */
export const isOwn = (id: string, readings: Readings): boolean =>
  readings[id] !== secondEditionHouse.edition?.switches[id]?.default;
