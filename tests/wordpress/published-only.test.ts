/** Live calls to a real WordPress, with credentials that may read drafts. */
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { contentBaseUpstream } from '#platform/calls/upstream/upstream.ts';
import { sampleApi } from '#fakes/sample-api.ts';
import { create, createTranslated, emptyContentBase, wordpress } from './editor.ts';
import { isWithoutWordPress } from './programs.ts';

const listSchema = z.object({
  posts: z.array(z.object({ slug: z.string(), translations: z.record(z.string(), z.unknown()) })),
});

const hidden = {
  mustand: { status: 'draft' },
  ootel: { status: 'pending' },
  oma: { status: 'private' },
  hiljem: { status: 'future', date_gmt: '2099-01-01T10:00:00' },
  lukus: { status: 'publish', password: 'saladus' },
};

beforeAll(async () => {
  if (isWithoutWordPress) return;
  await emptyContentBase();
  await create('posts', { title: 'Avalik', slug: 'avalik', content: 'Kõigile' });
  for (const [slug, fields] of Object.entries(hidden)) {
    await create('posts', { title: `Salajane ${slug}`, slug, content: 'Salajane sisu', ...fields });
  }
});

function api() {
  const { url, reader: password } = wordpress();
  return sampleApi({
    contentBase: contentBaseUpstream({
      url: `${url}/wp-json/`,
      credentials: { user: 'reader', password },
    }),
    limits: { timeMs: 30_000, bodyBytes: 1_000_000 },
  });
}

test.skipIf(isWithoutWordPress)(
  'the credentials could read drafts, and only published posts leave /api/posts',
  async () => {
    const { url, reader } = wordpress();
    const authorization = `Basic ${Buffer.from(`reader:${reader}`).toString('base64')}`;
    const drafts = await fetch(`${url}/wp-json/wp/v2/posts?status=draft`, { headers: { authorization } });
    expect(await drafts.text()).toContain('Salajane mustand');
    const { status, body } = await api().ask('/api/posts');
    expect(status).toBe(200);
    expect(listSchema.parse(body).posts.map(({ slug }) => slug)).toEqual(['avalik']);
    expect(JSON.stringify(body)).not.toContain('Salajane');
  },
);

test.skipIf(isWithoutWordPress)(
  'a hidden post is not found by its slug, nor by asking for its status',
  async () => {
    const { ask } = api();
    for (const slug of Object.keys(hidden)) {
      const { body } = await ask(`/api/posts?slug=${slug}`);
      expect([slug, listSchema.parse(body).posts]).toEqual([slug, []]);
    }
    for (const query of ['status=draft', 'status=any', 'context=edit', 'password=saladus'])
      expect((await ask(`/api/posts?${query}`)).status).toBe(400);
  },
);

test.skipIf(isWithoutWordPress)('of a public post, only public translations leave', async () => {
  await emptyContentBase();
  const en = { title: 'Open', slug: 'avalik' };
  for (const ru of [{ status: 'draft' }, { password: 'saladus' }, { status: 'private' }])
    await createTranslated('posts', {
      et: { title: 'Avalik', slug: 'avalik' },
      ru: { title: 'Salajane', slug: 'sala', ...ru },
      en,
    });
  const { body } = await api().ask('/api/posts');
  expect(listSchema.parse(body).posts.map(({ translations }) => translations)).toEqual(
    Array.from({ length: 3 }, () => ({ en: { title: 'Open', excerpt: '' } })),
  );
  expect(JSON.stringify(body)).not.toContain('Salajane');
});
