/** Servers for the built site, and raw requests to them: nothing is decoded, followed or added. */
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AcceptEvent } from '#platform/calls/hooks/hook-dependencies.ts';
import type { Report } from '#platform/events/site-event.ts';
import { configureSite, servedSite } from '#features/features.server.ts';
import { PagePool } from '#platform/on-demand/threads/page-pool.ts';
import { startServer } from '#platform/server/server.ts';
import { buildSite } from './built-site.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Client {
  /** @param path Exactly as sent in the request line. */
  readonly send: (path: string, sent?: Sent) => Promise<Answer>;
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** What the server for all test files has: a limit that no test reaches. */
const shared = { RATE_LIMIT: '60000' } as const;

let opened: Promise<Client> | undefined;
let pages: PagePool | undefined;

/** A server for the built site on a port that the system chooses. Without settings of its own it is the one of all test files in this
 * process, and ends with it. The threads that make pages for requests serve all servers
 * of it: their first page costs as much as ten visits.
 * @param environment Settings of the live part: they, and functions, make a server of the file's own.
 * @param report Receives events in place of the log.
 * @param acceptEvent Receives webhook events; absent: none are accepted. */
export function openClient(
  environment: Readonly<Record<string, string>> = shared,
  report?: Report,
  acceptEvent?: AcceptEvent,
): Promise<Client> {
  const isShared = JSON.stringify(environment) === JSON.stringify(shared) && !report && !acceptEvent;
  if (!isShared) return startClient(environment, report, acceptEvent);
  return (opened ??= startClient(shared).then((client) => ({ ...client, close: () => Promise.resolve() })));
}

async function startClient(
  environment: Readonly<Record<string, string>>,
  report?: Report,
  acceptEvent?: AcceptEvent,
): Promise<Client> {
  const { settings } = await buildSite();
  pages ??= new PagePool(servedSite.threads.pages, settings, () => undefined);
  const live = configureSite(environment, settings, {
    pages,
    ...(report && { report }),
    ...(acceptEvent && { acceptEvent }),
  });
  const server = await startServer({ ...settings, port: 0, live });
  const { origin } = server;
  return {
    origin,
    send: (path, sent = {}) => send(origin, path, sent),
    close: server.stop,
  };
}

function send(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body: sent }: Sent,
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sending = request({ hostname, port, path, method, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const body = Buffer.concat(chunks).toString('utf8');
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body });
      });
    });
    sending.on('error', reject);
    sending.end(sent);
  });
}
