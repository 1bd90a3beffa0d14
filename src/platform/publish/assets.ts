/** Copies static files into the site: styles and scripts of the compiled pages, pictures, fonts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '#platform/base/file-marks.ts';
import { compiledOrigin, fixedPagesSitemap } from '#platform/addresses/compiled-origin.ts';
import type { Output } from './output.ts';
import type { State } from './state.ts';

/** Hashed files of earlier builds are kept this long, for pages that visitors still have open. */
const assetRetentionMs = 30 * 24 * 3_600_000;

/** Astro puts a digest of the content into the names of the files in this folder. */
const hashedFolder = '_astro/';

/** The sitemap of the fixed pages, written by @astrojs/sitemap. Its index is not used: the site writes one of
 * its own. */
const compiledSitemap = 'sitemap-0.xml';
const compiledIndex = 'sitemap-index.xml';

interface AssetOptions {
  /** Files of the compiled pages. */
  readonly clientDir: string;
  /** Origin of the site. */
  readonly siteUrl: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export function publishAssets(
  { database }: State,
  output: Output,
  { clientDir, siteUrl, now }: AssetOptions,
): void {
  const save = database.prepare('INSERT OR REPLACE INTO asset (file, seen_at) VALUES (?, ?)');
  const assets = filesBelow(clientDir, '')
    .filter((file) => file !== compiledIndex)
    .map((file) => readAsset(clientDir, file, siteUrl));
  for (const { file, content } of assets) {
    save.run(file, now);
    output.write(file, content);
  }
  removeAssets({ database, output, current: new Set(assets.map(({ file }) => file)), now });
}

interface Asset {
  /** Path within the site. */
  readonly file: string;
  readonly content: Uint8Array;
}

function readAsset(clientDir: string, file: string, siteUrl: string): Asset {
  const content = readFileSync(join(clientDir, file));
  if (file !== compiledSitemap) return { file, content };
  const sitemap = content.toString().replaceAll(compiledOrigin, siteUrl);
  return { file: fixedPagesSitemap.slice(1), content: Buffer.from(sitemap) };
}

function removeAssets({
  database,
  output,
  current,
  now,
}: {
  readonly database: State['database'];
  readonly output: Output;
  readonly current: ReadonlySet<string>;
  readonly now: number;
}): void {
  const forget = database.prepare('DELETE FROM asset WHERE file = ?');
  for (const row of database.prepare('SELECT file, seen_at FROM asset').all()) {
    const file = String(row.file);
    if (current.has(file)) continue;
    if (file.startsWith(hashedFolder) && now - Number(row.seen_at) < assetRetentionMs) continue;
    output.remove(file);
    forget.run(file);
  }
}
