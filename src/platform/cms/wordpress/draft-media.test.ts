import { expect, test } from 'vitest';
import type { Parameters, RestReader } from './client.ts';
import { loadDraftMedia } from './draft-media.ts';
import { wpEntrySchema, type WpEntry } from './wp-entry.ts';

const toEntry = (content: string, featured = 0): WpEntry =>
  wpEntrySchema.parse({
    id: 1,
    slug: 'x',
    status: 'draft',
    date_gmt: '2026-05-01T08:00:00',
    modified_gmt: '2026-05-01T08:00:00',
    title: { rendered: '' },
    content: { rendered: content },
    featured_media: featured,
  });

const toMedium = (id: number, details?: object) => ({
  id,
  source_url: `https://wordpress.test/${String(id)}.jpg`,
  alt_text: '',
  modified_gmt: '2026-05-01T08:00:00',
  mime_type: 'image/jpeg',
  media_details: details,
});

function openLibrary(media: readonly unknown[]) {
  const asked: Parameters[] = [];
  const reader: RestReader = {
    place: { url: '', credentials: undefined },
    ask: (_, parameters) => {
      asked.push(parameters ?? {});
      return Promise.resolve({ json: media, headers: new Headers() });
    },
  };
  const load = (entries: readonly WpEntry[]) =>
    loadDraftMedia(reader, entries, (address) => `/placeholder?of=${address}`);
  return { load, asked };
}

test('the pictures of a draft are asked for once, and have the size of their file', async () => {
  const { load, asked } = openLibrary([
    toMedium(3, { width: 300, height: 200 }),
    { id: 4 },
    toMedium(5, { width: 0 }),
  ]);
  const text = '<img class="x wp-image-3"><img class="wp-image-4 y"><img class="wp-image-5">';
  const media = await load([toEntry(text, 9), toEntry(text)]);
  expect(asked.map(({ include }) => include)).toEqual(['9,3,4,5']);
  const found = [3, 4, 5].map((id) => media.findEntry(id)?.source_url);
  expect(found).toEqual(['https://wordpress.test/3.jpg', undefined, 'https://wordpress.test/5.jpg']);
  const picture = (id: number) => media.picture(new URL(`https://wordpress.test/${String(id)}.jpg`));
  expect(await picture(3)).toEqual({
    src: '/placeholder?of=https://wordpress.test/3.jpg',
    width: 300,
    height: 200,
  });
  expect(await picture(5)).toMatchObject({ width: 1200, height: 800 });
});

test('a draft without pictures asks for none, and its documents are those of WordPress', async () => {
  const { load, asked } = openLibrary([]);
  const media = await load([toEntry('<p>Text</p>')]);
  expect(asked).toEqual([]);
  expect(await media.document(new URL('https://wordpress.test/a.pdf'))).toBe('https://wordpress.test/a.pdf');
});
