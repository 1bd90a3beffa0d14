/** What people come for is a feature: a folder under src/features. Whoever starts something hands the list of all features to the
 * platform, which knows none of them. */
import type { EntryChecks } from './cms/wordpress/entry-checks.ts';
import type { Joined } from './declared-features.ts';
import type { PublishedPart } from './publish/published-part.ts';
import type { SiteContent } from './site-content.ts';

/** What a feature adds to the site. It also declares the types of its kinds and queries (declared-features.ts). */
export interface Feature extends PublishedPart {
  /** Schemas of its kinds of entry. */
  readonly kinds?: Partial<SiteContent['kinds']>;
  /** In which lists its entries stand. */
  readonly lists?: Partial<SiteContent['lists']>;
  /** What its pages, or those of others, ask of the content. */
  readonly queries?: Partial<SiteContent['queries']>;
  /** What its entries are checked against when WordPress sends them. */
  readonly entryChecks?: EntryChecks;
  /** Its calls of the live part; its calls.server.ts answers them. */
  readonly calls?: readonly CallPath[];
}

/** @returns One part of all features, such as their kinds. */
export function joinParts<const List extends readonly Feature[], Part extends 'kinds' | 'lists' | 'queries'>(
  features: List,
  part: Part,
): Joined<List[number], Part> {
  return Object.assign({}, ...features.map((feature) => feature[part] ?? {})) as Joined<List[number], Part>;
}

export type CallPath = `/api/${string}`;

/** Paths of the calls of a feature. */
export type CallsOf<Added extends Feature> = Added extends { readonly calls: readonly (infer Path)[] }
  ? Path & CallPath
  : never;
