/** Copies static files into the site: styles and scripts of the compiled pages, pictures, fonts. */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { digest, type Digest } from '#base/digest.ts';
import { filesBelow } from '#base/file-marks.ts';
import { compiledOrigin, fixedPagesSitemap } from '#site/fixed-pages.ts';
import type { Output } from './output.ts';
import type { State } from './state.ts';
import { writePrivateFile } from '#base/files.ts';
import { isLocale, type Locale, textIn } from '#model/locale.ts';
import { socialKindNames, socialKinds } from '#site/social-images.ts';
import type { Ask } from '#store/queries/queries.ts';

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

// Generates pictures and PDFs, each a target with an address. The generators (src/documents) are loaded on
// first use. Files are cached by the digest of their source: an unchanged file is not generated again, even
// when its target is stale.

export interface DrawingContext {
  readonly ask: Ask;
  readonly siteUrl: string;
  /** Digest of the code that draws. */
  readonly code: Digest;
  /** Cache of generated files, by digest. */
  readonly drawnDir: string;
}

export function isDrawn(address: string): boolean {
  return /\.(?:pdf|png)$/u.test(address);
}

/** @param address Address of a generated target.
 * @throws {RangeError} When the site has no such file. */
export async function drawFile(address: string, context: DrawingContext): Promise<Uint8Array> {
  const [, folder, language, name = ''] =
    /^\/(social|documents)\/([a-z]+)\/(.+)\.(?:pdf|png)$/u.exec(address) ?? [];
  if (!isLocale(language)) throw new RangeError(`${address} is no file of this site.`);
  return folder === 'social' ? drawPicture(name, language, context) : drawDocument(name, language, context);
}

async function drawPicture(
  name: string,
  locale: Locale,
  { ask, drawnDir }: DrawingContext,
): Promise<Uint8Array> {
  const [{ drawArticleImage, drawKindImage }, { imageEncoder, rasterise }] = await Promise.all([
    import('#documents/social-image.ts'),
    import('#base/images.ts'),
  ]);
  const keep = (svg: string) => keepFile(drawnDir, digest(`${imageEncoder}\n${svg}`), () => rasterise(svg));
  const publisher = ask('publisher');
  const id = /^post-(\d+)$/u.exec(name)?.[1];
  if (id !== undefined)
    return keep(drawArticleImage(ask('headline', Number(id), locale), publisher.name, locale));
  const kind = socialKindNames.find((known) => known === name);
  if (kind === undefined) throw new RangeError(`${name} is no kind of page.`);
  const heading = ask('pageHeading', socialKinds[kind].template, locale);
  return keep(
    drawKindImage(kind, { name: publisher.name, slogan: textIn(publisher.slogan, locale), heading }),
  );
}

function drawDocument(name: string, locale: Locale, context: DrawingContext): Promise<Uint8Array> {
  const { ask, siteUrl, code, drawnDir } = context;
  const publisher = ask('publisher');
  const keep = (words: object, draw: () => Promise<Uint8Array>) =>
    keepFile(drawnDir, digest(JSON.stringify([code, name, locale, siteUrl, publisher, words])), draw);
  if (name === 'ordering-fecal-transport') {
    const text = ask('pageText', '/home-customer/ordering-fecal-transport', locale);
    return keep(text, async () => {
      const { drawOrderForm } = await import('#documents/order-form-pdf.ts');
      return drawOrderForm(text, { publisher, locale, siteUrl });
    });
  }
  const guide = ask('guide', name.replace(/^guides\//u, ''), locale);
  return keep(guide, async () => {
    const { drawGuide } = await import('#documents/guide-pdf.ts');
    return drawGuide(guide, { publisher, locale, siteUrl });
  });
}

/** A cached file is removed when no publish has used it for this long. */
const retentionMs = 90 * 24 * 3_600_000;

/** @param folder Folder of the cache.
 * @param source Digest of everything that affects the file. */
async function keepFile(
  folder: string,
  source: Digest,
  draw: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const path = join(folder, source);
  if (existsSync(path)) {
    const now = new Date();
    utimesSync(path, now, now);
    return readFileSync(path);
  }
  const file = await draw();
  writePrivateFile(path, file);
  return file;
}

/** @param now Milliseconds since the epoch. */
export function forgetOldFiles(folder: string, now: number): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (now - statSync(path).mtimeMs > retentionMs) rmSync(path, { force: true });
  }
}
