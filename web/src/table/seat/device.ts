import { createContext, use } from 'react';

/** This device at a table of the server. */
export interface Device {
  readonly seats: readonly number[];
  /** Asks the server again which seats it has. */
  readonly again: () => void;
  /** Lays the cover over what one person sees; null where nobody else plays here. */
  readonly handOn: (() => void) | null;
}

const NOBODYS: Device = { seats: [], again: () => undefined, handOn: null };

const DeviceContext = createContext<Device>(NOBODYS);
export const DeviceProvider = DeviceContext.Provider;
export const useDevice = (): Device => use(DeviceContext);
