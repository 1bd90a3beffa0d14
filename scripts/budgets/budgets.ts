import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { splitPrefix } from '#platform/languages/locale.ts';
import { linkedFiles } from './linked-files.ts';

/** One line of size-limit's configuration. */
export interface Budget {
  readonly name: string;
  readonly path: readonly string[];
  readonly limit: string;
  readonly gzip: true;
}

/** Kinds of pages without an island, by path; the heaviest page represents its kind. */
const pageKinds = {
  'home page': '',
  'list of news': 'about/news',
  article: 'about/news/[^/]+',
  'price list': 'customer-support/price-lists/[^/]+',
  'list of questions': 'customer-support/faq',
  'topic of questions': 'customer-support/faq/[^/]+',
  guide: 'customer-support/instructions/[^/]+',
  contacts: 'customer-support/contact',
  'waste station': 'home-customer/waste-stations/[^/]+',
  'object of what goes where': 'sorting/(?!list|marks|print|bin)[^/]+',
  'list of what goes where': 'sorting/(?:list|bin)(?:/.+)?',
  'container catalogue': 'home-customer/rental-garbage-containers',
  'container sizes': 'construction-waste/collect-transport-waste',
  'service page':
    '(?:home-customer|services|construction-waste)(?:/(?!organized|ordering|waste-s|rental|collect)[^/]+)?',
  'page about the company': 'about(?:/(?!news)[^/]+)?',
  'page to choose embeds': 'embed',
} as const;

/** Pages in frames of other sites. */
const embedKinds = {
  'embed of the next day': 'embed/next-day',
  'embed of the stations': 'embed/stations',
  'embed of what goes where': 'embed/sorting',
} as const;

/** Estonian is at the top, the others below their language; the file of a page ends with `.html`. */
function isOfKind(file: string, path: string): boolean {
  const { rest } = splitPrefix(`/${file.replace(/(?:^index|\/index)?\.html$/u, '')}`);
  return path === '' ? rest === '' || rest === '/' : new RegExp(`^/${path}$`, 'u').test(rest);
}

/** Maximum gzip-compressed transfer of a content page before any interaction. */
const limits = { html: '12 kB', styles: '12 kB', scripts: '5 kB' } as const;

/** They have the styles and scripts of an island and its height besides those of all pages. */
const embedLimits = { html: '10.3 kB', styles: '14 kB', scripts: '6 kB' } as const;

/** @param folder The built site, relative to the project.
 * @throws BudgetError If a kind of page is missing: an empty measurement would pass. */
export function budgets(folder: string): Budget[] {
  const pages = existsSync(folder) ? globSync('**/*.html', { cwd: folder }) : [];
  const weighed = [
    ...Object.entries(pageKinds).map(([kind, path]) => ({ kind, path, allowed: limits })),
    ...Object.entries(embedKinds).map(([kind, path]) => ({ kind, path, allowed: embedLimits })),
  ];
  return weighed.flatMap(({ kind, path, allowed }) => {
    const page = heaviest(
      folder,
      pages.filter((file) => isOfKind(file, path)),
    );
    if (page === undefined) throw new BudgetError(folder, kind);
    const { styles, scripts } = linkedFiles(folder, page);
    const parts = [
      { name: `${kind}: HTML of ${page}`, files: [page], limit: allowed.html },
      { name: `${kind}: CSS`, files: styles, limit: allowed.styles },
      { name: `${kind}: JavaScript`, files: scripts, limit: allowed.scripts },
    ];
    return parts
      .filter(({ files }) => files.length > 0)
      .map(({ name, files, limit }) => ({
        name,
        path: files.map((file) => join(folder, file)),
        limit,
        gzip: true,
      }));
  });
}

class BudgetError extends Error {
  override readonly name = 'BudgetError';
  readonly folder: string;
  readonly kind: string;

  constructor(folder: string, kind: string) {
    super(`The built site in ${folder} has no ${kind} to weigh. Run \`npm run build\` first.`);
    this.folder = folder;
    this.kind = kind;
  }
}

function heaviest(folder: string, files: readonly string[]): string | undefined {
  const weighed = files.map((file) => ({ file, bytes: statSync(join(folder, file)).size }));
  return weighed.toSorted((a, b) => b.bytes - a.bytes)[0]?.file;
}
