import { secondEdition } from '@hollow/content';
import { Engine, type State } from '@hollow/engine';
import { checkSecrecy } from '@hollow/engine/kit';
import { expect, test } from 'vitest';

const GAMES = process.env.HOLLOW_TEST === 'full' ? 24 : 3;
/** Questions that only tables with options of the books are asked. */
const KINDS = ['omen-room', 'traitor-part', 'volunteer', 'vote', 'hand-over'];

test.each([
  { seats: 4, switches: { reluctantTraitor: 'volunteerSwap', deathBeforeHaunt: 'possible', openHaunt: 'open' } },
  { seats: 2, switches: { reluctantTraitor: 'volunteerSwap', unplayedHauntSearch: 'nextOmenTileInStack' } },
])(
  'who will take the part of the traitor, and for whom one votes, nobody knows before all have said so ($seats seats)',
  ({ seats, switches }) => {
    const engine = new Engine([secondEdition]);
    const seen = new Set<string>();
    const when = ({ question, round }: State): boolean => {
      const asked = question !== null && KINDS.includes(question.kind);
      if (asked) seen.add(question.kind);
      return asked || (round === 12 && question?.kind === 'turn');
    };
    for (let seed = 0; seed < GAMES; seed++) {
      const setup = { seats: Array.from({ length: seats }, () => ({})), switches, playedHaunts: [1, 12, 27, 32] };
      checkSecrecy(engine, setup, `options/${seats}/${seed}`, {
        rounds: 24,
        answers: 4000,
        every: 1,
        samples: 1,
        when,
      });
    }
    expect([...seen]).toEqual(expect.arrayContaining(['traitor-part', 'volunteer']));
  },
);
