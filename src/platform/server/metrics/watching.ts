/** Connects the metrics with what they count. */
import { systemClock } from '#platform/base/clock.ts';
import { observeRequests } from '#platform/base/http/http-client.ts';
import { log } from '#platform/base/log.ts';
import type { ContentSource } from '#platform/events/content-loop-event.ts';
import type { Report } from '#platform/events/site-event.ts';
import { writeEventsTo } from '#platform/events/write-events.ts';
import type { LiveSettings } from '#platform/calls/settings.ts';
import { turnstileVerifyUrl } from '#platform/calls/turnstile.ts';
import { Metrics, type UpstreamNames } from './metrics.ts';
import { MetricsPage } from './respond-metrics.ts';

/** How a server is watched. */
export interface Watching {
  readonly metrics: Metrics;
  readonly metricsPage: MetricsPage;
  /** Counts an event and writes it to the log. */
  readonly report: Report;
}

export interface WatchedSurroundings {
  /** Receives each event in place of the log. */
  readonly report?: Report;
}

type WatchedSettings = Pick<LiveSettings, 'contentBase' | 'pageBuilder' | 'metricsToken' | 'upstreams'>;

export function startWatching(settings: WatchedSettings, { report: write }: WatchedSurroundings): Watching {
  const metrics = new Metrics();
  metrics.upstreamNames = nameUpstreams(settings);
  for (const source of listSources(settings)) metrics.noteChecked(source, systemClock());
  const tell = write ?? writeEventsTo(metrics.countLog(log));
  const report: Report = (event) => {
    metrics.note(event);
    tell(event);
  };
  observeRequests((call) => {
    report({ type: 'upstream-asked', call });
  });
  return { metrics, metricsPage: new MetricsPage(metrics, settings.metricsToken), report };
}

function listSources({ contentBase, pageBuilder }: WatchedSettings): readonly ContentSource[] {
  return [
    'files',
    ...(contentBase ? ['content-base' as const] : []),
    ...(pageBuilder ? ['page-builder' as const] : []),
  ];
}

/** @returns Names of the upstreams that this site has, by origin. */
function nameUpstreams({ pageBuilder, upstreams }: WatchedSettings): UpstreamNames {
  const named = { turnstile: turnstileVerifyUrl, 'page-builder': pageBuilder?.host, ...upstreams };
  return Object.fromEntries(
    Object.entries(named).flatMap(([name, url]) => (url === undefined ? [] : [[new URL(url).origin, name]])),
  );
}
