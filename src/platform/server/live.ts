/** The live part behind Node's server: src/features handles /api/… as on Netlify. */
import { join } from 'node:path';
import { listCaches, sumCaches } from '#platform/base/bounded-cache.ts';
import { systemClock } from '#platform/base/clock.ts';
import type { Api } from '#platform/calls/api.ts';
import { configureApi } from '#platform/calls/configured-api.ts';
import { endpoints } from '#features/endpoints.server.ts';
import { configureParts } from '#features/every-part.server.ts';
import type { HookSurroundings } from '#platform/calls/hooks/hook-dependencies.ts';
import { configureDayIds } from '#features/calendar/day-ids.server.ts';
import { FileReplayGuard } from '#platform/calls/hooks/replay-guard.ts';
import type { LiveState } from '#platform/publish/status-schema.ts';
import { type LiveSettings, parseLiveSettings } from '#platform/calls/settings.ts';
import { configureFormQuota, type FormQuota } from '#platform/calls/form-quota.ts';
import { measureOutbox, outboxFolder } from '#features/forms/orders/outbox-use.server.ts';
import { FileUnanswered } from '#features/search/file-unanswered.server.ts';
import { ViolationCounts } from '#platform/calls/violation-counts.ts';
import { type CredentialState, loadCredentialState } from '#platform/calls/upstream/verify-credentials.ts';
import { isHeld } from '#platform/publish/replaced-files.ts';
import { parseSettings } from '#platform/publish/settings.ts';
import { createOnDemandPages, type OnDemandPages } from '#platform/on-demand/on-demand-pages.ts';
import { showRefusedOn } from '#platform/on-demand/refused-form.ts';
import { configurePooledPreview } from '#platform/on-demand/configured-pooled-preview.ts';
import { rateLimited } from '#platform/on-demand/page-limits.ts';
import { type AnswerStatus, configureStatus } from '#features/status/status-page.server.ts';
import { PagePool } from '#platform/on-demand/threads/page-pool.ts';
import { ClientAddresses, proxyAdvice } from './client-address.ts';
import { type BodyLimits, RequestBodies } from './request-bodies.ts';
import { type ProgressLimits, progressLimits } from './requests-in-progress.ts';
import { startWatching, type WatchedSurroundings, type Watching } from './metrics/watching.ts';

export interface Live extends Watching {
  readonly api: Api;
  /** Pages rendered on demand. */
  readonly pages: OnDemandPages;
  /** Drafts, for holders of a signed link. */
  readonly preview: (request: Request, visitor: string) => Promise<Response>;
  /** Recent publishes and findings to fix. */
  readonly status: AnswerStatus;
  readonly clients: ClientAddresses;
  readonly bodies: RequestBodies;
  readonly progressLimits: ProgressLimits;
  /** Threads that render pages and previews. */
  readonly threads: { readonly start: () => void; readonly stop: () => Promise<void> };
  /** Whether the content base accepts the configured credentials. */
  readonly loadCredentialState: () => Promise<CredentialState>;
}

interface Folders {
  readonly outDir: string;
  readonly contentDir: string;
  readonly stateDir: string;
}

export interface LiveSurroundings extends Pick<HookSurroundings, 'acceptEvent'>, WatchedSurroundings {
  readonly bodyLimits?: BodyLimits;
  /** Module of the thread that checks the content for the status page; absent: what was found before stays. */
  readonly healthThread?: URL;
}

/** @param surroundings.acceptEvent Without it, webhooks are refused.
 * @throws {SettingsError} Naming the invalid setting. */
export function configureLive(
  environment: Readonly<Record<string, string | undefined>>,
  folders: Folders,
  surroundings: LiveSurroundings = {},
): Live {
  const settings = parseLiveSettings(environment);
  const watching = startWatching(settings, surroundings);
  const { report, metrics } = watching;
  const { ratePerMinute } = settings;
  const clients = new ClientAddresses(settings.trustedProxyHops ?? 'auto', report);
  const pool = new PagePool(folders, report);
  const preview = configurePooledPreview(settings, folders, report);
  const { acceptEvent, bodyLimits, healthThread } = surroundings;
  const stores = openStores(settings, folders);
  const dayIds = configureDayIds(settings);
  metrics.loadCaches = () => sumCaches([...listCaches(), ...pool.caches, ...preview.loadCaches()]);
  const api = configureApi(settings, {
    calls: [...endpoints.values()],
    parts: configureParts(settings, { ...folders, ...stores, acceptEvent, drawOrder: pool.drawOrder }),
    report,
    showRefused: showRefusedOn(pool),
  });
  return {
    api,
    pages: createOnDemandPages({ renderer: pool, drawer: pool, index: pool, api, dayIds, ratePerMinute }),
    preview: rateLimited(preview.answer, 'requests for previews', { ratePerMinute, clock: systemClock }),
    status: configureStatus(settings, folders, {
      renderer: pool,
      unanswered: stores.unanswered,
      report,
      loadServer: () => ({
        caches: [...metrics.loadCaches()],
        warnings: listWarnings(clients),
        contentChecks: metrics.listContentChecks(),
      }),
      loadLiveState: () => loadLiveState(settings, { ...folders, ...stores }),
      checking: {
        settings: { ...parseSettings(environment), ...folders, contentBaseUrl: settings.contentBase?.url },
        file: healthThread,
      },
    }),
    threads: {
      start: () => pool.start(),
      stop: async () => {
        await Promise.all([pool.stop(), preview.stop()]);
      },
    },
    clients,
    bodies: new RequestBodies(bodyLimits),
    progressLimits: progressLimits(ratePerMinute),
    ...watching,
    loadCredentialState: () => loadCredentialState(settings),
  };
}

/** What requests leave behind: in files, and counts of this process. */
function openStores(settings: LiveSettings, { stateDir }: Folders) {
  return {
    replayGuard: new FileReplayGuard(join(stateDir, 'hooks', 'taken-ids.sqlite'), systemClock),
    unanswered: new FileUnanswered(join(stateDir, 'unanswered.sqlite')),
    violations: new ViolationCounts(),
    formQuota: configureFormQuota(settings),
  };
}

function listWarnings({ faults }: ClientAddresses) {
  return faults.map((fault) => proxyAdvice[fault]);
}

interface Counts {
  readonly stateDir: string;
  readonly violations: ViolationCounts;
  readonly formQuota: FormQuota;
}

/** @returns Without an outbox where orders are mailed. */
async function loadLiveState(
  { outbox, smtpUrl }: LiveSettings,
  { stateDir, violations, formQuota }: Counts,
): Promise<LiveState> {
  const keepsOrders = smtpUrl === undefined;
  return {
    isHeld: isHeld({ stateDir }),
    violations: violations.list(),
    forms: { sent: formQuota.sent, max: formQuota.max },
    ...(keepsOrders && { outbox: { ...outbox, ...(await measureOutbox(outboxFolder(stateDir))) } }),
  };
}
