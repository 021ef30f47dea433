import { secondEdition } from '@hollow/content';
import { loadWords } from '@hollow/text';
import { expect, test } from 'vitest';

const { messages } = loadWords('en', []);
const { switches, presets } = secondEdition.edition ?? { switches: {}, presets: {} };

test('Every switch, every reading of it and every preset can be read in the lobby', () => {
  const wanted = [
    ...Object.entries(switches).flatMap(([id, { options }]) => [
      `switch.${id}`,
      ...options.map((option) => `switch.${id}.${option}`),
    ]),
    ...Object.keys(presets).map((id) => `preset.${id}`),
  ];
  expect(wanted.length).toBeGreaterThan(90);
  expect(wanted.filter((key) => messages[key] === undefined)).toEqual([]);
});
