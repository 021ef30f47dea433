import type { Event, HauntDef, SeenEventOf, View } from '@hollow/engine';
import { actionPage } from '@hollow/engine/deed';
import type { TomeLine } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import { keptGames } from '../src/golden/files.ts';
import type { GoldenGame } from '../src/golden/kept-game.ts';
import { type Replay, replayTale } from '../src/golden/replay.ts';
import { packsBehind } from '../src/packs/packs.ts';
import { bookOf } from './books.ts';

const HARMS = [
  'altered',
  'damage',
  'trait',
  'died',
  'stunned',
  'move',
  'placed',
  'sent',
  'held',
  'card',
  'piece',
] as const satisfies readonly Event['type'][];
type Harm = SeenEventOf<(typeof HARMS)[number]>;

const isHarm = (event: { readonly type: string }): event is Harm => HARMS.some((type) => type === event.type);

/** Whoever is hurt, moved or killed, or has something no longer; '' for nobody. */
function suffererOf(event: Harm): string {
  if (event.type === 'card' || event.type === 'piece') return event.from === event.to ? '' : event.from;
  return event.type === 'trait' && event.steps >= 0 ? '' : event.who;
}

/** The page on which a part of a haunt stands. */
function pageOf({ actions, rules, statuses }: HauntDef, behind: string): string {
  const [first = '', page] = behind.split('/');
  if (page !== undefined) return page;
  const action = actions?.[first];
  if (action !== undefined) return actionPage(action);
  const carried = Object.values(statuses ?? {}).flatMap((status) => status.rules?.[first] ?? []);
  return (rules?.[first] ?? carried[0])?.page ?? 'everyone';
}

/** Whether somebody reads the page: it is for everybody or that of their side, or the game is over and all lies open. */
const reads = ({ tome, outcome }: View, page: string): boolean =>
  outcome !== null || page === 'everyone' || tome?.sides.includes(page) === true;

/** What was heard of a part of another page. */
const heardOf = (haunt: string, view: View, behind: string): TomeLine | undefined =>
  bookOf(haunt)
    .heard(view)
    .find(({ id }) => id === behind);

/** What is told of the harm that parts of a haunt do in kept games. */
class Harms {
  /** By what is done: what those are told who suffer it and do not read its page. */
  readonly told = new Map<string, string>();
  /** Harm of which those who suffer it read no cause. */
  readonly silent = new Set<string>();
  /** Deeds of other pages of which those who see them are not told the name. */
  readonly nameless = new Set<string>();
  /** By what is heard of other pages: what may be read of it. */
  readonly readable = new Map<string, string>();
  /** How many others were seen. */
  deeds = 0;
  /** How much harm there was whose cause they read on their own page. */
  own = 0;

  read(game: GoldenGame): void {
    const def = packsBehind(game.haunt)
      .flatMap(({ haunts = [] }) => haunts)
      .find(({ id }) => game.haunt.endsWith(`/${id}`));
    if (def === undefined) throw new Error(`no haunt ${game.haunt}`);
    replayTale(packsBehind(game.haunt), game, (at) => {
      for (const event of at.events) {
        this.#look(game.haunt, def, at, event);
        this.#hear(game.haunt, def, at, event);
      }
    });
  }

  /** What somebody does of a page is told to those who do not read it, by its name. */
  #hear(haunt: string, def: HauntDef, { engine, state }: Replay, event: Event): void {
    if (event.type !== 'offer') return;
    for (let seat = 0; seat < state.seats; seat++) {
      const seen = engine.seen(event, seat);
      // Nobody sees what somebody unseen does.
      if (seen.type !== 'offer' || !seen.rule.startsWith(`haunts/${def.id}/`)) continue;
      const id = seen.rule.split('/').at(-1) ?? '';
      const view = engine.view(state, seat);
      if (reads(view, pageOf(def, id))) continue;
      this.deeds += 1;
      const heard = heardOf(haunt, view, id);
      if (heard === undefined) this.nameless.add(`${haunt}/${id}`);
      else this.readable.set(`${haunt}/${id}`, heard.more ?? '');
    }
  }

  #look(haunt: string, def: HauntDef, { engine, state }: Replay, event: Event): void {
    const all = engine.seen(event, 'all');
    if (!isHarm(all) || all.behind === undefined) return;
    const seat = engine.view(state, 'all').position.explorers.find(({ id }) => id === suffererOf(all))?.seat;
    if (seat === undefined) return;
    const view = engine.view(state, seat);
    const seen = engine.seen(event, seat);
    const behind = isHarm(seen) ? (seen.behind ?? '') : '';
    const harm = `${haunt}/${all.behind} ${all.type}`;
    if (reads(view, pageOf(def, all.behind))) {
      this.own += 1;
      return;
    }
    const path = `haunts/${def.id}/${behind}`;
    const heard = heardOf(haunt, view, behind);
    const name = heard?.text ?? '';
    if (heard !== undefined) this.readable.set(`${haunt}/${behind}`, heard.more ?? '');
    // What a side does before the first turn has no name of its own.
    if (name === '' && !behind.startsWith('setup/')) this.silent.add(harm);
    const scope = { haunt: def.id, sides: view.tome?.sides ?? [], labels: { [path]: name } };
    this.told.set(harm, bookOf(haunt).during(scope).event(seen));
  }
}

describe('What a part of the haunt does to somebody', () => {
  const harms = new Harms();
  for (const game of keptGames()) harms.read(game);
  const { deeds, nameless, own, readable, told, silent } = harms;

  test('has a cause that they can read, whoever’s page it stands on', () => {
    expect([...silent]).toEqual([]);
  });

  test('is told by the name of the cause, and not by the path of a rule', () => {
    expect(own).toBeGreaterThan(300);
    expect(told.size).toBeGreaterThan(20);
    expect([...told].filter(([, said]) => !/^[^/:]+: ./.test(said))).toEqual([]);
    expect(told.get('third-edition/holy-ground/she-hungers damage')).toMatch(
      /^Her hunger: .+ takes 1 general damage\.$/,
    );
    expect(told.get('second-edition/tomb-of-dracula/setup/traitor card')).toMatch(/^The traitor’s set-up: /);
  });

  test('is named as well where somebody has chosen it', () => {
    expect(deeds).toBeGreaterThan(100);
    expect([...nameless]).toEqual([]);
  });

  test('may be read word for word in the third edition, and in the second only as far as dice decide it', () => {
    const third = [...readable].filter(([part]) => part.startsWith('third-edition/'));
    expect(third.length).toBeGreaterThan(10);
    expect(third.filter(([, said]) => said === '').map(([part]) => part)).toEqual([]);
    expect(readable.get('third-edition/holy-ground/she-hungers')).toMatch(/damage/);
    const silent = [...readable].filter(([part, said]) => part.startsWith('second-edition/') && said === '');
    expect(silent.length).toBeGreaterThan(10);
  });
});
