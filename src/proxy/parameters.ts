/** Fields of a request: read from the query, a JSON body or a form, then held against the list of those that an endpoint knows. */
import { lookup } from '#base/lookup.ts';
import { z } from 'zod';
import { failure, type Result, success } from '#base/result.ts';
import type { FormRules, Parameters } from './endpoint.ts';
import { isMultipart, maxTextBytes } from './multipart.ts';
import { readFormBody, readJsonBody, readQuery } from './read-fields.ts';
import type { Refusal } from './refusal.ts';
import { bodyFaultOf, readRequestBody } from './request-body.ts';

/** Of an endpoint without a form; the longest body that is of use has a tenth of it. */
const jsonRules = { limitBytes: 2048, tooLarge: 'body-too-large' } as const;

/** Of a body that can hold no file. */
const textRules = { limitBytes: maxTextBytes, tooLarge: 'body-too-large' } as const;

/** @param form Absent: a body is JSON and nothing else. */
export async function readParameters(
  request: Request,
  form: FormRules | undefined,
): Promise<Result<Parameters, Refusal>> {
  const { search, searchParams } = new URL(request.url);
  if (request.method !== 'POST') return orRefuse(readQuery(search), 'parameter-unknown');
  // A body has all the fields; a query beside it would show in logs of others.
  if (searchParams.size > 0) return failure({ code: 'parameter-unknown' });
  const type = request.headers.get('content-type') ?? '';
  const isForm = form !== undefined && isFormType(type);
  if (!isForm && !isJsonType(type)) return failure({ code: 'type-unknown' });
  const { limitBytes, tooLarge } = rulesFor(form ?? jsonRules, type);
  try {
    const bytes = await readRequestBody(request, limitBytes);
    if (!bytes) return failure({ code: tooLarge });
    return isForm
      ? orRefuse(readFormBody(bytes, type), 'parameter-unknown')
      : orRefuse(readJsonBody(bytes), 'body-malformed');
  } catch (cause) {
    return failure({ code: bodyFaultOf(cause) });
  }
}

function rulesFor(rules: Pick<FormRules, 'limitBytes' | 'tooLarge'>, type: string) {
  return isMultipart(type) || rules.limitBytes <= textRules.limitBytes ? rules : textRules;
}

function isJsonType(type: string): boolean {
  return /^application\/json\s*(?:;|$)/iu.test(type);
}

export function isFormType(type: string): boolean {
  return /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/iu.test(type);
}

function orRefuse(fields: Parameters | undefined, code: Refusal['code']): Result<Parameters, Refusal> {
  return fields ? success(fields) : failure({ code });
}

export function parseParameters<Schema extends z.core.$ZodType>(
  schema: Schema,
  parameters: Parameters,
): Result<z.output<Schema>, Refusal> {
  const parsed = z.safeParse(schema, parameters);
  return parsed.success ? success(parsed.data) : failure(refusalOf(parsed.error.issues, parameters));
}

/** Several things may be wrong; the first that a reader of the list of fields would find is told. */
function refusalOf(issues: readonly z.core.$ZodIssue[], parameters: Parameters): Refusal {
  // The name of an unknown field is the visitor's text, so it is not repeated.
  if (issues.some(({ code }) => code === 'unrecognized_keys')) return { code: 'parameter-unknown' };
  const parameter = String(issues[0]?.path[0] ?? '');
  const value = lookup(parameters, parameter);
  const isMissing = value === undefined || value === '';
  return { code: isMissing ? 'parameter-missing' : 'parameter-invalid', ...(parameter && { parameter }) };
}
