/** Files of the site that the compiled pages do not render: pictures and PDFs, each a target with an address. What draws
 * them is loaded when the first one is asked for. */
import { digest } from '#base/digest.ts';
import { isLocale, type Locale } from '#model/locale.ts';
import { socialKindNames } from '#site/social-images.ts';
import type { Ask } from '#store/queries/queries.ts';
import { keepFile } from './kept-files.ts';

export interface Drawing {
  readonly ask: Ask;
  readonly siteUrl: string;
  /** Of the code. */
  readonly version: string;
  /** Keeps drawn files by digest. */
  readonly drawnDir: string;
}

export function isDrawn(address: string): boolean {
  return /\.(?:pdf|png)$/u.test(address);
}

/** @param address Of a target that is drawn.
 * @throws {RangeError} When no such file belongs to the site. */
export async function drawFile(address: string, drawing: Drawing): Promise<Uint8Array> {
  const [, folder, language, name = ''] =
    /^\/(social|documents)\/([a-z]+)\/(.+)\.(?:pdf|png)$/u.exec(address) ?? [];
  if (!isLocale(language)) throw new RangeError(`${address} is no file of this site.`);
  return folder === 'social' ? drawPicture(name, language, drawing) : drawDocument(name, language, drawing);
}

async function drawPicture(name: string, locale: Locale, { ask, drawnDir }: Drawing): Promise<Uint8Array> {
  const [{ drawArticleImage, drawKindImage }, { rasterise }] = await Promise.all([
    import('./social-image.ts'),
    import('./rasterise.ts'),
  ]);
  const id = /^post-(\d+)$/u.exec(name)?.[1];
  if (id !== undefined) return rasterise(drawArticleImage(Number(id), locale, ask), drawnDir);
  const kind = socialKindNames.find((known) => known === name);
  if (kind === undefined) throw new RangeError(`${name} is no kind of page.`);
  return rasterise(drawKindImage(kind, locale, ask), drawnDir);
}

function drawDocument(name: string, locale: Locale, drawing: Drawing): Promise<Uint8Array> {
  const { ask, siteUrl, version, drawnDir } = drawing;
  const setting = { ask, locale, siteUrl };
  const id = name.replace(/^guides\//u, '');
  const isForm = name === 'ordering-fecal-transport';
  // All that the file says. What draws it asks the same questions, and need not be loaded when the file is kept.
  const words = isForm
    ? ask('pageText', '/home-customer/ordering-fecal-transport', locale)
    : ask('guide', id, locale);
  const source = digest(JSON.stringify([version, name, locale, siteUrl, ask('publisher'), words]));
  return keepFile(drawnDir, source, async () => {
    if (isForm) return (await import('./order-form-pdf.ts')).drawOrderForm(setting);
    return (await import('./guide-pdf.ts')).drawGuide(id, setting);
  });
}
