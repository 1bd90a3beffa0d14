/** Signed links with an expiry, for previews and the status page. The WordPress plugin creates the same links in PHP.
 *
 * A link has two query parameters: `until` (seconds since the epoch) and `signature`: the HMAC-SHA256, with the
 * shared secret, of the link's subject and `until` joined by a dot, as base64url without padding. */
import { createHmac } from 'node:crypto';
import { failure, type Result, success } from '#platform/base/result.ts';
import { isSameText } from '#platform/base/digest.ts';

export type LinkFault =
  /** `until` or `signature` is missing or malformed. */
  | 'unsigned'
  | 'forged'
  | 'expired'
  /** The expiry is later than any link may have. */
  | 'too-long';

/** Maximum lifetime of a link in seconds, counted from the moment of use. */
export const maxLinkSeconds = 24 * 60 * 60;

/** Subject of a preview link of a WordPress entry.
 * @param type REST route of its type, such as `posts`.
 * @param ids The entry, and those of its translations that the user who created the link may edit. */
export function entrySubject(type: string, ids: readonly number[], locale: string): string {
  return `preview.${type}.${ids.join('-')}.${locale}`;
}

/** Subject of a preview link of a page builder page.
 * @param path Without language prefix. */
export function pageSubject(path: string, locale: string): string {
  return `preview.page.${path}.${locale}`;
}

/** Subject of a link whose page may be shown in a frame.
 * @param origin Of the page around it. */
export function framedSubject(subject: string, origin: string): string {
  return `${subject}.in.${origin}`;
}

/** @param until Seconds since the epoch. */
export function signLink(subject: string, until: number, secret: string): string {
  return createHmac('sha256', secret).update(`${subject}.${until}`).digest('base64url');
}

interface VerifyOptions {
  readonly subject: string;
  readonly secret: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** @param query Query of the request, with `until` and `signature`.
 * @returns Expiry of the link, in seconds since the epoch. */
export function verifyLink(
  query: URLSearchParams,
  { subject, secret, now }: VerifyOptions,
): Result<number, LinkFault> {
  const given = query.get('until') ?? '';
  const signature = query.get('signature') ?? '';
  if (!/^[1-9]\d{0,11}$/u.test(given) || !/^[\w-]{43}$/u.test(signature)) return failure('unsigned');
  const until = Number(given);
  if (!isSameText(signature, signLink(subject, until, secret))) return failure('forged');
  const nowSeconds = Math.floor(now / 1000);
  if (until <= nowSeconds) return failure('expired');
  return until > nowSeconds + maxLinkSeconds ? failure('too-long') : success(until);
}
