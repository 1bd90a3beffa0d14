/** The two requests to the page builder (contracts: the loader's own wire format). The loader itself has neither a time
 * limit nor a limit of size, so what it would fetch is fetched here and given to it from memory (render-process.ts). */
import { z } from 'zod';
import { PageBuilderError } from './page-builder-error.ts';

export interface PageBuilderPlace {
  /** Origin of the loader's interface, with a slash at the end. */
  readonly host: string;
  readonly projectId: string;
  readonly token: string;
}

export interface BuilderLimits {
  /** Of one request, headers and body. */
  readonly timeMs: number;
  readonly bodyBytes: number;
}

export const builderLimits: BuilderLimits = { timeMs: 15_000, bodyBytes: 50_000_000 };

/** Version of the wire format, which decides how the bundle is built. */
const loaderVersion = '10';

/** What was published last: a path that changes with every publish, from which the bundle comes.
 * @throws {PageBuilderError} */
export async function askVersion(place: PageBuilderPlace, limits: BuilderLimits): Promise<string> {
  const query = new URLSearchParams({ platform: 'react', projectId: place.projectId });
  const address = new URL(`api/v1/loader/code/published?${query.toString()}`, place.host);
  const { response, text } = await request(address, place, limits);
  const location = response.headers.get('location');
  const isMoved = [301, 302, 303, 307, 308].includes(response.status);
  if (!isMoved || location === null) throw explainStatus(response.status, text, place);
  const target = URL.parse(location, place.host);
  if (target?.origin !== new URL(place.host).origin) {
    throw new PageBuilderError('malformed', 'The page builder leads to another host, which is not followed.');
  }
  return target.pathname + target.search;
}

/** @param version As askVersion gave it.
 * @returns JSON, unchecked.
 * @throws {PageBuilderError} */
export async function loadBundle(
  version: string,
  place: PageBuilderPlace,
  limits: BuilderLimits,
): Promise<unknown> {
  return loadJson(new URL(version, place.host), place, limits);
}

/** Where the page builder's own host keeps what is not published yet; one that somebody runs has both in one place. */
const publishedHost = 'https://codegen.plasmic.app/';
const draftHost = 'https://codegen-origin.plasmic.app/';

/** The project as it stands in the studio, published or not.
 * @returns JSON, unchecked.
 * @throws {PageBuilderError} */
export async function loadDraftBundle(place: PageBuilderPlace, limits: BuilderLimits): Promise<unknown> {
  const query = new URLSearchParams({ platform: 'react', projectId: place.projectId });
  const host = place.host === publishedHost ? draftHost : place.host;
  return loadJson(new URL(`api/v1/loader/code/preview?${query.toString()}`, host), place, limits);
}

async function loadJson(address: URL, place: PageBuilderPlace, limits: BuilderLimits): Promise<unknown> {
  const { response, text } = await request(address, place, limits);
  if (response.status !== 200) throw explainStatus(response.status, text, place);
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new PageBuilderError('malformed', 'The page builder sends a bundle that is no JSON.', cause);
  }
}

async function request(address: URL, { projectId, token, host }: PageBuilderPlace, limits: BuilderLimits) {
  const signal = AbortSignal.timeout(limits.timeMs);
  const headers = {
    'x-plasmic-loader-version': loaderVersion,
    'x-plasmic-api-project-tokens': `${projectId}:${token}`,
  };
  try {
    const response = await fetch(address, { headers, redirect: 'manual', signal });
    return { response, text: await readText(response, limits.bodyBytes) };
  } catch (cause) {
    if (cause instanceof PageBuilderError) throw cause;
    const name = new URL(host).host;
    throw signal.aborted
      ? new PageBuilderError(
          'slow',
          `The page builder at ${name} does not answer within ${String(limits.timeMs / 1000)} s.`,
          cause,
        )
      : new PageBuilderError(
          'unreachable',
          `The page builder cannot be reached at ${name}. Check PLASMIC_HOST and the network.`,
          cause,
        );
  }
}

async function readText(response: Response, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > limit) {
      throw new PageBuilderError('malformed', `The page builder sends more than ${String(limit)} bytes.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

function explainStatus(status: number, text: string, { projectId }: PageBuilderPlace): PageBuilderError {
  if (status === 401 || status === 403) {
    const says = 'The page builder refuses the token. Correct PLASMIC_PROJECT_ID and PLASMIC_TOKEN.';
    return new PageBuilderError('refused', says);
  }
  const told = messageOf(text).includes('not been published');
  if (status === 400 && told) {
    const says = `The project ${projectId} has never been published. Press Publish in the page builder.`;
    return new PageBuilderError('not-published', says);
  }
  if (status === 412) {
    const says = 'The page builder cannot bundle the project. Open it in the studio and publish it again.';
    return new PageBuilderError('not-bundled', says);
  }
  return new PageBuilderError('status', `The page builder answers with status ${String(status)}.`);
}

function messageOf(text: string): string {
  try {
    return refusalSchema.safeParse(JSON.parse(text)).data?.error.message ?? '';
  } catch {
    // An HTML page of a server in between: its status says enough.
    return '';
  }
}
