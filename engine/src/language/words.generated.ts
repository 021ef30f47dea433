// Made by `npm run language` from the definitions in engine/src/words; a test holds it to them.
import type { Ex, Num, SetYield, Truth } from './ex.ts';

export interface AccompanyOp {
  readonly op: 'accompany';
  readonly kind: string;
  readonly who: Ex<'who', 'one'>;
}

export interface DrawOp {
  readonly op: 'draw';
  readonly deck: string;
  readonly n: Num;
  readonly who: Ex<'who'>;
  readonly card?: Ex<'things', 'one'>;
}

export interface PickOp {
  readonly op: 'pick';
  readonly of: Ex<'who' | 'things'>;
  readonly as: string;
}

export interface SpawnOp {
  readonly op: 'spawn';
  readonly kind: string;
  readonly rooms: Ex<'rooms', 'one'>;
  readonly bound?: Ex<'rooms', 'one'>;
}

export interface TransferOp {
  readonly op: 'transfer';
  readonly things: Ex<'things'>;
  readonly to?: Ex<'who', 'one'>;
  readonly rooms?: Ex<'rooms', 'one'>;
  readonly pile?: 'discard' | 'stack' | 'bottom' | 'box';
  readonly theft?: boolean;
  readonly spends?: boolean;
}

export interface DamageOp {
  readonly op: 'damage';
  readonly kind: string;
  readonly n: Num | { readonly dice: Num };
  readonly who: Ex<'who'>;
}

export interface HoldOp {
  readonly op: 'hold';
  readonly who: Ex<'who'>;
  readonly by?: Ex<'who' | 'things', 'one'>;
}

export interface KillOp {
  readonly op: 'kill';
  readonly who: Ex<'who'>;
}

export interface MarkOp {
  readonly op: 'mark';
  readonly who: Ex<'who'>;
  readonly status: string;
  readonly on?: boolean;
}

export interface AlterOp {
  readonly op: 'alter';
  readonly field: 'pool' | 'bonus' | 'result' | 'final' | 'kind' | 'amount';
  readonly to: string | Num;
}

export interface RerollOp {
  readonly op: 'reroll';
  readonly n: 'any' | 'one' | 'all' | 'blanks';
  readonly as?: string;
}

export interface RollOp {
  readonly op: 'roll';
  readonly pool: { readonly trait: string | Ex<'trait', 'one'> } | { readonly dice: Num };
  readonly by?: Ex<'who', 'one'>;
  readonly tags?: readonly string[];
  readonly extra?: Num;
  readonly bonus?: Num;
  readonly need?: Num;
  readonly atMost?: Num;
  readonly rows?: Table;
  readonly as?: string;
}

export interface UseTraitOp {
  readonly op: 'useTrait';
  readonly trait: string | Ex<'trait', 'one'>;
}

export interface AttackOp {
  readonly op: 'attack';
  readonly on: Ex<'who', 'one'>;
  readonly by?: Ex<'who', 'one'>;
  readonly dice?: Num;
  readonly trait?: string;
  readonly traits?: readonly string[];
  readonly rolledBy?: Ex<'who', 'one'>;
  readonly own?: boolean;
  readonly win?: Ops;
  readonly lose?: Ops;
  readonly as?: string;
}

export interface ContestOp {
  readonly op: 'contest';
  readonly a: Ex<'who', 'one'>;
  readonly b: Ex<'who', 'one'>;
  readonly trait: string | Ex<'trait', 'one'>;
  readonly against?: string | Ex<'trait', 'one'>;
  readonly extra?: Num;
  readonly as: string;
}

export interface AskOp {
  readonly op: 'ask';
  readonly who: Ex<'who'>;
  readonly kind: 'who' | 'room' | 'thing' | 'trait' | 'number' | 'wall';
  readonly from?: Ex<SetYield>;
  readonly min?: Num;
  readonly max?: Num;
  readonly as: string;
  readonly none?: Ops;
  readonly secret?: boolean;
  readonly question?:
    | string
    | {
        readonly key: string;
        readonly n?: Num;
        readonly of?: Ex<'who' | 'things'>;
        readonly piece?: string;
        readonly rooms?: Ex<'rooms'>;
      };
}

export interface CallOp {
  readonly op: 'call';
  readonly proc: string;
  readonly with?: Readonly<Record<string, Ex<SetYield, 'one'>>>;
  readonly numbers?: Readonly<Record<string, Num>>;
}

export interface ChooseOp {
  readonly op: 'choose';
  readonly who: Ex<'who', 'one'>;
  readonly options: Readonly<Record<string, Ops>>;
  readonly if?: Readonly<Record<string, Truth>>;
  readonly question?:
    | string
    | {
        readonly key: string;
        readonly n?: Num;
        readonly of?: Ex<'who' | 'things'>;
        readonly piece?: string;
        readonly rooms?: Ex<'rooms'>;
      };
  readonly secret?: boolean;
}

export interface ClauseOp {
  readonly op: 'clause';
  readonly id: string;
  readonly do: Ops;
}

export interface EachOp {
  readonly op: 'each';
  readonly of: Ex<SetYield>;
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
  readonly times?: Num;
  readonly while?: Truth;
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
  readonly of?: Ex<SetYield, 'one'>;
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
  readonly order?: readonly ('everyone' | 'traitor' | 'heroes')[];
  readonly aloud?: boolean;
}

export interface StartHauntOp {
  readonly op: 'startHaunt';
  readonly number: Num;
  readonly who: Ex<'who', 'one'>;
  readonly omen?: Ex<'things', 'one'>;
  readonly room?: Ex<'rooms', 'one'>;
}

export interface AddRoomOp {
  readonly op: 'addRoom';
  readonly floor?: string | Ex<'rooms', 'one'>;
  readonly which?: string | readonly string[];
  readonly symbols?: readonly string[];
  readonly pick?: boolean;
  readonly beyond?: string;
  readonly beside?: Ex<'rooms'>;
  readonly anyFloor?: boolean;
  readonly as: string;
  readonly none?: Ops;
}

export interface MoveRoomOp {
  readonly op: 'moveRoom';
  readonly rooms: Ex<'rooms', 'one'>;
  readonly floors?: readonly string[];
  readonly elsewhere?: boolean;
  readonly mayStay?: boolean;
  readonly nearest?: Ex<'rooms'>;
}

export interface ReturnRoomsOp {
  readonly op: 'returnRooms';
  readonly rooms: Ex<'rooms'>;
}

export interface LetActOp {
  readonly op: 'letAct';
  readonly who: Ex<'who', 'one'>;
}

export interface MonsterTurnOp {
  readonly op: 'monsterTurn';
}

export interface CrossOp {
  readonly op: 'cross';
  readonly who: Ex<'who'>;
}

export interface PutOp {
  readonly op: 'put';
  readonly who: Ex<'who'>;
  readonly rooms: Ex<'rooms', 'one'>;
  readonly silent?: boolean;
  readonly discovered?: boolean;
  readonly symbol?: boolean;
  readonly beside?: Ex<'who' | 'things', 'one'>;
}

export interface SpendOp {
  readonly op: 'spend';
  readonly n: Num;
}

export interface WalkOp {
  readonly op: 'walk';
  readonly who: Ex<'who'>;
  readonly toward: Ex<'rooms', 'one'>;
  readonly any?: Ex<'who', 'one'>;
}

export interface DealOp {
  readonly op: 'deal';
  readonly kind: string;
  readonly to: Ex<'who'>;
  readonly n?: Num;
}

export interface DeployOp {
  readonly op: 'deploy';
  readonly kind: string;
  readonly n?: Num;
  readonly rooms?: Ex<'rooms', 'one'>;
  readonly holder?: Ex<'who', 'one'>;
  readonly bound?: Ex<'rooms', 'one'>;
  readonly tied?: Ex<'who', 'one'>;
  readonly part?: Num;
  readonly as?: string;
}

export interface ExchangeOp {
  readonly op: 'exchange';
  readonly kind: string;
  readonly a: Ex<'who', 'one'>;
  readonly b: Ex<'who', 'one'>;
}

export interface FlipOp {
  readonly op: 'flip';
  readonly things: Ex<'things'>;
}

export interface RemoveOp {
  readonly op: 'remove';
  readonly things: Ex<'who' | 'things'>;
}

export interface SendOp {
  readonly op: 'send';
  readonly who: Ex<'who'>;
  readonly zone: string;
}

export interface TakeRoomOp {
  readonly op: 'takeRoom';
  readonly rooms: Ex<'rooms', 'one'>;
}

export interface UseSourceOp {
  readonly op: 'useSource';
  readonly rooms: readonly string[];
  readonly cards: readonly string[];
}

export interface ControlOp {
  readonly op: 'control';
  readonly things: Ex<'who' | 'things'>;
  readonly by: Ex<'who', 'one'>;
}

export interface JoinOp {
  readonly op: 'join';
  readonly who: Ex<'who'>;
  readonly side: string;
  readonly secret?: boolean;
}

export interface RevealOp {
  readonly op: 'reveal';
  readonly who: Ex<'who'>;
}

export interface TellOp {
  readonly op: 'tell';
  readonly key: string;
  readonly to?: Ex<'who'>;
  readonly rooms?: Ex<'rooms'>;
  readonly n?: Num;
  readonly who?: Ex<'who'>;
}

export interface WinOp {
  readonly op: 'win';
  readonly who: Ex<'who'>;
  readonly why?: string;
}

export interface LookOp {
  readonly op: 'look';
  readonly who: Ex<'who', 'one'>;
  readonly stack: string;
  readonly n: Num;
  readonly reorder?: boolean;
}

export interface SearchOp {
  readonly op: 'search';
  readonly who: Ex<'who', 'one'>;
  readonly deck: string;
  readonly n?: Num;
}

export interface ShuffleOp {
  readonly op: 'shuffle';
  readonly stack: string;
}

export interface SetTraitOp {
  readonly op: 'setTrait';
  readonly who: Ex<'who'>;
  readonly trait: string | Ex<'trait'>;
  readonly to: 'start' | 'lowest' | 'critical' | 'top';
}

export interface ShiftOp {
  readonly op: 'shift';
  readonly who: Ex<'who'>;
  readonly trait: string | Ex<'trait'>;
  readonly steps: Num;
  readonly held?: boolean;
}

export interface RoundOp {
  readonly op: 'round';
  readonly do: Ops;
}

export interface TradeOp {
  readonly op: 'trade';
  readonly with: Ex<'who'>;
}

export interface TurnOp {
  readonly op: 'turn';
  readonly who: Ex<'who', 'one'>;
}

export interface ActiveEx extends Ex<'who', 'one'> {
  readonly x: 'active';
}

export interface ActorEx extends Ex<'who', 'one'> {
  readonly x: 'actor';
}

export interface BoundToEx extends Ex<'who'> {
  readonly x: 'boundTo';
  readonly of: Ex<'who' | 'things'>;
}

export interface CharactersInEx extends Ex<'who', 'set'> {
  readonly x: 'charactersIn';
  readonly rooms: Ex<'rooms'>;
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

export interface FoeEx extends Ex<'who', 'one'> {
  readonly x: 'foe';
}

export interface HeroesEx extends Ex<'who', 'set'> {
  readonly x: 'heroes';
}

export interface HolderOfEx extends Ex<'who'> {
  readonly x: 'holderOf';
  readonly things: Ex<'who' | 'things'>;
}

export interface InTurnOrderEx extends Ex<'who', 'set'> {
  readonly x: 'inTurnOrder';
  readonly from: Ex<'who', 'one'>;
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
  readonly who: Ex<'who', 'one'>;
}

export interface MonstersEx extends Ex<'who', 'set'> {
  readonly x: 'monsters';
}

export interface MovableEx extends Ex<'who', 'set'> {
  readonly x: 'movable';
  readonly who: Ex<'who'>;
}

export interface NearestToEx extends Ex<'who', 'set'> {
  readonly x: 'nearestTo';
  readonly rooms: Ex<'rooms', 'one'>;
  readonly who: Ex<'who'>;
  readonly by?: Ex<'who', 'one'>;
}

export interface OpponentsOfEx extends Ex<'who', 'set'> {
  readonly x: 'opponentsOf';
  readonly who: Ex<'who', 'one'>;
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
  readonly who: Ex<'who'>;
}

export interface RevealerEx extends Ex<'who', 'one'> {
  readonly x: 'revealer';
}

export interface RightOfEx extends Ex<'who', 'one'> {
  readonly x: 'rightOf';
  readonly who: Ex<'who', 'one'>;
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
  readonly who: Ex<'who', 'one'>;
}

export interface WithPronounEx extends Ex<'who', 'set'> {
  readonly x: 'withPronoun';
  readonly pronoun: 'she' | 'he' | 'they';
}

export interface WithEx extends Ex<'who', 'set'> {
  readonly x: 'with';
  readonly status: string;
}

export interface AgeOfEx extends Ex<'num'> {
  readonly x: 'ageOf';
  readonly who: Ex<'who', 'one'>;
}

export interface AttacksMadeEx extends Ex<'num'> {
  readonly x: 'attacksMade';
}

export interface ByPlayersEx extends Ex<'num'> {
  readonly x: 'byPlayers';
  readonly of: readonly number[];
  readonly from?: number;
}

export interface ChartEx extends Ex<'num'> {
  readonly x: 'chart';
  readonly things: Ex<'things', 'one'>;
  readonly rooms: Ex<'rooms', 'one'>;
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
  readonly of: Ex<SetYield>;
}

export interface DaysToBirthdayEx extends Ex<'num'> {
  readonly x: 'daysToBirthday';
  readonly who: Ex<'who', 'one'>;
}

export interface DistanceEx extends Ex<'num'> {
  readonly x: 'distance';
  readonly from: Ex<'rooms', 'one'>;
  readonly to: Ex<'rooms', 'one'>;
  readonly way?: 'walk' | 'errand';
  readonly by?: Ex<'who', 'one'>;
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
  readonly of: Ex<'who' | 'things', 'one'>;
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

export interface RowEx extends Ex<'num'> {
  readonly x: 'row';
  readonly n: Num;
  readonly rows: Readonly<Record<string, Num>>;
}

export interface ScenarioHauntEx extends Ex<'num'> {
  readonly x: 'scenarioHaunt';
  readonly things: Ex<'things', 'one'>;
}

export interface StepsEx extends Ex<'num'> {
  readonly x: 'steps';
  readonly from: Ex<'rooms', 'one'>;
  readonly to: Ex<'rooms', 'one'>;
}

export interface SumEx extends Ex<'num'> {
  readonly x: 'sum';
  readonly of: Ex<SetYield>;
  readonly by: Num;
}

export interface TimesEx extends Ex<'num'> {
  readonly x: 'times';
  readonly of: readonly Num[];
}

export interface TraitOfEx extends Ex<'num'> {
  readonly x: 'traitOf';
  readonly who: Ex<'who', 'one'>;
  readonly trait: string | Ex<'trait', 'one'>;
  readonly which: 'now' | 'start' | 'lowest' | 'step' | 'startStep';
}

export interface VarEx extends Ex<'num'> {
  readonly x: 'var';
  readonly name: string;
  readonly of?: Ex<SetYield, 'one'>;
}

export interface AwayEx extends Ex<'rooms', 'set'> {
  readonly x: 'away';
  readonly of: Ex<'rooms'>;
  readonly n: Num;
  readonly from: Ex<'rooms', 'one'>;
}

export interface BesideLostEx extends Ex<'rooms', 'set'> {
  readonly x: 'besideLost';
}

export interface BeyondEx extends Ex<'rooms', 'one'> {
  readonly x: 'beyond';
  readonly rooms: Ex<'rooms', 'one'>;
  readonly side: Num;
}

export interface DrawnInEx extends Ex<'rooms', 'one'> {
  readonly x: 'drawnIn';
  readonly deck: string;
}

export interface EmptyEx extends Ex<'rooms', 'set'> {
  readonly x: 'empty';
}

export interface ExplorableEx extends Ex<'rooms', 'set'> {
  readonly x: 'explorable';
}

export interface GroupEx extends Ex<'rooms', 'set'> {
  readonly x: 'group';
  readonly from: Ex<'rooms', 'one'>;
  readonly of: Ex<'rooms'>;
  readonly every?: boolean;
}

export interface HereEx extends Ex<'rooms', 'one'> {
  readonly x: 'here';
}

export interface InSightOfEx extends Ex<'rooms', 'set'> {
  readonly x: 'inSightOf';
  readonly from: Ex<'rooms', 'one'>;
}

export interface JoinedLostEx extends Ex<'rooms', 'set'> {
  readonly x: 'joinedLost';
}

export interface JoinedEx extends Ex<'rooms', 'set'> {
  readonly x: 'joined';
  readonly rooms: Ex<'rooms'>;
  readonly whole?: boolean;
  readonly by?: Ex<'who', 'one'>;
  readonly every?: boolean;
}

export interface LostEx extends Ex<'rooms', 'set'> {
  readonly x: 'lost';
}

export interface LowerFloorsEx extends Ex<'rooms', 'set'> {
  readonly x: 'lowerFloors';
  readonly rooms: Ex<'rooms', 'one'>;
}

export interface NamedEx extends Ex<'rooms'> {
  readonly x: 'named';
  readonly ids: readonly string[];
}

export interface NearestRoomsEx extends Ex<'rooms', 'set'> {
  readonly x: 'nearestRooms';
  readonly to: Ex<'rooms', 'one'>;
  readonly of: Ex<'rooms'>;
  readonly by?: Ex<'who', 'one'>;
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
  readonly from: Ex<'rooms', 'one'>;
  readonly n: Num;
  readonly way?: 'walk' | 'errand';
  readonly by?: Ex<'who', 'one'>;
}

export interface RevealRoomEx extends Ex<'rooms', 'one'> {
  readonly x: 'revealRoom';
}

export interface RoomOfEx extends Ex<'rooms'> {
  readonly x: 'roomOf';
  readonly of: Ex<'who' | 'things'>;
}

export interface SameFloorEx extends Ex<'rooms', 'set'> {
  readonly x: 'sameFloor';
  readonly rooms: Ex<'rooms', 'one'>;
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
  readonly rooms: Ex<'rooms'>;
}

export interface WithOpenDoorEx extends Ex<'rooms', 'set'> {
  readonly x: 'withOpenDoor';
}

export interface WithWindowEx extends Ex<'rooms', 'set'> {
  readonly x: 'withWindow';
}

export interface BothEx {
  readonly x: 'both';
  readonly of: readonly Ex<SetYield>[];
}

export interface EitherEx {
  readonly x: 'either';
  readonly of: readonly Ex<SetYield>[];
}

export interface ExceptEx {
  readonly x: 'except';
  readonly of: Ex<SetYield>;
  readonly without: Ex<SetYield>;
}

export interface FewestEx {
  readonly x: 'fewest';
  readonly who: Ex<SetYield>;
  readonly by: Num;
}

export interface FirstEx {
  readonly x: 'first';
  readonly of: Ex<SetYield>;
}

export interface MostEx {
  readonly x: 'most';
  readonly who: Ex<SetYield>;
  readonly by: Num;
}

export interface ResultEx {
  readonly x: '$';
  readonly name: string;
}

export interface TheItEx {
  readonly x: 'theIt';
  readonly of?: string;
}

export interface TheThingEx {
  readonly x: 'theThing';
}

export interface WhereEx {
  readonly x: 'where';
  readonly of: Ex<SetYield>;
  readonly test: Truth;
  readonly as?: string;
}

export interface BoundPiecesEx {
  readonly x: 'boundPieces';
  readonly who: Ex<'who', 'one'>;
}

export interface CardsEx extends Ex<'things'> {
  readonly x: 'cards';
  readonly ids: readonly string[];
}

export interface FaceDownEx extends Ex<'things', 'set'> {
  readonly x: 'faceDown';
}

export interface FoughtWithEx extends Ex<'things', 'one'> {
  readonly x: 'foughtWith';
}

export interface FromDeckEx extends Ex<'things', 'set'> {
  readonly x: 'fromDeck';
  readonly deck: string;
}

export interface HeldByEx extends Ex<'things', 'set'> {
  readonly x: 'heldBy';
  readonly who: Ex<'who'>;
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
  readonly rooms: Ex<'rooms'>;
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

export interface TopOfEx extends Ex<'things', 'one'> {
  readonly x: 'topOf';
  readonly deck: string;
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
  readonly who: Ex<'who'>;
  readonly rooms: Ex<'rooms'>;
}

export interface CanComeEx extends Ex<'truth'> {
  readonly x: 'canCome';
  readonly number: Num;
}

export interface CausedByEx extends Ex<'truth'> {
  readonly x: 'causedBy';
  readonly things: Ex<'things'>;
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
    | 'tile'
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
  readonly of: Ex<SetYield>;
}

export interface HasNumberEx extends Ex<'truth'> {
  readonly x: 'hasNumber';
  readonly of: Ex<'things'>;
  readonly n: Num;
}

export interface HasTraitEx extends Ex<'truth'> {
  readonly x: 'hasTrait';
  readonly who: Ex<'who'>;
  readonly trait: string;
}

export interface HasEx extends Ex<'truth'> {
  readonly x: 'has';
  readonly who: Ex<'who'>;
  readonly status: string;
}

export interface HauntOnEx extends Ex<'truth'> {
  readonly x: 'hauntOn';
}

export interface HoldsEx extends Ex<'truth'> {
  readonly x: 'holds';
  readonly who: Ex<'who'>;
  readonly things: Ex<'things'>;
}

export interface InHouseEx extends Ex<'truth'> {
  readonly x: 'inHouse';
  readonly ids: readonly string[];
}

export interface IsDeadEx extends Ex<'truth'> {
  readonly x: 'isDead';
  readonly who: Ex<'who'>;
}

export interface IsInEx extends Ex<'truth'> {
  readonly x: 'isIn';
  readonly who: Ex<SetYield>;
  readonly of: Ex<SetYield>;
}

export interface IsStunnedEx extends Ex<'truth'> {
  readonly x: 'isStunned';
  readonly who: Ex<'who'>;
}

export interface IsVillainEx extends Ex<'truth'> {
  readonly x: 'isVillain';
  readonly who: Ex<'who', 'one'>;
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
  readonly who: Ex<'who'>;
}

export interface MayTradeEx extends Ex<'truth'> {
  readonly x: 'mayTrade';
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
  readonly who: Ex<'who'>;
}

export interface OwnTurnEx extends Ex<'truth'> {
  readonly x: 'ownTurn';
  readonly who: Ex<'who', 'one'>;
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
  readonly a: Ex<'who', 'one'>;
  readonly b: Ex<'who', 'one'>;
}

export interface SourceEx extends Ex<'truth'> {
  readonly x: 'source';
  readonly rooms: readonly string[];
  readonly cards: readonly string[];
  readonly once?: boolean;
}

/** An operation, told apart by `op`. */
export type Op =
  | AccompanyOp
  | DrawOp
  | PickOp
  | SpawnOp
  | TransferOp
  | DamageOp
  | HoldOp
  | KillOp
  | MarkOp
  | AlterOp
  | RerollOp
  | RollOp
  | UseTraitOp
  | AttackOp
  | ContestOp
  | AskOp
  | CallOp
  | ChooseOp
  | ClauseOp
  | EachOp
  | EndOp
  | LoopOp
  | RepeatOp
  | SayOp
  | SetOp
  | TableOp
  | WhenOp
  | PrepareOp
  | StartHauntOp
  | AddRoomOp
  | MoveRoomOp
  | ReturnRoomsOp
  | LetActOp
  | MonsterTurnOp
  | CrossOp
  | PutOp
  | SpendOp
  | WalkOp
  | DealOp
  | DeployOp
  | ExchangeOp
  | FlipOp
  | RemoveOp
  | SendOp
  | TakeRoomOp
  | UseSourceOp
  | ControlOp
  | JoinOp
  | RevealOp
  | TellOp
  | WinOp
  | LookOp
  | SearchOp
  | ShuffleOp
  | SetTraitOp
  | ShiftOp
  | RoundOp
  | TradeOp
  | TurnOp;

/** A list of operations. */
export interface Ops extends ReadonlyArray<Op> {}

/** Rows are '5+', '2-4' or '0', exhaustive from 0. */
export type Table = Readonly<Record<string, Ops>>;

/** An expression, told apart by `x`. */
export type AnyExpression =
  | ActiveEx
  | ActorEx
  | BoundToEx
  | CharactersInEx
  | DeadOnesEx
  | EveryoneEx
  | ExplorersEx
  | FoeEx
  | HeroesEx
  | HolderOfEx
  | InTurnOrderEx
  | InZoneEx
  | InstigatorEx
  | LeftOfEx
  | MonstersEx
  | MovableEx
  | NearestToEx
  | OpponentsOfEx
  | OwnerEx
  | PlayedByEx
  | RevealerThenLeftEx
  | RevealerEx
  | RightOfEx
  | SeemingHeroesEx
  | SelfEx
  | SideEx
  | SubjectEx
  | TraitorEx
  | TurnOrderEx
  | UnrevealedEx
  | WinnerEx
  | WithHobbyEx
  | WithMeEx
  | WithPronounEx
  | WithEx
  | AgeOfEx
  | AttacksMadeEx
  | ByPlayersEx
  | ChartEx
  | ChooseEx
  | ClampEx
  | CountEx
  | DaysToBirthdayEx
  | DistanceEx
  | DrawnEx
  | EvEx
  | HalfEx
  | HeroesAtStartEx
  | MinusEx
  | NumberOnEx
  | PlayersEx
  | PlusEx
  | ResultNumberEx
  | RoundEx
  | RowEx
  | ScenarioHauntEx
  | StepsEx
  | SumEx
  | TimesEx
  | TraitOfEx
  | VarEx
  | AwayEx
  | BesideLostEx
  | BeyondEx
  | DrawnInEx
  | EmptyEx
  | ExplorableEx
  | GroupEx
  | HereEx
  | InSightOfEx
  | JoinedLostEx
  | JoinedEx
  | LostEx
  | LowerFloorsEx
  | NamedEx
  | NearestRoomsEx
  | OnFloorEx
  | OtherEndEx
  | PlaceEx
  | ReachEx
  | RevealRoomEx
  | RoomOfEx
  | SameFloorEx
  | StandingEx
  | SymbolEx
  | TagEx
  | TheRoomEx
  | ThisRoomEx
  | TouchingEx
  | WithOpenDoorEx
  | WithWindowEx
  | BothEx
  | EitherEx
  | ExceptEx
  | FewestEx
  | FirstEx
  | MostEx
  | ResultEx
  | TheItEx
  | TheThingEx
  | WhereEx
  | BoundPiecesEx
  | CardsEx
  | FaceDownEx
  | FoughtWithEx
  | FromDeckEx
  | HeldByEx
  | InStackEx
  | LastDrawnEx
  | LyingInEx
  | PermitsEx
  | PiecesEx
  | TaggedEx
  | ThisCardEx
  | TokensOfEx
  | TopOfEx
  | UntouchedEx
  | AllTraitsEx
  | TheseTraitsEx
  | TraitsOfEx
  | AllEx
  | AnyEx
  | AtEx
  | CanComeEx
  | CausedByEx
  | DiscoveredEx
  | DuringEx
  | ExistsEx
  | HasNumberEx
  | HasTraitEx
  | HasEx
  | HauntOnEx
  | HoldsEx
  | InHouseEx
  | IsDeadEx
  | IsInEx
  | IsStunnedEx
  | IsVillainEx
  | IsEx
  | KindIsEx
  | MayAttackEx
  | MayRevealEx
  | MayTradeEx
  | MovedEx
  | MovementOverEx
  | NotEx
  | OpensDoorsEx
  | OwnTurnEx
  | ReadingEx
  | RollIsEx
  | SeesEx
  | SourceEx;
