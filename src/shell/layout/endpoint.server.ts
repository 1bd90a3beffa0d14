/** Responses of targets that are not pages: data files, feeds, the sitemap. */
import { atomType } from '#platform/base/content-types.ts';
import { isLocale, type Locale } from '#platform/languages/locale.ts';

export function xmlResponse(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

export function atomResponse(body: string): Response {
  return new Response(body, { headers: { 'content-type': atomType } });
}

export function textResponse(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

export function svgResponse(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'image/svg+xml' } });
}

/** @param value Serialised without white space: programs read these files. */
export function jsonResponse(value: unknown): Response {
  return new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });
}

/** Language in the path of an endpoint.
 * @throws {RangeError} */
export function parseLocale(value: string | undefined): Locale {
  if (!isLocale(value)) throw new RangeError(`${String(value)} is no language of this site.`);
  return value;
}

/** Open data is read by people too, so it has line breaks; compression takes them away again. */
export function openDataResponse(value: unknown): Response {
  return new Response(`${JSON.stringify(value, null, 1)}\n`, {
    headers: { 'content-type': 'application/json' },
  });
}

export function csvResponse(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'text/csv; charset=utf-8' } });
}
