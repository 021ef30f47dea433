import type { Args } from '../core/choice.ts';
import type { EventFields, EventType } from '../core/events.ts';
import type { CarrierId, CharacterId, FactionId, HauntId, PageId, RoomId, RulePath, ThingId } from '../language/ids.ts';
import type { Side } from '../language/types.ts';
import type { QuestionKind } from '../state/question.ts';
import type { Outcome, State } from '../state/state.ts';
import type { Option } from './option.ts';
import type { Position } from './position.ts';

/** Who looks: a seat, a watcher, or a replay that shows everything. */
export type Viewer = number | 'public' | 'all';

/** What a question stands in, beyond its own words. */
export interface Setting {
  /** At a turn: spaces that the character may still go. */
  readonly left?: number;
  /** At a turn: whose comes after it: an explorer, `monsters`, or nobody of whom that is certain. */
  readonly next?: CharacterId | 'monsters' | '';
  /** At a question that is put several times over: how often it may come again after this. */
  readonly again?: number;
  /** At an order for several monsters: those who take part in it. */
  readonly herd?: readonly CharacterId[];
  readonly roll?: {
    readonly who: CharacterId | '';
    readonly pool: number;
    /** None before they are thrown. */
    readonly faces: readonly number[];
    readonly tags: readonly string[];
    readonly about: CarrierId | '';
    /** At a deed of the haunt: what the roll has to come to. */
    readonly need?: number;
    /** What everybody knows it has to come to, at the most. */
    readonly atMost?: number;
  };
  /** At a trade: with whom, and what would change hands. */
  readonly trade?: {
    readonly who: CharacterId;
    readonly to: CharacterId;
    readonly gives: readonly ThingId[];
    readonly takes: readonly ThingId[];
  };
  readonly damage?: {
    readonly who: CharacterId;
    readonly kind: string;
    readonly n: number;
    readonly about: CarrierId | '';
  };
  /** What puts the question: an action or a rule on a page of the haunt that the one asked may read, or what that page does first (`setup/<page>`). */
  readonly behind?: string;
}

/** A room that the one who is asked can walk to on this turn. */
export interface ReachedRoom {
  readonly room: RoomId;
  /** Spaces to it, all in all. */
  readonly cost: number;
  /** The side of the last door; '' for stairs and the like. */
  readonly side: Side | '';
  /** The room before it on the way, by its place in the list; -1 where it is the next one. */
  readonly via: number;
  /** A walk ends here: leaving the room before it, or coming in, asks for something or carries one off. */
  readonly ends?: true;
  /** There is no way back. */
  readonly oneWay?: true;
}

/** A door behind which nothing lies yet, and which can be opened at the end of a walk. */
export interface ReachedDoor {
  readonly room: RoomId;
  readonly side: Side;
  /** Spaces for the walk and the step through it. */
  readonly cost: number;
  /** Its room, by its place in the list of rooms; -1 where one stands in it. */
  readonly via: number;
}

/** A room that cannot be walked to at one go. */
export interface RoomBeyond {
  readonly room: RoomId;
  /** How far it is for the one who is asked, where nobody is in the way; -1 where there is no way. */
  readonly steps: number;
  /** Near enough, but the walk ends in this room before it. */
  readonly behind?: RoomId;
}

/**
 * Where the one who is asked can get to on this turn, by its own ways and as far as its seat can know; what nobody can know, and chance, may end the walk
 * before that.
 */
export interface Reach {
  /** The cheapest first. A room that a barrier divides may stand there twice: once for each side. */
  readonly rooms: readonly ReachedRoom[];
  readonly doors: readonly ReachedDoor[];
  readonly beyond: readonly RoomBeyond[];
}

/** What a question says is at stake: a sentence of somebody's words, and what it speaks of. */
export interface Sentence {
  /** Whose words it is among: `cards/dynamite`, `haunts/the-heir`; '' for those of the game itself. */
  readonly from: string;
  readonly key: string;
  readonly n?: number;
  readonly of?: readonly string[];
  /** A kind of piece. */
  readonly piece?: string;
  /** Where it may lead. */
  readonly rooms?: readonly RoomId[];
}

/** What a decision is about: a question, or what may be done whoever is asked. */
export type AskedKind = QuestionKind | 'standing';

export interface Decision {
  /** The version of the game it belongs to: an answer to an older one is refused. */
  readonly id: number;
  /** -1 is the table, which types in dice. */
  readonly seat: number;
  readonly kind: AskedKind;
  readonly prompt: {
    readonly key: `ask.${AskedKind}`;
    readonly args: { readonly who: CharacterId | ''; readonly about: CarrierId | '' };
    /** In place of what the key says: what is at stake. */
    readonly question?: Sentence;
  };
  readonly setting?: Setting;
  /** At a turn, for those who ask for it. */
  readonly reach?: Reach;
  readonly options: readonly Option[];
}

/** A question that waits for somebody else: that it is open is public, its options are not. */
export interface Waiting {
  readonly id: number;
  readonly seat: number;
  readonly kind: QuestionKind;
}

/** An action of the haunt as an explorer of the viewer stands to it. */
export interface TomeAction {
  readonly id: string;
  readonly page: PageId;
  /** Empty before the first turn, where whoever does it is not in the house yet. */
  readonly who: CharacterId | '';
  /** It can be done this very moment. */
  readonly now: boolean;
  /** It is done, and will not come again. */
  readonly over: boolean;
  /** Rooms where it can be done; null for anywhere. */
  readonly where: readonly RoomId[] | null;
  readonly needs: readonly { readonly path: RulePath; readonly met: boolean }[];
  readonly why: { readonly rule: string; readonly args: Args } | null;
}

/** A named part of the text of a haunt: how it opens (where that is read to all), the first steps, the goal, how the winners tell the end. */
export type Section = 'opening' | 'right-now' | 'goal' | 'win';

/** The viewer's page of the haunt, live. */
export interface Tome {
  readonly haunt: HauntId;
  readonly number: number;
  readonly sides: readonly FactionId[];
  /** The side whose book alone tells of this haunt; null where each side has its own. */
  readonly book: FactionId | null;
  /** By page (a side, or `everyone`): the parts that the viewer may read. */
  readonly sections: Readonly<Record<PageId, readonly Section[]>>;
  readonly actions: readonly TomeAction[];
  readonly rules: readonly string[];
  /** Decisions where the books are silent, as far as they stand on a page of the viewer's. */
  readonly rulings: readonly string[];
  /** How far each goal on the page is, in hundredths. */
  readonly progress: Readonly<Record<string, number>>;
  /** Actions of other pages, and what else they offer, that have been used in play. */
  readonly usedByOthers: readonly string[];
  /** Rules of other pages that in the open have made somebody roll, or have done something to them: they are named, and what their dice decide is told. */
  readonly heard: readonly string[];
  /** Whether what others have used of their pages may be read word for word. */
  readonly aloud: boolean;
}

export interface View {
  readonly viewer: Viewer;
  readonly seq: number;
  readonly position: Position;
  readonly decisions: readonly Decision[];
  /** What the viewer may do at any moment, whoever is asked: answered like a decision, never waited for. */
  readonly standing: readonly Decision[];
  readonly waiting: readonly Waiting[];
  readonly outcome: Outcome | null;
  readonly tome: Tome | null;
  /** The state as far as this viewer knows it: unknown tiles and cards are -1. `sample` fills it up. */
  readonly known: State;
  /** Floors on the backs of the discarded tiles, in their order. */
  readonly backs: readonly number[];
  /** Floors on the backs of the tiles in the stack that everybody has seen go there; 0 for the others. */
  readonly buried: readonly number[];
  /** Who has looked at the places of each pile, as bits of seats: everybody sees somebody look, and nobody else what is there. */
  readonly lookers: {
    readonly stack: readonly number[];
    readonly discards: readonly number[];
    readonly piles: readonly (readonly number[])[];
  };
}

/** An event of that type as one viewer may know it. */
export type SeenEventOf<T extends EventType> = {
  readonly [K in T]: { readonly type: K; readonly reveals: boolean } & EventFields[K];
}[T];

/** An event as one viewer may know it. */
export type SeenEvent = SeenEventOf<EventType>;

export type RefusalCode = 'game-over' | 'not-open' | 'not-yours' | 'no-such-option';

/** An answer that was not taken. Nothing has changed. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
}
