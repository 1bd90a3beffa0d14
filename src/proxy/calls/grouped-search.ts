/** GET /api/search: site search in its four groups. */
import { z } from 'zod';
import { success } from '#base/result.ts';
import { searchAnswerSchema, searchGroups } from '#model/live-answer.ts';
import { looseNumberSchema, looseTextSchema } from '#model/loose-scalar.ts';
import { pageSchema, wordsSchema } from '../request-fields.ts';
import { liveEndpoint } from '../endpoint.ts';
import { plainText } from '../upstream/upstream.ts';

const textSchema = z.string().max(500).transform(plainText);

const groupSchema = z
  .array(
    z.object({
      id: looseTextSchema.pipe(z.string().max(50)),
      name: textSchema,
      address: textSchema.default(''),
    }),
  )
  .max(1000)
  .default([]);

/** docs/upstreams.md §5: assumed, since the source is closed. */
const responseSchema = z.object({
  kojv_olme: groupSchema,
  kojv_ehitus: groupSchema,
  waste_stations: groupSchema,
  failed_discharges: groupSchema,
  total: looseNumberSchema.pipe(z.int().nonnegative()).optional(),
  totalPages: looseNumberSchema.pipe(z.int().nonnegative()).optional(),
});

const { groups, page, total, nextPage } = searchAnswerSchema.shape;

export const groupedSearch = liveEndpoint({
  name: 'search',
  methods: ['GET'],
  isPersonal: false,
  /** Spec §9: search query cache 5 minutes. */
  freshMs: 5 * 60 * 1000,
  asked: z.strictObject({ query: wordsSchema, page: pageSchema }),
  callOf: (asked) => ({ path: 'general-purpose-api/search', parameters: asked }),
  response: responseSchema,
  stored: z.object({ groups, page, total, nextPage }),
  read: ({ body: { total, totalPages, ...found } }, asked) => {
    // An upstream without page totals may have another page as long as it returns results.
    const isLast =
      totalPages === undefined
        ? searchGroups.every((group) => found[group].length === 0)
        : asked.page >= totalPages;
    return success({ groups: found, page: asked.page, total, nextPage: isLast ? undefined : asked.page + 1 });
  },
  show: (stored) => stored,
});
