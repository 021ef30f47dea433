import type { Position } from '../../contract/position.ts';
import type { Tome, View } from '../../contract/types.ts';

/** What an engine shows that does without the rule: made from what it rightly shows and, for leaks, from what only the host may see. */
export type ViewChange = (seen: View, whole: View) => View;

const onBoard =
  (change: (position: Position, view: View) => Position): ViewChange =>
  (seen) => ({ ...seen, position: change(seen.position, seen) });

const inTome =
  (change: (tome: Tome, whole: Tome, view: View) => Tome): ViewChange =>
  (seen, whole) =>
    seen.tome === null || whole.tome === null ? seen : { ...seen, tome: change(seen.tome, whole.tome, seen) };

/** The page can no longer be read. */
const shut = (tome: Tome, page: string): Tome => ({
  ...tome,
  sides: tome.sides.filter((side) => side !== page),
  sections: Object.fromEntries(Object.entries(tome.sections).filter(([side]) => side !== page)),
  actions: tome.actions.filter((action) => action.page !== page),
  progress: Object.fromEntries(Object.entries(tome.progress).filter(([side]) => side !== page)),
});

/** The page and its counters lie open for everybody: a leak. */
const opened =
  (page: string): ViewChange =>
  (seen, whole) => ({
    ...seen,
    position: { ...seen.position, counters: { ...whole.position.counters } },
    tome:
      seen.tome === null || whole.tome === null
        ? seen.tome
        : {
            ...seen.tome,
            sides: whole.tome.sides.filter((side) => side === page || seen.tome?.sides.includes(side)),
            sections: { ...seen.tome.sections, [page]: whole.tome.sections[page] ?? [] },
          },
  });

/** Sides of the viewer's own explorers. */
const ownSides = ({ viewer, position }: View): readonly unknown[] =>
  position.explorers.filter(({ seat }) => seat === viewer).map(({ side }) => side);

/** Nobody reads any page but one's own. */
const ownPagesOnly = inTome((tome, _, view) =>
  view.viewer === 'all'
    ? tome
    : tome.sides.filter((side) => !ownSides(view).includes(side)).reduce((left, side) => shut(left, side), tome),
);

const isTurnOf = ({ viewer, position }: View): boolean =>
  viewer === 'all' || position.explorers.some(({ id, seat }) => id === position.turn.who && seat === viewer);

/** Rules about what is seen. The code that decides what a seat may see knows nothing of them: it is changed from outside. */
export const VIEW_DEVIATIONS: Readonly<Record<string, ViewChange>> = {
  'token.stunned-face': onBoard((position) => ({
    ...position,
    tokens: position.tokens.map((token) => ('stunned' in token ? { ...token, stunned: false } : token)),
  })),
  'token.trait-roll': onBoard((position) => ({ ...position, counters: {} })),
  'token.item-pile': onBoard((position) => ({ ...position, piles: [] })),
  'token.follows': onBoard((position) => ({
    ...position,
    tokens: position.tokens.map((token) => (token.holder === undefined ? token : { ...token, room: '' })),
  })),
  'info.shared-knowledge': onBoard((position, view) => (isTurnOf(view) ? position : { ...position, counters: {} })),
  'info.read-aloud-cards': onBoard((position, { viewer }) => ({
    ...position,
    explorers: position.explorers.map((explorer) =>
      viewer === 'all' || explorer.seat === viewer ? explorer : { ...explorer, cards: [] },
    ),
  })),
  'info.victory-text': inTome((tome) => ({
    ...tome,
    sections: Object.fromEntries(
      Object.entries(tome.sections).map(([page, parts]) => [page, parts.filter((part) => part !== 'win')]),
    ),
  })),
  'info.hero-secrets': inTome((tome, whole) => ({ ...tome, progress: { ...whole.progress, ...tome.progress } })),
  'info.own-text-only': inTome((tome, whole) => ({ ...tome, sides: whole.sides })),
  'ui.sections': inTome((tome) => ({ ...tome, sections: {} })),
  'haunt-setup.traitor': opened('traitor'),
  'haunt-setup.heroes': opened('heroes'),
  'reveal.book-to-traitor': inTome((tome) => shut(tome, 'traitor')),
  'hidden.book': ownPagesOnly,
  'open-haunt': ownPagesOnly,
  // Only whoever is at turn has the book in hand.
  'reveal.no-traitor': (seen, whole) => (isTurnOf(seen) ? seen : inTome((tome) => shut(tome, 'heroes'))(seen, whole)),
  'info.traits-public': onBoard((position, { viewer }) => ({
    ...position,
    explorers: position.explorers.map((explorer) =>
      viewer === 'all' || explorer.seat === viewer
        ? explorer
        : {
            ...explorer,
            traits: Object.fromEntries(
              Object.entries(explorer.traits).map(([trait, { start }]) => [trait, { step: 0, value: 0, start }]),
            ),
          },
    ),
  })),
};
