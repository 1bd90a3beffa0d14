import type { Config } from '@netlify/functions';
import { posterDrawer } from '#features/calendar/poster-drawer.server.ts';
import { createPosterFile } from '#features/calendar/poster-file.server.ts';
import { discharges } from '#features/discharges/discharges.server.ts';
import { demonstratedDischarges } from '#features/discharges/demonstrated-contracts.server.ts';
import { configureContentBase } from '#platform/calls/demonstration.ts';
import { netlifyApi } from '#platform/calls/netlify-api.ts';
import { netlifyPage } from '../netlify/pages.ts';

/** POST: collection days as a poster. */
export default netlifyPage(({ settings, ...context }) =>
  createPosterFile({
    ...context,
    drawer: posterDrawer(context.renderer.answers),
    api: netlifyApi(settings, {
      calls: [discharges],
      parts: { contentBase: configureContentBase(settings, [demonstratedDischarges]) },
    }),
  }),
);

export const config: Config = {
  path: ['/calendar/poster', '/ru/calendar/poster', '/en/calendar/poster'],
  method: 'POST',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
