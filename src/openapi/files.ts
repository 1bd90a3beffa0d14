/** Files and feeds that a program may ask for, in the document of the interface. Calendars and posters are none of them: their
 * addresses hold contracts, encrypted, and only who made one has it. */
import { fillText } from '#base/text.ts';
import { countySchema, countySlug } from '#model/county.ts';
import { type Locale, locales, textIn } from '#model/locale.ts';
import { openDataSchemas } from '#model/open-data.ts';
import { sheetQuerySchema } from '#model/sheet-query.ts';
import { type RefusalCode, refusals } from '#proxy/refusal.ts';
import { feedNames } from '#site/feeds.ts';
import type { DescribedOperation, DescribedResponse, Parameter } from './open-api.ts';
import { fieldText, type JsonSchema, jsonSchemaOf } from './schema.ts';
import { type FileCallId, fileTexts } from './texts/files.ts';
import { tags } from './texts/operations.ts';
import { words } from './texts/words.ts';

interface FileCall {
  readonly id: FileCallId;
  readonly mediaType: string;
  readonly schema: JsonSchema;
  /** In the address. */
  readonly path: Readonly<Record<string, { readonly schema: JsonSchema; readonly example: string }>>;
  readonly query?: typeof sheetQuerySchema;
  /** Refusals, each a short page. */
  readonly refusals: readonly RefusalCode[];
  /** Requests per minute from one address; absent where the file is published. */
  readonly rate?: number;
  /** It is made of the live list, which may be missing. */
  readonly isLive?: true;
}

const locale = { schema: { type: 'string', enum: locales }, example: 'et' } as const;

const feed = { mediaType: 'application/atom+xml', schema: { type: 'string' } } as const;

const live = { refusals: ['too-many-requests'], rate: 120, isLive: true } as const;

const unservedName = 'UnservedFile';

const slugs = countySchema.options.map(countySlug).join('|');

const fileCalls: Readonly<Record<string, FileCall>> = {
  '/documents/{locale}/sorting-sheet.pdf': {
    id: 'drawSortingSheet',
    mediaType: 'application/pdf',
    schema: { type: 'string', contentMediaType: 'application/pdf' },
    path: { locale },
    query: sheetQuerySchema,
    refusals: ['sheet-unknown', 'too-many-requests'],
    rate: 20,
  },
  '/feeds/{locale}/{feed}.xml': {
    id: 'readFeed',
    ...feed,
    path: { locale, feed: { schema: { type: 'string', enum: feedNames }, example: 'sorting' } },
    refusals: [],
  },
  '/feeds/unserved/{locale}/{area}.xml': {
    id: 'readUnservedFeed',
    ...feed,
    path: {
      locale,
      area: { schema: { type: 'string', pattern: `^(?:all|${slugs}|[0-9]{4})$` }, example: 'laane-viru' },
    },
    ...live,
  },
  '/data/unserved.json': {
    id: 'readUnservedData',
    mediaType: 'application/json',
    schema: { $ref: `#/components/schemas/${unservedName}` },
    path: {},
    ...live,
  },
};

/** Schemas of files, for the components of the document. */
export const fileSchemas = (): Readonly<Record<string, JsonSchema>> => ({
  [unservedName]: jsonSchemaOf(openDataSchemas.unserved, 'output'),
});

/** @returns Operations by address and method. */
export function describeFiles(shown: Locale): Readonly<Record<string, { readonly get: DescribedOperation }>> {
  return Object.fromEntries(
    Object.entries(fileCalls).map(([address, call]) => [address, { get: describeFile(call, shown) }]),
  );
}

function describeFile(call: FileCall, shown: Locale): DescribedOperation {
  const { summary, description } = fileTexts[call.id];
  const rate = call.rate === undefined ? [] : [fillText(textIn(words.rate, shown), { count: call.rate })];
  return {
    operationId: call.id,
    tags: [textIn(tags.files.name, shown)],
    summary: textIn(summary, shown),
    description: [textIn(description, shown), ...rate].join('\n\n'),
    security: [],
    parameters: [...pathParameters(call, shown), ...queryParameters(call, shown)],
    responses: { '200': answerOf(call, shown), ...failuresOf(call, shown) },
  };
}

const pathParameters = ({ id, path }: FileCall, shown: Locale): readonly Parameter[] =>
  Object.entries(path).map(([name, { schema, example }]) => ({
    name,
    in: 'path',
    required: true,
    description: fieldText(name, id, shown),
    schema,
    example,
  }));

/** A field that may be sent more than once is a list. */
function queryParameters({ id, query }: FileCall, shown: Locale): readonly Parameter[] {
  const { properties = {} } = query ? jsonSchemaOf(query, 'output') : {};
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    description: fieldText(name, id, shown),
    schema,
  }));
}

const answerOf = ({ mediaType, schema }: FileCall, shown: Locale): DescribedResponse => ({
  description: textIn(words.success, shown),
  content: { [mediaType]: { schema } },
});

const page = { 'text/html': { schema: { type: 'string' } } } as const;

const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };

function failuresOf({ refusals: codes, isLive }: FileCall, shown: Locale): DescribedOperation['responses'] {
  const refused = codes.map((code) => {
    const { status, message } = refusals[code];
    const description = `\`${code}\`: ${textIn(message, shown)}`;
    const response = { description, ...(status === 429 && { headers: retryAfter }), content: page };
    return [String(status), response] as const;
  });
  const missing = { description: textIn(words.noFile, shown), content: page };
  const silent = { description: textIn(words.sourceSilent, shown), headers: retryAfter };
  return { ...Object.fromEntries(refused), '404': missing, ...(isLive && { '503': silent }) };
}
