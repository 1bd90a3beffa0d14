/** Pictures and documents of a draft. Nothing is copied: a picture gets a placeholder address of this site, so that the
 * draft is valid as an entry; links to documents lead to WordPress. */
import { z } from 'zod';
import type { MadePicture } from '../pictures.ts';
import type { RestReader } from './client.ts';
import type { ConversionContext } from './conversion-context.ts';
import { pageSize } from './inventory.ts';
import { wpMediaSchema, type WpEntry, mediaFields } from './wp-entry.ts';

const draftMediaSchema = wpMediaSchema.extend({
  media_details: z
    .object({ width: z.int().positive(), height: z.int().positive() })
    .optional()
    .catch(undefined),
});

/** Pixels, when no size is given: the browser uses the size of the file. */
const assumedSize = { width: 1200, height: 800 };

/** @param toPlaceholder Returns a placeholder address on this site for a WordPress picture.
 * @throws {ContentBaseError} */
export async function loadDraftMedia(
  client: RestReader,
  entries: Iterable<WpEntry>,
  toPlaceholder: (address: string) => string,
): Promise<ConversionContext['media']> {
  const ids = [...new Set([...entries].flatMap(mediaIds))].slice(0, pageSize);
  const { json } =
    ids.length === 0
      ? { json: [] }
      : await client.ask('wp/v2/media', {
          include: ids.join(','),
          per_page: pageSize,
          _fields: mediaFields.join(','),
        });
  const response = z.array(z.unknown()).parse(json);
  const media = response.flatMap((raw) => draftMediaSchema.safeParse(raw).data ?? []);
  const byId = new Map(media.map((one) => [one.id, one]));
  const sizes = new Map(media.map((one) => [one.source_url, one.media_details]));
  return {
    findEntry: (id) => byId.get(id),
    describe: () => ({}),
    picture: ({ href }): Promise<MadePicture> =>
      Promise.resolve({ src: toPlaceholder(href), ...(sizes.get(href) ?? assumedSize) }),
    document: ({ href }) => Promise.resolve(href),
  };
}

function mediaIds({ featured_media: featured, content }: WpEntry): readonly number[] {
  const shown = [...content.rendered.matchAll(/\bwp-image-(\d+)/gu)].map(([, id = '']) => Number(id));
  return featured > 0 ? [featured, ...shown] : shown;
}
