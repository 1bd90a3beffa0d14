/** POST /api/reports: browsers report violations of the content security policy. */
import { parseJson } from '#platform/base/json.ts';
import { failure, type Result, success } from '#platform/base/result.ts';
import { accepted } from '#platform/calls/accepted.ts';
import type { HookEndpoint } from '#platform/calls/endpoint.ts';
import { reportsAnswerSchema } from '#platform/calls/service-answer.ts';
import type { Refusal } from '#platform/calls/refusal.ts';
import { readRequestBody, toBodyFault } from '#platform/calls/request-body.ts';

/** A browser sends several reports at once. */
const limitBytes = 32 * 1024;

/** Browsers use only these types, and HTML forms cannot send them. */
const bodyTypes: readonly string[] = ['application/csp-report', 'application/reports+json'];

export const reports: HookEndpoint<'violations'> = {
  path: '/api/reports',
  name: 'reports',
  methods: ['POST'],
  operations: {
    POST: { answered: reportsAnswerSchema, status: 202, refusals: ['body-malformed', 'type-unknown'] },
  },
  bodyTypes,
  isPersonal: false,
  methodsFor: () => ['POST'],
  receive: async (request, { violations, clock }) => {
    const [type = ''] = (request.headers.get('content-type') ?? '').split(';', 1);
    if (!bodyTypes.includes(type.trim().toLowerCase())) return failure({ code: 'type-unknown' });
    const message = await readMessage(request);
    if (message.type === 'failure') return message;
    violations.add(message.value);
    return accepted(clock());
  },
};

async function readMessage(request: Request): Promise<Result<unknown, Refusal>> {
  try {
    const bytes = await readRequestBody(request, limitBytes);
    if (!bytes) return failure({ code: 'body-too-large' });
    return success(parseJson(bytes));
  } catch (cause) {
    return failure({ code: toBodyFault(cause) });
  }
}
