export declare const STATIC_CHECKS: { readonly name: string; readonly args: readonly string[] }[];
