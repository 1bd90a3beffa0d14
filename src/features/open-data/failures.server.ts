/** Refusals as responses: grouped by status, with the codes and the sentences of the table of refusals. */
import { fillText } from '#platform/base/text.ts';
import { byLocale, textIn } from '#platform/languages/locale.ts';
import { failureAnswerSchema } from '#platform/protocol/failure-answer.ts';
import type { AnyEndpoint } from '#platform/calls/endpoint.ts';
import { type RefusalCode, refusals, type RefusalTable } from '#platform/calls/refusal.ts';
import type { RefusalEntry } from '#platform/calls/refusal-entry.ts';
import { failureTexts } from './fields.ts';
import type { DescribedResponse, JsonSchema } from '#shell/open-data/open-api.ts';
import { describeFields, toJsonSchema } from './schema.ts';

/** Of the platform and of all calls, in the order in which they are listed. */
export type Refusals = readonly (readonly [RefusalCode, RefusalEntry])[];

export function listAllRefusals(endpoints: Iterable<AnyEndpoint>, phone: string): Refusals {
  const tables = [...endpoints].map((endpoint): RefusalTable => endpoint.refusals ?? {});
  const all = Object.entries(Object.assign({}, refusals, ...tables) as Record<RefusalCode, RefusalEntry>);
  return all.map(([code, { status, message }]) => [
    code as RefusalCode,
    { status, message: byLocale((locale) => fillText(textIn(message, locale), { phone })) },
  ]);
}

export const failureSchema = (): JsonSchema =>
  describeFields(toJsonSchema(failureAnswerSchema, 'output'), failureTexts);

/** One example for each code, for all responses. */
export function failureExamples(all: Refusals, codes: ReadonlySet<RefusalCode>) {
  return Object.fromEntries(
    all
      .filter(([code]) => codes.has(code))
      .map(([code, { message }]) => [code, { value: { error: { code, message }, isDemonstration: false } }]),
  );
}

/** @returns Responses by status. */
export function failureResponses(
  all: Refusals,
  codes: ReadonlySet<RefusalCode>,
): Readonly<Record<string, DescribedResponse>> {
  const own = all.filter(([code]) => codes.has(code));
  const byStatus = Object.entries(Object.groupBy(own, ([, { status }]) => status));
  return Object.fromEntries(
    byStatus.map(([status, ofStatus = []]) => [status, failureResponse(status, ofStatus)]),
  );
}

/** Statuses whose answers say when to ask again. */
const passing = new Set(['428', '429']);

export const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } as const;

function failureResponse(status: string, ofStatus: Refusals): DescribedResponse {
  const codes = ofStatus.map(([code]) => code);
  const named: JsonSchema = { properties: { error: { properties: { code: { enum: codes } } } } };
  return {
    description: ofStatus.map(([code, { message }]) => `\`${code}\`: ${message.en}`).join('\n\n'),
    headers: {
      'X-Request-Id': { $ref: '#/components/headers/RequestId' },
      ...(passing.has(status) && retryAfter),
    },
    content: {
      'application/json': {
        schema: { allOf: [{ $ref: '#/components/schemas/Failure' }, named] },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}
