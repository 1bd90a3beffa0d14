/** Nominal types over primitives: a branded value can only be made by the parser that checks it. */
declare const brand: unique symbol;

export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
