/** One address of the live part: what may be asked there, and who answers. */
import type { Clock } from '#base/clock.ts';
import type { Result } from '#base/result.ts';
import type { AnswerCache, Found } from './answer-cache.ts';
import type { Refusal } from './refusal.ts';
import type { UpstreamLimits } from './upstream/ask.ts';
import type { Upstream } from './upstream/upstream.ts';

/** HEAD is answered as GET. */
export type Method = 'GET' | 'POST';

/** Fields of a request, unchecked: texts of the query, lists where a name stands more than once, or a JSON body. */
export type Parameters = Readonly<Record<string, unknown>>;

export interface LiveContext {
  /** undefined: something is configured, but no content base. */
  readonly contentBase: Upstream | undefined;
  readonly limits: UpstreamLimits;
  readonly cache: AnswerCache;
  readonly clock: Clock;
  readonly loadVersion: () => Promise<SiteVersion | undefined>;
}

/** Which site is published. */
export interface SiteVersion {
  readonly commit: string;
  readonly code: string;
  readonly content: string;
  /** When content last changed a page; absent where files keep no time. */
  readonly publishedAt?: string;
}

export interface LiveAnswer {
  readonly body: Readonly<Record<string, unknown>>;
  /** How long it may serve from now on, in milliseconds; 0 keeps it out of every cache. */
  readonly freshMs: number;
  readonly from: Pick<Found<unknown>, 'savedAt' | 'cache' | 'failure'>;
}

export interface Endpoint {
  /** In the log and in the count of requests. */
  readonly name: string;
  readonly methods: readonly Method[];
  /** It answers about one customer: never kept in a shared cache, and asked more slowly. */
  readonly isPersonal: boolean;
  answer(parameters: Parameters, context: LiveContext): Promise<Result<LiveAnswer, Refusal>>;
}
