import { configuredOrigin } from '#base/http/destination.ts';
import { requestHttp } from '#base/http/http-client.ts';

const limits = { timeMs: 10_000, bodyBytes: 100_000 };

/** Asks Netlify for a build.
 * @param title What the list of deploys shows.
 * @returns false when Netlify does not take it. */
export async function startBuild(buildHookUrl: string, title: string): Promise<boolean> {
  const address = new URL(buildHookUrl);
  address.searchParams.set('trigger_title', title);
  const destinations = [configuredOrigin(buildHookUrl)];
  const outcome = await requestHttp(address, { method: 'POST', destinations, limits });
  // Whoever gathers tries again; the address is a key and stands in no log.
  return outcome.type === 'success' && outcome.value.status < 300;
}
