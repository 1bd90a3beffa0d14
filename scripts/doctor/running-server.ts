/** The server that runs on this machine, if any: its memory and its warnings. */
import { z } from 'zod';
import type { Clock } from '#base/clock.ts';
import { configuredOrigin } from '#base/http/destination.ts';
import { requestJson } from '#base/http/http-client.ts';
import { type ServerState, serverStateSchema } from '#model/site-status.ts';
import { originAt } from '#publish/settings.ts';
import { statusLink } from '#on-demand/status-link.ts';
import type { Diagnosis } from './diagnosis.ts';

const subject = 'server';

const statusSchema = z.object({ server: serverStateSchema });

interface RunningServer {
  readonly host?: string | undefined;
  readonly port: number;
  /** Signs the link to its status; undefined: no server has created one yet. */
  readonly secret: string | undefined;
  readonly clock: Clock;
  readonly timeMs: number;
}

export async function diagnoseServer({
  host,
  port,
  secret,
  clock,
  timeMs,
}: RunningServer): Promise<readonly Diagnosis[]> {
  const origin = originAt({ host, port });
  const address = origin + statusLink(secret, clock()).replace(/^\/status/u, '/status.json');
  const answer = await requestJson(address, {
    schema: statusSchema,
    destinations: [configuredOrigin(origin)],
    limits: { timeMs, bodyBytes: 4_000_000 },
  });
  if (answer.type === 'success') return describeServer(answer.value.server);
  const message = `none of this site answers on port ${port}; while one runs, its memory is listed here.`;
  return [{ subject, state: 'good', message }];
}

export function describeServer({ caches, warnings }: ServerState): readonly Diagnosis[] {
  const total = caches.reduce((sum, { bytes }) => sum + bytes, 0);
  const max = caches.reduce((sum, { maxBytes }) => sum + maxBytes, 0);
  const lines = caches.map(
    ({ name, entries, maxEntries, bytes, maxBytes }) =>
      `${name}: ${entries} of ${maxEntries} entries, ${inMegabytes(bytes)} of ${inMegabytes(maxBytes)} MB`,
  );
  const message = `it keeps ${inMegabytes(total)} MB of at most ${inMegabytes(max)} MB.`;
  return [
    { subject, state: 'good', message: [message, ...lines].join('\n    ') },
    ...warnings.map((warning): Diagnosis => ({ subject, state: 'warning', message: warning })),
  ];
}

function inMegabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
