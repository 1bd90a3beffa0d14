/** The server that runs on this machine, if any: its memory, its warnings, and whether it still reads the content. */
import { z } from 'zod';
import type { Clock } from '#base/clock.ts';
import { configuredOrigin } from '#base/http/destination.ts';
import { requestHttp, requestJson } from '#base/http/http-client.ts';
import { type ServerState, serverStateSchema } from '#model/site-status.ts';
import { originAt } from '#publish/settings.ts';
import { statusLink } from '#on-demand/status-link.ts';
import type { Diagnosis } from './diagnosis.ts';

const subject = 'server';

/** As in the alert ContentOld: sources are read every 5 minutes at least. */
const maxAgeMinutes = 30;

const statusSchema = z.object({ server: serverStateSchema });

interface RunningServer {
  readonly host?: string | undefined;
  readonly port: number;
  /** Signs the link to its status; undefined: no server has created one yet. */
  readonly secret: string | undefined;
  readonly clock: Clock;
  readonly timeMs: number;
}

export async function diagnoseServer(server: RunningServer): Promise<readonly Diagnosis[]> {
  const { host, port, secret, clock, timeMs } = server;
  const origin = originAt({ host, port });
  const address = origin + statusLink(secret, clock()).replace(/^\/status/u, '/status.json');
  const request = { destinations: [configuredOrigin(origin)], limits: { timeMs, bodyBytes: 4_000_000 } };
  const answer = await requestJson(address, { ...request, schema: statusSchema });
  if (answer.type === 'failure') {
    return [
      {
        subject,
        // Not bad: a machine may only build.
        state: 'warning',
        message: `none of this site answers on port ${port}, so visitors see nothing unless other machines serve it.`,
        remedy:
          'Where the site should run: npm start (under systemd: systemctl start site). If it runs: give the doctor its HOST, PORT, STATE_DIR and PREVIEW_SECRET.',
      },
    ];
  }
  const metrics = await requestHttp(`${origin}/metrics`, { ...request, contentType: /^text\/plain\b/u });
  // On another address than the loopback the metrics need a token; then only the alert watches the content.
  const text = metrics.type === 'success' ? new TextDecoder().decode(metrics.value.bytes) : '';
  return [...describeServer(answer.value.server), ...describeContentAge(text, clock())];
}

/** A thread that hangs logs nothing, so only the age of its work shows it.
 * @param metrics What the server answers at /metrics. */
export function describeContentAge(metrics: string, now: number): readonly Diagnosis[] {
  const checked = metrics.matchAll(
    /^site_content_checked_timestamp_seconds\{source="(?<source>[\w-]+)"\} (?<seconds>\S+)$/gmu,
  );
  const old = [...checked].flatMap(({ groups: { source, seconds } = {} }) => {
    const minutes = Math.floor((now / 1000 - Number(seconds)) / 60);
    return minutes < maxAgeMinutes ? [] : [`${source} ${minutes} minutes ago`];
  });
  if (old.length === 0) return [];
  return [
    {
      subject,
      state: 'warning',
      message: `it last read its content long ago (${old.join(', ')}): changes of editors may not appear.`,
      remedy: 'The log says why. If it says nothing, the thread of the content hangs: restart the server.',
    },
  ];
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
