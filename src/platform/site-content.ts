/** The content of a site: the kinds of its entries, in which lists they stand, what pages ask of them, and what entries of
 * WordPress are checked against. */
import type { PagePath } from './addresses/page-path.ts';
import type { Schemas } from './cms/export/export.ts';
import type { DeclaredCollections } from './cms/wordpress/collections.ts';
import type { EntryChecks } from './cms/entry-checks.ts';
import type { PostCategories } from './cms/post.ts';
import type { FieldLabels } from './notes/field-labels.ts';
import type { Listings } from './store/lists.ts';
import type { QueryTable } from './store/query.ts';

export interface SiteContent {
  readonly kinds: Schemas;
  readonly lists: Listings;
  readonly queries: QueryTable;
  /** By the REST route of a type of WordPress. */
  readonly collections: Readonly<DeclaredCollections>;
  readonly postCategories: PostCategories;
  readonly entryChecks: readonly EntryChecks[];
  readonly addresses: OwnAddresses;
  /** What editors call the fields of entries. */
  readonly fieldLabels: FieldLabels;
}

/** What lies at addresses whatever the content is. */
export interface OwnAddresses {
  /** Whether there is a page of the site. */
  readonly isPage: (path: PagePath) => boolean;
  /** Whether an address is that of a file or a call, so that no page, present or old, can have it. */
  readonly isFile: (address: string) => boolean;
}
