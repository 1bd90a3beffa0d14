/** The handlers of the site without its threads: a test says what is rendered and drawn. */
import { systemClock as clock } from '#platform/base/clock.ts';
import type { Api } from '#platform/calls/api.ts';
import { parseLiveSettings } from '#features/live-settings.server.ts';
import { servedSite } from '#features/features.server.ts';
import { PageLimits } from '#platform/on-demand/page-limits.ts';
import type { Renderer } from '#platform/on-demand/page-renderer.ts';
import { openSharedPages } from '#platform/on-demand/shared-pages.ts';
import { findHandler, type Handler, listHandlers } from '#platform/server/handlers.ts';
import type { HandlersContext } from '#platform/server/served-site.ts';
import { parseSettings } from '#platform/publish/settings.ts';
import { sampleParts } from './sample-api.ts';

interface SampleHandlers {
  readonly api: Api;
  /** Absent: nothing may be rendered. */
  readonly renderer?: Renderer;
  /** Absent: nothing may be drawn or searched. */
  readonly run?: HandlersContext['run'];
  /** Pages per minute for one address. */
  readonly ratePerMinute: number;
}

const never = () => Promise.reject(new Error('Nothing is made in a thread.'));

/** By name of the feature, in their order. */
export function openHandlers({
  api,
  renderer = { render: never },
  run = never,
  ratePerMinute,
}: SampleHandlers): Readonly<Record<string, readonly Handler[]>> {
  const settings = parseSettings({});
  const context: HandlersContext = {
    settings: parseLiveSettings({ RATE_LIMIT: String(ratePerMinute) }),
    folders: settings,
    clock,
    run,
    api,
    parts: sampleParts(clock, []),
    renderer,
    limits: new PageLimits({ ratePerMinute, clock }),
    shared: openSharedPages(clock),
    features: servedSite.features,
    self: {
      report: () => undefined,
      loadServer: () => ({ caches: [], warnings: [], contentChecks: [] }),
      loadLiveState: never,
      loadEntries: () => undefined,
      loadTaken: () => undefined,
      checking: { settings: { ...settings, contentBaseUrl: undefined }, file: servedSite.threads.health },
    },
  };
  return Object.fromEntries(
    Object.entries(servedSite.features).map(([name, feature]) => [
      name,
      feature.openHandlers?.(context) ?? [],
    ]),
  );
}

/** @returns What answers a request, without its visitor's network connection. */
export function sampleHandlers(options: SampleHandlers) {
  const { api } = options;
  const handlers = listHandlers({ api, preview: never, made: Object.values(openHandlers(options)).flat() });
  return async (request: Request, clientAddress: string): Promise<Response | undefined> => {
    const { pathname, searchParams: search } = new URL(request.url);
    return findHandler(handlers, { method: request.method, pathname, search })?.answer(
      request,
      clientAddress,
    );
  };
}
