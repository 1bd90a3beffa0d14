/** The live part behind Node's server: /api/… is handed to src/proxy as it would be on Netlify. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Api } from '#proxy/api.ts';
import { configureApi, type Folders, loadCredentialState } from '#proxy/configured-api.ts';
import type { Report } from '#proxy/request-log.ts';
import { parseLiveSettings } from '#proxy/settings.ts';
import type { CredentialState } from '#proxy/upstream/verify-credentials.ts';
import { clientAddress } from './client-address.ts';

export interface Live {
  readonly api: Api;
  /** Proxies of our own in front of this server. */
  readonly trustedProxyHops: number;
  /** Whether the content base takes the configured credentials. */
  readonly loadCredentialState: () => Promise<CredentialState>;
}

/** @throws {SettingsError} Naming the setting that is wrong. */
export function configureLive(
  environment: Readonly<Record<string, string | undefined>>,
  folders: Folders,
  report?: Report,
): Live {
  const settings = parseLiveSettings(environment);
  return {
    api: configureApi(settings, folders, report && { report }),
    trustedProxyHops: settings.trustedProxyHops,
    loadCredentialState: () => loadCredentialState(settings),
  };
}

export function isLive(address: string): boolean {
  return address.startsWith('/api/');
}

/** Methods that a Request cannot hold; no endpoint knows them. */
const impossibleMethod = /^(?:CONNECT|TRACE|TRACK)$/iu;

/** A name or an address, and a port: anything else could make another address of the request. */
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/iu;

/** Bytes of a body that are read, as on Netlify. Endpoints take less, so a body that is cut here is refused there. */
const bodyLimitBytes = 6 * 1024 * 1024;

export async function respondLive(
  request: IncomingMessage,
  response: ServerResponse,
  { api, trustedProxyHops }: Pick<Live, 'api' | 'trustedProxyHops'>,
): Promise<void> {
  const host = request.headers.host ?? 'localhost';
  const url = `http://${host}${request.url ?? ''}`;
  if (impossibleMethod.test(request.method ?? '') || !hostPattern.test(host) || !URL.canParse(url)) {
    response.writeHead(400, { 'Content-Length': 0 }).end();
    return;
  }
  const forwarded = request.headersDistinct['x-forwarded-for'] ?? [];
  const visitor = clientAddress(request.socket.remoteAddress ?? '', forwarded, trustedProxyHops);
  await send(await api(await toRequest(request, url), visitor), response);
}

async function toRequest(request: IncomingMessage, url: string): Promise<Request> {
  const { method = 'GET', headersDistinct } = request;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const body = method === 'GET' || method === 'HEAD' ? undefined : await loadBody(request);
  return new Request(url, { method, headers, ...(body && { body }) });
}

async function loadBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // A destroyed request takes the connection with it, and nobody would learn why the body was refused.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    if (!(chunk instanceof Uint8Array)) continue;
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length > bodyLimitBytes) break;
  }
  return Buffer.concat(chunks, length);
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries(answer.headers);
  response.writeHead(answer.status, { ...headers, 'Content-Length': body.byteLength });
  response.end(body);
}
