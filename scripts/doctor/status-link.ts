import { maxLinkSeconds, signLink } from '#proxy/signed-link.ts';
import { statusSubject } from '#on-demand/status-page.ts';

/** Tolerance for clock differences, within the maximum validity of links. */
const marginSeconds = 300;

/** @param secret undefined: no server has created one yet.
 * @param now Milliseconds since the epoch.
 * @returns Address of the status page, valid for a day. */
export function statusLink(secret: string | undefined, now: number): string {
  if (secret === undefined) return '/status';
  const until = Math.floor(now / 1000) + maxLinkSeconds - marginSeconds;
  const query = new URLSearchParams({
    until: String(until),
    signature: signLink(statusSubject, until, secret),
  });
  return `/status?${query.toString()}`;
}
