/** The server that runs on this machine, if any: its memory, its warnings, and whether it still reads the content. */
import { z } from 'zod';
import type { Clock } from '#platform/base/clock.ts';
import { configuredOrigin } from '#platform/base/http/destination.ts';
import { requestJson } from '#platform/base/http/http-client.ts';
import { type ServerState, serverStateSchema } from '#platform/publish/status-schema.ts';
import { originAt } from '#platform/publish/settings.ts';
import { statusLink } from '#features/status/status-link.server.ts';
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

export async function diagnoseServer({
  host,
  port,
  secret,
  clock,
  timeMs,
}: RunningServer): Promise<readonly Diagnosis[]> {
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
  const { server: state } = answer.value;
  return [...describeServer(state), ...describeContentAge(state, clock())];
}

/** A thread that hangs logs nothing, so only the age of its work shows it. */
export function describeContentAge(
  { contentChecks }: Pick<ServerState, 'contentChecks'>,
  now: number,
): readonly Diagnosis[] {
  const old = contentChecks.flatMap(({ source, checkedAt }) => {
    const minutes = Math.floor((now - checkedAt) / 60_000);
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

export function describeServer({
  caches,
  warnings,
}: Pick<ServerState, 'caches' | 'warnings'>): readonly Diagnosis[] {
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
