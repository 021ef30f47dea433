import type { SwitchDef } from '@hollow/engine';

const between = (value: string, ...others: string[]): SwitchDef => ({ options: [value, ...others], default: value });

/** Where the book is silent or says two things, and what a table may agree on: the recommended reading comes first. */
export const SWITCHES: Readonly<Record<string, SwitchDef>> = {
  healTo: between('place', 'value'),
  mostDice: between('eight', 'unlimited'),
  hauntRollCount: between('drawn', 'held'),
  hauntFirstTurn: between('leftOfTraitor', 'leftOfRevealer'),
  lootPer: between('corpse', 'turn'),
  lootUsesTrade: between('false', 'true'),
  reluctantTraitor: between('volunteerSwap', 'notOffered'),
  openHaunt: between('secret', 'open'),
};

/** The recommended readings, and those of the one book, which speaks of one card a turn and not of corpses. */
export const PRESETS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'third-edition': {},
  pl: { lootPer: 'turn' },
};
