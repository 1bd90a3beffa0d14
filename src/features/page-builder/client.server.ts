/** The requests to the page builder (contracts: the loader's own wire format). The loader has no time or size limit, so
 * this module downloads the data and the loader gets it from memory (render-bundle.server.ts). */
import { z } from 'zod';
import { configuredOrigin } from '#platform/base/http/destination.ts';
import { requestHttp } from '#platform/base/http/http-client.ts';
import type { HttpResponse } from '#platform/base/http/exchange.ts';
import { tryJson } from '#platform/base/json.ts';
import type { PageBuilderPlace } from '#platform/publish/page-builder.ts';
import { PageBuilderError } from './page-builder-error.server.ts';

export interface BuilderLimits {
  /** Limit for one request, headers and body. */
  readonly timeMs: number;
  readonly bodyBytes: number;
}

export const builderLimits: BuilderLimits = { timeMs: 15_000, bodyBytes: 50_000_000 };

/** Version of the wire format; the bundle is built for it. */
const loaderVersion = '10';

/** The latest published version: a path that changes with every publish, from which the bundle is downloaded.
 * @throws {PageBuilderError} */
export async function askVersion(place: PageBuilderPlace, limits: BuilderLimits): Promise<string> {
  const query = new URLSearchParams({ platform: 'react', projectId: place.projectId });
  const address = new URL(`api/v1/loader/code/published?${query.toString()}`, place.host);
  const response = await request(address, place, limits);
  const location = response.headers.get('location');
  const isMoved = [301, 302, 303, 307, 308].includes(response.status);
  if (!isMoved || location === null) throw explainStatus(response, place);
  const target = URL.parse(location, place.host);
  if (target?.origin !== new URL(place.host).origin) {
    throw new PageBuilderError('malformed', 'The page builder leads to another host, which is not followed.');
  }
  return target.pathname + target.search;
}

/** @param version The result of askVersion.
 * @returns JSON, not validated.
 * @throws {PageBuilderError} */
export async function loadBundle(
  version: string,
  place: PageBuilderPlace,
  limits: BuilderLimits,
): Promise<unknown> {
  return loadJson(new URL(version, place.host), place, limits);
}

/** The hosted page builder keeps unpublished content on another host; a self-hosted one has both on the same host. */
const publishedHost = 'https://codegen.plasmic.app/';
const draftHost = 'https://codegen-origin.plasmic.app/';

/** The current project of the studio, published or not.
 * @returns JSON, not validated.
 * @throws {PageBuilderError} */
export async function loadDraftBundle(place: PageBuilderPlace, limits: BuilderLimits): Promise<unknown> {
  const query = new URLSearchParams({ platform: 'react', projectId: place.projectId });
  const host = place.host === publishedHost ? draftHost : place.host;
  return loadJson(new URL(`api/v1/loader/code/preview?${query.toString()}`, host), place, limits);
}

async function loadJson(address: URL, place: PageBuilderPlace, limits: BuilderLimits): Promise<unknown> {
  const response = await request(address, place, limits);
  if (response.status !== 200) throw explainStatus(response, place);
  const json = tryJson(response.bytes);
  if (json !== undefined) return json;
  throw new PageBuilderError('malformed', 'The page builder sends a bundle that is no JSON.');
}

async function request(
  address: URL,
  { projectId, token, host }: PageBuilderPlace,
  limits: BuilderLimits,
): Promise<HttpResponse> {
  const outcome = await requestHttp(address, {
    headers: {
      'x-plasmic-loader-version': loaderVersion,
      'x-plasmic-api-project-tokens': `${projectId}:${token}`,
    },
    destinations: [configuredOrigin(host), ...(host === publishedHost ? [configuredOrigin(draftHost)] : [])],
    limits,
    redirects: 'return',
  });
  if (outcome.type === 'success') return outcome.value;
  const name = new URL(host).host;
  const { reason, code: cause } = outcome.failure;
  if (reason === 'too-large') {
    const message = `The page builder sends more than ${limits.bodyBytes} bytes.`;
    throw new PageBuilderError('malformed', message);
  }
  if (reason === 'timeout') {
    const message = `The page builder at ${name} does not answer within ${limits.timeMs / 1000} s.`;
    throw new PageBuilderError('slow', message, { cause });
  }
  const message = `The page builder cannot be reached at ${name}. Check PLASMIC_HOST and the network.`;
  throw new PageBuilderError('unreachable', message, { cause });
}

const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

function explainStatus({ status, bytes }: HttpResponse, { projectId }: PageBuilderPlace): PageBuilderError {
  if (status === 401 || status === 403) {
    const message = 'The page builder refuses the token. Correct PLASMIC_PROJECT_ID and PLASMIC_TOKEN.';
    return new PageBuilderError('refused', message);
  }
  const response = refusalSchema.safeParse(tryJson(bytes)).data?.error.message.includes('not been published');
  if (status === 400 && response === true) {
    const message = `The project ${projectId} has never been published. Press Publish in the page builder.`;
    return new PageBuilderError('not-published', message);
  }
  if (status === 412) {
    const message = 'The page builder cannot bundle the project. Open it in the studio and publish it again.';
    return new PageBuilderError('not-bundled', message);
  }
  return new PageBuilderError('status', `The page builder answers with status ${status}.`);
}
