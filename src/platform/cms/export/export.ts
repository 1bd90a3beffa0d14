/** The kinds of entry in an export: those of the platform, and what features declare (platform/declared-features.ts). */
import type { z } from 'zod';
import type { Declared } from '#platform/declared-features.ts';

/** The schema of each kind, by the name of its folder. */
type Kinds = Declared<'kinds'>;

export type Kind = keyof Kinds;
export type EntryOf<Name extends Kind> = z.infer<Kinds[Name]>;

/** Schemas of all kinds of the site. */
export type Schemas = { readonly [Name in Kind]: Kinds[Name] };

export function isKind(name: string, kinds: Schemas): name is Kind {
  return Object.hasOwn(kinds, name);
}
