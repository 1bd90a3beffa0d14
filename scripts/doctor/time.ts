/** Whether this machine's clock agrees with those of the upstreams: signed webhooks and links are valid for
 * minutes. */
import type { Clock } from '#platform/base/clock.ts';
import { configuredOrigin } from '#platform/base/http/destination.ts';
import { requestHttp } from '#platform/base/http/http-client.ts';
import type { Diagnosis } from './diagnosis.ts';

const subject = 'clock';

/** Tolerance: an upstream reports whole seconds, and the response takes time. */
const toleratedMs = 5000;
/** Older webhooks are refused (src/platform/calls/hooks/content-hook.ts). */
const tooFarMs = 300_000;

/** @param addresses Upstream addresses, tried in order until one reports its time. */
export async function diagnoseClock(
  addresses: readonly string[],
  { clock, timeMs }: { readonly clock: Clock; readonly timeMs: number },
): Promise<Diagnosis> {
  for (const address of addresses) {
    const given = await loadTime(address, timeMs);
    if (given !== undefined) return compareClocks(clock(), given);
  }
  const message =
    addresses.length === 0 ? 'there is no upstream to compare it with.' : 'no upstream reports its time.';
  return { subject, state: addresses.length === 0 ? 'good' : 'warning', message };
}

/** @param own Milliseconds since the epoch, like `given`. */
export function compareClocks(own: number, given: number): Diagnosis {
  const difference = Math.abs(own - given);
  if (difference <= toleratedMs) return { subject, state: 'good', message: 'it agrees with the upstream’s.' };
  const side = own > given ? 'ahead of' : 'behind';
  return {
    subject,
    state: difference > tooFarMs ? 'bad' : 'warning',
    message: `it is ${Math.round(difference / 1000)} s ${side} the upstream’s.`,
    remedy: 'Let the clock of this machine be set from the network (NTP).',
  };
}

async function loadTime(address: string, timeMs: number): Promise<number | undefined> {
  const outcome = await requestHttp(address, {
    method: 'HEAD',
    destinations: [configuredOrigin(address)],
    limits: { timeMs, bodyBytes: 1000 },
    redirects: 'return',
  });
  // Another check reports whether it can be reached.
  if (outcome.type === 'failure') return undefined;
  const given = Date.parse(outcome.value.headers.get('date') ?? '');
  return Number.isNaN(given) ? undefined : given;
}
