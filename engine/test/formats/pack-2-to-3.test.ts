import { expect, test } from 'vitest';
import { step2to3 } from '../../src/formats/pack/2-to-3.ts';

test('a switch that the engine knew by its name is said to read its rules', () => {
  const switches = {
    preHauntFloor: { options: ['lowest', 'one'], default: 'lowest' },
    openHaunt: { options: ['shut', 'ajar'], default: 'shut' },
    weather: { options: ['one', 'two'], default: 'one' },
  };
  const old = { id: 'house', format: 2, edition: { start: 'gate', switches, readings: { 'drop.any': 'never' } } };
  expect(step2to3.up(old)).toEqual({
    ...old,
    edition: {
      ...old.edition,
      readings: {
        'traits.floor-before-haunt': { switch: 'preHauntFloor' },
        'traits.on-the-skull': { switch: 'preHauntFloor' },
        'drop.any': 'never',
      },
    },
  });
});

test('a reading that an edition has chosen stays', () => {
  const switches = { emptyDeck: { options: ['reshuffle', 'drawNothing'], default: 'reshuffle' } };
  const edition = { switches, readings: { 'card.deck-empty': 'drawNothing' } };
  expect(step2to3.up({ edition })).toEqual({ edition });
});

test('nothing is said any more of whether a haunt can be played', () => {
  const old = { id: 'more', haunts: [{ id: 'one', number: 1, playable: false }, { id: 'two' }] };
  expect(step2to3.up(old)).toEqual({ id: 'more', haunts: [{ id: 'one', number: 1 }, { id: 'two' }] });
});
