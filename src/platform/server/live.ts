/** The live part behind Node's server: src/platform/calls handles /api/… as on Netlify. */
import { join } from 'node:path';
import { listCaches, sumCaches } from '#platform/base/bounded-cache.ts';
import { systemClock } from '#platform/base/clock.ts';
import type { Environment } from '#platform/base/environment.ts';
import type { Api } from '#platform/calls/api.ts';
import { configureApi } from '#platform/calls/configured-api.ts';
import { configureContentBase } from '#platform/calls/demonstration.ts';
import type { CallParts, PlatformParts } from '#platform/calls/endpoint.ts';
import { demonstratedExport } from '#platform/calls/exported-posts.ts';
import { configureHooks, type HookSurroundings } from '#platform/calls/hooks/hook-dependencies.ts';
import { FileReplayGuard } from '#platform/calls/hooks/replay-guard.ts';
import type { LiveState } from '#platform/publish/status-schema.ts';
import { loadVersion } from '#platform/calls/site-folder.ts';
import { configureFormQuota } from '#platform/calls/form-quota.ts';
import { configureTurnstile } from '#platform/calls/turnstile.ts';
import { ViolationCounts } from '#platform/calls/violation-counts.ts';
import { type CredentialState, loadCredentialState } from '#platform/calls/upstream/verify-credentials.ts';
import { loadEntryStates } from '#platform/publish/entry-states.ts';
import { loadTakenEntries } from '#platform/publish/take-entries.ts';
import { isHeld } from '#platform/publish/replaced-files.ts';
import { parseSettings } from '#platform/publish/settings.ts';
import type { AnswerPreview } from '#platform/on-demand/preview/preview-page.ts';
import { createNotFoundPage } from '#platform/on-demand/not-found-page.ts';
import { showRefusedOn } from '#platform/on-demand/refused-form.ts';
import { configurePooledPreview } from '#platform/on-demand/configured-pooled-preview.ts';
import { PageLimits, rateLimited } from '#platform/on-demand/page-limits.ts';
import { openSharedPages } from '#platform/on-demand/shared-pages.ts';
import { PagePool } from '#platform/on-demand/threads/page-pool.ts';
import { searchLimits } from '#platform/on-demand/threads/page-work.ts';
import { ClientAddresses, proxyAdvice } from './client-address.ts';
import { type Handler, listHandlers, notFoundHandler } from './handlers.ts';
import { type BodyLimits, RequestBodies } from './request-bodies.ts';
import { type ProgressLimits, progressLimits } from './requests-in-progress.ts';
import type { HandlersContext, PartsContext, ServedFolders, ServedSite } from './served-site.ts';
import { startWatching, type WatchedSurroundings, type Watching } from './metrics/watching.ts';

export interface Live extends Watching {
  readonly site: ServedSite;
  readonly api: Api;
  /** What answers requests that no file answers; the first that is for a request. */
  readonly handlers: readonly Handler[];
  /** Where neither of them nor a file answers. */
  readonly notFound: Handler;
  readonly clients: ClientAddresses;
  readonly bodies: RequestBodies;
  readonly progressLimits: ProgressLimits;
  /** Threads that render pages and previews. */
  readonly threads: { readonly start: () => void; readonly stop: () => Promise<void> };
  /** Whether the content base accepts the configured credentials. */
  readonly loadCredentialState: () => Promise<CredentialState>;
}

export interface LiveSurroundings extends Pick<HookSurroundings, 'acceptEvent'>, WatchedSurroundings {
  readonly bodyLimits?: BodyLimits;
  /** Threads for pages that several servers of this site share; whoever made them stops them. Absent: the server has its own. */
  readonly pages?: PagePool;
}

interface SiteSurroundings extends LiveSurroundings {
  readonly site: ServedSite;
  readonly folders: ServedFolders;
}

/** @param surroundings.acceptEvent Without it, webhooks are refused.
 * @throws {SettingsError} Naming the invalid setting. */
export function configureLive(
  environment: Environment,
  { site, folders, ...surroundings }: SiteSurroundings,
): Live {
  const settings = site.parseSettings(environment);
  const watching = startWatching(settings, surroundings);
  const { report, metrics } = watching;
  const { ratePerMinute } = settings;
  const { acceptEvent, bodyLimits, pages } = surroundings;
  const clients = new ClientAddresses(settings.trustedProxyHops ?? 'auto', report);
  const pool = pages ?? new PagePool(site.threads.pages, folders, report);
  const preview = configurePooledPreview(settings, { ...folders, file: site.threads.previews }, report);
  metrics.loadCaches = () => sumCaches([...listCaches(), ...pool.caches, ...preview.loadCaches()]);
  const clock = systemClock;
  const partsContext: PartsContext = { settings, folders, clock, run: pool.run };
  const parts = configureParts(site, partsContext, acceptEvent);
  const api = configureApi(settings, {
    calls: [...site.endpoints.values()],
    parts,
    outDir: folders.outDir,
    report,
    showRefused: showRefusedOn(pool),
  });
  const context: HandlersContext = {
    ...partsContext,
    api,
    parts,
    renderer: pool,
    limits: new PageLimits({ ratePerMinute, clock }),
    shared: openSharedPages(clock),
    features: site.features,
    self: {
      ...watchSelf(watching, clients),
      loadLiveState: () => loadLiveState(site, partsContext, parts),
      checking: {
        settings: { ...parseSettings(environment), ...folders, contentBaseUrl: settings.contentBase?.url },
        file: site.threads.health,
      },
      loadEntries: (ids) => loadEntryStates(site.entries, folders.stateDir, ids),
      loadTaken: (type, from) => loadTakenEntries(site.entries.collections, folders.stateDir, { type, from }),
    },
  };
  return {
    site,
    api,
    ...openHandlers(context, { site, pool, preview: preview.answer }),
    threads: {
      start: () => pool.start(),
      stop: async () => {
        await Promise.all([pages ? undefined : pool.stop(), preview.stop()]);
      },
    },
    clients,
    bodies: new RequestBodies(bodyLimits),
    progressLimits: progressLimits(ratePerMinute),
    ...watching,
    loadCredentialState: () => loadCredentialState(settings),
  };
}

function configureParts(
  site: ServedSite,
  context: PartsContext,
  acceptEvent: HookSurroundings['acceptEvent'],
): CallParts {
  const { settings, folders, clock } = context;
  const demonstrated = [
    ...demonstratedExport(folders.contentDir),
    ...Object.values(site.features).flatMap(({ demonstrate }) => demonstrate?.(folders) ?? []),
  ];
  const replayGuard = new FileReplayGuard(join(folders.stateDir, 'hooks', 'taken-ids.sqlite'), clock);
  const own: PlatformParts = {
    contentBase: configureContentBase(settings, demonstrated),
    turnstile: configureTurnstile(settings),
    hooks: configureHooks(settings, { acceptEvent, replayGuard }),
    formQuota: configureFormQuota(settings),
    violations: new ViolationCounts(site.pageFolders),
    loadVersion: () => loadVersion(folders.outDir),
  };
  return { ...own, ...site.configureParts(context) };
}

interface OpenHandlersOptions {
  readonly site: ServedSite;
  readonly pool: PagePool;
  readonly preview: AnswerPreview;
}

function openHandlers(
  context: HandlersContext,
  { site, pool, preview }: OpenHandlersOptions,
): Pick<Live, 'handlers' | 'notFound'> {
  const { settings, clock, api } = context;
  const { ratePerMinute } = settings;
  const notFound = createNotFoundPage({
    ...context,
    suggest: (locale, pathname) =>
      pool.run('suggest', { locale, pathname }, { ...searchLimits, isPatient: true }),
  });
  return {
    handlers: listHandlers({
      api,
      preview: rateLimited(preview, 'requests for previews', { ratePerMinute, clock }),
      made: Object.values(site.features).flatMap(({ openHandlers: open }) => open?.(context) ?? []),
    }),
    notFound: notFoundHandler(notFound),
  };
}

const watchSelf = (
  { report, metrics }: Watching,
  clients: ClientAddresses,
): Pick<HandlersContext['self'], 'report' | 'loadServer'> => ({
  report,
  loadServer: () => ({
    caches: [...metrics.loadCaches()],
    warnings: listWarnings(clients),
    contentChecks: metrics.listContentChecks(),
  }),
});

function listWarnings({ faults }: ClientAddresses) {
  return faults.map((fault) => proxyAdvice[fault]);
}

/** What requests leave behind: in files, and counts of this process. */
async function loadLiveState(
  { features }: ServedSite,
  context: PartsContext,
  { violations, formQuota }: PlatformParts,
): Promise<LiveState> {
  const { stateDir } = context.folders;
  const states = await Promise.all(
    Object.values(features).flatMap(({ loadState }) => (loadState ? [loadState(context)] : [])),
  );
  const own: LiveState = {
    isHeld: isHeld({ stateDir }),
    violations: violations.list(),
    forms: { sent: formQuota.sent, max: formQuota.max },
  };
  return states.reduce<LiveState>((all, state) => ({ ...all, ...state }), own);
}
