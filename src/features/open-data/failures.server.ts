/** Refusals as responses: grouped by status, with the codes and the sentences of the table of refusals. */
import { byLocale, textIn } from '#platform/languages/locale.ts';
import { failureAnswerSchema } from '#platform/protocol/failure-answer.ts';
import { type RefusalCode, refusals } from '#platform/calls/refusal.ts';
import { failureTexts } from './fields.ts';
import type { DescribedResponse, JsonSchema } from '#shell/open-data/open-api.ts';
import { describeFields, toJsonSchema } from './schema.ts';

const codeNames = Object.keys(refusals) as readonly RefusalCode[];

export const failureSchema = (): JsonSchema =>
  describeFields(toJsonSchema(failureAnswerSchema, 'output'), failureTexts);

/** One example for each code, for all responses. */
export function failureExamples(codes: ReadonlySet<RefusalCode>) {
  return Object.fromEntries(
    codeNames
      .filter((code) => codes.has(code))
      .map((code) => {
        const message = byLocale((locale) => textIn(refusals[code].message, locale));
        return [code, { value: { error: { code, message }, isDemonstration: false } }];
      }),
  );
}

/** @returns Responses by status. */
export function failureResponses(
  codes: ReadonlySet<RefusalCode>,
): Readonly<Record<string, DescribedResponse>> {
  const own = codeNames.filter((code) => codes.has(code));
  const byStatus = Object.entries(Object.groupBy(own, (code) => refusals[code].status));
  return Object.fromEntries(
    byStatus.map(([status, ofStatus]) => [status, failureResponse(status, ofStatus)]),
  );
}

/** Statuses whose answers say when to ask again. */
const passing = new Set(['428', '429']);

export const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } as const;

function failureResponse(status: string, codes: readonly RefusalCode[]): DescribedResponse {
  const named: JsonSchema = { properties: { error: { properties: { code: { enum: codes } } } } };
  return {
    description: codes.map((code) => `\`${code}\`: ${refusals[code].message.en}`).join('\n\n'),
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
