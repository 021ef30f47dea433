export { resolveRuleset } from './compile/compiler.ts';
export { EXPRESSION_WORDS } from './compile/expressions.ts';
export { mistakesIn, type NameUse, namesIn } from './compile/pack-checker.ts';
export { isCount } from './compile/planning.ts';
export { hashOf, OPERATION_WORDS } from './compile/program.ts';
export { ProgramCache } from './compile/program-cache.ts';
export { unsaidQuestions } from './compile/purpose.ts';
export type { Motive } from './contract/motive.ts';
export type { Barred, BarredFields, BarredOf, Option, OptionFields, OptionOf, Stakes } from './contract/option.ts';
export type { PlacedExplorer, PlacedMonster, PlacedRoom, PlacedToken, Position } from './contract/position.ts';
export { type Setup, SetupError } from './contract/setup.ts';
export type {
  AskedKind,
  Decision,
  Reach,
  ReachedDoor,
  ReachedRoom,
  Refusal,
  RoomBeyond,
  Section,
  SeenEvent,
  SeenEventOf,
  Sentence,
  Setting,
  Tome,
  TomeAction,
  View,
  Viewer,
  Waiting,
} from './contract/types.ts';
export { type Winners, winnersOf } from './contract/winners.ts';
export type { BarredVerb, Verb } from './core/choice.ts';
export type { Program } from './core/context.ts';
export type { Event, EventFields, EventType } from './core/events.ts';
export { ContentError } from './define/names.ts';
export { type FormatStep, type Kept, type Ladder, type StateStep, stepUp } from './formats/ladder.ts';
export {
  FIRST_FORMAT,
  FORMAT,
  type OtherVersion,
  otherVersion,
  PACK_FORMAT,
  savedFormat,
  VERSION,
} from './formats/numbers.ts';
export { PACK_LADDER } from './formats/pack/ladder.ts';
export { STATE_LADDER } from './formats/state/ladder.ts';
export { type Applied, Engine, type Probe } from './game/engine.ts';
export { FormatError, StateError } from './game/kept-state.ts';
export { AmendError, amendPacks } from './language/amend.ts';
export type { Amendment } from './language/amendment.ts';
export { editionIn } from './language/edition-in.ts';
export type * from './language/haunt.ts';
export type * from './language/ids.ts';
export type * from './language/pack.ts';
export { packsOfToday } from './language/packs-of-today.ts';
export { explorersEach } from './language/players.ts';
export type * from './language/types.ts';
export { isWritten } from './language/written.ts';
export { StepBudgetError } from './machine/machine.ts';
export { sha256 } from './random/sha256.ts';
export { type Picker, picker, seedFor } from './random/streams.ts';
export { nearestWord } from './shapes/nearest.ts';
export type { Chance } from './state/chance.ts';
export { canonical, fingerprint } from './state/hash.ts';
export type { QuestionKind } from './state/question.ts';
export { clone, OPEN_ANSWER, type Outcome, type State } from './state/state.ts';
