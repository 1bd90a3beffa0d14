/** Connects the metrics with what they count. */
import { systemClock } from '#base/clock.ts';
import { observeRequests } from '#base/http/http-client.ts';
import { type Log, log as standardLog } from '#base/log.ts';
import { type Report, reportToLog } from '#proxy/request-log.ts';
import type { LiveSettings } from '#proxy/settings.ts';
import { turnstileVerifyUrl } from '#proxy/turnstile.ts';
import { FailureLog } from '../failure-log.ts';
import type { CheckedSource } from './content-work.ts';
import { Metrics, type UpstreamNames } from './metrics.ts';
import { MetricsPage } from './respond-metrics.ts';

/** How a server is watched. */
export interface Watching {
  readonly failures: FailureLog;
  readonly metrics: Metrics;
  readonly metricsPage: MetricsPage;
  /** One event for each request that failed. */
  readonly log: Log;
}

export interface WatchedSurroundings {
  readonly log?: Log;
  readonly report?: Report;
  /** Counts what others count too, such as the thread of the content. */
  readonly metrics?: Metrics;
}

type WatchedSettings = Pick<LiveSettings, 'contentBase' | 'helpdesk' | 'pageBuilder' | 'metricsToken'>;

/** @returns `report` is for live calls. */
export function startWatching(
  settings: WatchedSettings,
  { log: uncounted = standardLog, report: tell = reportToLog, metrics = new Metrics() }: WatchedSurroundings,
): Watching & { readonly report: Report } {
  metrics.upstreamNames = upstreamNamesOf(settings);
  observeRequests(metrics.noteUpstream);
  // A source that cannot be read from the start on grows old as well.
  for (const source of sourcesOf(settings)) metrics.noteWork({ type: 'checked', source, at: systemClock() });
  const log = metrics.countLog(uncounted);
  return {
    metrics,
    metricsPage: new MetricsPage(metrics, settings.metricsToken),
    log,
    failures: new FailureLog(log, systemClock, metrics.noteError),
    report: (entry) => {
      metrics.noteCall(entry);
      tell(entry);
    },
  };
}

function sourcesOf({ contentBase, pageBuilder }: WatchedSettings): readonly CheckedSource[] {
  return [
    'files',
    ...(contentBase ? ['content-base' as const] : []),
    ...(pageBuilder ? ['page-builder' as const] : []),
  ];
}

/** @returns Names of the upstreams that this site has, by origin. */
function upstreamNamesOf({ contentBase, helpdesk, pageBuilder }: WatchedSettings): UpstreamNames {
  const named = [
    [turnstileVerifyUrl, 'turnstile'],
    [pageBuilder?.host, 'page-builder'],
    [helpdesk?.url, 'helpdesk'],
    [contentBase?.url, 'content-base'],
  ] as const;
  return Object.fromEntries(
    named.flatMap(([url, name]) => (url === undefined ? [] : [[new URL(url).origin, name]])),
  );
}
