/** Generates pictures and PDFs, each a target with an address. The generators (*-pdf.server.ts, social-image.server.ts) are loaded on
 * first use. Files are cached by the digest of their source: an unchanged file is not generated again, even
 * when its target is stale. */
import { existsSync, utimesSync, readFileSync, readdirSync, statSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Digest, digest } from '#platform/base/digest.ts';
import { writePrivateFile } from '#platform/base/files.ts';
import { isLocale, type Locale, textIn } from '#platform/languages/locale.ts';
import { socialKindNames, socialKinds } from '#shell/addresses/social-images.ts';
import type { Ask } from '#platform/store/query.ts';

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
    import('#shell/documents/social-image.server.ts'),
    import('#platform/base/images.ts'),
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
      const { drawOrderForm } = await import('#features/forms/order-form-pdf.server.ts');
      return drawOrderForm(text, { publisher, locale, siteUrl });
    });
  }
  const guide = ask('guide', name.replace(/^guides\//u, ''), locale);
  return keep(guide, async () => {
    const { drawGuide } = await import('#features/help/guide-pdf.server.ts');
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
