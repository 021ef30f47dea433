// Made by `npm run language` from the definitions in engine/src/words; a test holds it to them.
import type { AnySet, Ex, Num, Ops, Rooms, Table, Things, Truth, Who } from './ex.ts';

export interface DamageOp {
  readonly op: 'damage';
  readonly kind: string;
  readonly n: Num | { readonly dice: Num };
  readonly who: Who;
}

export interface HoldOp {
  readonly op: 'hold';
  readonly who: Who;
  readonly by?: Ex<'who'> | Ex<'things'>;
}

export interface KillOp {
  readonly op: 'kill';
  readonly who: Who;
}

export interface MarkOp {
  readonly op: 'mark';
  readonly who: Who;
  readonly status: string;
  readonly on?: boolean;
}

export interface AlterOp {
  readonly op: 'alter';
  readonly field: 'pool' | 'bonus' | 'result' | 'kind' | 'amount';
  readonly to: string | Num;
}

export interface RerollOp {
  readonly op: 'reroll';
  readonly n: 'any' | 'one';
}

export interface RollOp {
  readonly op: 'roll';
  readonly pool: { readonly trait: string | Ex<'trait'> } | { readonly dice: Num };
  readonly by?: Who;
  readonly tags?: readonly string[];
  readonly extra?: Num;
  readonly bonus?: Num;
  readonly need?: Num;
  readonly rows?: Table;
  readonly as?: string;
}

export interface AskOp {
  readonly op: 'ask';
  readonly who: Who;
  readonly kind: 'who' | 'room' | 'thing' | 'trait' | 'number' | 'wall';
  readonly from?: AnySet;
  readonly min?: Num;
  readonly max?: Num;
  readonly as: string;
  readonly none?: Ops;
  readonly secret?: boolean;
}

export interface CallOp {
  readonly op: 'call';
  readonly proc: string;
}

export interface ChooseOp {
  readonly op: 'choose';
  readonly who: Who;
  readonly options: Readonly<Record<string, Ops>>;
}

export interface EachOp {
  readonly op: 'each';
  readonly of: AnySet;
  readonly self?: boolean;
  readonly name?: string;
  readonly do: Ops;
}

export interface EndOp {
  readonly op: 'end';
  readonly what: 'turn' | 'movement' | 'attack';
}

export interface LoopOp {
  readonly op: 'loop';
  readonly do: Ops;
}

export interface RepeatOp {
  readonly op: 'repeat';
  readonly times: Num;
  readonly do: Ops;
}

export interface SayOp {
  readonly op: 'say';
  readonly key: string;
}

export interface SetOp {
  readonly op: 'set';
  readonly name: string;
  readonly to?: Num;
  readonly by?: Num;
  readonly of?: AnySet;
}

export interface TableOp {
  readonly op: 'table';
  readonly of: Num;
  readonly rows: Table;
}

export interface WhenOp {
  readonly op: 'when';
  readonly test: Truth;
  readonly then: Ops;
  readonly else?: Ops;
}

export interface PrepareOp {
  readonly op: 'prepare';
}

export interface StartHauntOp {
  readonly op: 'startHaunt';
  readonly number: Num;
  readonly who: Who;
  readonly omen?: Things;
  readonly room?: Rooms;
}

export interface AddRoomOp {
  readonly op: 'addRoom';
  readonly floor?: string | Rooms;
  readonly which?: string | readonly string[];
  readonly symbols?: readonly string[];
  readonly beyond?: string;
  readonly beside?: Rooms;
  readonly as: string;
  readonly none?: Ops;
}

export interface MoveRoomOp {
  readonly op: 'moveRoom';
  readonly rooms: Rooms;
  readonly floors?: readonly string[];
  readonly elsewhere?: boolean;
  readonly mayStay?: boolean;
  readonly nearest?: Rooms;
}

export interface ReturnRoomsOp {
  readonly op: 'returnRooms';
  readonly rooms: Rooms;
}

export interface MonsterTurnOp {
  readonly op: 'monsterTurn';
}

export interface CrossOp {
  readonly op: 'cross';
  readonly who: Who;
}

export interface PutOp {
  readonly op: 'put';
  readonly who: Who;
  readonly rooms: Rooms;
  readonly silent?: boolean;
  readonly discovered?: boolean;
  readonly symbol?: boolean;
  readonly beside?: Ex<'who'> | Ex<'things'>;
}

export interface SpendOp {
  readonly op: 'spend';
  readonly n: Num;
}

export interface WalkOp {
  readonly op: 'walk';
  readonly who: Who;
  readonly toward: Rooms;
  readonly any?: Who;
}

export interface DealOp {
  readonly op: 'deal';
  readonly kind: string;
  readonly to: Who;
  readonly n?: Num;
}

export interface DeployOp {
  readonly op: 'deploy';
  readonly kind: string;
  readonly n?: Num;
  readonly rooms?: Rooms;
  readonly holder?: Who;
  readonly bound?: Rooms;
  readonly tied?: Who;
  readonly part?: Num;
  readonly as?: string;
}

export interface ExchangeOp {
  readonly op: 'exchange';
  readonly kind: string;
  readonly a: Who;
  readonly b: Who;
}

export interface FlipOp {
  readonly op: 'flip';
  readonly things: Things;
}

export interface RemoveOp {
  readonly op: 'remove';
  readonly things: Ex<'who'> | Ex<'things'>;
}

export interface SendOp {
  readonly op: 'send';
  readonly who: Who;
  readonly zone: string;
}

export interface TakeRoomOp {
  readonly op: 'takeRoom';
  readonly rooms: Rooms;
}

export interface UseSourceOp {
  readonly op: 'useSource';
  readonly rooms: readonly string[];
  readonly cards: readonly string[];
}

export interface ControlOp {
  readonly op: 'control';
  readonly things: Ex<'who'> | Ex<'things'>;
  readonly by: Who;
}

export interface JoinOp {
  readonly op: 'join';
  readonly who: Who;
  readonly side: string;
  readonly secret?: boolean;
}

export interface RevealOp {
  readonly op: 'reveal';
  readonly who: Who;
}

export interface TellOp {
  readonly op: 'tell';
  readonly key: string;
  readonly to?: Who;
  readonly rooms?: Rooms;
  readonly n?: Num;
  readonly who?: Who;
}

export interface WinOp {
  readonly op: 'win';
  readonly who: Who;
  readonly why?: string;
}

export interface SetTraitOp {
  readonly op: 'setTrait';
  readonly who: Who;
  readonly trait: string | Ex<'trait'>;
  readonly to: 'start' | 'lowest';
}

export interface ShiftOp {
  readonly op: 'shift';
  readonly who: Who;
  readonly trait: string | Ex<'trait'>;
  readonly steps: Num;
  readonly held?: boolean;
}

export interface ActiveEx extends Ex<'who', 'one'> {
  readonly x: 'active';
}

export interface ActorEx extends Ex<'who', 'one'> {
  readonly x: 'actor';
}

export interface BoundToEx extends Ex<'who'> {
  readonly x: 'boundTo';
  readonly of: Ex<'who'> | Ex<'things'>;
}

export interface CharactersInEx extends Ex<'who', 'set'> {
  readonly x: 'charactersIn';
  readonly rooms: Rooms;
}

export interface DeadOnesEx extends Ex<'who', 'set'> {
  readonly x: 'deadOnes';
}

export interface EveryoneEx extends Ex<'who', 'set'> {
  readonly x: 'everyone';
}

export interface ExplorersEx extends Ex<'who', 'set'> {
  readonly x: 'explorers';
}

export interface HeroesEx extends Ex<'who', 'set'> {
  readonly x: 'heroes';
}

export interface HolderOfEx extends Ex<'who'> {
  readonly x: 'holderOf';
  readonly things: Ex<'who'> | Ex<'things'>;
}

export interface InTurnOrderEx extends Ex<'who', 'set'> {
  readonly x: 'inTurnOrder';
  readonly from: Who;
}

export interface InZoneEx extends Ex<'who', 'set'> {
  readonly x: 'inZone';
  readonly name: string;
}

export interface InstigatorEx extends Ex<'who', 'one'> {
  readonly x: 'instigator';
}

export interface LeftOfEx extends Ex<'who', 'one'> {
  readonly x: 'leftOf';
  readonly who: Who;
}

export interface MonstersEx extends Ex<'who', 'set'> {
  readonly x: 'monsters';
}

export interface NearestToEx extends Ex<'who', 'set'> {
  readonly x: 'nearestTo';
  readonly rooms: Rooms;
  readonly who: Who;
}

export interface OpponentsOfEx extends Ex<'who', 'set'> {
  readonly x: 'opponentsOf';
  readonly who: Who;
}

export interface OwnerEx extends Ex<'who', 'one'> {
  readonly x: 'owner';
}

export interface PlayedByEx extends Ex<'who', 'one'> {
  readonly x: 'playedBy';
  readonly id: string;
}

export interface RevealerThenLeftEx extends Ex<'who', 'one'> {
  readonly x: 'revealerThenLeft';
  readonly who: Who;
}

export interface RevealerEx extends Ex<'who', 'one'> {
  readonly x: 'revealer';
}

export interface RightOfEx extends Ex<'who', 'one'> {
  readonly x: 'rightOf';
  readonly who: Who;
}

export interface SeemingHeroesEx extends Ex<'who', 'set'> {
  readonly x: 'seemingHeroes';
}

export interface SelfEx extends Ex<'who', 'one'> {
  readonly x: 'self';
}

export interface SideEx extends Ex<'who', 'set'> {
  readonly x: 'side';
  readonly name: string;
}

export interface SubjectEx extends Ex<'who', 'one'> {
  readonly x: 'subject';
}

export interface TraitorEx extends Ex<'who', 'one'> {
  readonly x: 'traitor';
}

export interface TurnOrderEx extends Ex<'who', 'set'> {
  readonly x: 'turnOrder';
}

export interface UnrevealedEx extends Ex<'who', 'set'> {
  readonly x: 'unrevealed';
}

export interface WinnerEx extends Ex<'who', 'one'> {
  readonly x: 'winner';
}

export interface WithHobbyEx extends Ex<'who', 'set'> {
  readonly x: 'withHobby';
  readonly hobbies: readonly string[];
}

export interface WithMeEx extends Ex<'who', 'set'> {
  readonly x: 'withMe';
  readonly who: Who;
}

export interface WithEx extends Ex<'who', 'set'> {
  readonly x: 'with';
  readonly status: string;
}

export interface AgeOfEx extends Ex<'num'> {
  readonly x: 'ageOf';
  readonly who: Who;
}

export interface AttacksMadeEx extends Ex<'num'> {
  readonly x: 'attacksMade';
}

export interface ByPlayersEx extends Ex<'num'> {
  readonly x: 'byPlayers';
  readonly of: readonly number[];
}

export interface ChartEx extends Ex<'num'> {
  readonly x: 'chart';
  readonly things: Things;
  readonly rooms: Rooms;
}

export interface ChooseEx extends Ex<'num'> {
  readonly x: 'choose';
  readonly test: Truth;
  readonly yes: Num;
  readonly no: Num;
}

export interface ClampEx extends Ex<'num'> {
  readonly x: 'clamp';
  readonly of: Num;
  readonly min: Num;
  readonly max: Num;
}

export interface CountEx extends Ex<'num'> {
  readonly x: 'count';
  readonly of: AnySet;
}

export interface DaysToBirthdayEx extends Ex<'num'> {
  readonly x: 'daysToBirthday';
  readonly who: Who;
}

export interface DistanceEx extends Ex<'num'> {
  readonly x: 'distance';
  readonly from: Rooms;
  readonly to: Rooms;
  readonly way?: 'walk' | 'errand';
}

export interface DrawnEx extends Ex<'num'> {
  readonly x: 'drawn';
  readonly deck: string;
  readonly since?: 'game' | 'turn';
}

export interface EvEx extends Ex<'num'> {
  readonly x: 'ev';
  readonly field: 'n' | 'total' | 'pool';
}

export interface HalfEx extends Ex<'num'> {
  readonly x: 'half';
  readonly of: Num;
  readonly up?: boolean;
}

export interface HeroesAtStartEx extends Ex<'num'> {
  readonly x: 'heroesAtStart';
}

export interface MinusEx extends Ex<'num'> {
  readonly x: 'minus';
  readonly a: Num;
  readonly b: Num;
}

export interface NumberOnEx extends Ex<'num'> {
  readonly x: 'numberOn';
  readonly of: Ex<'who'> | Ex<'things'>;
}

export interface PlayersEx extends Ex<'num'> {
  readonly x: 'players';
}

export interface PlusEx extends Ex<'num'> {
  readonly x: 'plus';
  readonly of: readonly Num[];
}

export interface ResultNumberEx extends Ex<'num'> {
  readonly x: '$num';
  readonly name: string;
}

export interface RoundEx extends Ex<'num'> {
  readonly x: 'round';
}

export interface StepsEx extends Ex<'num'> {
  readonly x: 'steps';
  readonly from: Rooms;
  readonly to: Rooms;
}

export interface SumEx extends Ex<'num'> {
  readonly x: 'sum';
  readonly of: AnySet;
  readonly by: Num;
}

export interface TimesEx extends Ex<'num'> {
  readonly x: 'times';
  readonly of: readonly Num[];
}

export interface TraitOfEx extends Ex<'num'> {
  readonly x: 'traitOf';
  readonly who: Who;
  readonly trait: string | Ex<'trait'>;
  readonly which: 'now' | 'start' | 'lowest' | 'step' | 'startStep';
}

export interface VarEx extends Ex<'num'> {
  readonly x: 'var';
  readonly name: string;
  readonly of?: AnySet;
}

export interface AwayEx extends Ex<'rooms', 'set'> {
  readonly x: 'away';
  readonly of: Rooms;
  readonly n: Num;
  readonly from: Rooms;
}

export interface BesideLostEx extends Ex<'rooms', 'set'> {
  readonly x: 'besideLost';
}

export interface BeyondEx extends Ex<'rooms', 'one'> {
  readonly x: 'beyond';
  readonly rooms: Rooms;
  readonly side: Num;
}

export interface DrawnInEx extends Ex<'rooms', 'one'> {
  readonly x: 'drawnIn';
  readonly deck: string;
}

export interface EmptyEx extends Ex<'rooms', 'set'> {
  readonly x: 'empty';
}

export interface GroupEx extends Ex<'rooms', 'set'> {
  readonly x: 'group';
  readonly from: Rooms;
  readonly of: Rooms;
}

export interface HereEx extends Ex<'rooms', 'one'> {
  readonly x: 'here';
}

export interface InSightOfEx extends Ex<'rooms', 'set'> {
  readonly x: 'inSightOf';
  readonly from: Rooms;
}

export interface JoinedLostEx extends Ex<'rooms', 'set'> {
  readonly x: 'joinedLost';
}

export interface JoinedEx extends Ex<'rooms', 'set'> {
  readonly x: 'joined';
  readonly rooms: Rooms;
  readonly whole?: boolean;
}

export interface LostEx extends Ex<'rooms', 'set'> {
  readonly x: 'lost';
}

export interface LowerFloorsEx extends Ex<'rooms', 'set'> {
  readonly x: 'lowerFloors';
  readonly rooms: Rooms;
}

export interface NamedEx extends Ex<'rooms'> {
  readonly x: 'named';
  readonly ids: readonly string[];
}

export interface NearestRoomsEx extends Ex<'rooms', 'set'> {
  readonly x: 'nearestRooms';
  readonly to: Rooms;
  readonly of: Rooms;
}

export interface OnFloorEx extends Ex<'rooms', 'set'> {
  readonly x: 'onFloor';
  readonly floors: readonly string[];
}

export interface OtherEndEx extends Ex<'rooms', 'one'> {
  readonly x: 'otherEnd';
}

export interface PlaceEx extends Ex<'rooms', 'set'> {
  readonly x: 'place';
  readonly name: string;
}

export interface ReachEx extends Ex<'rooms', 'set'> {
  readonly x: 'reach';
  readonly from: Rooms;
  readonly n: Num;
  readonly way?: 'walk' | 'errand';
}

export interface RevealRoomEx extends Ex<'rooms', 'one'> {
  readonly x: 'revealRoom';
}

export interface RoomOfEx extends Ex<'rooms'> {
  readonly x: 'roomOf';
  readonly of: Ex<'who'> | Ex<'things'>;
}

export interface SameFloorEx extends Ex<'rooms', 'set'> {
  readonly x: 'sameFloor';
  readonly rooms: Rooms;
}

export interface StandingEx extends Ex<'rooms', 'set'> {
  readonly x: 'standing';
}

export interface SymbolEx extends Ex<'rooms', 'set'> {
  readonly x: 'symbol';
  readonly symbols: readonly string[];
}

export interface TagEx extends Ex<'rooms', 'set'> {
  readonly x: 'tag';
  readonly tags: readonly string[];
}

export interface TheRoomEx extends Ex<'rooms', 'one'> {
  readonly x: 'theRoom';
}

export interface ThisRoomEx extends Ex<'rooms', 'one'> {
  readonly x: 'thisRoom';
}

export interface TouchingEx extends Ex<'rooms', 'set'> {
  readonly x: 'touching';
  readonly rooms: Rooms;
}

export interface WithWindowEx extends Ex<'rooms', 'set'> {
  readonly x: 'withWindow';
}

export interface BothEx {
  readonly x: 'both';
  readonly of: readonly AnySet[];
}

export interface EitherEx {
  readonly x: 'either';
  readonly of: readonly AnySet[];
}

export interface ExceptEx {
  readonly x: 'except';
  readonly of: AnySet;
  readonly without: AnySet;
}

export interface FewestEx {
  readonly x: 'fewest';
  readonly who: AnySet;
  readonly by: Num;
}

export interface FirstEx {
  readonly x: 'first';
  readonly of: AnySet;
}

export interface MostEx {
  readonly x: 'most';
  readonly who: AnySet;
  readonly by: Num;
}

export interface ResultEx {
  readonly x: '$';
  readonly name: string;
}

export interface TheItEx {
  readonly x: 'theIt';
}

export interface TheThingEx {
  readonly x: 'theThing';
}

export interface WhereEx {
  readonly x: 'where';
  readonly of: AnySet;
  readonly test: Truth;
}

export interface BoundPiecesEx {
  readonly x: 'boundPieces';
  readonly who: Who;
}

export interface CardsEx extends Ex<'things'> {
  readonly x: 'cards';
  readonly ids: readonly string[];
}

export interface FaceDownEx extends Ex<'things', 'set'> {
  readonly x: 'faceDown';
}

export interface FromDeckEx extends Ex<'things', 'set'> {
  readonly x: 'fromDeck';
  readonly deck: string;
}

export interface HeldByEx extends Ex<'things', 'set'> {
  readonly x: 'heldBy';
  readonly who: Who;
}

export interface InStackEx extends Ex<'things', 'set'> {
  readonly x: 'inStack';
  readonly deck: string;
}

export interface LastDrawnEx extends Ex<'things', 'one'> {
  readonly x: 'lastDrawn';
  readonly deck: string;
}

export interface LyingInEx extends Ex<'things', 'set'> {
  readonly x: 'lyingIn';
  readonly rooms: Rooms;
}

export interface PermitsEx extends Ex<'things', 'set'> {
  readonly x: 'permits';
  readonly what: 'trade' | 'drop' | 'steal';
}

export interface PiecesEx {
  readonly x: 'pieces';
  readonly kinds: readonly string[];
}

export interface TaggedEx extends Ex<'things', 'set'> {
  readonly x: 'tagged';
  readonly tags: readonly string[];
}

export interface ThisCardEx extends Ex<'things', 'one'> {
  readonly x: 'thisCard';
}

export interface TokensOfEx extends Ex<'things', 'set'> {
  readonly x: 'tokensOf';
  readonly kinds: readonly string[];
}

export interface UntouchedEx extends Ex<'things', 'set'> {
  readonly x: 'untouched';
}

export interface AllTraitsEx extends Ex<'trait', 'set'> {
  readonly x: 'allTraits';
}

export interface TheseTraitsEx extends Ex<'trait'> {
  readonly x: 'theseTraits';
  readonly traits: readonly string[];
}

export interface TraitsOfEx extends Ex<'trait', 'set'> {
  readonly x: 'traitsOf';
  readonly kind: string;
}

export interface AllEx extends Ex<'truth'> {
  readonly x: 'all';
  readonly of: readonly Truth[];
}

export interface AnyEx extends Ex<'truth'> {
  readonly x: 'any';
  readonly of: readonly Truth[];
}

export interface AtEx extends Ex<'truth'> {
  readonly x: 'at';
  readonly who: Who;
  readonly rooms: Rooms;
}

export interface CausedByEx extends Ex<'truth'> {
  readonly x: 'causedBy';
  readonly things: Things;
}

export interface DiscoveredEx extends Ex<'truth'> {
  readonly x: 'discovered';
}

export interface DuringEx extends Ex<'truth'> {
  readonly x: 'during';
  readonly event:
    | 'turn'
    | 'monsterTurn'
    | 'act'
    | 'leave'
    | 'enter'
    | 'put'
    | 'discover'
    | 'takeRoom'
    | 'draw'
    | 'transfer'
    | 'roll'
    | 'attack'
    | 'defeat'
    | 'damage'
    | 'shift'
    | 'kill'
    | 'reveal'
    | 'standing';
}

export interface ExistsEx extends Ex<'truth'> {
  readonly x: 'exists';
  readonly of: AnySet;
}

export interface HasNumberEx extends Ex<'truth'> {
  readonly x: 'hasNumber';
  readonly of: Things;
  readonly n: Num;
}

export interface HasEx extends Ex<'truth'> {
  readonly x: 'has';
  readonly who: Who;
  readonly status: string;
}

export interface HauntOnEx extends Ex<'truth'> {
  readonly x: 'hauntOn';
}

export interface HoldsEx extends Ex<'truth'> {
  readonly x: 'holds';
  readonly who: Who;
  readonly things: Things;
}

export interface InHouseEx extends Ex<'truth'> {
  readonly x: 'inHouse';
  readonly ids: readonly string[];
}

export interface IsDeadEx extends Ex<'truth'> {
  readonly x: 'isDead';
  readonly who: Who;
}

export interface IsInEx extends Ex<'truth'> {
  readonly x: 'isIn';
  readonly who: AnySet;
  readonly of: AnySet;
}

export interface IsStunnedEx extends Ex<'truth'> {
  readonly x: 'isStunned';
  readonly who: Who;
}

export interface IsVillainEx extends Ex<'truth'> {
  readonly x: 'isVillain';
  readonly who: Who;
}

export interface IsEx extends Ex<'truth'> {
  readonly x: 'is';
  readonly a: Num;
  readonly cmp: '=' | '≠' | '<' | '≤' | '>' | '≥';
  readonly b: Num;
}

export interface KindIsEx extends Ex<'truth'> {
  readonly x: 'kindIs';
  readonly kinds: readonly string[];
}

export interface MayAttackEx extends Ex<'truth'> {
  readonly x: 'mayAttack';
}

export interface MayRevealEx extends Ex<'truth'> {
  readonly x: 'mayReveal';
  readonly who: Who;
}

export interface MovedEx extends Ex<'truth'> {
  readonly x: 'moved';
}

export interface MovementOverEx extends Ex<'truth'> {
  readonly x: 'movementOver';
}

export interface NotEx extends Ex<'truth'> {
  readonly x: 'not';
  readonly of: Truth;
}

export interface OpensDoorsEx extends Ex<'truth'> {
  readonly x: 'opensDoors';
  readonly who: Who;
}

export interface OwnTurnEx extends Ex<'truth'> {
  readonly x: 'ownTurn';
  readonly who: Who;
}

export interface ReadingEx extends Ex<'truth'> {
  readonly x: 'reading';
  readonly name: string;
  readonly values: readonly string[];
}

export interface RollIsEx extends Ex<'truth'> {
  readonly x: 'rollIs';
  readonly tags: readonly string[];
}

export interface SeesEx extends Ex<'truth'> {
  readonly x: 'sees';
  readonly a: Who;
  readonly b: Who;
}

export interface SourceEx extends Ex<'truth'> {
  readonly x: 'source';
  readonly rooms: readonly string[];
  readonly cards: readonly string[];
  readonly once?: boolean;
}
