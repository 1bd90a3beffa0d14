/** One address of the live part: what may be asked there, and who answers. */
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

/** HEAD is answered as GET. */
export type Method = 'GET' | 'POST';

/** Fields of a request, unchecked: texts of the query, lists where a name stands more than once, a JSON body, or the
 * texts and files of a form. */
export type Parameters = Readonly<Record<string, unknown>>;

export interface LiveContext {
  /** undefined: something is configured, but no content base. */
  readonly contentBase: Upstream | undefined;
  /** undefined: something is configured, but no helpdesk. */
  readonly helpdesk: Helpdesk | undefined;
  /** undefined: there is neither a mailbox nor a folder for orders. */
  readonly orderDependencies: OrderDependencies | undefined;
  /** undefined: forms are sent without a check by Turnstile. */
  readonly turnstile: Turnstile | undefined;
  /** undefined: nobody may send webhooks, or nothing would come of them. */
  readonly hooks: HookDependencies | undefined;
  /** Counts the form of this request among those of the day. */
  readonly takeForm: () => FormTurn;
  /** What browsers reported of the pages. */
  readonly violations: ViolationCounts;
  readonly limits: UpstreamLimits;
  readonly cache: AnswerCache;
  readonly clock: Clock;
  readonly loadVersion: () => Promise<SiteVersion | undefined>;
  /** Estonian names of waste types by id. */
  readonly loadWasteTypeNames: () => Promise<ReadonlyMap<string, string>>;
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
  /** 200 when absent. */
  readonly status?: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** How long it may serve from now on, in milliseconds; 0 keeps it out of every cache. */
  readonly freshMs: number;
  /** What the visitor may name when calling about a form that is sent. */
  readonly reference?: string;
  /** Part of the page that a form leads to, when there is something to say beside that it is sent. */
  readonly sentNote?: 'demonstration' | 'outbox';
  readonly from: Pick<Found<unknown>, 'savedAt' | 'cache' | 'failure'>;
  /** Of an endpoint that is guessable: nothing is known of what was asked for. */
  readonly isUnknown?: boolean;
}

/** An endpoint that takes posts of HTML forms, whether a script sends them or the page itself. */
export interface FormRules {
  /** Of a whole request. */
  readonly limitBytes: number;
  /** What a longer one is told. */
  readonly tooLarge: 'body-too-large' | 'attachment-too-large';
  readonly page: PagePath;
  /** Where a visitor without JavaScript is led when the form is sent. */
  readonly sentPage: PagePath;
  readonly fieldNames: Readonly<Record<string, LocalizedText>>;
}

export interface Endpoint {
  /** In the log and in the count of requests. */
  readonly name: string;
  readonly methods: readonly Method[];
  /** It answers about one customer: never kept in a shared cache, and asked more slowly. */
  readonly isPersonal: boolean;
  /** It opens by a number that could be guessed (guesses/guess-guard.ts). */
  readonly isGuessable?: true;
  /** Absent: a post is JSON. */
  readonly form?: FormRules;
  answer(parameters: Parameters, context: LiveContext, method: Method): Promise<Result<LiveAnswer, Refusal>>;
}

/** An address that programs call. They prove who they are by a key, not by the page they come from. */
export interface HookEndpoint {
  readonly name: string;
  /** As whoever asks in another way is told. */
  readonly methods: readonly Method[];
  readonly isPersonal: false;
  readonly isGuessable?: never;
  readonly form?: never;
  /** The methods that it takes from this sender. */
  methodsFor(request: Request): readonly Method[];
  receive(request: Request, context: LiveContext): Promise<Result<LiveAnswer, Refusal>>;
}

export type AnyEndpoint = Endpoint | HookEndpoint;
