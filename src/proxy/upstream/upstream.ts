/** Where live answers come from: the content base, or the demonstration in its place. Both answer calls as HTTP
 * responses, so that limits and schemas hold for both alike. */
import type { HttpLimits } from '#base/http/http-request.ts';
import type { HttpFailure, HttpResponse } from '#base/http/http-response.ts';
import type { Result } from '#base/result.ts';
import type { ContentRoute } from '#model/watermark.ts';

/** All that is ever asked of a content base. No request of a visitor can add to it. */
export type UpstreamPath =
  | 'general-purpose-api/upcoming-discharges'
  | 'general-purpose-api/search'
  | 'general-purpose-api/failed-discharges'
  | 'wp/v2/search'
  | `wp/v2/${ContentRoute}`
  | 'wp/v2/users/me';

export interface UpstreamCall {
  readonly path: UpstreamPath;
  /** Arrays are joined with commas (spec §7). Absent ones are left out. */
  readonly parameters: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
}

export interface Upstream {
  readonly isDemonstration: boolean;
  /** @returns JSON, unparsed, or why there is none. */
  send(call: UpstreamCall, limits: HttpLimits): Promise<Result<HttpResponse, HttpFailure>>;
}

/** Query of a call, in the order of its parameters. */
export function queryOf({ parameters }: UpstreamCall): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return query;
}
