import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { withNamedHaunts } from '../haunts-by-number.ts';

interface Tables {
  games: { readonly id: string; head: string };
}

/** Tables that are read at a time. */
const PAGE = 500;

/** Haunts in settings and at practice tables are `pack/id`, where they were numbers. */
export const hauntNamesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    const games = db as Kysely<Tables>;
    for (let after = ''; ; ) {
      const page = await games
        .selectFrom('games')
        .select(['id', 'head'])
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute();
      for (const { id, head } of page) {
        const table = JSON.parse(head) as object;
        const named = withNamedHaunts(table);
        if (named !== table)
          await games
            .updateTable('games')
            .set({ head: JSON.stringify(named) })
            .where('id', '=', id)
            .execute();
      }
      const last = page.at(-1);
      if (last === undefined || page.length < PAGE) return;
      after = last.id;
    }
  },
};
