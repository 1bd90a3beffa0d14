/** The files that a text shows or offers, copied before the text is written. */
import { openTags } from '#base/html/open-tags.ts';
import { attributeOf } from '#base/html/tokens.ts';
import { ownFile, type ConversionContext } from './conversion-context.ts';
import { readLink } from './links.ts';
import type { MadePicture } from '../pictures.ts';

export interface FoundFiles {
  /** By address as it stands in the text. */
  readonly pictures: ReadonlyMap<string, MadePicture>;
  readonly documents: ReadonlyMap<string, string>;
}

/** What cannot be copied is a warning and is left out. */
export async function loadFiles(html: string, context: ConversionContext): Promise<FoundFiles> {
  const pictures = new Map<string, MadePicture>();
  const documents = new Map<string, string>();
  const addPicture = async (address: string, id: number | undefined) => {
    const picture = await loadPicture(address, id, context);
    if (picture) pictures.set(address, picture);
  };
  const shown = openTags(html, 'img').map((tag) => ({
    address: attributeOf(tag, 'src') ?? '',
    id: /\bwp-image-(\d+)/u.exec(attributeOf(tag, 'class') ?? '')?.[1],
  }));
  // A text may show one picture very often.
  const asked = new Map(shown.map((picture) => [`${picture.id ?? ''} ${picture.address}`, picture]));
  await Promise.all(
    Array.from(asked.values(), ({ address, id }) =>
      addPicture(address, id === undefined ? undefined : Number(id)),
    ),
  );
  await Promise.all(
    openTags(html, 'a').map(async (tag) => {
      const href = attributeOf(tag, 'href') ?? '';
      const link = readLink(href, context);
      if (link.type === 'picture') await addPicture(href, undefined);
      if (link.type !== 'document') return;
      const copy = await context.orWarn(`the document ${href} cannot be copied`, () =>
        context.media.document(link.address),
      );
      if (copy !== undefined) documents.set(href, copy);
    }),
  );
  return { pictures, documents };
}

async function loadPicture(
  address: string,
  id: number | undefined,
  context: ConversionContext,
): Promise<MadePicture | undefined> {
  const entry = id === undefined ? undefined : context.media.entryOf(id);
  const source = ownFile(entry?.source_url ?? address, `the picture ${address}`, context);
  if (!source) return undefined;
  return context.orWarn(`the picture ${address} cannot be copied`, () =>
    context.media.picture(source, entry?.modified_gmt ?? ''),
  );
}
