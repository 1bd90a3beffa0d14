/** Loads the files that the text of a WordPress entry shows or leads to. */
import { findAttribute, openTags } from '#platform/base/html/html.ts';
import type { MadePicture } from '../pictures.ts';
import { type ConversionContext, ownFile } from './conversion-context.ts';
import { type Note, toNote } from '#platform/notes/note.ts';
import { readLink } from './links.ts';
import type { FileDetails } from './media-library.ts';

export interface FoundFiles {
  /** By address as written in the text. */
  readonly pictures: ReadonlyMap<string, MadePicture>;
  readonly documents: ReadonlyMap<string, FoundDocument>;
  /** Originals of moving pictures. */
  readonly moving: ReadonlyMap<string, string>;
}

/** A document, a video, a sound, or the subtitles of a video. */
export interface FoundDocument extends FileDetails {
  /** Of the copy. */
  readonly address: string;
}

/** Files that cannot be copied give a warning and are left out. */
export async function loadFiles(html: string, context: ConversionContext): Promise<FoundFiles> {
  const pictures = new Map<string, MadePicture>();
  const documents = new Map<string, FoundDocument>();
  const moving = new Map<string, string>();
  const addPicture = async (address: string, id: number | undefined) => {
    const loaded = await loadPicture(address, id, context);
    if (!loaded) return;
    pictures.set(address, loaded.picture);
    if (loaded.moving !== undefined) moving.set(address, loaded.moving);
  };
  const posters = openTags(html, 'video').flatMap((tag) => findAttribute(tag, 'poster') ?? []);
  const shown: readonly { readonly address: string; readonly id?: string | undefined }[] = [
    ...openTags(html, 'img').map((tag) => ({
      address: findAttribute(tag, 'src') ?? '',
      id: /\bwp-image-(\d+)/u.exec(findAttribute(tag, 'class') ?? '')?.[1],
    })),
    ...posters.map((address) => ({ address })),
  ];
  // A text may show the same picture many times.
  const asked = new Map(shown.map((picture) => [`${picture.id ?? ''} ${picture.address}`, picture]));
  await Promise.all(
    Array.from(asked.values(), ({ address, id }) =>
      addPicture(address, id === undefined ? undefined : Number(id)),
    ),
  );
  const played = new Set(
    ['video', 'audio', 'track'].flatMap((name) =>
      openTags(html, name).flatMap((tag) => findAttribute(tag, 'src') ?? []),
    ),
  );
  const addDocument = async (written: string, source: URL, file: Note) => {
    const address = await context.orWarn(file, () => context.media.document(source));
    if (address !== undefined) documents.set(written, { address, ...context.media.describe(source) });
  };
  await Promise.all(
    Array.from(played, async (address) => {
      const file = toNote('the-recording', { address });
      const source = address === '' ? undefined : ownFile(address, file, context);
      if (source) await addDocument(address, source, file);
    }),
  );
  await Promise.all(
    openTags(html, 'a').map(async (tag) => {
      const href = findAttribute(tag, 'href') ?? '';
      const link = readLink(href, context);
      if (link.type === 'picture') await addPicture(href, undefined);
      if (link.type === 'document')
        await addDocument(href, link.address, toNote('the-document', { address: href }));
    }),
  );
  return { pictures, documents, moving };
}

async function loadPicture(
  address: string,
  id: number | undefined,
  context: ConversionContext,
): Promise<LoadedPicture | undefined> {
  const entry = id === undefined ? undefined : context.media.findEntry(id);
  if (entry === undefined && /^\s*(?:data:|$)/iu.test(address)) {
    context.warn(toNote('picture-left-out', { file: namePicture(address) }));
    return undefined;
  }
  const source = ownFile(entry?.source_url ?? address, namePicture(address), context);
  if (!source) return undefined;
  return context.orWarn(namePicture(address), async () => {
    const picture = await context.media.picture(source);
    if (picture.motion === 'too-large') context.warn(toNote('picture-stands-still', { address }));
    // Copies are kept by address; the sizes of this picture have that without the hash.
    const original = new URL('#original', source);
    return {
      picture,
      moving: picture.motion === 'shown' ? await context.media.document(original) : undefined,
    };
  });
}

interface LoadedPicture {
  readonly picture: MadePicture;
  readonly moving: string | undefined;
}

/** A picture pasted into a text has all of its bytes in its address. */
export function namePicture(address: string): Note {
  if (address.trim() === '') return toNote('the-picture-without-address');
  return /^\s*data:/iu.test(address) ? toNote('the-pasted-picture') : toNote('the-picture', { address });
}
