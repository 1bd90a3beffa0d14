/** The content of the site, for those who publish nothing: previews need no code that syncs and draws. */
import { isOwnPage } from '#shell/addresses/own-pages.ts';
import { isOwnAddress } from '#shell/addresses/own-paths.ts';
import { categoriesOfWordPress } from '#shell/addresses/post-categories.ts';
import { fieldLabels } from '#shell/field-label-messages.ts';
import { shell } from '#shell/shell.ts';
import { platformCollections } from '#platform/cms/wordpress/collections.ts';
import { platformKinds } from '#platform/cms/export/platform-kinds.ts';
import { joinParts } from '#platform/feature.ts';
import type { EntrySite } from '#platform/publish/entry-states.ts';
import type { SiteContent } from '#platform/site-content.ts';
import { platformLists } from '#platform/store/lists.ts';
import { features } from './features.ts';
import { loadKindPreviews } from './kind-previews.ts';

/** What all pages share, and each feature. */
export const parts = [shell, ...features] as const;

/** A kind, a query or a type of WordPress that is declared but that no feature of the list has does not compile here. */
export const siteContent: SiteContent = {
  kinds: { ...platformKinds, ...joinParts(parts, 'kinds') },
  lists: { ...platformLists, ...joinParts(parts, 'lists') },
  queries: joinParts(parts, 'queries'),
  collections: { ...platformCollections, ...joinParts(parts, 'collections') },
  postCategories: categoriesOfWordPress,
  entryChecks: parts.flatMap((part) => ('entryChecks' in part ? [part.entryChecks] : [])),
  addresses: { isPage: isOwnPage, isFile: isOwnAddress },
  fieldLabels,
};

/** What tells the pages of an entry. */
export const entrySite: EntrySite = {
  collections: siteContent.collections,
  targets: parts.flatMap((part) => ('targets' in part ? [part.targets] : [])),
  loadPreviews: loadKindPreviews,
};
