/** Types of the live API's endpoints: what a request may contain, and what is returned. */
import type { Clock } from '#platform/base/clock.ts';
import type { Result } from '#platform/base/result.ts';
import type { LocalizedText } from '#platform/languages/localized-text.ts';
import type { PagePath } from '#platform/addresses/page-path.ts';
import type { AnswerCache, Found } from './answer-cache.ts';
import type { ShowRefused } from './show-refused.ts';
import type { FormQuota } from './form-quota.ts';
import type { LoadLiveFacts } from './live-facts.ts';
import type { HookDependencies } from './hooks/hook-dependencies.ts';
import type { Turnstile } from './turnstile.ts';
import type { Method, Operations } from './operation.ts';
import type { Refusal, RefusalTable } from './refusal.ts';
import type { Upstream, UpstreamFailure, UpstreamLimits } from './upstream/upstream.ts';
import type { SiteVersion } from './site-folder.ts';
import type { ViolationCounts } from './violation-counts.ts';

/** Unvalidated fields of a request, from the query, a JSON body or a form. A repeated name has a list; forms may hold
 * files. */
export type Parameters = Readonly<Record<string, unknown>>;

/** What a call may need of the place where it runs; a feature declares its own parts here. The server has all of it; a Netlify
 * function has what its own call needs (netlify-api.ts), so that it packs nothing of the others.
 * @example declare module '#platform/calls/endpoint.ts' { interface CallParts { readonly calendars: … } } */
export interface CallParts {
  /** undefined: other settings exist, but no content base. */
  readonly contentBase: Upstream | undefined;
  /** undefined: forms are accepted without a Turnstile check. */
  readonly turnstile: Turnstile | undefined;
  /** undefined: no webhook secret is set, or no webhook handler is available. */
  readonly hooks: HookDependencies | undefined;
  /** Daily limit of forms. */
  readonly formQuota: FormQuota;
  /** Policy violations that browsers reported. */
  readonly violations: ViolationCounts;
  readonly loadVersion: () => Promise<SiteVersion | undefined>;
}

/** Those of the platform. */
export type PlatformParts = Pick<
  CallParts,
  'contentBase' | 'turnstile' | 'hooks' | 'formQuota' | 'violations' | 'loadVersion'
>;

export type PartName = keyof CallParts;

/** What every call gets. */
interface CallBasics {
  /** Nothing is configured, so the demo answers. */
  readonly isDemonstration: boolean;
  /** For limits only. */
  readonly clientAddress: string;
  /** Called for each requested number that the cache did not answer, as soon as that is known: a request that fails later
   * has looked it up all the same. */
  readonly noteGuess: (guess: Guess) => void;
  readonly limits: UpstreamLimits;
  readonly cache: AnswerCache;
  readonly clock: Clock;
  /** What calls say of the published content. */
  readonly loadFacts: LoadLiveFacts;
}

export type LiveContext<Part extends PartName = never> = CallBasics & Pick<CallParts, Part>;

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
  /** Entries of the upstream's response that could not be read, for the log. */
  readonly leftOut?: readonly string[];
}

/** Whether something is known about a requested number. */
export type Guess = 'known' | 'unknown';

/** Rules of an endpoint that accepts HTML forms, sent by script or by the browser itself. Who describes forms declares here how. */
export interface BodyRules {
  /** Maximum size of a request body. */
  readonly limitBytes: number;
  /** Refusal code for larger bodies. */
  readonly tooLarge: 'body-too-large' | 'attachment-too-large';
  readonly page: PagePath;
  /** Page shown after a successful submit without JavaScript. */
  readonly sentPage: PagePath;
  readonly fieldNames: Readonly<Record<string, LocalizedText>>;
  /** Whether it is a form of the upstream, which no page contains as a whole. */
  readonly isOfUpstream?: (parameters: Parameters) => boolean;
}

/** One request with a form. */
export interface FormContext {
  readonly request: Request;
  readonly parameters: Parameters;
  readonly requestId: string;
  /** undefined: a refused form is answered with a plain page. */
  readonly showRefused: ShowRefused | undefined;
  /** Of the endpoint. */
  readonly refusals: RefusalTable | undefined;
  readonly loadFacts: LoadLiveFacts;
}

/** A form with what reads and answers it (form-answer.ts), which calls without forms do without. */
export interface PageForm extends BodyRules {
  readonly readBody: (bytes: Uint8Array, type: string) => Parameters | undefined;
  /** Answers a form that the browser itself sent. */
  readonly answer: (outcome: Result<LiveAnswer, Refusal>, context: FormContext) => Promise<Response>;
}

/** @typeParam Part What its answers are made of. */
export interface Endpoint<Part extends PartName = PartName> {
  readonly path: string;
  /** Name in the log and in the request counter. */
  readonly name: string;
  readonly methods: readonly Method[];
  /** One for each method. */
  readonly operations: Operations;
  /** Sentences of its refusals that are not the platform's. */
  readonly refusals?: RefusalTable;
  /** Answers about one customer: never stored in shared caches, with a lower rate limit. */
  readonly isPersonal: boolean;
  /** Takes a number that could be guessed (guesses/guess-guard.ts). */
  readonly isGuessable?: true;
  /** A request that asks for several numbers counts as that many. Absent: as one. */
  readonly countNumbers?: (parameters: Parameters) => number;
  /** Name of the endpoint with which it shares the request counter. Absent: a counter of its own. */
  readonly countsAs?: string;
  /** The request proves by a token of ours that it may ask, so the usual rate applies. */
  readonly isSigned?: true;
  /** Absent: POST bodies are JSON. */
  readonly form?: PageForm;
  answer(
    parameters: Parameters,
    context: LiveContext<Part>,
    method: Method,
  ): Promise<Result<LiveAnswer, Refusal>>;
}

/** An endpoint for programs. They authenticate with a key instead of the origin of the page. */
export interface HookEndpoint<Part extends PartName = PartName> {
  readonly path: string;
  readonly name: string;
  /** Methods listed in a 405 response. */
  readonly methods: readonly Method[];
  /** One for each method that some sender may use. */
  readonly operations: Operations;
  /** Media types of a body. */
  readonly bodyTypes: readonly string[];
  readonly isPersonal: false;
  readonly isGuessable?: never;
  readonly countNumbers?: never;
  readonly countsAs?: never;
  readonly isSigned?: never;
  readonly form?: never;
  readonly refusals?: RefusalTable;
  /** Methods accepted from this sender. */
  methodsFor(request: Request): readonly Method[];
  receive(request: Request, context: LiveContext<Part>): Promise<Result<LiveAnswer, Refusal>>;
}

export type AnyEndpoint<Part extends PartName = PartName> = Endpoint<Part> | HookEndpoint<Part>;

interface ReadAnswer<Value> {
  readonly value: Value;
  /** Paths of entries of the response that could not be read and are left out, for the log. */
  readonly leftOut?: readonly string[];
}

export type ReadResult<Value> = Result<ReadAnswer<Value>, UpstreamFailure>;
