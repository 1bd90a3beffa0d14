import { type DescribedFiles, localePart } from '#shell/open-data/described-files.ts';
import { refusals } from '#platform/calls/refusal.ts';
import { sheetRefusals } from './refusals.ts';
import { sheetQuerySchema } from './sheet-query.ts';

export const describedFiles: DescribedFiles = {
  '/documents/{locale}/sorting-sheet.pdf': {
    operationId: 'drawSortingSheet',
    summary: 'Sheet “What goes where” for a wall (PDF)',
    description:
      'The chosen bins in the chosen languages, a sheet for each language. The fields bin and language may be repeated. The file holds nothing about who asks, and is valid for a day.',
    parts: [localePart],
    query: sheetQuerySchema,
    mediaType: 'application/pdf',
    refusals: [sheetRefusals['sheet-unknown'], refusals['too-many-requests']],
    rate: 20,
  },
};
