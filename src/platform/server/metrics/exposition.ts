/** The metrics as Prometheus reads them. This module is loaded with the first request for them, so that neither the start nor
 * a site that nobody watches pays for it. The names are those of docs/monitoring. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { boundsSeconds, type Durations, type Labels } from './durations.ts';
import type { Metrics } from './metrics.ts';

type Sums = () => readonly { readonly labels: Labels; readonly value: number }[];
type Histograms = () => readonly { readonly labels: Labels; readonly value: Durations }[];

interface Family<Values> {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: readonly string[];
  readonly values: Values;
}

/** Of prom-client: promtool finds fault with their names, and nobody needs them. */
const misnamed = ['resources', 'handles', 'requests'].flatMap((what) => [
  `nodejs_active_${what}`,
  `nodejs_active_${what}_total`,
]);

/** Reads everything anew for each scrape. */
export class Exposition {
  readonly #registry = new Registry();

  constructor(metrics: Metrics) {
    // Event loop, memory, processor, file descriptors, garbage collection.
    collectDefaultMetrics({ register: this.#registry });
    for (const name of misnamed) this.#registry.removeSingleMetric(name);
    this.#addRequests(metrics);
    this.#addUpstreams(metrics);
    this.#addContent(metrics);
    this.#addCaches(metrics);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  load(): Promise<string> {
    return this.#registry.metrics();
  }

  #addRequests({ traffic, ...metrics }: Metrics): void {
    this.#count({
      name: 'site_http_requests_total',
      help: 'Requests by kind of response and status.',
      labelNames: ['kind', 'status'],
      values: () => traffic.requests(),
    });
    this.#time({
      name: 'site_http_request_duration_seconds',
      help: 'Until the response was handed to the connection.',
      labelNames: ['kind'],
      values: () => traffic.durations(),
    });
    this.#count({
      name: 'site_http_remembered_responses_total',
      help: 'Responses that needed no look at a file.',
      values: () => [{ labels: {}, value: traffic.hot }],
    });
    this.#count({
      name: 'site_api_requests_total',
      help: 'Live calls by endpoint and status.',
      labelNames: ['endpoint', 'status'],
      values: () => metrics.calls.list(),
    });
    this.#time({
      name: 'site_api_duration_seconds',
      help: 'Duration of live calls.',
      labelNames: ['endpoint'],
      values: () => metrics.callTimes.list(),
    });
    this.#count({
      name: 'site_api_cache_total',
      help: 'Live calls answered from the cache (hit), anew (miss), or with an older answer because the upstream failed (stale).',
      labelNames: ['endpoint', 'result'],
      values: () => metrics.callCaches.list(),
    });
    this.#count({
      name: 'site_api_refusals_total',
      help: 'Refused live calls by reason.',
      labelNames: ['code'],
      values: () => metrics.refusals.list(),
    });
    this.#count({
      name: 'site_errors_total',
      help: 'Errors of the server by class.',
      labelNames: ['class'],
      values: () => metrics.errors.list(),
    });
    this.#count({
      name: 'site_log_events_total',
      help: 'Events in the log by level.',
      labelNames: ['level'],
      values: () => metrics.logged.list(),
    });
  }

  #addUpstreams(metrics: Metrics): void {
    this.#count({
      name: 'site_upstream_requests_total',
      help: 'Requests to other systems by outcome.',
      labelNames: ['upstream', 'outcome'],
      values: () => metrics.upstreamCalls.list(),
    });
    this.#time({
      name: 'site_upstream_duration_seconds',
      help: 'Duration of requests to other systems.',
      labelNames: ['upstream'],
      values: () => metrics.upstreamTimes.list(),
    });
  }

  #addContent(metrics: Metrics): void {
    this.#count({
      name: 'site_publishes_total',
      help: 'Publishes by cause and outcome.',
      labelNames: ['reason', 'outcome'],
      values: () => metrics.publishes.list(),
    });
    this.#time({
      name: 'site_publish_duration_seconds',
      help: 'Duration of publishes.',
      labelNames: ['reason'],
      values: () => metrics.publishTimes.list(),
    });
    this.#count({
      name: 'site_publish_targets_total',
      help: 'Pages and files that publishes rendered, removed or could not render.',
      labelNames: ['result'],
      values: () => metrics.targets.list(),
    });
    this.#time({
      name: 'site_webhook_live_seconds',
      help: 'From the arrival of a webhook until the site shows it.',
      values: () => metrics.liveTimes.list(),
    });
    this.#gauge({
      name: 'site_webhooks_waiting',
      help: 'Webhooks that the site does not show yet.',
      values: () => [{ labels: {}, value: metrics.waitingEvents }],
    });
    this.#gauge({
      name: 'site_publish_last_failed',
      help: '1 when the last publish failed, as a whole or in part.',
      values: () => [{ labels: {}, value: metrics.lastPublishFailed }],
    });
    this.#gauge({
      name: 'site_held',
      help: '1 when the last publish was rolled back, so that the site stays unchanged until the next build.',
      values: () => [{ labels: {}, value: metrics.held }],
    });
    this.#gauge({
      name: 'site_published_timestamp_seconds',
      help: 'When this server last published; 0 when it has not.',
      values: () => [{ labels: {}, value: metrics.publishedAt }],
    });
    this.#gauge({
      name: 'site_content_checked_timestamp_seconds',
      help: 'When a source of content was last read as a whole; at first, when the server started.',
      labelNames: ['source'],
      values: () => metrics.checkedAt.list(),
    });
    this.#count({
      name: 'site_content_failures_total',
      help: 'Reads of a source of content that failed.',
      labelNames: ['source'],
      values: () => metrics.jobFailures.list(),
    });
  }

  #addCaches({ loadCaches }: Metrics): void {
    const createCollector = (field: 'bytes' | 'maxBytes' | 'entries') => () =>
      loadCaches().map((cache) => ({ labels: { cache: cache.name }, value: cache[field] }));
    this.#gauge({
      name: 'site_cache_bytes',
      help: 'Estimated size of a cache.',
      labelNames: ['cache'],
      values: createCollector('bytes'),
    });
    this.#gauge({
      name: 'site_cache_max_bytes',
      help: 'Limit of a cache.',
      labelNames: ['cache'],
      values: createCollector('maxBytes'),
    });
    this.#gauge({
      name: 'site_cache_entries',
      help: 'Entries of a cache.',
      labelNames: ['cache'],
      values: createCollector('entries'),
    });
  }

  #count({ values, labelNames = [], ...family }: Family<Sums>): void {
    new Counter({
      ...family,
      labelNames,
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const { labels, value } of values()) this.inc(labels, value);
      },
    });
  }

  #gauge({ values, labelNames = [], ...family }: Family<Sums>): void {
    new Gauge({
      ...family,
      labelNames,
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const { labels, value } of values()) this.set(labels, value);
      },
    });
  }

  #time(family: Family<Histograms>): void {
    this.#registry.registerMetric(new CountedHistogram(family));
  }
}

/** A histogram whose numbers were counted elsewhere. */
class CountedHistogram extends Histogram {
  readonly #family: Family<Histograms>;

  constructor(family: Family<Histograms>) {
    const { name, help, labelNames = [] } = family;
    super({ name, help, labelNames, registers: [] });
    this.#family = family;
  }

  /** What the registry calls; the declared `get` calls it too. */
  getForPromString() {
    const { name, help, values: load } = this.#family;
    const values = load().flatMap(({ labels, value }) => [
      ...value.upTo.map((count, index) => ({
        metricName: `${name}_bucket`,
        labels: { ...labels, le: String(boundsSeconds[index]) },
        value: count,
      })),
      { metricName: `${name}_bucket`, labels: { ...labels, le: '+Inf' }, value: value.count },
      { metricName: `${name}_sum`, labels, value: value.sumSeconds },
      { metricName: `${name}_count`, labels, value: value.count },
    ]);
    return Promise.resolve({ name, help, type: 'histogram', aggregator: 'sum', values });
  }
}
