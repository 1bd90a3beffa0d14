/** The page that shows an entry, and with it its draft. */
import { parseOwnPath, type PagePath } from '#platform/addresses/page-path.ts';
import { lookup } from '#platform/base/lookup.ts';
import { pageTextsSchema } from '#platform/cms/page-text.ts';
import type { KindPreviews } from './previewed-site.ts';

const homePath = parseOwnPath('/');

/** @param value The entry in the export format.
 * @param kinds Of the site.
 * @returns The home page for what is on every page. */
export function toEntryPage(kind: string, value: unknown, kinds: KindPreviews): PagePath {
  if (kind === 'pages') return parseOwnPath(pageTextsSchema.parse(value).id);
  return lookup(kinds, kind)?.toPath?.(value) ?? homePath;
}
