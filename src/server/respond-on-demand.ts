import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OnDemandPages } from '#on-demand/on-demand-pages.ts';
import type { FailureLog } from './failure-log.ts';
import { askedOf, type Live, sendWebResponse } from './live.ts';

/** Responds with a page rendered for this request.
 * @returns Whether there was one; if rendering fails, the published page is better than an error. */
export async function respondOnDemand(
  request: IncomingMessage,
  response: ServerResponse,
  { live, page }: { readonly live: Live; readonly page: keyof OnDemandPages },
): Promise<boolean> {
  const { asked, visitor } = askedOf(request, response, live);
  const made = asked && (await makePage(live.pages[page](asked, visitor), live.failures));
  if (made) await sendWebResponse(request, response, made);
  return made !== undefined;
}

/** Responds with a draft, or with the reason why there is none. */
export async function respondPreview(
  request: IncomingMessage,
  response: ServerResponse,
  live: Live,
): Promise<void> {
  const { asked, visitor } = askedOf(request, response, live);
  if (asked) await sendWebResponse(request, response, await live.preview(asked, visitor));
  else response.writeHead(400, { 'Content-Length': 0 }).end();
}

/** Responds with the status of the site. */
export async function respondStatus(
  request: IncomingMessage,
  response: ServerResponse,
  live: Live,
): Promise<void> {
  const { asked, visitor } = askedOf(request, response, live);
  const made = asked && (await makePage(live.status(asked, visitor), live.failures));
  if (made) await sendWebResponse(request, response, made);
  else response.writeHead(asked ? 503 : 400, { 'Content-Length': 0, ...(asked && retrySoon) }).end();
}

/** Headers of a response that is temporarily unavailable. */
export const retrySoon = { 'Retry-After': '5' } as const;

async function makePage(
  making: Promise<Response | undefined>,
  failures: FailureLog,
): Promise<Response | undefined> {
  try {
    return await making;
  } catch (cause) {
    failures.report('A page could not be made', cause);
    return undefined;
  }
}
