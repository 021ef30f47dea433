import { thirdEdition } from '@hollow/content';
import { type Decision, Engine, type Option, type State } from '@hollow/engine';
import { arrange } from '@hollow/engine/kit';
import { houseOf } from '@hollow/server/packs';
import { loadText } from '@hollow/text';
import { describe, expect, test } from 'vitest';
import { placesOf } from '../src/board/places.ts';
import { TablePacks } from '../src/packs/TablePacks.ts';
import { type DockItem, dockItems } from '../src/table/dock/items.ts';
import { isNothing, tradeHalves } from '../src/table/prompts/trade.ts';
import { must } from './must.ts';

const engine = new Engine([thirdEdition]);
const text = loadText('en', [thirdEdition]);
const packs = new TablePacks([houseOf(thirdEdition)]);
const ANN = 'oliver-swift';
const BEN = 'isa-valencia';
const DAN = 'dan-nguyen';

function laid(cards: Readonly<Record<string, readonly string[]>>): State {
  const seats = [ANN, BEN, DAN].map((explorer) => ({ explorers: [explorer] }));
  const { state } = engine.create({ seats, first: ANN }, 'two bundles');
  const explorers = Object.fromEntries(Object.entries(cards).map(([who, held]) => [who, { cards: held }]));
  arrange(engine, state, { explorers });
  return state;
}

const askedIn = (state: State): Decision => must(engine.pending(state)[0]);

function answer(state: State, is: (option: Option) => boolean): void {
  const { seat, id, options } = askedIn(state);
  const applied = engine.apply(state, seat, id, options.findIndex(is));
  if (!applied.ok) throw new Error(applied.refusal.message);
}

const halvesIn = (state: State) => tradeHalves(askedIn(state), engine.view(state, askedIn(state).seat).position);

function dockOf(state: State): DockItem[] {
  const decision = askedIn(state);
  const { position } = engine.view(state, decision.seat);
  const barred = engine.explain(state, decision.seat, decision.id);
  return dockItems({ decision, barred, position, text, packs });
}

describe('A trade', () => {
  test('is one line of the dock, and somebody on the house', () => {
    const state = laid({ [ANN]: ['brooch', 'gun'], [BEN]: ['armor'] });
    const line = must(dockOf(state).find(({ id }) => id === 'trade'));
    expect(line).toMatchObject({ label: 'Trade', key: 'T', from: 'list', note: 'with Isa, Dan, once this turn' });
    expect(must(placesOf(askedIn(state)).people.get(BEN))).toMatchObject({ gift: true, attack: false });
  });

  test('is all that is said of things: dropping, which nobody ever does here, is not among what is shut', () => {
    const state = laid({ [ANN]: ['brooch', 'gun'], [BEN]: ['armor'] });
    const { seat, id } = askedIn(state);
    expect(engine.explain(state, seat, id).map(({ verb }) => verb)).toContain('drop');
    expect(dockOf(state).filter(({ state: is }) => is === 'barred')).toEqual([]);
  });

  test('lays out things of both on one sheet, and takes them back', () => {
    const state = laid({ [ANN]: ['brooch', 'gun'], [BEN]: ['armor'] });
    answer(state, (option) => option.verb === 'trade' && option.to === BEN);
    expect(isNothing(halvesIn(state))).toBe(true);
    answer(state, (option) => option.verb === 'thing' && option.card === 'gun');
    answer(state, (option) => option.verb === 'thing' && option.card === 'armor');
    const [own, theirs] = halvesIn(state);
    expect(must(own).things.map(({ id, laid: lies }) => [id, lies])).toEqual([
      ['brooch', false],
      ['gun', true],
    ]);
    expect(must(theirs)).toMatchObject({ who: BEN, things: [{ id: 'armor', laid: true }] });
    const back = must(must(own).things[1]).option;
    expect(askedIn(state).options[must(back)]).toMatchObject({ verb: 'take-back', card: 'gun' });
  });

  test('says of what stays where it is, on both sides, why it does', () => {
    const state = laid({ [ANN]: ['brooch', 'gun'], [BEN]: ['armor'] });
    const { cards } = engine.program(state.ruleset);
    state.handled = ['gun', 'armor'].map((id) => cards.findIndex((card) => card.id === id));
    answer(state, (option) => option.verb === 'trade' && option.to === BEN);
    const asked = askedIn(state);
    const barred = engine.explain(state, asked.seat, asked.id);
    const halves = tradeHalves(asked, engine.view(state, asked.seat).position, barred);
    const why = halves.map(({ things }) =>
      things.map((thing) => [thing.id, thing.why === null ? '' : text.reason(thing.why).why]),
    );
    expect(why).toEqual([
      [
        ['brooch', ''],
        ['gun', 'this card has already been used this turn'],
      ],
      [['armor', 'this card has already been used this turn']],
    ]);
  });

  test('is shown to the other one with their own half first', () => {
    const state = laid({ [ANN]: ['brooch', 'gun'], [BEN]: ['armor'] });
    answer(state, (option) => option.verb === 'trade' && option.to === BEN);
    answer(state, (option) => option.verb === 'thing' && option.card === 'gun');
    answer(state, (option) => option.verb === 'done');
    expect(askedIn(state)).toMatchObject({ kind: 'trade-consent', seat: 1 });
    const [own, theirs] = halvesIn(state);
    expect(must(own)).toMatchObject({ who: BEN, things: [{ id: 'armor', laid: false, option: null }] });
    expect(
      must(theirs)
        .things.filter(({ laid: lies }) => lies)
        .map(({ id }) => id),
    ).toEqual(['gun']);
  });
});
