import { countySchema, countySlug } from '#shell/map/county.ts';
import { addressPart, type DescribedFiles, localePart } from '#shell/open-data/described-files.ts';
import { refusals } from '#platform/calls/refusal.ts';
import { unservedFormat } from './open-unserved.ts';

const live = { refusals: [refusals['too-many-requests']], rate: 120, isLive: true } as const;

const slugs = countySchema.options.map(countySlug).join('|');

export const describedFiles: DescribedFiles = {
  '/feeds/unserved/{locale}/{area}.xml': {
    operationId: 'readUnservedFeed',
    summary: 'Missed collections of a county or a municipality (Atom)',
    description:
      'The same list as /api/unserved, as a feed; area is all, the name of a county (laane-viru) or the EHAK code of a municipality. An answer is at most five minutes old and has a weak ETag.',
    parts: [localePart, addressPart('area', 'laane-viru', { pattern: `^(?:all|${slugs}|[0-9]{4})$` })],
    mediaType: 'application/atom+xml',
    ...live,
  },
  '/data/unserved.json': {
    operationId: 'readUnservedData',
    summary: 'Missed collections as open data (JSON)',
    description:
      'Without numbers of flats. Pages of other sites may read it too. The other files of open data are listed at /data and in the catalogue /data/catalog.jsonld.',
    mediaType: 'application/json',
    content: { name: 'UnservedFile', schema: unservedFormat.schema },
    ...live,
  },
};
