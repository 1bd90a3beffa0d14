/** Links that open something to whoever holds them, until they end: previews and the status page. The companion plugin of
 * WordPress makes the same links in PHP.
 *
 * A link carries `until` (seconds since the epoch) and `signature`: the HMAC-SHA256 of its text under the shared secret,
 * as base64url without padding. The text is the subject of the link and `until`, joined by a dot. */
import { createHmac } from 'node:crypto';
import { failure, type Result, success } from '#base/result.ts';
import { isSameText } from './same-text.ts';

export type LinkFault =
  /** No `until` or no `signature`, or in no form that a link has. */
  | 'unsigned'
  | 'forged'
  | 'expired'
  /** It would hold longer than any link may. */
  | 'too-long';

/** Seconds that a link may hold, from the moment at which it is used. */
export const maxLinkSeconds = 24 * 60 * 60;

/** What a preview of an entry of the content base is signed for.
 * @param type Route of its type, `posts`.
 * @param ids The entry, and those of its translations that whoever asked for the link may edit. */
export function entrySubject(type: string, ids: readonly number[], locale: string): string {
  return `preview.${type}.${ids.join('-')}.${locale}`;
}

/** What a preview of a page of the page builder is signed for.
 * @param path Without language prefix. */
export function pageSubject(path: string, locale: string): string {
  return `preview.page.${path}.${locale}`;
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

/** @param query With `until` and `signature`, as they arrived.
 * @returns Until when the link holds, in seconds since the epoch. */
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
