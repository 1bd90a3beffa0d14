/** GET /api/content-search: articles of the content base that match words. */
import { z } from 'zod';
import { failure, success } from '#platform/base/result.ts';
import { contentSearchAnswerSchema } from './search-answer.ts';
import { sentSlugSchema } from '#platform/base/slug.ts';
import { countSchema, languageSchema, pageSchema, wordsSchema } from '#platform/calls/request-fields.ts';
import { liveEndpoint } from '#platform/calls/live-endpoint.ts';
import { plainText } from '#platform/calls/upstream/upstream.ts';
import { entriesSchema, readEntries, unlessAllLeftOut } from '#platform/calls/source-entries.ts';
import { readTotals } from '#platform/calls/totals.ts';

const articleSchema = z.object({
  id: z.int().positive(),
  title: z.string().max(1000).transform(plainText),
  url: z.url(),
  type: z.string().max(50),
  subtype: z.string().max(50),
  /** The article itself; only it shows whether a password protects it. */
  _embedded: z
    .object({
      self: z.array(
        z.object({
          slug: z.string().optional(),
          excerpt: z.object({ protected: z.boolean().optional() }).optional(),
        }),
      ),
    })
    .optional(),
});

const { results, page, total, totalPages } = contentSearchAnswerSchema.shape;

export const contentSearch = liveEndpoint({
  path: '/api/content-search',
  name: 'content-search',
  methods: ['GET'],
  isPersonal: false,
  freshMs: 5 * 60 * 1000,
  asked: z.strictObject({
    search: wordsSchema,
    page: pageSchema,
    /** Spec §9: 10 results per page, content search limit 50. */
    per_page: countSchema(50).default(10),
    lang: languageSchema.optional(),
  }),
  toCall: (asked) => ({
    path: 'wp/v2/search',
    parameters: { ...asked, subtype: 'post', _embed: 'self' },
  }),
  response: entriesSchema(100),
  stored: z.object({ results, page, total, totalPages }),
  answered: contentSearchAnswerSchema,
  read: ({ body, headers }, asked) => {
    const totals = readTotals(headers);
    if (!totals) return failure({ reason: 'wrong-shape', at: 'x-wp-total' });
    const read = readEntries(body, { schema: articleSchema });
    const unreadable = unlessAllLeftOut([read]);
    if (unreadable) return failure(unreadable);
    const value = {
      results: read.entries.flatMap(({ id, title, type, subtype, url, _embedded }) => {
        const article = _embedded?.self[0];
        const slug = sentSlugSchema.safeParse(article?.slug ?? lastPart(url));
        // Articles of whose name nothing can be written are left out.
        if (!slug.success || article?.excerpt?.protected) return [];
        return [{ id, title, type, subtype, url: `/about/news/${slug.data}` }];
      }),
      page: asked.page,
      ...totals,
    };
    return success({ value, leftOut: read.leftOut });
  },
  show: (stored) => stored,
});

/** WordPress links to its own pages; the last path segment is the slug. */
function lastPart(url: string): string | undefined {
  return new URL(url).pathname.split('/').filter(Boolean).at(-1);
}
