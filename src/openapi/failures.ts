/** Refusals as responses: grouped by status, with the codes and the sentences of the table of refusals. */
import { byLocale, type Locale, textIn } from '#model/locale.ts';
import { failureAnswerSchema } from '#model/failure-answer.ts';
import { type RefusalCode, refusals } from '#proxy/refusal.ts';
import { describeFields, type JsonSchema, jsonSchemaOf } from './schema.ts';
import { words } from './texts/words.ts';

const schemaRef = '#/components/schemas/Failure';

export function failureSchema(locale: Locale): JsonSchema {
  return describeFields(jsonSchemaOf(failureAnswerSchema, 'output'), 'failure', locale);
}

const codeNames = Object.keys(refusals) as readonly RefusalCode[];

/** One example for each code, for all responses. */
export function failureExamples(codes: ReadonlySet<RefusalCode>) {
  return Object.fromEntries(
    codeNames
      .filter((code) => codes.has(code))
      .map((code) => {
        const message = byLocale((locale) => textIn(refusals[code].message, locale));
        return [code, { value: { error: { code, message }, isDemonstration: false } }] as const;
      }),
  );
}

/** Statuses whose answers say when to ask again. */
const passing = new Set([428, 429]);

/** @returns Responses by status. */
export function failureResponses(codes: ReadonlySet<RefusalCode>, locale: Locale) {
  const statuses = [...new Set([...codes].map((code) => refusals[code].status))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const own = codeNames.filter((code) => codes.has(code) && refusals[code].status === status);
      return [String(status), failureResponse(own, { status, locale })] as const;
    }),
  );
}

function failureResponse(
  codes: readonly RefusalCode[],
  { status, locale }: { readonly status: number; readonly locale: Locale },
) {
  const named: JsonSchema = { properties: { error: { properties: { code: { enum: codes } } } } };
  return {
    description: codes.map((code) => `\`${code}\`: ${textIn(refusals[code].message, locale)}`).join('\n\n'),
    headers: {
      'X-Request-Id': { $ref: '#/components/headers/RequestId' },
      ...(passing.has(status) && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
    },
    content: {
      'application/json': {
        schema: { allOf: [{ $ref: schemaRef }, named] },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

export function headerComponents(locale: Locale) {
  const text = { type: 'string' };
  return {
    RequestId: { description: textIn(words.requestId, locale), schema: { ...text, format: 'uuid' } },
    RetryAfter: { description: textIn(words.retryAfter, locale), schema: { type: 'integer', minimum: 1 } },
  };
}
