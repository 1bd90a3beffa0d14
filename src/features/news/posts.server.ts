/** GET /api/posts: the list of articles. Only published ones: requests cannot set context, password or status, and
 * the call always asks for published posts, since the site's credentials could read others. */
import { z } from 'zod';
import { failure, success } from '#platform/base/result.ts';
import { defaultLocale, locales } from '#platform/languages/locale.ts';
import { postOrders } from '#platform/cms/post.ts';
import { slugSchema } from '#platform/base/slug.ts';
import { postsAnswerSchema } from './posts-answer.ts';
import {
  countSchema,
  languageSchema,
  listSchema,
  pageSchema,
  wordsSchema,
} from '#platform/calls/request-fields.ts';
import { liveEndpoint } from '#platform/calls/live-endpoint.ts';
import type { AskMore } from '#platform/calls/upstream/upstream.ts';
import { entriesSchema, readEntries, unlessAllLeftOut } from '#platform/calls/source-entries.ts';
import { readTotals } from '#platform/calls/totals.ts';
import {
  isOpen,
  listedPost,
  type PublicIds,
  stateFields,
  translationIds,
  type WpPost,
  wpPostSchema,
  wpStateSchema,
} from './wp-post.server.ts';

/** As many as WordPress lists at once. */
const maxPosts = 100;

const askedSchema = z
  .strictObject({
    slug: listSchema(slugSchema).optional(),
    lang: listSchema(languageSchema).optional(),
    per_page: countSchema(maxPosts).default(10),
    order: z.enum(['asc', 'desc']).optional(),
    orderby: z.enum(postOrders).optional(),
    /** The only accepted status. */
    status: z.literal('publish').default('publish'),
    sticky: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional()
      .describe('Only pinned articles, or only the others.'),
    search: wordsSchema.optional(),
    category_slug: slugSchema.optional(),
    page: pageSchema,
    /** Accepted because the specification has it. */
    _embed: z.string().max(50).optional().describe('Without effect: the server decides what is embedded.'),
  })
  .refine(({ orderby, search }) => orderby !== 'relevance' || search !== undefined, { path: ['search'] })
  .refine(({ orderby, slug }) => orderby !== 'include_slugs' || slug !== undefined, { path: ['slug'] });

/** Without the text of an article: lists stay small, and articles have their own pages. */
const fields = [
  'id',
  'slug',
  'status',
  'date_gmt',
  'modified_gmt',
  'title',
  'excerpt',
  'categories_info',
  'wpml_translations',
  '_links',
  '_embedded',
];

const { posts: postsSchema, totalPosts, totalPages } = postsAnswerSchema.shape;

export const posts = liveEndpoint({
  path: '/api/posts',
  name: 'posts',
  methods: ['GET'],
  isPersonal: false,
  /** Spec §9: stale after 30 s. */
  freshMs: 30 * 1000,
  asked: askedSchema,
  toCall: (asked) => ({
    path: 'wp/v2/posts',
    parameters: { ...asked, _embed: 'wp:featuredmedia', _fields: fields },
  }),
  response: entriesSchema(maxPosts),
  stored: z.object({ posts: postsSchema, totalPosts, totalPages }),
  answered: postsAnswerSchema,
  read: async ({ body, headers }, _, askMore) => {
    const totals = readTotals(headers);
    if (!totals) return failure({ reason: 'wrong-shape', at: 'x-wp-total' });
    const read = readEntries(body, { schema: wpPostSchema });
    const unreadable = unlessAllLeftOut([read]);
    if (unreadable) return failure(unreadable);
    const open = read.entries.filter(isOpen);
    const publicIds = await askPublic(open, askMore);
    const value = {
      posts: open.map((post) => listedPost(post, publicIds)),
      totalPosts: totals.total,
      totalPages: totals.totalPages,
    };
    return success({ value, leftOut: read.leftOut });
  },
  show: (stored) => stored,
});

/** Translations of the posts that are public. A language whose list cannot be read shows none. */
async function askPublic(posts: readonly WpPost[], askMore: AskMore): Promise<PublicIds> {
  const lists = await Promise.all(
    locales.map(async (locale) => {
      const ids = translationIds(posts, locale);
      if (ids.length === 0) return [];
      const parameters = {
        include: ids.map(String),
        per_page: maxPosts,
        status: 'publish',
        // WordPress lists one language at a time, and its own without a name.
        lang: locale === defaultLocale ? '' : locale,
        _fields: stateFields,
      };
      const answer = await askMore({ path: 'wp/v2/posts', parameters }, wpStateSchema);
      return answer.type === 'success' ? answer.value.body.filter(isOpen) : [];
    }),
  );
  return new Set(lists.flat().map(({ id }) => id));
}
