/** What the server counts of its events, as plain numbers since it started. Nothing here names a path, a query or a visitor:
 * every label is a word of our own. exposition.ts shows it to Prometheus. */
import type { CacheReport } from '#platform/base/bounded-cache.ts';
import type { OutgoingRequest } from '#platform/base/http/http-client.ts';
import { logLevels, type Log } from '#platform/base/log.ts';
import type { ContentSource } from '#platform/events/content-loop-event.ts';
import type { LiveCall } from '#platform/events/live-event.ts';
import type { SiteEvent } from '#platform/events/site-event.ts';
import type { ServerState } from '#platform/publish/status-schema.ts';
import { Counts, Times } from './durations.ts';
import { Traffic } from './traffic.ts';

/** By origin: the name of an upstream. */
export type UpstreamNames = Readonly<Record<string, string>>;

/** Classes of errors are names in code; a package may make names of its own. */
const maxClasses = 40;

export class Metrics {
  readonly traffic = new Traffic();
  // Live calls.
  readonly calls = new Counts();
  readonly callTimes = new Times();
  readonly callCaches = new Counts();
  readonly refusals = new Counts();
  // Requests to upstreams.
  readonly upstreamCalls = new Counts();
  readonly upstreamTimes = new Times();
  // Failures.
  readonly errors = new Counts(maxClasses);
  readonly logged = new Counts();
  // Content.
  readonly publishes = new Counts();
  readonly publishTimes = new Times();
  readonly targets = new Counts();
  readonly liveTimes = new Times();
  readonly jobFailures = new Counts();
  /** When each source was last read as a whole, and when the site was last published; seconds since the epoch. */
  readonly checkedAt = new Counts();
  publishedAt = 0;
  lastPublishFailed = 0;
  /** 1 while the site stays as it was before the publish that was rolled back. */
  held = 0;
  waitingEvents = 0;
  /** Set where there are caches and threads. */
  loadCaches: () => readonly CacheReport[] = () => [];
  upstreamNames: UpstreamNames = {};

  listContentChecks(): ServerState['contentChecks'] {
    return this.checkedAt
      .list()
      .map(({ labels, value }) => ({ source: labels.source ?? '', checkedAt: value * 1000 }));
  }

  /** A source that cannot be read from the start on grows old as well. */
  noteChecked(source: ContentSource, at: number): void {
    const checked = this.checkedAt.of({ source });
    if (checked) checked.value = at / 1000;
  }

  note(event: SiteEvent): void {
    if (event.type === 'live-call') this.#noteCall(event);
    else if (event.type === 'upstream-asked') this.#noteUpstream(event.call);
    else if (event.type === 'server-error') this.errors.add({ class: event.class });
    else if (event.type === 'published') this.#notePublish(event);
    else if (event.type === 'held') this.held = event.isHeld ? 1 : 0;
    else if (event.type === 'webhooks-waiting') this.waitingEvents = event.count;
    else if (event.type === 'webhook-live') this.liveTimes.observe({}, event.ms);
    else if (event.type === 'job-done' || event.type === 'job-failed') this.#noteJob(event);
  }

  #noteCall({ endpoint = 'unknown', status, durationMs, cache, refusal }: LiveCall): void {
    this.calls.add({ endpoint, status: String(status) });
    this.callTimes.observe({ endpoint }, durationMs);
    if (cache) this.callCaches.add({ endpoint, result: cache });
    if (refusal !== undefined) this.refusals.add({ code: refusal });
  }

  #noteUpstream({ origin, outcome, status = 0, ms }: OutgoingRequest): void {
    // oxlint-disable-next-line house/foreign-keys -- an origin holds :// and is no inherited name
    const upstream = this.upstreamNames[origin] ?? 'other';
    this.upstreamCalls.add({ upstream, outcome: outcome === 'answered' ? toOutcome(status) : outcome });
    this.upstreamTimes.observe({ upstream }, ms);
  }

  /** Only a source that is read as a whole can grow old, and publishes that fail are counted as publishes. */
  #noteJob(event: Extract<SiteEvent, { type: 'job-done' | 'job-failed' }>): void {
    if (event.type === 'job-failed') {
      if (event.job !== 'publish') this.jobFailures.add({ source: event.job });
    } else if (event.job !== 'entries') this.noteChecked(event.job, event.at);
  }

  #notePublish(published: Extract<SiteEvent, { type: 'published' }>): void {
    const { reason, outcome, rendered, removed, failed, ms, at } = published;
    this.publishes.add({ reason, outcome });
    this.publishTimes.observe({ reason }, ms);
    this.targets.add({ result: 'rendered' }, rendered);
    this.targets.add({ result: 'removed' }, removed);
    this.targets.add({ result: 'failed' }, failed);
    // Whoever rolled back knows, and a publish that is not tried cannot fail again.
    this.lastPublishFailed = outcome === 'failed' || outcome === 'partly' ? 1 : 0;
    if (outcome === 'done' || outcome === 'partly') this.publishedAt = at / 1000;
  }

  /** A log that counts its events by level. */
  countLog(log: Log): Log {
    const counted = logLevels.map((level): [string, Log['error']] => [
      level,
      (message, fields) => {
        this.logged.add({ level });
        log[level](message, fields);
      },
    ]);
    return { ...log, ...Object.fromEntries(counted) };
  }
}

function toOutcome(status: number): string {
  if (status >= 500) return 'status-5xx';
  return status >= 400 ? 'status-4xx' : 'ok';
}
