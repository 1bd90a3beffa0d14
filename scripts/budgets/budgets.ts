import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { linkedFiles } from './linked-files.ts';

/** One line of size-limit's configuration. */
export interface Budget {
  readonly name: string;
  readonly path: readonly string[];
  readonly limit: string;
  readonly gzip: true;
}

/** Each kind of page that is read without an island, by its file; the heaviest of a kind stands for it. */
const pageKinds = {
  'home page': /^(?:index|(?:ru|en)(?:\/index)?)\.html$/u,
  'list of news': /^(?:(?:ru|en)\/)?about\/news\.html$/u,
  article: /^(?:(?:ru|en)\/)?about\/news\/[^/]+\.html$/u,
  'price list': /^(?:(?:ru|en)\/)?customer-support\/price-lists\/[^/]+\.html$/u,
} as const;

/** What a content page may weigh on the wire, compressed with gzip, before the visitor does anything. */
const limits = { html: '12 kB', styles: '12 kB', scripts: '5 kB' } as const;

/** @param folder The built site, from the project's folder.
 * @throws BudgetError when a kind of page is not there: nothing weighed would pass for light. */
export function budgets(folder: string): Budget[] {
  const pages = existsSync(folder)
    ? globSync('{*.html,{ru,en}/*.html,**/{about,customer-support}/**/*.html}', { cwd: folder })
    : [];
  return Object.entries(pageKinds).flatMap(([kind, pattern]) => {
    const page = heaviest(
      folder,
      pages.filter((file) => pattern.test(file)),
    );
    if (page === undefined) throw new BudgetError(folder, kind);
    const { styles, scripts } = linkedFiles(folder, page);
    const weighed = [
      { name: `${kind}: HTML of ${page}`, files: [page], limit: limits.html },
      { name: `${kind}: CSS`, files: styles, limit: limits.styles },
      { name: `${kind}: JavaScript`, files: scripts, limit: limits.scripts },
    ];
    return weighed
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
