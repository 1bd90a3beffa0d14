/** Files and feeds that a program may ask for, in the document of the interface. Calendars and posters are none of them: their
 * addresses hold contracts, encrypted, and only who made one has it. */
import type { RefusalEntry } from '#platform/calls/refusal-entry.ts';
import { feedNames } from '#shell/addresses/feeds.ts';
import {
  addressPart,
  type DescribedFiles,
  type FileCall,
  localePart,
} from '#shell/open-data/described-files.ts';
import type { DescribedOperation, DescribedResponse, JsonSchema, Paths } from '#shell/open-data/open-api.ts';
import { rateSentence, type tags } from './calls.ts';
import { retryAfter } from './failures.server.ts';
import { queryParameters, toJsonSchema } from './schema.ts';

const feeds: DescribedFiles = {
  '/feeds/{locale}/{feed}.xml': {
    operationId: 'readFeed',
    summary: 'News, notices and changed answers (Atom)',
    description:
      'all: every article; emergency-notices and waste-school: those of one category; notices: notices; sorting: new and changed answers of “What goes where?”. The file is published: ask again with If-None-Match.',
    parts: [localePart, addressPart('feed', 'sorting', { enum: feedNames })],
    mediaType: 'application/atom+xml',
  },
};

/** Schemas of files, for the components of the document. */
export const fileSchemas = (ofFeatures: readonly DescribedFiles[]): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    ofFeatures
      .flatMap((files) => Object.values(files))
      .flatMap(({ content }) =>
        content === undefined ? [] : [[content.name, toJsonSchema(content.schema, 'output')]],
      ),
  );

/** Those of the live list stand last.
 * @returns Operations by address and method. */
export const describeFiles = (ofFeatures: readonly DescribedFiles[]): Paths =>
  Object.fromEntries(
    [...ofFeatures, feeds]
      .flatMap((files) => Object.entries(files))
      .toSorted(([, one], [, other]) => Number(one.isLive ?? false) - Number(other.isLive ?? false))
      .map(([address, call]) => [address, { get: describe(call) }]),
  );

function describe({
  mediaType,
  content,
  parts = [],
  query,
  refusals = [],
  rate,
  isLive,
  ...call
}: FileCall): DescribedOperation {
  return {
    ...call,
    parameters: [...parts, ...queryParameters(query)],
    description: `${call.description}${rate === undefined ? '' : `\n\n${rateSentence(rate)}`}`,
    tags: ['Files and feeds' satisfies keyof typeof tags],
    security: [],
    responses: {
      '200': {
        description: 'The file',
        content: { [mediaType]: { schema: fileSchema(mediaType, content?.name) } },
      },
      ...Object.fromEntries(refusals.map((refusal) => [refusal.status, refusedPage(refusal)])),
      '404': { description: 'There is no such file; the answer is a page for people.', content: page },
      ...(isLive && { '503': silent }),
    },
  };
}

function fileSchema(mediaType: string, name: string | undefined): JsonSchema {
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  return mediaType === 'application/pdf'
    ? { type: 'string', contentMediaType: mediaType }
    : { type: 'string' };
}

const page = { 'text/html': { schema: { type: 'string' } } } as const;

const silent: DescribedResponse = {
  description: 'The upstream does not respond. An empty list is never sent instead.',
  headers: retryAfter,
};

const refusedPage = ({ status, message }: RefusalEntry): DescribedResponse => ({
  description: message.en,
  ...(status === 429 && { headers: retryAfter }),
  content: page,
});
