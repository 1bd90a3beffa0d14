/** The site, as the platform is handed it. */
import { isOwnPage } from '#shell/addresses/own-pages.ts';
import { isOwnAddress } from '#shell/addresses/own-paths.ts';
import { shell } from '#shell/shell.ts';
import { platformKinds } from '#platform/cms/export/platform-kinds.ts';
import { joinParts } from '#platform/feature.ts';
import type { Site } from '#platform/site.ts';
import { platformLists } from '#platform/store/lists.ts';
import { features } from './features.ts';
import { syncBuiltPages } from './page-builder/sync-built-pages.server.ts';

const parts = [shell, ...features] as const;

/** A kind or a query that is declared but that no feature of the list has does not compile here. */
export const site: Site = {
  kinds: { ...platformKinds, ...joinParts(parts, 'kinds') },
  lists: { ...platformLists, ...joinParts(parts, 'lists') },
  queries: joinParts(parts, 'queries'),
  entryChecks: parts.flatMap((part) => ('entryChecks' in part ? [part.entryChecks] : [])),
  addresses: { isPage: isOwnPage, isFile: isOwnAddress },
  parts,
  syncPageBuilder: syncBuiltPages,
  threads: {
    publish: new URL('./publish-thread.server.ts', import.meta.url),
    content: new URL('./content-thread.server.ts', import.meta.url),
  },
};
