/** The live part behind Node's server: /api/… is handed to src/proxy as it would be on Netlify. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { systemClock } from '#base/clock.ts';
import type { Api } from '#proxy/api.ts';
import { configureApi, type Folders, loadCredentialState, type Surroundings } from '#proxy/configured-api.ts';
import { FileTakenIds } from '#proxy/hooks/file-taken-ids.ts';
import { parseLiveSettings } from '#proxy/settings.ts';
import type { CredentialState } from '#proxy/upstream/verify-credentials.ts';
import { parseSettings } from '#publish/settings.ts';
import { type VisitPages } from '#visit/visit-pages.ts';
import { PageRenderer } from '#visit/page-renderer.ts';
import { showRefusedOn } from '#visit/refused-form.ts';
import { configureVisitPages } from '#visit/configured-pages.ts';
import { configurePreview } from '#visit/configured-preview.ts';
import { configureStatus } from '#visit/configured-status.ts';
import type { AnswerPreview } from '#visit/preview/preview-page.ts';
import type { AnswerStatus } from '#visit/status-page.ts';
import { clientAddress } from './client-address.ts';
import { sendWebResponse, toWebRequest } from './web-request.ts';

export interface Live {
  readonly api: Api;
  /** Pages that are made for one request. */
  readonly pages: VisitPages;
  /** Drafts, for those who hold a signed link. */
  readonly preview: AnswerPreview;
  /** What was published lately, and what should be mended. */
  readonly status: AnswerStatus;
  /** Proxies of our own in front of this server. */
  readonly trustedProxyHops: number;
  /** Whether the content base takes the configured credentials. */
  readonly loadCredentialState: () => Promise<CredentialState>;
}

/** @param surroundings.acceptHint Absent: webhooks are not taken.
 * @throws {SettingsError} Naming the setting that is wrong. */
export function configureLive(
  environment: Readonly<Record<string, string | undefined>>,
  folders: Required<Folders>,
  surroundings: Pick<Surroundings, 'report' | 'acceptHint'> = {},
): Live {
  const settings = parseLiveSettings(environment);
  // It keeps the answers of the published pages, which are read once for all that is rendered here.
  const renderer = new PageRenderer(folders);
  const showRefused = showRefusedOn(renderer);
  const takenIds = new FileTakenIds(join(folders.stateDir, 'hooks', 'taken-ids.sqlite'), systemClock);
  const api = configureApi(settings, folders, { ...surroundings, showRefused, takenIds });
  return {
    api,
    pages: configureVisitPages(folders, { renderer, api, ratePerMinute: settings.ratePerMinute }),
    preview: configurePreview(settings, folders, { isSnapshot: false, renderer }),
    status: configureStatus(settings, folders, {
      renderer,
      checking: { ...parseSettings(environment), ...folders, contentBaseUrl: settings.contentBase?.url },
    }),
    trustedProxyHops: settings.trustedProxyHops,
    loadCredentialState: () => loadCredentialState(settings),
  };
}

export function isLive(address: string): boolean {
  return address.startsWith('/api/');
}

export async function respondLive(
  request: IncomingMessage,
  response: ServerResponse,
  live: Pick<Live, 'api' | 'trustedProxyHops'>,
): Promise<void> {
  const asked = await toWebRequest(request);
  if (asked) await sendWebResponse(request, response, await live.api(asked, visitorOf(request, live)));
  else response.writeHead(400, { 'Content-Length': 0 }).end();
}

/** Who asks, for counting. */
export function visitorOf(
  request: IncomingMessage,
  { trustedProxyHops }: Pick<Live, 'trustedProxyHops'>,
): string {
  const forwarded = request.headersDistinct['x-forwarded-for'] ?? [];
  return clientAddress(request.socket.remoteAddress ?? '', forwarded, trustedProxyHops);
}
