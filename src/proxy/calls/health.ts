/** GET /api/health: which site is published, and whether the upstreams answer. Nothing secret. */
import { z } from 'zod';
import { success } from '#base/result.ts';
import type { Endpoint, LiveContext } from '../endpoint.ts';
import { parseParameters } from '../parameters.ts';
import { ask } from '../upstream/ask.ts';

/** The content base is asked anew after this time at most, however often somebody looks. */
const probeMs = 30 * 1000;

const probeSchema = z.object({ isAnswering: z.boolean() });

export const health: Endpoint = {
  name: 'health',
  methods: ['GET'],
  isPersonal: false,
  answer: async (parameters, context) => {
    const asked = parseParameters(z.strictObject({}), parameters);
    if (asked.type === 'failure') return asked;
    const [contentBase, version] = await Promise.all([stateOf(context), context.loadVersion()]);
    const now = context.clock();
    const body = {
      status: contentBase === 'failing' ? 'degraded' : 'ok',
      upstreams: { contentBase },
      version,
      isDemonstration: context.contentBase?.isDemonstration ?? false,
      isStale: false,
      asOf: new Date(now).toISOString(),
    };
    return success({ body, freshMs: 0, from: { savedAt: now, cache: 'miss', failure: undefined } });
  },
};

async function stateOf({ contentBase, limits, cache }: LiveContext) {
  if (!contentBase) return 'not-configured';
  if (contentBase.isDemonstration) return 'demonstration';
  const load = async () => {
    const call = { path: 'wp/v2/posts', parameters: { per_page: 1, _fields: 'id' } } as const;
    const answer = await ask(call, { upstream: contentBase, limits, schema: z.array(z.unknown()) });
    return success({ isAnswering: answer.type === 'success' });
  };
  const found = await cache.find({ key: 'health', freshMs: probeMs, schema: probeSchema, load });
  return found.type === 'success' && found.value.value.isAnswering ? 'answering' : 'failing';
}
