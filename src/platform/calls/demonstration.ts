/** The upstream when no content base is configured. It can produce every state of the site, its dates follow the
 * current day in Tallinn, and its answers are marked as demo data. */
import { setTimeout } from 'node:timers/promises';
import { type Clock, systemClock } from '#platform/base/clock.ts';
import { failure, success } from '#platform/base/result.ts';
import { unreachable } from '#platform/base/unreachable.ts';
import type { LiveSettings } from './settings.ts';
import { buildQuery, contentBaseUpstream, type Upstream, type UpstreamPath } from './upstream/upstream.ts';

/** Faults that it shows on request, to show every state of the site. */
const faults = ['failing', 'slow', 'silent', 'malformed'] as const;

export type Fault = (typeof faults)[number];

/** What the demo answers to the calls of one path. */
export interface DemonstratedAnswer {
  readonly path: UpstreamPath;
  /** @param now Milliseconds since the epoch. */
  readonly answer: (query: URLSearchParams, now: number) => Response | Promise<Response>;
  /** A fault that this query shows, besides those of words such as `demo failing`. */
  readonly faultIn?: (query: URLSearchParams) => Fault | undefined;
}

/** The demo runs only when nothing is configured, so demo data never mixes with real data.
 * @param demonstrated What the demo answers.
 * @returns undefined when other settings exist, but no content base. */
export function configureContentBase(
  { contentBase, isDemonstration }: LiveSettings,
  demonstrated: readonly DemonstratedAnswer[],
): Upstream | undefined {
  if (contentBase) return contentBaseUpstream(contentBase);
  return isDemonstration ? demonstrationUpstream(systemClock, demonstrated) : undefined;
}

/** Every other path is unknown to it. */
export function demonstrationUpstream(clock: Clock, demonstrated: readonly DemonstratedAnswer[]): Upstream {
  return {
    isDemonstration: true,
    send: async (call, { timeMs }) => {
      const query = buildQuery(call);
      const signal = AbortSignal.timeout(timeMs);
      const found = demonstrated.find(({ path }) => path === call.path);
      const fault = found?.faultIn?.(query) ?? faultInWords(query);
      try {
        const response = await answerWithFault(
          fault,
          signal,
          () => found?.answer(query, clock()) ?? unknownPath(),
        );
        const { status, headers } = response;
        return success({ status, headers, bytes: Buffer.from(await response.arrayBuffer()) });
      } catch {
        // The same failures as from a content base: too slow, or unreachable.
        return failure({ reason: signal.aborted ? 'timeout' : 'network', isSent: true });
      }
    },
  };
}

const unknownPath = () => Response.json({ code: 'rest_no_route' }, { status: 404 });

function faultInWords(query: URLSearchParams): Fault | undefined {
  const words = query.get('query') ?? query.get('search');
  return faults.find((fault) => words === `demo ${fault}`);
}

/** Long enough for the loading state to be visible, and within the time limit of a call. */
const slowMs = 2000;

/** @param answer Returned unless the fault prevents it.
 * @throws When the signal aborts during the delay. */
async function answerWithFault(
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
      return new Response('[{"id":', { headers: { 'content-type': 'application/json' } });
    default:
      return unreachable(fault);
  }
}
