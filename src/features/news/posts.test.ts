import { afterAll, expect, test } from 'vitest';
import { postsAnswerSchema } from './posts-answer.ts';
import { sampleApi } from '#fakes/sample-api.ts';
import { success } from '#platform/base/result.ts';
import { buildQuery, contentBaseUpstream, type Upstream } from '#platform/calls/upstream/upstream.ts';
import { startFaultyUpstream } from '#fakes/fake-upstream.ts';

const upstream = await startFaultyUpstream();
afterAll(upstream.close);
const contentBase = contentBaseUpstream({ url: upstream.url, credentials: undefined });
const totals = { 'X-WP-Total': '1', 'X-WP-TotalPages': '1' };

async function load(query: string, body: unknown = [], status = 200) {
  Object.assign(upstream, { body, status, headers: totals });
  return sampleApi({ contentBase }).ask(`/api/posts${query}`);
}

async function sentFor(query: string) {
  expect((await load(query)).status).toBe(200);
  const url = new URL(upstream.requests.at(-1)?.line.split(' ')[1] ?? '', upstream.url);
  expect(url.pathname).toBe('/wp-json/wp/v2/posts');
  return Object.fromEntries(url.searchParams);
}

const post = {
  id: 4566,
  slug: 'konteinerid-talvel',
  status: 'publish',
  date_gmt: '2026-11-13T08:00:00',
  modified_gmt: '2026-11-13T12:15:00',
  title: { rendered: 'Konteinerid &#8220;talvel&#8221;' },
  excerpt: { rendered: '<p>Lükka lumi ära.</p>', protected: false },
  categories_info: [{ slug: 'waste-school', name: 'Jäätmekool' }],
  wpml_translations: { ru_RU: { locale: 'ru_RU', id: 4567, post_title: 'Контейнеры зимой' } },
  content: { rendered: 'text', protected: false },
};

test('posts are read from the posts collection with their embedded parts, published ones only', async () => {
  expect(await sentFor('?_embed=1')).toMatchObject({
    status: 'publish',
    page: '1',
    _embed: 'wp:featuredmedia',
  });
});

test('slug and lang are lists, joined with commas, and Estonian is the empty language', async () => {
  expect(await sentFor('?slug=a,b&slug=c&lang=ru,en')).toMatchObject({ slug: 'a,b,c', lang: 'ru,en' });
  expect(await sentFor('?lang=et')).toMatchObject({ lang: '' });
});

test('posts may be ordered, searched, filtered and paged', async () => {
  const query = {
    per_page: '20',
    order: 'asc',
    sticky: 'true',
    search: 'lumi',
    category_slug: 'waste-school',
    page: '3',
  };
  expect(await sentFor(`?${new URLSearchParams(query).toString()}`)).toMatchObject(query);
});

test('posts may be ordered by each of the ten values', async () => {
  const values = [
    'author',
    'date',
    'id',
    'include',
    'modified',
    'parent',
    'relevance',
    'slug',
    'include_slugs',
    'title',
  ];
  for (const orderby of values) {
    expect(await sentFor(`?orderby=${orderby}&search=lumi&slug=a`)).toMatchObject({ orderby });
  }
});

test('fields that reach drafts are refused, and so is every field that is not listed', async () => {
  upstream.requests.length = 0;
  const queries = [
    'status=draft',
    'status=any',
    'status=publish,draft',
    'context=edit',
    'password=a',
    'author=1',

    'include=1',
    'lang=de',
    'orderby=rand',
    'order=up',
    'per_page=101',
    'slug=a/../b',
    'sticky=1',
    '_fields=content',
    'orderby=relevance',
    'orderby=include_slugs',
  ];
  for (const query of queries) expect([query, (await load(`?${query}`)).status]).toEqual([query, 400]);
  expect(upstream.requests).toEqual([]);
});

test('translations are read in both forms of the add-on, an object and a list', async () => {
  const { ru_RU: russian } = post.wpml_translations;
  const open = { ...post, id: russian.id, wpml_translations: [] };
  for (const form of [{ ru_RU: russian }, [russian]]) {
    const { body } = await load('', [{ ...post, wpml_translations: form }, open]);
    expect(postsAnswerSchema.parse(body).posts[0]?.translations.ru?.title).toBe(russian.post_title);
  }
});

test('the answer has the posts as plain text with their translations, and the totals of the headers', async () => {
  // The second call, about the translation, gets the same response.
  const { body } = await load('', [post, { ...post, id: 4567, wpml_translations: [] }]);
  expect(postsAnswerSchema.parse(body)).toMatchObject({
    posts: [
      {
        id: 4566,
        title: 'Konteinerid “talvel”',
        excerpt: 'Lükka lumi ära.',
        translations: { ru: { title: 'Контейнеры зимой', excerpt: '' } },
        date: '2026-11-13T08:00:00Z',
        modified: '2026-11-13T12:15:00Z',
        categories: ['waste-school'],
      },
      { id: 4567 },
    ],
    totalPosts: 1,
    totalPages: 1,
  });
});

const state = (id: number, change: object = {}) => ({
  id,
  status: 'publish',
  excerpt: { protected: false },
  ...change,
});

test('only translations that WordPress itself calls public leave', async () => {
  const text = (id: number | undefined, locale: string) => ({
    locale,
    id,
    post_title: `Salajane ${locale}`,
    post_excerpt: 'Salajane',
  });
  const translated = (id: number) => ({
    ...post,
    id,
    wpml_translations: { ru_RU: text(id + 1, 'ru_RU'), en_US: text(id + 2, 'en_US') },
  });
  const lists: Readonly<Record<string, unknown>> = {
    ru: [state(11), state(21, { status: 'draft' }), state(31, { excerpt: { protected: true } })],
    en: { code: 'internal_server_error' },
  };
  const sent: URLSearchParams[] = [];
  const wordpress: Upstream = {
    isDemonstration: false,
    send: (call) => {
      const query = buildQuery(call);
      sent.push(query);
      const isFirst = !query.has('include');
      const body = isFirst ? [10, 20, 30, 40].map(translated) : lists[query.get('lang') ?? ''];
      const bytes = Buffer.from(JSON.stringify(body));
      return Promise.resolve(
        success({
          status: 200,
          headers: new Headers({ ...totals, 'content-type': 'application/json' }),
          bytes,
        }),
      );
    },
  };
  const { body } = await sampleApi({ contentBase: wordpress }).ask('/api/posts');
  const { posts } = postsAnswerSchema.parse(body);
  expect(posts.map(({ id, translations }) => [id, Object.keys(translations)])).toEqual([
    [10, ['ru']],
    [20, []],
    [30, []],
    [40, []],
  ]);
  expect(JSON.stringify(body).match(/Salajane/gu)).toHaveLength(2);
  expect(
    sent.slice(1).map((query) => [query.get('lang'), query.get('include'), query.get('status')]),
  ).toEqual([
    ['ru', '11,21,31,41', 'publish'],
    ['en', '12,22,32,42', 'publish'],
  ]);
});

test('posts that are not published or need a password are left out of the answer', async () => {
  const response = [
    { ...post, status: 'draft' },
    { ...post, status: 'private' },
    { ...post, excerpt: { rendered: '', protected: true } },
    { ...post, wpml_translations: [] },
  ];
  const { posts } = postsAnswerSchema.parse((await load('', response)).body);
  expect(posts).toHaveLength(1);
});

test('a page beyond the last is the visitor’s mistake, not ours', async () => {
  expect((await load('?page=99', { code: 'rest_post_invalid_page_number' }, 400)).status).toBe(400);
});
