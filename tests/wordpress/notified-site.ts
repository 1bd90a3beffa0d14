/** Fakes the public website for the companion plugin: accepts its webhooks and serves a status. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import { listenOnLoopback } from '#fakes/loopback.ts';
import { post } from './editor.ts';
import { waitUntil } from './wait-until.ts';

export const webhookSecret = `whsec_${Buffer.from('a key of the tests, 32 bytes long').toString('base64')}`;
export const previewSecret = 'the preview secret of the tests';

const notificationsSchema = z.strictObject({
  type: z.literal('content.changed'),
  timestamp: z.iso.datetime(),
  data: z.strictObject({ action: z.string(), postType: z.string(), id: z.int().positive().optional() }),
});

interface Webhooked {
  readonly id: string;
  readonly notifications: z.output<typeof notificationsSchema>['data'];
}

export class NotifiedSite {
  /** Response status for webhooks. */
  webhookStatus = 202;
  errorCode = '';
  status: unknown = { publishes: [], syncs: [] };
  /** Correctly signed webhooks, accepted or not. */
  readonly webhooks: Webhooked[] = [];
  /** Errors of all other webhooks. */
  readonly broken: unknown[] = [];
  readonly statusQueries: URLSearchParams[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const address = new URL(request.url ?? '/', 'http://127.0.0.1');
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        response.setHeader('Content-Type', 'application/json');
        if (address.pathname === '/status.json') {
          this.statusQueries.push(address.searchParams);
          response.end(JSON.stringify(this.status));
          return;
        }
        this.#take(`${request.method ?? ''} ${address.pathname}`, request.headers, Buffer.concat(parts));
        response.statusCode = this.webhookStatus;
        response.end(JSON.stringify(this.errorCode === '' ? {} : { error: { code: this.errorCode } }));
      });
    });
  }

  #take(call: string, headers: IncomingHttpHeaders, body: Buffer): void {
    try {
      if (call !== 'POST /api/hooks/content') throw new Error(`The plugin calls ${call}.`);
      const named = z.record(z.string(), z.string()).parse(headers);
      const notifications = notificationsSchema.parse(new Webhook(webhookSecret).verify(body, named));
      this.webhooks.push({ id: named['webhook-id'] ?? '', notifications: notifications.data });
    } catch (cause) {
      this.broken.push(cause);
    }
  }

  /** @returns Its address. */
  async start(): Promise<string> {
    const { origin } = await listenOnLoopback(this.#server);
    return origin;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Waits for at least one notification and returns those since the last call. */
  async takeNotifications(): Promise<readonly Webhooked['notifications'][]> {
    await waitUntil(() => this.webhooks.length + this.broken.length > 0);
    if (this.broken.length > 0) throw this.broken[0];
    return this.webhooks.splice(0).map(({ notifications }) => notifications);
  }
}

/** What the site says of an entry whose version it has. */
export async function toEntry(
  id: number,
  { type = 'posts', ...more }: { readonly type?: string; readonly [field: string]: unknown },
) {
  const entry = z
    .object({ site_publisher_version: z.string() })
    .parse(await post(`wp/v2/${type}/${id}?context=edit`, undefined, 'GET'));
  return { id, version: entry.site_publisher_version, ...more };
}
