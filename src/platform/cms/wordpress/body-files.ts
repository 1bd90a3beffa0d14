/** Loads the files that the text of a WordPress entry shows or leads to. */
import { findAttribute, openTags } from '#platform/base/html/html.ts';
import type { MadePicture } from '../pictures.ts';
import { type ConversionContext, ownFile } from './conversion-context.ts';
import { type Note, toNote } from '#platform/notes/note.ts';
import { readLink } from './links.ts';

export interface FoundFiles {
  /** By address as written in the text. */
  readonly pictures: ReadonlyMap<string, MadePicture>;
  readonly documents: ReadonlyMap<string, string>;
  /** Originals of moving pictures. */
  readonly moving: ReadonlyMap<string, string>;
}

/** Files that cannot be copied give a warning and are left out. */
export async function loadFiles(html: string, context: ConversionContext): Promise<FoundFiles> {
  const pictures = new Map<string, MadePicture>();
  const documents = new Map<string, string>();
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
  await Promise.all(
    Array.from(played, async (address) => {
      const copy = await loadPlayed(address, context);
      if (copy !== undefined) documents.set(address, copy);
    }),
  );
  await Promise.all(
    openTags(html, 'a').map(async (tag) => {
      const href = findAttribute(tag, 'href') ?? '';
      const link = readLink(href, context);
      if (link.type === 'picture') await addPicture(href, undefined);
      if (link.type !== 'document') return;
      const copy = await context.orWarn(toNote('the-document', { address: href }), () =>
        context.media.document(link.address),
      );
      if (copy !== undefined) documents.set(href, copy);
    }),
  );
  return { pictures, documents, moving };
}

/** A video, a sound or the subtitles of a video. */
async function loadPlayed(address: string, context: ConversionContext): Promise<string | undefined> {
  if (address === '') return undefined;
  const file = toNote('the-recording', { address });
  const source = ownFile(address, file, context);
  return source && context.orWarn(file, () => context.media.document(source));
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
