/** POST /api/reports: browsers report violations of the content security policy. */
import { parseJson } from '#base/json.ts';
import { failure, type Result, success } from '#base/result.ts';
import type { HookEndpoint, LiveAnswer } from '../endpoint.ts';
import type { Refusal } from '../refusal.ts';
import { bodyFaultOf, readRequestBody } from '../request.ts';

/** A browser sends several reports at once. */
const limitBytes = 32 * 1024;

/** Browsers use only these types, and HTML forms cannot send them. */
const reportType = /^application\/(?:csp-report|reports\+json)\s*(?:;|$)/iu;

export const reports: HookEndpoint = {
  name: 'reports',
  methods: ['POST'],
  isPersonal: false,
  methodsFor: () => ['POST'],
  receive: async (request, { violations, clock }) => {
    if (!reportType.test(request.headers.get('content-type') ?? '')) return failure({ code: 'type-unknown' });
    const message = await readMessage(request);
    if (message.type === 'failure') return message;
    violations.add(message.value);
    return taken(clock());
  },
};

async function readMessage(request: Request): Promise<Result<unknown, Refusal>> {
  try {
    const bytes = await readRequestBody(request, limitBytes);
    if (!bytes) return failure({ code: 'body-too-large' });
    return success(parseJson(bytes));
  } catch (cause) {
    return failure({ code: bodyFaultOf(cause) });
  }
}

function taken(now: number): Result<LiveAnswer, Refusal> {
  const body = { isAccepted: true, asOf: new Date(now).toISOString() };
  return success({
    status: 202,
    body,
    freshMs: 0,
    from: { savedAt: now, cache: 'miss', failure: undefined },
  });
}
