/** GET /api/posts: the list of articles. Only published ones: requests cannot set context, password or status, and
 * the call always asks for published posts, since the site's credentials could read others. */
import { z } from 'zod';
import { failure, success } from '#base/result.ts';
import { postOrders, slugSchema } from '#model/post.ts';
import { postsAnswerSchema } from '#model/posts-answer.ts';
import { countSchema, languageSchema, listSchema, pageSchema, wordsSchema } from '../request-fields.ts';
import { liveEndpoint } from '../endpoint.ts';
import { entriesSchema, readEntries, unlessAllLeftOut } from '../source-entries.ts';
import { readTotals } from '../totals.ts';
import { isOpen, listedPost, wpPostSchema } from './wp-post.ts';

const askedSchema = z
  .strictObject({
    slug: listSchema(slugSchema).optional(),
    lang: listSchema(languageSchema).optional(),
    per_page: countSchema(100).default(10),
    order: z.enum(['asc', 'desc']).optional(),
    orderby: z.enum(postOrders).optional(),
    /** The only accepted status. */
    status: z.literal('publish').default('publish'),
    sticky: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
    search: wordsSchema.optional(),
    category_slug: slugSchema.optional(),
    page: pageSchema,
    /** Accepted because the specification has it; the server decides what is embedded. */
    _embed: z.string().max(50).optional(),
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
  name: 'posts',
  methods: ['GET'],
  isPersonal: false,
  /** Spec §9: stale after 30 s. */
  freshMs: 30 * 1000,
  asked: askedSchema,
  callOf: (asked) => ({
    path: 'wp/v2/posts',
    parameters: { ...asked, _embed: 'wp:featuredmedia', _fields: fields },
  }),
  response: entriesSchema(100),
  stored: z.object({ posts: postsSchema, totalPosts, totalPages }),
  answered: postsAnswerSchema,
  read: ({ body, headers }) => {
    const totals = readTotals(headers);
    if (!totals) return failure({ reason: 'wrong-shape', at: 'x-wp-total' });
    const read = readEntries(body, { schema: wpPostSchema });
    const unreadable = unlessAllLeftOut([read]);
    if (unreadable) return failure(unreadable);
    const value = {
      posts: read.entries.filter(isOpen).map(listedPost),
      totalPosts: totals.total,
      totalPages: totals.totalPages,
    };
    return success({ value, leftOut: read.leftOut });
  },
  show: (stored) => stored,
});
