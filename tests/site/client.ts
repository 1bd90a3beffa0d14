/** Sends raw requests to a server for the built site: nothing is decoded, followed or added. */
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AcceptEvent } from '#proxy/hooks/content-hook.ts';
import type { Report } from '#proxy/request.ts';
import { configureLive } from '#server/live.ts';
import { startServer } from '#server/server.ts';
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

/** Starts a separate server on a port that the system chooses.
 * @param environment Settings of the live part.
 * @param report Receives log messages.
 * @param acceptEvent Receives webhook events; absent: none are accepted. */
export async function openClient(
  environment: Readonly<Record<string, string>> = {},
  report?: Report,
  acceptEvent?: AcceptEvent,
): Promise<Client> {
  const { settings } = await buildSite();
  const live = configureLive(environment, settings, {
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
