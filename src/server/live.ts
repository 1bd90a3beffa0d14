/** The live part behind Node's server: src/proxy handles /api/… as on Netlify. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listCaches, sumCaches } from '#base/bounded-cache.ts';
import { systemClock } from '#base/clock.ts';
import type { Api } from '#proxy/api.ts';
import {
  configureApi,
  type Folders,
  loadCredentialState,
  outboxFolder,
  type Surroundings,
} from '#proxy/configured-api.ts';
import { dayIdsOf } from '#proxy/calendar/day-ids.ts';
import { FileReplayGuard } from '#proxy/hooks/replay-guard.ts';
import type { LiveState } from '#model/site-status.ts';
import { type LiveSettings, parseLiveSettings } from '#proxy/settings.ts';
import { FormQuota } from '#proxy/form-quota.ts';
import { measureOutbox } from '#proxy/orders/outbox-use.ts';
import { FileUnanswered } from '#proxy/unanswered/file-unanswered.ts';
import { ViolationCounts } from '#proxy/violation-counts.ts';
import type { CredentialState } from '#proxy/upstream/verify-credentials.ts';
import { isHeld } from '#publish/output.ts';
import { parseSettings } from '#publish/settings.ts';
import { createOnDemandPages, type OnDemandPages } from '#on-demand/on-demand-pages.ts';
import { showRefusedOn } from '#on-demand/refused-form.ts';
import { configurePooledPreview } from '#on-demand/configured-pooled-preview.ts';
import { rateLimited } from '#on-demand/page-limits.ts';
import { type AnswerStatus, configureStatus } from '#on-demand/status-page.ts';
import { PagePool } from '#on-demand/threads/page-pool.ts';
import { ClientAddresses, fittingValue, hasBody, proxyAdvice } from './connection.ts';
import { type BodyLimits, RequestBodies } from './request-bodies.ts';
import { type ProgressLimits, progressLimits } from './requests-in-progress.ts';
import { startWatching, type WatchedSurroundings, type Watching } from './metrics/watching.ts';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { chooseEncoding } from './compression.ts';

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

export interface LiveSurroundings extends Pick<Surroundings, 'acceptEvent'>, WatchedSurroundings {
  readonly bodyLimits?: BodyLimits;
}

/** @param surroundings.acceptEvent Without it, webhooks are refused.
 * @throws {SettingsError} Naming the invalid setting. */
export function configureLive(
  environment: Readonly<Record<string, string | undefined>>,
  folders: Required<Folders>,
  surroundings: LiveSurroundings = {},
): Live {
  const settings = parseLiveSettings(environment);
  const { report, ...watching } = startWatching(settings, surroundings);
  const { log, metrics } = watching;
  const { ratePerMinute } = settings;
  const clients = new ClientAddresses(settings.trustedProxyHops ?? 'auto', log);
  const pool = new PagePool(folders, log);
  const preview = configurePooledPreview(settings, folders, log);
  const showRefused = showRefusedOn(pool);
  const replayGuard = replayGuardIn(folders.stateDir);
  const unanswered = unansweredIn(folders.stateDir);
  const violations = new ViolationCounts();
  const formQuota = new FormQuota(settings.formsPerDay, systemClock);
  const dayIds = dayIdsOf(settings);
  metrics.loadCaches = () => sumCaches([...listCaches(), ...pool.caches, ...preview.loadCaches()]);
  const api = configureApi(settings, folders, {
    ...surroundings,
    report,
    showRefused,
    replayGuard,
    violations,
    formQuota,
    unanswered,
    drawOrder: pool.drawOrder,
  });
  return {
    api,
    pages: createOnDemandPages({ renderer: pool, index: pool, api, dayIds, ratePerMinute }),
    preview: rateLimited(preview.answer, 'requests for previews', { ratePerMinute, clock: systemClock }),
    status: configureStatus(settings, folders, {
      renderer: pool,
      unanswered,
      loadServer: () => ({
        caches: [...metrics.loadCaches()],
        warnings: warningsOf(clients),
        contentChecks: metrics.listContentChecks(),
      }),
      loadLiveState: () => loadLiveState(settings, { stateDir: folders.stateDir, violations, formQuota }),
      checking: { ...parseSettings(environment), ...folders, contentBaseUrl: settings.contentBase?.url },
    }),
    threads: {
      start: () => pool.start(),
      stop: async () => {
        await Promise.all([pool.stop(), preview.stop()]);
      },
    },
    clients,
    bodies: new RequestBodies(surroundings.bodyLimits),
    progressLimits: progressLimits(ratePerMinute),
    ...watching,
    loadCredentialState: () => loadCredentialState(settings),
  };
}

const replayGuardIn = (stateDir: string) =>
  new FileReplayGuard(join(stateDir, 'hooks', 'taken-ids.sqlite'), systemClock);

const unansweredIn = (stateDir: string) => new FileUnanswered(join(stateDir, 'unanswered.sqlite'));

function warningsOf({ faults }: ClientAddresses) {
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

export function isLive(address: string): boolean {
  return address.startsWith('/api/');
}

export async function respondLive(
  request: IncomingMessage,
  response: ServerResponse,
  live: Pick<Live, 'api' | 'clients' | 'bodies'>,
): Promise<void> {
  const { asked, visitor } = askedOf(request, response, live);
  if (asked) await sendWebResponse(request, response, await live.api(asked, visitor));
  else response.writeHead(400, { 'Content-Length': 0 }).end();
}

/** The request as a Web Request, with the client's address for rate limits. */
export function askedOf(
  request: IncomingMessage,
  response: ServerResponse,
  { clients, bodies }: Pick<Live, 'clients' | 'bodies'>,
): { readonly asked: Request | undefined; readonly visitor: string } {
  const visitor = clients.addressOf(request);
  return { asked: toWebRequest(request, () => bodies.open({ request, response, visitor })), visitor };
}

// Converts Node requests to Web requests, and Web responses back.

/** Methods that a Web Request cannot represent; no route uses them. */
const impossibleMethod = /^(?:CONNECT|TRACE|TRACK)$/iu;

/** @param request A well-formed request.
 * @param openBody Opens its body, which is not read before the handler reads it.
 * @returns undefined if the Web has no such request. */
function toWebRequest(
  request: IncomingMessage,
  openBody: () => ReadableStream<Uint8Array>,
): Request | undefined {
  const {
    method = 'GET',
    headers: { host = 'localhost' },
    headersDistinct,
    url = '',
  } = request;
  const address = `http://${host}${url}`;
  if (impossibleMethod.test(method) || !URL.canParse(address)) return undefined;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  // The body is a stream, so it is sent in one direction only while it is read.
  return new Request(address, {
    method,
    headers,
    ...(hasBody(request) && { body: openBody(), duplex: 'half' }),
  });
}

const asGzip = promisify(gzip);

/** Minimum size in bytes: anything that fits into one packet gains nothing. */
const smallestCompressed = 1024;

/** Responses that are not cached are compressed fast rather than well. */
const gzipLevel = 3;

export async function sendWebResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Response,
): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  // Alternating names and values, the form Node sends fastest.
  const headers = [...answer.headers].flatMap(([name, value]) => [name, fittingValue(request, name, value)]);
  const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html');
  if (isPage) headers.push('Vary', 'Accept-Encoding');
  const isCompressed =
    isPage &&
    body.byteLength >= smallestCompressed &&
    chooseEncoding(request.headers['accept-encoding'], ['gzip']) !== undefined;
  const bytes = isCompressed ? await asGzip(body, { level: gzipLevel }) : body;
  if (isCompressed) headers.push('Content-Encoding', 'gzip');
  headers.push('Content-Length', String(bytes.byteLength));
  response.writeHead(answer.status, headers);
  response.end(bytes);
}
