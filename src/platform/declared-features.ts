/** Types of the kinds and queries of all features, for readers of entries and for pages. Each feature.ts adds its own, so that the
 * platform has their types and imports none of them. */
import type { platformKinds } from './cms/export/platform-kinds.ts';

export interface DeclaredFeatures {
  platform: { kinds: typeof platformKinds };
}

/** One part of all features. */
export type Declared<Part extends string> = Joined<DeclaredFeatures[keyof DeclaredFeatures], Part>;

/** All members of a part of several features. */
export type Joined<Member, Part extends string> = Intersection<
  Member extends Readonly<Record<Part, infer Own>> ? Own : never
>;

/** One type that is all members of a union. */
export type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  part: infer All,
) => void
  ? All
  : never;
