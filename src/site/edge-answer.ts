import { addressAnswer, readCookie } from './address-answer.ts';
import { localeCookie } from './language.ts';
import { resolveRequest, type RuleTable } from './resolve-request.ts';

/** Old addresses are rules of the host, which come after the edge. */
const noRules: RuleTable = new Map();

/** Language and spelling of an address, decided before a file is looked for. Asked twice, it answers the same.
 * @param next Goes on to the files. */
export async function answerAtEdge(request: Request, next: () => Promise<Response>): Promise<Response> {
  // A form is posted to the page that it stands on; a redirect would lose what was written.
  if (request.method !== 'GET' && request.method !== 'HEAD') return next();
  const { pathname, searchParams, protocol } = new URL(request.url);
  const stored = readCookie(request.headers.get('cookie'), localeCookie);
  const early = addressAnswer(resolveRequest({ pathname, search: searchParams, stored }, noRules), {
    isEncrypted: protocol === 'https:',
  });
  return early ? new Response(null, early) : next();
}
