import { readCookie } from '#platform/base/http/read-cookie.ts';
import { addressAnswer } from '#platform/addresses/address-answer.ts';
import { localeCookie } from '#platform/addresses/choose-locale.ts';
import { type RuleTable } from '#platform/addresses/resolution.ts';
import { resolveRequest } from './resolve-request.ts';

/** Old addresses are rules of the host, which run after the edge. */
const noRules: RuleTable = new Map();

/** Decides language and spelling of an address before a file is looked up. Idempotent.
 * @param next Continues to the files. */
export async function answerAtEdge(request: Request, next: () => Promise<Response>): Promise<Response> {
  // A form posts to its own page; a redirect would lose the input.
  if (request.method !== 'GET' && request.method !== 'HEAD') return next();
  const { pathname, searchParams, protocol } = new URL(request.url);
  const stored = readCookie(request.headers.get('cookie'), localeCookie);
  const early = addressAnswer(resolveRequest({ pathname, search: searchParams, stored }, noRules), {
    isEncrypted: protocol === 'https:',
  });
  return early ? new Response(null, early) : next();
}
