import type { Config } from '@netlify/functions';
import { systemClock as clock } from '#platform/base/clock.ts';
import { sheetDrawer } from '#features/sorting/sheet-drawer.server.ts';
import { openSharedPages } from '#platform/on-demand/shared-pages.ts';
import { createSheetFile } from '#features/sorting/sheet-file.server.ts';
import { netlifyFile } from '../netlify/pages.ts';

/** GET: what goes where as a sheet for the wall. */
export default netlifyFile((context) =>
  createSheetFile({
    ...context,
    drawer: sheetDrawer(context.renderer.answers),
    shared: openSharedPages(clock),
    clock,
  }),
);

export const config: Config = {
  path: ['/documents/:locale/sorting-sheet.pdf'],
  method: 'GET',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
