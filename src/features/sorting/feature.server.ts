/** What this feature adds on servers. */
import { patientLimits } from '#platform/on-demand/threads/page-work.ts';
import { feedHandler } from '#platform/server/handlers.ts';
import type { ServedFeature } from '#platform/server/served-site.ts';
import { parseSheetPath } from './sheet-address.ts';
import { createSheetFile, type SheetDrawer } from './sheet-file.server.ts';

declare module '#platform/on-demand/threads/page-work.ts' {
  interface PageWork {
    readonly drawSheet: SheetDrawer['drawSheet'];
  }
}

export const served = {
  openHandlers: ({ run, ...context }) => {
    // Some 80 ms a language.
    const drawer: SheetDrawer = { drawSheet: (order) => run('drawSheet', order, patientLimits) };
    return [
      feedHandler(
        (pathname) => parseSheetPath(pathname) !== undefined,
        createSheetFile({ ...context, drawer }),
      ),
    ];
  },
} satisfies ServedFeature;
