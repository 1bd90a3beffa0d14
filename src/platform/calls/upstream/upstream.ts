/** Calls to the content base. A demo content base can take its place: both return HTTP responses, so limits and schemas
 * apply to both. */
import { z } from 'zod';
import { configuredOrigin } from '#platform/base/http/destination.ts';
import { jsonType, readJson, requestHttp } from '#platform/base/http/http-client.ts';
import type { HttpFailure, HttpLimits, HttpResponse } from '#platform/base/http/exchange.ts';
import { extractText } from '#platform/base/html/html.ts';
import { tryJson } from '#platform/base/json.ts';
import { failure, type Result, success } from '#platform/base/result.ts';
import { unreachable } from '#platform/base/unreachable.ts';

/** Paths that features call; each declares its own.
 * @example declare module '#platform/calls/upstream/upstream.ts' { interface CalledPaths { 'general-purpose-api/search': true } } */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Features fill it.
export interface CalledPaths {}

/** All paths that the site calls. No request of a visitor can add one. */
export type UpstreamPath = keyof CalledPaths | `wp/v2/${string}`;

export interface UpstreamCall {
  readonly path: UpstreamPath;
  /** Arrays are joined with commas (spec §7); undefined values are left out. */
  readonly parameters: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
}

export interface Upstream {
  readonly isDemonstration: boolean;
  /** @returns The response before its JSON is parsed. */
  send(call: UpstreamCall, limits: HttpLimits): Promise<Result<HttpResponse, SendFailure>>;
}

/** `busy`: nothing was sent, because too many calls are open (upstream-gate.ts). */
type SendFailure =
  Pick<HttpFailure, 'reason' | 'status'> | { readonly reason: 'busy'; readonly status?: never };

/** Query of a call, in the order of its parameters. */
export function buildQuery({ parameters }: UpstreamCall): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return query;
}

export interface ContentBase {
  /** Root of its REST interface, ending in a slash: `https://cms.example.ee/wp-json/`. */
  readonly url: string;
  readonly credentials: { readonly user: string; readonly password: string } | undefined;
}

/** The configured content base. Spec §7: Basic authentication, Accept application/json. */
export function contentBaseUpstream({ url, credentials }: ContentBase): Upstream {
  const headers = {
    Accept: 'application/json',
    ...(credentials && { Authorization: basic(credentials) }),
  };
  const destinations = [configuredOrigin(url)];
  return {
    isDemonstration: false,
    send: (call, limits) => {
      const address = new URL(call.path, url);
      address.search = buildQuery(call).toString();
      return requestHttp(address, { headers, destinations, limits, contentType: jsonType });
    },
  };
}

function basic({ user, password }: { readonly user: string; readonly password: string }): string {
  return `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`;
}

export interface UpstreamLimits {
  readonly timeMs: number;
  readonly bodyBytes: number;
}

export type UpstreamFailure =
  | {
      readonly reason:
        'busy' | 'unreachable' | 'slow' | 'redirect' | 'wrong-type' | 'too-large' | 'malformed';
    }
  /** The response is JSON that fails its schema; `at` is the path of the first error. */
  | { readonly reason: 'wrong-shape'; readonly at: string }
  /** `code` is the error code of WordPress, such as `rest_no_route`. */
  | { readonly reason: 'status'; readonly status: number; readonly code: string | undefined };

export interface UpstreamAnswer<Body> {
  readonly body: Body;
  readonly headers: Headers;
}

export interface AskOptions<Schema extends z.core.$ZodType> {
  readonly upstream: Upstream;
  readonly limits: UpstreamLimits;
  /** Of the response's body. */
  readonly schema: Schema;
}

/** Makes one call and parses the response. */
export async function ask<Schema extends z.core.$ZodType>(
  call: UpstreamCall,
  { upstream, limits, schema }: AskOptions<Schema>,
): Promise<Result<UpstreamAnswer<z.output<Schema>>, UpstreamFailure>> {
  const outcome = await upstream.send(call, limits);
  if (outcome.type === 'failure') return failure(upstreamFailure(outcome.failure));
  const { status, headers, bytes } = outcome.value;
  if (status < 200 || status > 299) {
    const json = tryJson(bytes);
    return failure(
      json === undefined ? { reason: 'malformed' } : { reason: 'status', status, code: findErrorCode(json) },
    );
  }
  const read = readJson(outcome.value, schema);
  return read.type === 'failure' ? read : success({ body: read.value, headers });
}

/** Makes another call, where the first response does not say everything. */
export type AskMore = <Schema extends z.core.$ZodType>(
  call: UpstreamCall,
  schema: Schema,
) => ReturnType<typeof ask<Schema>>;

/** Groups failures of HTTP by what the visitor is shown. */
export function upstreamFailure({ reason, status = 0 }: SendFailure): UpstreamFailure {
  switch (reason) {
    case 'busy':
      return { reason: 'busy' };
    case 'timeout':
    case 'aborted':
      return { reason: 'slow' };
    case 'too-large':
      return { reason: 'too-large' };
    case 'redirected':
      return { reason: 'redirect' };
    case 'wrong-type':
      return status < 300 ? { reason: 'wrong-type' } : { reason: 'status', status, code: undefined };
    case 'refused-address':
    case 'malformed':
    case 'network':
      return { reason: 'unreachable' };
    default:
      return unreachable(reason);
  }
}

const errorSchema = z.object({ code: z.string() });

function findErrorCode(json: unknown): string | undefined {
  return errorSchema.safeParse(json).data?.code;
}

/** Plain text of HTML fields that upstreams return: titles, excerpts, names.
 * @returns Text without tags and entities, with collapsed spaces. It is not escaped. */
export const plainText = (html: string): string => extractText(html, { invalid: '' });
