/** Files and feeds that a program may ask for, in the document of the interface. Calendars and posters are none of them: their
 * addresses hold contracts, encrypted, and only who made one has it. */
import { countySchema, countySlug } from '#shell/map/county.ts';
import { locales } from '#platform/languages/locale.ts';
import { unservedFormat } from './unserved/open-unserved.ts';
import { sheetQuerySchema } from '#features/sorting/sheet-query.ts';
import { type RefusalCode, refusals } from '#platform/calls/refusal.ts';
import { feedNames } from '#shell/addresses/feeds.ts';
import { rateSentence, type tags } from '#features/open-data/calls.ts';
import { retryAfter } from '#features/open-data/failures.server.ts';
import type {
  DescribedOperation,
  DescribedResponse,
  JsonSchema,
  Parameter,
  Paths,
} from '#features/open-data/open-api.ts';
import { queryParameters, toJsonSchema } from '#features/open-data/schema.ts';

type FileCall = Pick<DescribedOperation, 'operationId' | 'summary' | 'description' | 'parameters'> & {
  readonly mediaType: string;
  readonly schema?: JsonSchema;
  /** Refusals, each a short page. */
  readonly refusals?: readonly RefusalCode[];
  /** Requests per minute from one address; absent where the file is published. */
  readonly rate?: number;
  /** It is made of the live list, which may be missing. */
  readonly isLive?: true;
};

/** A part of the address. */
const part = (name: string, example: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string', ...schema },
  example,
});

const locale = part('locale', 'et', { enum: locales });

const live = { refusals: ['too-many-requests'], rate: 120, isLive: true } as const;

const slugs = countySchema.options.map(countySlug).join('|');

const unservedName = 'UnservedFile';

const fileCalls: Readonly<Record<string, FileCall>> = {
  '/documents/{locale}/sorting-sheet.pdf': {
    operationId: 'drawSortingSheet',
    summary: 'Sheet “What goes where” for a wall (PDF)',
    description:
      'The chosen bins in the chosen languages, a sheet for each language. The fields bin and language may be repeated. The file holds nothing about who asks, and is valid for a day.',
    parameters: [locale, ...queryParameters(sheetQuerySchema)],
    mediaType: 'application/pdf',
    schema: { type: 'string', contentMediaType: 'application/pdf' },
    refusals: ['sheet-unknown', 'too-many-requests'],
    rate: 20,
  },
  '/feeds/{locale}/{feed}.xml': {
    operationId: 'readFeed',
    summary: 'News, notices and changed answers (Atom)',
    description:
      'all: every article; emergency-notices and waste-school: those of one category; notices: notices; sorting: new and changed answers of “What goes where?”. The file is published: ask again with If-None-Match.',
    parameters: [locale, part('feed', 'sorting', { enum: feedNames })],
    mediaType: 'application/atom+xml',
  },
  '/feeds/unserved/{locale}/{area}.xml': {
    operationId: 'readUnservedFeed',
    summary: 'Missed collections of a county or a municipality (Atom)',
    description:
      'The same list as /api/unserved, as a feed; area is all, the name of a county (laane-viru) or the EHAK code of a municipality. An answer is at most five minutes old and has a weak ETag.',
    parameters: [locale, part('area', 'laane-viru', { pattern: `^(?:all|${slugs}|[0-9]{4})$` })],
    mediaType: 'application/atom+xml',
    ...live,
  },
  '/data/unserved.json': {
    operationId: 'readUnservedData',
    summary: 'Missed collections as open data (JSON)',
    description:
      'Without numbers of flats. Pages of other sites may read it too. The other files of open data are listed at /data and in the catalogue /data/catalog.jsonld.',
    parameters: [],
    mediaType: 'application/json',
    schema: { $ref: `#/components/schemas/${unservedName}` },
    ...live,
  },
};

/** Schemas of files, for the components of the document. */
export const fileSchemas = (): Readonly<Record<string, JsonSchema>> => ({
  [unservedName]: toJsonSchema(unservedFormat.schema, 'output'),
});

/** @returns Operations by address and method. */
export const describeFiles = (): Paths =>
  Object.fromEntries(Object.entries(fileCalls).map(([address, call]) => [address, { get: describe(call) }]));

function describe({
  mediaType,
  schema,
  refusals: codes = [],
  rate,
  isLive,
  ...call
}: FileCall): DescribedOperation {
  return {
    ...call,
    description: `${call.description}${rate === undefined ? '' : `\n\n${rateSentence(rate)}`}`,
    tags: ['Files and feeds' satisfies keyof typeof tags],
    security: [],
    responses: {
      '200': { description: 'The file', content: { [mediaType]: { schema: schema ?? { type: 'string' } } } },
      ...Object.fromEntries(codes.map((code) => [refusals[code].status, refusedPage(code)])),
      '404': { description: 'There is no such file; the answer is a page for people.', content: page },
      ...(isLive && { '503': silent }),
    },
  };
}

const page = { 'text/html': { schema: { type: 'string' } } } as const;

const silent: DescribedResponse = {
  description: 'The upstream does not respond. An empty list is never sent instead.',
  headers: retryAfter,
};

const refusedPage = (code: RefusalCode): DescribedResponse => ({
  description: refusals[code].message.en,
  ...(refusals[code].status === 429 && { headers: retryAfter }),
  content: page,
});
