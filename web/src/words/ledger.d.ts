declare module 'virtual:ledger' {
  export interface Clause {
    readonly id: string;
    readonly area: string;
    readonly rule: string;
    readonly example?: string;
    readonly note?: string;
    readonly switch?: string;
    readonly differs?: readonly { readonly books: readonly string[]; readonly says: string }[];
  }
  const clauses: readonly Clause[];
  export default clauses;
}
