/** Nominal types over primitives: only the parser that checks a value can create the branded one. */
declare const brand: unique symbol;

export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
