/** GET /api/posts: the list of articles. Only what is published leaves: context, password and status are no fields of
 * it, and the call always asks for published posts, since the site's credentials could read others. */
import { z } from 'zod';
import { failure, success } from '#base/result.ts';
import { postOrders, slugSchema } from '#model/post.ts';
import { postsAnswerSchema } from '#model/live-answer.ts';
import { countSchema, languageSchema, listSchema, pageSchema, wordsSchema } from '../request-fields.ts';
import { liveEndpoint } from '../live-endpoint.ts';
import { readTotals } from '../totals.ts';
import { isOpen, listedPost, wpPostSchema } from './wp-post.ts';

const askedSchema = z
  .strictObject({
    slug: listSchema(slugSchema).optional(),
    lang: listSchema(languageSchema).optional(),
    per_page: countSchema(100).default(10),
    order: z.enum(['asc', 'desc']).optional(),
    orderby: z.enum(postOrders).optional(),
    /** The only status that is answered; every other is refused. */
    status: z.literal('publish').default('publish'),
    sticky: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
    search: wordsSchema.optional(),
    category_slug: slugSchema.optional(),
    page: pageSchema,
    /** Accepted as it stands in the specification; what is embedded is decided here. */
    _embed: z.string().max(50).optional(),
  })
  .refine(({ orderby, search }) => orderby !== 'relevance' || search !== undefined, { path: ['search'] })
  .refine(({ orderby, slug }) => orderby !== 'include_slugs' || slug !== undefined, { path: ['slug'] });

/** The text of an article is not among them: articles are pages, and lists of them are small. */
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
  response: z.array(wpPostSchema).max(100),
  stored: z.object({ posts: postsSchema, totalPosts, totalPages }),
  read: ({ body, headers }) => {
    const totals = readTotals(headers);
    if (!totals) return failure({ reason: 'wrong-shape', at: 'x-wp-total' });
    return success({
      posts: body.filter(isOpen).map(listedPost),
      totalPosts: totals.total,
      totalPages: totals.totalPages,
    });
  },
  show: (stored) => stored,
});
