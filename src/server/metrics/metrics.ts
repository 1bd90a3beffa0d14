/** What the server counts about itself, as plain numbers since it started. Nothing here names a path, a query or a visitor:
 * every label is a word of our own. exposition.ts shows it to Prometheus. */
import type { CacheReport } from '#base/bounded-cache.ts';
import type { OutgoingRequest } from '#base/http/http-client.ts';
import { logLevels, type Log } from '#base/log.ts';
import { unreachable } from '#base/unreachable.ts';
import type { ServerState } from '#model/site-status.ts';
import type { LogEntry } from '#proxy/request-log.ts';
import type { ContentWork } from './content-work.ts';
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

  readonly noteCall = (entry: LogEntry): void => {
    const { endpoint = 'unknown', status, durationMs, cache, refusal } = entry;
    this.calls.add({ endpoint, status: String(status) });
    this.callTimes.observe({ endpoint }, durationMs);
    if (cache) this.callCaches.add({ endpoint, result: cache });
    if (refusal) this.refusals.add({ code: refusal });
  };

  readonly noteUpstream = ({ origin, outcome, status = 0, ms }: OutgoingRequest): void => {
    // oxlint-disable-next-line house/foreign-keys -- an origin holds :// and is no inherited name
    const upstream = this.upstreamNames[origin] ?? 'other';
    this.upstreamCalls.add({ upstream, outcome: outcome === 'answered' ? outcomeOf(status) : outcome });
    this.upstreamTimes.observe({ upstream }, ms);
  };

  /** @param cause What was thrown; only the name of its class is kept. */
  readonly noteError = (cause: unknown): void => {
    const name = cause instanceof Error && /^\w{1,40}$/u.test(cause.name) ? cause.name : 'other';
    this.errors.add({ class: name });
  };

  readonly noteWork = (work: ContentWork): void => {
    switch (work.type) {
      case 'published':
        this.#notePublish(work);
        return;
      case 'checked': {
        const checked = this.checkedAt.of({ source: work.source });
        if (checked) checked.value = work.at / 1000;
        return;
      }
      case 'failed':
        this.jobFailures.add({ source: work.source });
        return;
      case 'held':
        this.held = work.isHeld ? 1 : 0;
        return;
      case 'waiting':
        this.waitingEvents = work.count;
        return;
      case 'live':
        this.liveTimes.observe({}, work.ms);
        return;
      case 'call':
        this.noteUpstream(work.call);
        return;
      default:
        unreachable(work);
    }
  };

  #notePublish(work: Extract<ContentWork, { type: 'published' }>): void {
    const { reason, outcome, rendered, removed, failed, ms, at } = work;
    this.publishes.add({ reason, outcome });
    this.publishTimes.observe({ reason }, ms);
    this.targets.add({ result: 'rendered' }, rendered);
    this.targets.add({ result: 'removed' }, removed);
    this.targets.add({ result: 'failed' }, failed);
    // Whoever rolled back knows, and a publish that is not tried cannot fail again.
    this.lastPublishFailed = outcome === 'done' || outcome === 'held' ? 0 : 1;
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

function outcomeOf(status: number): string {
  if (status >= 500) return 'status-5xx';
  return status >= 400 ? 'status-4xx' : 'ok';
}
