/** What a site adds to the platform. Whoever starts something hands it over: the platform knows no site. */
import type { Schemas } from './cms/export/kinds.ts';
import type { Listings } from './store/listing.ts';
import type { QueryTable } from './store/query.ts';

export interface Site {
  readonly kinds: Schemas;
  readonly lists: Listings;
  readonly queries: QueryTable;
}
