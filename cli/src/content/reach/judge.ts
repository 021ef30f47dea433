import { type HauntDef, isCount } from '@hollow/engine';
import { apart, clash, within } from './clash.ts';
import type { Facts, PackNode, ValueRange } from './facts.ts';

const list = (value: unknown): readonly PackNode[] => (Array.isArray(value) ? value : []);
const names = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);
const quoteAll = (ids: readonly string[]): string => ids.map((id) => `“${id}”`).join(' or ');

/** Words that are no more than what they are made of: where one of these fields is empty, they are. */
const THROUGH: Readonly<Record<string, readonly string[]>> = {
  leftOf: ['who'],
  rightOf: ['who'],
  revealerThenLeft: ['who'],
  withMe: ['who'],
  heldBy: ['who'],
  boundPieces: ['who'],
  boundTo: ['of'],
  inTurnOrder: ['from'],
  charactersIn: ['rooms'],
  holderOf: ['things'],
  nearestTo: ['rooms', 'who'],
  away: ['of'],
  roomOf: ['of'],
  sameFloor: ['rooms'],
  lowerFloors: ['rooms'],
  inSightOf: ['from'],
  beyond: ['rooms'],
  joined: ['rooms'],
  touching: ['rooms'],
  reach: ['from'],
  group: ['from', 'of'],
  nearestRooms: ['to', 'of'],
  lyingIn: ['rooms'],
  most: ['who'],
  fewest: ['who'],
  first: ['of'],
};

const OPPOSITE: Readonly<Record<string, string>> = { '=': '≠', '≠': '=', '<': '≥', '≥': '<', '>': '≤', '≤': '>' };
const UNKNOWN: ValueRange = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
const FROM_NONE: ValueRange = [0, Number.POSITIVE_INFINITY];

/** Never a × b of infinities and nothing. */
const product = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : a * b);

/**
 * Says what can never be, from what the operations can bring about. Cautious: whatever is not understood may be. Every answer that something is
 * never so is the reason why; null means that it may be.
 */
export class ReachJudge {
  readonly #def: HauntDef;
  readonly #facts: Facts;

  constructor(def: HauntDef, facts: Facts) {
    this.#def = def;
    this.#facts = facts;
  }

  /** Why the set is always empty. */
  empty(raw: PackNode): string | null {
    const word = String(raw.x);
    const through = Object.hasOwn(THROUGH, word) ? THROUGH[word] : undefined;
    if (through !== undefined) return this.#first(through.map((field) => this.empty(raw[field] as PackNode)));
    switch (word) {
      case 'with':
        return this.#unmarked(String(raw.status));
      case 'pieces':
      case 'tokensOf': {
        const kinds = names(raw.kinds);
        return kinds.some((kind) => this.#facts.pieces.has(kind))
          ? null
          : `nothing brings ${quoteAll(kinds)} into play`;
      }
      case 'traitor':
        return this.#nobodyOf('traitor');
      case 'side':
        return this.#nobodyOf(String(raw.name));
      case 'inZone':
        return this.#facts.zones.has(String(raw.name)) ? null : `nobody is sent to “${String(raw.name)}”`;
      case 'place': {
        const rooms = this.#def.places?.[String(raw.name)];
        return rooms === undefined ? null : this.empty(rooms as unknown as PackNode);
      }
      case 'where':
        return this.empty(raw.of as PackNode) ?? this.never(raw.test as PackNode);
      case 'both':
        return this.#first(list(raw.of).map((part) => this.empty(part))) ?? this.apart([raw]);
      case 'except':
        return this.empty(raw.of as PackNode) ?? this.apart([raw]);
      case 'either':
        return this.#all(list(raw.of).map((part) => this.empty(part)));
      default:
        return null;
    }
  }

  /** Why the condition never holds. */
  never(raw: PackNode): string | null {
    const word = String(raw.x);
    switch (word) {
      case 'all':
        return this.together(list(raw.of));
      case 'any':
        return this.#all(list(raw.of).map((part) => this.never(part)));
      case 'not':
        return this.always(raw.of as PackNode) ? 'its opposite always holds' : null;
      case 'exists':
      case 'hasNumber':
        return this.empty(raw.of as PackNode);
      case 'at':
        return this.empty(raw.who as PackNode) ?? this.empty(raw.rooms as PackNode);
      case 'holds':
        return this.empty(raw.who as PackNode) ?? this.empty(raw.things as PackNode);
      case 'isIn':
        return this.empty(raw.who as PackNode) ?? this.empty(raw.of as PackNode);
      case 'has':
        return this.empty(raw.who as PackNode) ?? this.#unmarked(String(raw.status));
      case 'isStunned':
        return this.empty(raw.who as PackNode);
      case 'is':
        return this.#compared(raw, String(raw.cmp));
      default:
        return null;
    }
  }

  /** Why the conditions never hold at once. */
  together(conditions: readonly PackNode[]): string | null {
    return this.#first(conditions.map((part) => this.never(part))) ?? this.clash(conditions);
  }

  /** Why conditions that may each hold never do at once. */
  clash(conditions: readonly PackNode[]): string | null {
    return clash(conditions, (raw) => this.range(raw));
  }

  /** Why nothing is ever in all of the sets. */
  apart(sets: readonly PackNode[]): string | null {
    return apart(sets.flatMap((set) => within(set, this.#def.places ?? {})));
  }

  always(raw: PackNode): boolean {
    switch (raw.x) {
      case 'all':
        return list(raw.of).every((part) => this.always(part));
      case 'any':
        return list(raw.of).some((part) => this.always(part));
      case 'not':
        return this.never(raw.of as PackNode) !== null;
      case 'hauntOn':
        return true;
      case 'is':
        return this.#compared(raw, OPPOSITE[String(raw.cmp)] ?? '') !== null;
      default:
        return false;
    }
  }

  /** What the number can be. */
  range(raw: unknown): ValueRange {
    if (typeof raw === 'number') return [raw, raw];
    const node = raw as PackNode;
    switch (node.x) {
      case 'var':
        return this.#facts.vars.get(String(node.name)) ?? UNKNOWN;
      case 'count':
        return this.empty(node.of as PackNode) === null ? FROM_NONE : [0, 0];
      case 'plus':
        return list(node.of).reduce<ValueRange>(
          ([a, b], part) => {
            const [least, most] = this.range(part);
            return [a + least, b + most];
          },
          [0, 0],
        );
      case 'minus': {
        const [[a, b], [c, d]] = [this.range(node.a), this.range(node.b)];
        return [a - d, b - c];
      }
      case 'times':
        return list(node.of).reduce<ValueRange>(
          ([a, b], part) => {
            const [c, d] = this.range(part);
            const ends = [product(a, c), product(a, d), product(b, c), product(b, d)];
            return [Math.min(...ends), Math.max(...ends)];
          },
          [1, 1],
        );
      case 'half': {
        const [a, b] = this.range(node.of);
        const round = node.up === true ? Math.ceil : Math.floor;
        return [round(a / 2), round(b / 2)];
      }
      case 'clamp':
        return [this.range(node.min)[0], this.range(node.max)[1]];
      case 'choose':
        return this.#chosen(node);
      case 'byPlayers':
        return [Math.min(...list(node.of).map(Number)), Math.max(...list(node.of).map(Number))];
      default:
        return isCount(String(node.x)) ? FROM_NONE : UNKNOWN;
    }
  }

  #chosen(raw: PackNode): ValueRange {
    if (this.always(raw.test as PackNode)) return this.range(raw.yes);
    const no = this.range(raw.no);
    if (this.never(raw.test as PackNode) !== null) return no;
    const yes = this.range(raw.yes);
    return [Math.min(yes[0], no[0]), Math.max(yes[1], no[1])];
  }

  /** Why a comparison never holds. */
  #compared(raw: PackNode, cmp: string): string | null {
    const [[least, most], [low, high]] = [this.range(raw.a), this.range(raw.b)];
    const never: Readonly<Record<string, boolean>> = {
      '=': most < low || least > high,
      '≠': least === most && low === high && least === low,
      '<': least >= high,
      '≤': least > high,
      '>': most <= low,
      '≥': most < low,
    };
    if (never[cmp] !== true) return null;
    const shown = ([a, b]: ValueRange): string => (a === b ? String(a) : `${a} to ${b}`);
    return `${shown([least, most])} is never ${cmp} ${shown([low, high])}`;
  }

  #unmarked(status: string): string | null {
    return status === 'stunned' || this.#facts.statuses.has(status)
      ? null
      : `no operation marks anybody as “${status}”`;
  }

  #nobodyOf(side: string): string | null {
    return side === 'heroes' || this.#facts.sides.has(side) ? null : `nobody ever joins the side “${side}”`;
  }

  #first(reasons: readonly (string | null)[]): string | null {
    return reasons.find((reason) => reason !== null) ?? null;
  }

  #all(reasons: readonly (string | null)[]): string | null {
    return reasons.every((reason) => reason !== null) ? (reasons[0] ?? null) : null;
  }
}
