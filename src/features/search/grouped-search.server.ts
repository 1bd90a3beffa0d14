/** GET /api/search: site search in its four groups. */
import { z } from 'zod';
import { failure, success } from '#platform/base/result.ts';
import { type SearchGroup, searchAnswerSchema, searchGroups } from './search-answer.ts';
import { looseNumberSchema } from '#platform/base/loose-scalar.ts';
import { pageSchema, wordsSchema } from '#platform/calls/request-fields.ts';
import { liveEndpoint } from '#platform/calls/live-endpoint.ts';
import {
  fieldTextSchema,
  idSchema,
  optionalEntriesSchema,
  readEntries,
  unlessAllLeftOut,
} from '#platform/calls/source-entries.ts';

declare module '#platform/calls/upstream/upstream.ts' {
  interface CalledPaths {
    'general-purpose-api/search': true;
  }
}

const resultSchema = z
  .object({ id: idSchema, name: fieldTextSchema, address: fieldTextSchema })
  .transform(({ id, name, address }) => ({ id, name: name === '' ? address : name, address }))
  .refine(({ name }) => name !== '', { path: ['name'] });

const groupSchema = optionalEntriesSchema(1000);
const countSchema = looseNumberSchema.pipe(z.int().nonnegative()).optional().catch(undefined);

/** docs/upstreams.md §5: assumed, since the source is closed. */
const responseSchema = z.object({
  kojv_olme: groupSchema,
  kojv_ehitus: groupSchema,
  waste_stations: groupSchema,
  failed_discharges: groupSchema,
  total: countSchema,
  totalPages: countSchema,
});

const { groups, page, total, nextPage } = searchAnswerSchema.shape;

export const groupedSearch = liveEndpoint({
  path: '/api/search',
  name: 'search',
  methods: ['GET'],
  isPersonal: false,
  /** Spec §9: search query cache 5 minutes. */
  freshMs: 5 * 60 * 1000,
  asked: z.strictObject({ query: wordsSchema, page: pageSchema }),
  toCall: (asked) => ({ path: 'general-purpose-api/search', parameters: asked }),
  response: responseSchema,
  stored: z.object({ groups, page, total, nextPage }),
  answered: searchAnswerSchema,
  read: ({ body: { total, totalPages, ...found } }, asked) => {
    const read = byGroup((group) => readEntries(found[group], { schema: resultSchema, at: `${group}.` }));
    const lists = Object.values(read);
    const unreadable = unlessAllLeftOut(lists);
    if (unreadable) return failure(unreadable);
    // An upstream without page totals may have another page as long as it returns results.
    const isLast =
      totalPages === undefined
        ? searchGroups.every((group) => found[group].length === 0)
        : asked.page >= totalPages;
    const nextPage = isLast ? undefined : asked.page + 1;
    const value = { groups: byGroup((group) => [...read[group].entries]), page: asked.page, total, nextPage };
    return success({ value, leftOut: lists.flatMap(({ leftOut }) => leftOut) });
  },
  show: (stored) => stored,
});

function byGroup<Value>(toValue: (group: SearchGroup) => Value): Readonly<Record<SearchGroup, Value>> {
  return {
    kojv_olme: toValue('kojv_olme'),
    kojv_ehitus: toValue('kojv_ehitus'),
    waste_stations: toValue('waste_stations'),
    failed_discharges: toValue('failed_discharges'),
  };
}
