import { z } from 'zod';
import type { LiveSettings } from '../settings.ts';
import { ask, contentBaseUpstream, type Upstream, type UpstreamLimits } from './upstream.ts';
import { usualLimits } from './upstream-gate.ts';

/** With `refused` the settings must be fixed: public routes of WordPress treat wrong credentials like none
 * (docs/upstreams.md §3.1), so no other call reports them. */
export type CredentialState = 'accepted' | 'refused' | 'unknown';

/** Checked once at the start. The site is served in any case. */
export async function loadCredentialState({
  contentBase,
}: Pick<LiveSettings, 'contentBase'>): Promise<CredentialState> {
  if (!contentBase?.credentials) return 'unknown';
  return verifyCredentials(contentBaseUpstream(contentBase), usualLimits);
}

export async function verifyCredentials(
  upstream: Upstream,
  limits: UpstreamLimits,
): Promise<CredentialState> {
  const schema = z.object({ id: z.int() });
  const answer = await ask({ path: 'wp/v2/users/me', parameters: {} }, { upstream, limits, schema });
  if (answer.type === 'success') return 'accepted';
  const { failure } = answer;
  return failure.reason === 'status' && (failure.status === 401 || failure.status === 403)
    ? 'refused'
    : 'unknown';
}
