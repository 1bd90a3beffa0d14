/** Types of the live API's endpoints: what a request may contain, and what is returned. */
import type { Clock } from '#base/clock.ts';
import type { Result } from '#base/result.ts';
import type { LocalizedText } from '#model/text.ts';
import type { PagePath } from '#model/page-path.ts';
import type { AnswerCache, Found } from './answer-cache.ts';
import type { FormTurn } from './form-quota.ts';
import type { Helpdesk } from './helpdesk/helpdesk.ts';
import type { HookDependencies } from './hooks/hook-dependencies.ts';
import type { OrderDependencies } from './orders/order-dependencies.ts';
import type { Turnstile } from './turnstile.ts';
import type { Refusal } from './refusal.ts';
import type { Upstream, UpstreamLimits } from './upstream/upstream.ts';
import type { ViolationCounts } from './violation-counts.ts';

/** HEAD is handled as GET. */
export type Method = 'GET' | 'POST';

/** Unvalidated fields of a request, from the query, a JSON body or a form. A repeated name has a list; forms may hold
 * files. */
export type Parameters = Readonly<Record<string, unknown>>;

export interface LiveContext {
  /** undefined: other settings exist, but no content base. */
  readonly contentBase: Upstream | undefined;
  /** undefined: other settings exist, but no helpdesk. */
  readonly helpdesk: Helpdesk | undefined;
  /** undefined: neither a mail server nor a folder for orders is available. */
  readonly orderDependencies: OrderDependencies | undefined;
  /** undefined: forms are accepted without a Turnstile check. */
  readonly turnstile: Turnstile | undefined;
  /** undefined: no webhook secret is set, or no webhook handler is available. */
  readonly hooks: HookDependencies | undefined;
  /** Counts this request's form against the daily limit. */
  readonly takeForm: () => FormTurn;
  /** Policy violations that browsers reported. */
  readonly violations: ViolationCounts;
  readonly limits: UpstreamLimits;
  readonly cache: AnswerCache;
  readonly clock: Clock;
  readonly loadVersion: () => Promise<SiteVersion | undefined>;
  /** Estonian names of waste types, by id. */
  readonly loadWasteTypeNames: () => Promise<ReadonlyMap<string, string>>;
}

/** The published version of the site. */
export interface SiteVersion {
  readonly commit: string;
  readonly code: string;
  readonly content: string;
  /** When content last changed a page; absent where files have no modification time. */
  readonly publishedAt?: string;
}

export interface LiveAnswer {
  /** Default 200. */
  readonly status?: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** How long the answer may be cached, in milliseconds; 0 means not at all. */
  readonly freshMs: number;
  /** Reference number of a sent form, for the visitor to mention on the phone. */
  readonly reference?: string;
  /** Fragment of the confirmation page with an extra note. */
  readonly sentNote?: 'demonstration' | 'outbox';
  readonly from: Pick<Found<unknown>, 'savedAt' | 'cache' | 'failure'>;
  /** For guessable endpoints: nothing is known about the requested number. */
  readonly isUnknown?: boolean;
}

/** Rules of an endpoint that accepts HTML forms, sent by script or by the browser itself. */
export interface FormRules {
  /** Maximum size of a request body. */
  readonly limitBytes: number;
  /** Refusal code for larger bodies. */
  readonly tooLarge: 'body-too-large' | 'attachment-too-large';
  readonly page: PagePath;
  /** Page shown after a successful submit without JavaScript. */
  readonly sentPage: PagePath;
  readonly fieldNames: Readonly<Record<string, LocalizedText>>;
}

export interface Endpoint {
  /** Name in the log and in the request counter. */
  readonly name: string;
  readonly methods: readonly Method[];
  /** Answers about one customer: never stored in shared caches, with a lower rate limit. */
  readonly isPersonal: boolean;
  /** Takes a number that could be guessed (guesses/guess-guard.ts). */
  readonly isGuessable?: true;
  /** Absent: POST bodies are JSON. */
  readonly form?: FormRules;
  answer(parameters: Parameters, context: LiveContext, method: Method): Promise<Result<LiveAnswer, Refusal>>;
}

/** An endpoint for programs. They authenticate with a key instead of the origin of the page. */
export interface HookEndpoint {
  readonly name: string;
  /** Methods listed in a 405 response. */
  readonly methods: readonly Method[];
  readonly isPersonal: false;
  readonly isGuessable?: never;
  readonly form?: never;
  /** Methods accepted from this sender. */
  methodsFor(request: Request): readonly Method[];
  receive(request: Request, context: LiveContext): Promise<Result<LiveAnswer, Refusal>>;
}

export type AnyEndpoint = Endpoint | HookEndpoint;
