/** Pictures and documents of a draft. Nothing is copied: pictures get an address that stands in for theirs, so that the
 * draft passes as an entry of this site; links to documents lead to WordPress. */
import { z } from 'zod';
import { pageSize } from './inventory.ts';
import type { ContentBaseClient } from './client.ts';
import type { MadePicture } from '../pictures.ts';
import { mediaFields, type WpEntry, wpMediaSchema } from './wp-entry.ts';
import type { ConversionContext } from './conversion-context.ts';

const draftMediaSchema = wpMediaSchema.extend({
  media_details: z
    .object({ width: z.int().positive(), height: z.int().positive() })
    .optional()
    .catch(undefined),
});

/** Pixels, where nobody says: the browser takes what the picture has. */
const assumedSize = { width: 1200, height: 800 };

/** @param standIn Gives an address of this site that stands in for a picture of WordPress.
 * @throws {ContentBaseError} */
export async function loadDraftMedia(
  client: ContentBaseClient,
  entries: Iterable<WpEntry>,
  fakeWordPress: (address: string) => string,
): Promise<ConversionContext['media']> {
  const ids = [...new Set([...entries].flatMap(mediaIds))].slice(0, pageSize);
  const { json } =
    ids.length === 0
      ? { json: [] }
      : await client.ask('wp/v2/media', {
          include: ids.join(','),
          per_page: pageSize,
          _fields: [...mediaFields, 'media_details'].join(','),
        });
  const response = z.array(z.unknown()).parse(json);
  const media = response.flatMap((raw) => draftMediaSchema.safeParse(raw).data ?? []);
  const byId = new Map(media.map((one) => [one.id, one]));
  const sizes = new Map(media.map((one) => [one.source_url, one.media_details]));
  return {
    entryOf: (id) => byId.get(id),
    picture: ({ href }): Promise<MadePicture> =>
      Promise.resolve({ src: fakeWordPress(href), ...(sizes.get(href) ?? assumedSize) }),
    document: ({ href }) => Promise.resolve(href),
  };
}

function mediaIds({ featured_media: featured, content }: WpEntry): readonly number[] {
  const shown = [...content.rendered.matchAll(/\bwp-image-(\d+)/gu)].map(([, id = '']) => Number(id));
  return featured > 0 ? [featured, ...shown] : shown;
}
