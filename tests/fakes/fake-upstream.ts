/** A fake upstream on loopback that can fail in every way. The test selects the fault; the path of a request is
 * ignored. */
import { createServer, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { listenOnLoopback } from './loopback.ts';

export const upstreamFaults = [
  'refuse',
  'slow',
  'drip',
  'fail',
  'malformed',
  'wrong-type',
  'huge',
  'redirect',
  'break-off',
] as const;

export type UpstreamFault = (typeof upstreamFaults)[number];

export interface FaultyUpstream {
  readonly url: string;
  /** Fault of the next responses; undefined: none. */
  fault: UpstreamFault | undefined;
  /** Body of a response without fault. */
  body: unknown;
  status: number;
  headers: Readonly<Record<string, string>>;
  /** Method, path and headers of each request so far. */
  readonly requests: { readonly line: string; readonly headers: Readonly<Record<string, unknown>> }[];
  /** Bytes sent by the fault `huge`. */
  sentBytes: number;
  readonly close: () => Promise<void>;
}

const hugeBytes = 100_000_000;
const chunk = Buffer.alloc(64 * 1024, ' ');

export async function startFaultyUpstream(): Promise<FaultyUpstream> {
  const server = createServer((request, response) => {
    upstream.requests.push({
      line: `${request.method ?? ''} ${request.url ?? ''}`,
      headers: request.headers,
    });
    void answer(response, upstream);
  });
  const { origin, close } = await listenOnLoopback(server);
  const upstream: FaultyUpstream = {
    url: `${origin}/wp-json/`,
    fault: undefined,
    body: [],
    status: 200,
    headers: {},
    requests: [],
    sentBytes: 0,
    close,
  };
  return upstream;
}

async function answer(response: ServerResponse, upstream: FaultyUpstream): Promise<void> {
  const json = { 'content-type': 'application/json; charset=UTF-8' };
  switch (upstream.fault) {
    case 'refuse':
      response.destroy();
      return;
    case 'slow':
      return;
    case 'drip':
      response.writeHead(200, json);
      while (!response.destroyed) {
        response.write(' ');
        await setTimeout(20);
      }
      return;
    case 'fail':
      response
        .writeHead(503, { 'content-type': 'text/html' })
        .end('<h1>Error establishing a database connection</h1>');
      return;
    case 'malformed':
      response.writeHead(200, json).end('[{"contractNumber":');
      return;
    case 'wrong-type':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello</p>');
      return;
    case 'huge':
      response.writeHead(200, json);
      Readable.from(spaces(upstream)).pipe(response);
      return;
    case 'redirect':
      response.writeHead(302, { ...json, location: `${upstream.url}elsewhere` }).end('[]');
      return;
    case 'break-off':
      response.writeHead(200, { ...json, 'content-length': '1000' }).write('[', () => response.destroy());
      return;
    case undefined:
    default:
      response
        .writeHead(upstream.status, { ...json, ...upstream.headers })
        .end(JSON.stringify(upstream.body));
  }
}

function* spaces(upstream: FaultyUpstream): Generator<Buffer> {
  for (; upstream.sentBytes < hugeBytes; upstream.sentBytes += chunk.length) yield chunk;
}
