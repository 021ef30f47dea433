import { describe, expect, test } from 'vitest';
import { openVotes, publicTable } from '../../src/index.ts';
import { begunTable, type LocalTable } from '../local-table.ts';
import { agree, DAY, MINUTE, propose } from './steps.ts';

/** The vote that a seat sees. */
function voteSeenBy({ moment }: LocalTable, seat: number) {
  const attendance = { isHere: () => true, wentAt: () => null, watchers: () => 0 };
  return publicTable(moment, seat, attendance, [], null).vote;
}

describe('a vote', () => {
  test('asks somebody for whom a bot plays, when they are back: nobody takes back or draws in their absence', async () => {
    const local = await begunTable(2);
    local.leave(1);
    local.wait(5 * MINUTE);
    await local.send(0, { t: 'host', do: { what: 'bot', seat: 1, kind: 'normal' } });
    await local.send(0, { t: 'draw' });
    expect(local.seen).toMatchObject({ phase: 'playing', vote: { about: 'draw', asked: [1] } });
  });

  test('asks a dead traitor, who still leads the monsters, and no dead hero', async () => {
    const local = await begunTable(3);
    const { game } = local.moment;
    if (game === null) throw new Error('no game');
    const fallen = Object.create(game.engine) as typeof game.engine;
    const sides = ['heroes', 'traitor', 'heroes'] as const;
    fallen.view = (...of: Parameters<typeof fallen.view>) => {
      const view = game.engine.view(...of);
      const explorers = view.position.explorers.map((who) => ({
        ...who,
        side: sides[who.seat] ?? null,
        dead: who.seat > 0,
      }));
      return { ...view, position: { ...view.position, explorers } };
    };
    local.moment = { ...local.moment, game: { ...game, engine: fallen } };
    await local.send(0, { t: 'draw' });
    expect(local.moment.table.vote).toMatchObject({ about: 'draw', asked: [1] });
  });

  test('is not got round by a host who lets the game end sooner', async () => {
    const local = await begunTable(2);
    const end = (rounds: number | null) => local.send(0, { t: 'host', do: { what: 'settings', settings: { rounds } } });
    await expect(end(5)).rejects.toMatchObject({ code: 'not-allowed', field: 'rounds' });
    await end(null);
    await expect(end(300)).rejects.toMatchObject({ field: 'rounds' });
  });

  test('may be withdrawn by whoever called for it, and stands in nobody’s way for ever', async () => {
    const local = await begunTable(3);
    await local.send(0, { t: 'draw' });
    await expect(propose(local, 0, 'remove', 2)).rejects.toMatchObject({ code: 'conflict' });
    await agree(local, 0, false);
    expect(local.told.at(-1)).toBe('vote-withdrawn');
    await local.send(0, { t: 'draw' });
    local.wait(DAY);
    await propose(local, 0, 'remove', 2);
    expect(openVotes(local.moment.table)).toMatchObject([{ by: 0, about: 'remove', asked: [1] }]);
  });

  test('that asks an accomplice alone, who is silent, keeps nobody else from calling for one', async () => {
    const local = await begunTable(3);
    await propose(local, 0, 'remove', 2);
    expect(local.moment.table.vote).toMatchObject({ by: 0, asked: [1] });
    await local.send(2, { t: 'draw' });
    // Everybody sees what they are asked, one after the other.
    expect(voteSeenBy(local, 0)).toMatchObject({ about: 'draw', by: 2 });
    expect(voteSeenBy(local, 1)).toMatchObject({ about: 'remove', by: 0 });
    expect(voteSeenBy(local, 2)).toMatchObject({ about: 'draw', by: 2 });
    await local.send(0, { t: 'vote', vote: voteSeenBy(local, 0)?.id ?? 0, yes: true });
    await local.send(1, { t: 'vote', vote: voteSeenBy(local, 1)?.id ?? 0, yes: false });
    expect(voteSeenBy(local, 1)).toMatchObject({ about: 'draw', asked: [1] });
    await local.send(1, { t: 'vote', vote: voteSeenBy(local, 1)?.id ?? 0, yes: true });
    expect(local.moment.table).toMatchObject({ phase: 'over', vote: null, otherVotes: [] });
  });

  test('about a seat that changes hands is over, and others go on', async () => {
    const local = await begunTable(4, 4);
    await propose(local, 0, 'remove', 3);
    await local.send(1, { t: 'draw' });
    await propose(local, 2, 'remove', 3);
    await local.send(3, { t: 'resign' });
    // A draw asks whoever has given up as well: it is asked anew.
    expect(openVotes(local.moment.table)).toEqual([]);
    await local.send(1, { t: 'draw' });
    await propose(local, 0, 'remove', 2);
    await local.send(2, { t: 'vote', vote: voteSeenBy(local, 2)?.id ?? 0, yes: false });
    expect(openVotes(local.moment.table)).toMatchObject([{ by: 0, about: 'remove' }]);
  });
});
