import type { EditionDef } from '@hollow/engine';
import type { Settings } from '@hollow/protocol';
import { createContext, use } from 'react';

export type Readings = Readonly<Record<string, string>>;
type Switches = Pick<EditionDef, 'switches' | 'presets'> | null;

/** The readings that a table plays by: those of its preset, and its own on top. */
export function readingsAt(edition: Switches, { preset, switches }: Pick<Settings, 'preset' | 'switches'>): Readings {
  const book = edition?.presets[preset] ?? {};
  return Object.fromEntries(
    Object.entries(edition?.switches ?? {}).map(([id, def]) => [id, switches[id] ?? book[id] ?? def.default]),
  );
}

/** Null away from any table. */
const ReadingsContext = createContext<Readings | null>(null);
export const ReadingsProvider = ReadingsContext.Provider;
export const useReadings = (): Readings | null => use(ReadingsContext);

/** A switch that the edition does not have is null. */
export function readingOf(edition: Switches, id: string, readings: Readings | null): string | null {
  const known = edition?.switches[id];
  return known === undefined ? null : (readings?.[id] ?? known.default);
}

/** The table reads it otherwise than is recommended. */
export const isOwn = (edition: Switches, id: string, readings: Readings): boolean =>
  readings[id] !== edition?.switches[id]?.default;
