/** GET /api/health: the published version, and whether the upstreams respond. Contains no secrets. */
import { z } from 'zod';
import { type Result, success } from '#platform/base/result.ts';
import { type HealthAnswer, healthAnswerSchema } from './health-answer.ts';
import type { AnswerCache } from '#platform/calls/answer-cache.ts';
import type { Endpoint, LiveContext } from '#platform/calls/endpoint.ts';
import { parseParameters } from '#platform/calls/request-fields.ts';
import { gatedHelpdesk } from '#features/forms/helpdesk/gated-helpdesk.server.ts';
import { ask } from '#platform/calls/upstream/upstream.ts';

/** Minimum time between two checks of an upstream. */
const probeMs = 30 * 1000;

const askedSchema = z.strictObject({});

const probeSchema = z.object({ isAnswering: z.boolean() });

export const health: Endpoint<'contentBase' | 'helpdesk' | 'orderDelivery' | 'loadVersion'> = {
  path: '/api/health',
  name: 'health',
  methods: ['GET'],
  operations: { GET: { asked: askedSchema, answered: healthAnswerSchema } },
  isPersonal: false,
  answer: async (parameters, context) => {
    const asked = parseParameters(askedSchema, parameters);
    if (asked.type === 'failure') return asked;
    const [contentBase, helpdesk, version] = await Promise.all([
      stateOfContentBase(context),
      stateOfHelpdesk(context),
      context.loadVersion(),
    ]);
    const now = context.clock();
    const body: HealthAnswer = {
      status: [contentBase, helpdesk].includes('failing') ? 'degraded' : 'ok',
      upstreams: { contentBase, helpdesk, orders: context.orderDelivery ?? 'not-configured' },
      ...(version && { version }),
      isDemonstration: context.isDemonstration,
      isStale: false,
      asOf: new Date(now).toISOString(),
    };
    return success({ body, freshMs: 0, from: { savedAt: now, cache: 'miss', failure: undefined } });
  },
};

type UpstreamState = HealthAnswer['upstreams']['contentBase'];

async function stateOfContentBase({
  contentBase,
  limits,
  cache,
}: LiveContext<'contentBase'>): Promise<UpstreamState> {
  if (!contentBase) return 'not-configured';
  if (contentBase.isDemonstration) return 'demonstration';
  const call = { path: 'wp/v2/posts', parameters: { per_page: 1, _fields: 'id' } } as const;
  const asking = { upstream: contentBase, limits, schema: z.array(z.unknown()) };
  return probe('health', () => ask(call, asking), cache);
}

async function stateOfHelpdesk(context: LiveContext<'helpdesk'>): Promise<UpstreamState> {
  const helpdesk = gatedHelpdesk(context);
  if (!helpdesk) return 'not-configured';
  if (helpdesk.isDemonstration) return 'demonstration';
  return probe('health-helpdesk', () => helpdesk.loadFields(), context.cache);
}

async function probe(
  key: string,
  call: () => Promise<Result<unknown, unknown>>,
  cache: AnswerCache,
): Promise<UpstreamState> {
  const load = async () => success({ isAnswering: (await call()).type === 'success' });
  const found = await cache.find({ key, freshMs: probeMs, schema: probeSchema, load });
  return found.type === 'success' && found.value.value.isAnswering ? 'answering' : 'failing';
}
