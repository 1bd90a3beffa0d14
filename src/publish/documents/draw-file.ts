/** Files of the site that the compiled pages do not render: pictures and PDFs, each a target with an address. What draws
 * them is loaded when the first one is asked for. */
import { isLocale, type Locale } from '#model/locale.ts';
import { socialKindNames } from '#site/social-images.ts';
import type { Ask } from '#store/queries/queries.ts';

export interface Drawing {
  readonly ask: Ask;
  readonly siteUrl: string;
  /** Folder that keeps pictures by digest. */
  readonly picturesDir: string;
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

async function drawPicture(name: string, locale: Locale, { ask, picturesDir }: Drawing): Promise<Uint8Array> {
  const [{ drawArticleImage, drawKindImage }, { rasterise }] = await Promise.all([
    import('./social-image.ts'),
    import('./kept-pictures.ts'),
  ]);
  const id = /^post-(\d+)$/u.exec(name)?.[1];
  if (id !== undefined) return rasterise(drawArticleImage(Number(id), locale, ask), picturesDir);
  const kind = socialKindNames.find((known) => known === name);
  if (kind === undefined) throw new RangeError(`${name} is no kind of page.`);
  return rasterise(drawKindImage(kind, locale, ask), picturesDir);
}

async function drawDocument(name: string, locale: Locale, { ask, siteUrl }: Drawing): Promise<Uint8Array> {
  const setting = { ask, locale, siteUrl };
  if (name === 'ordering-fecal-transport') {
    const { drawOrderForm } = await import('./order-form-pdf.ts');
    return drawOrderForm(setting);
  }
  const { drawGuide } = await import('./guide-pdf.ts');
  return drawGuide(name.replace(/^guides\//u, ''), setting);
}
