import type { Option } from '@hollow/engine';

/** Quarters in the order of their numbers. */
const SIDES = ['N', 'E', 'S', 'W'];

/** What stands before everything else: a card that is to be read, something chosen that is to be done. */
const FIRST = ['.reveal .btn.is-lamp', '.chosen-go'];

/** A scene that waits for the learner's hand. */
export const CARDS_IN_HAND: readonly string[] = ['.moment-on'];

/** Another floor, where the thing is. */
const FLOORS = ['.floor-mini.is-near', '.floor-tabs button.is-near'];

/** The traits of a loss in the order of their rows, and the first that has to lose. */
const losing = (losses: Readonly<Record<string, number>>): number =>
  Object.values(losses).findIndex((loss) => loss > 0);

/** Something was opened that lies on the thing to press. */
const CLOSE = 'dialog[open] .sheet-close';

/** Where on the page an option is pressed, the likeliest place first. */
export const targetsOf = (option: Option | undefined, index: number): readonly string[] =>
  option === undefined ? [] : [...placesOf(option, index), CLOSE];

function placesOf(option: Option, index: number): readonly string[] {
  const answer = `.opt[data-options~="${index}"]`;
  switch (option.verb) {
    case 'move':
      return [...FIRST, `[data-spot="room-${option.room}"].is-open`, ...FLOORS];
    case 'discover':
      return [...FIRST, `[data-spot="door-${option.room}-${SIDES.indexOf(option.side)}"]`, ...FLOORS];
    case 'turn':
      return [...FIRST, '.tile-prompt .prompt-buttons .btn'];
    case 'split':
      return [
        ...FIRST,
        `.split-row:nth-of-type(${losing(option.losses) + 1}) .split-buttons .btn:last-child:not(:disabled)`,
        '.split .prompt-buttons .btn:not(:disabled)',
      ];
    case 'thing':
      return [...FIRST, `.trade-thing[data-look="card/${option.card}"]`];
    case 'done':
      return [...FIRST, '.trade-prompt .prompt-buttons .btn.is-lamp', answer];
    case 'ready':
      return ['.haunt .haunt-buttons .is-lamp', '.haunt-book .is-lamp'];
    default:
      return [...FIRST, answer];
  }
}
