import { layFloors } from '@hollow/drawing/plan';
import type { Decision, Option, Position } from '@hollow/engine';
import { describe, expect, test } from 'vitest';
import { type Framing, framingOf } from '../src/board/framing.ts';
import { sceneOf } from '../src/board/scene.ts';
import { DEFS, FLOORS, POSITION } from './board.ts';
import { decisionOf } from './decisions.ts';

/** Vivian stands in the foyer and may go east; whom she hunts stands two rooms off, where nothing is lit. */
const STEP = { verb: 'move', room: 'entrance-hall', side: 'E', cost: 1 } as unknown as Option;
const ASKED: Decision = decisionOf('turn', [STEP], {
  prompt: { key: 'ask.turn', args: { who: 'vivian-lopez', about: '' } },
});

function framed(more: Partial<Position>): Framing {
  const position: Position = { ...POSITION, ...more };
  const scene = sceneOf(position, DEFS, FLOORS, ASKED);
  return framingOf(scene, layFloors(scene.plan, ['ground']), position, {
    lookAt: null,
    me: 'vivian-lopez',
    alone: true,
  });
}

const sided = (hers: string, others: string): Position['explorers'] =>
  POSITION.explorers.map((one) => ({ ...one, side: one.id === 'vivian-lopez' ? hers : others }));

describe('At one’s turn the house shows', () => {
  const plain = framed({});

  test('in a haunt also the nearest of those whom one hunts', () => {
    const hunt = framed({ haunt: 'the-mummy-walks', explorers: sided('traitor', 'heroes') });
    // Ox stands one row further north than anything that is lit.
    expect(hunt.start.y).toBeLessThan(plain.start.y);
    expect(hunt.lit).toEqual(plain.lit);
  });

  test('nobody of one’s own side, and nobody before the haunt', () => {
    expect(framed({ haunt: 'the-mummy-walks', explorers: sided('heroes', 'heroes') }).start).toEqual(plain.start);
    expect(framed({ explorers: sided('traitor', 'heroes') }).start).toEqual(plain.start);
  });
});
