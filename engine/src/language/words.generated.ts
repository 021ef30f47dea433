// Made by `npm run language` from the definitions in engine/src/words; a test holds it to them.
import type { AnySet, Ex, Num, Ops, Table, Truth, Who } from './ex.ts';

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
