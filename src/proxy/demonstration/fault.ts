/** Faults that the demo produces on request, to show every state of the site. */
import { setTimeout } from 'node:timers/promises';
import { unreachable } from '#base/unreachable.ts';

export const faults = ['failing', 'slow', 'silent', 'malformed'] as const;

export type Fault = (typeof faults)[number];

/** Long enough for the loading state to be visible, and within the time limit of a call. */
const slowMs = 2000;

/** @param answer Returned unless the fault prevents it.
 * @throws When the signal aborts during the delay. */
export async function answerWithFault(
  fault: Fault | undefined,
  signal: AbortSignal,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  switch (fault) {
    case undefined:
      return answer();
    case 'failing':
      return Response.json({ code: 'internal_server_error', data: { status: 500 } }, { status: 500 });
    case 'slow':
      await setTimeout(slowMs, undefined, { signal });
      return answer();
    case 'silent':
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () =>
          reject(new DOMException('The call was aborted.', 'AbortError')),
        );
      });
    case 'malformed':
      return new Response('[{"contractNumber":', { headers: { 'content-type': 'application/json' } });
    default:
      return unreachable(fault);
  }
}
