/** Fields of a request: read from the query, a JSON body or a form, then held against the list of those that an endpoint knows. */
import { z } from 'zod';
import { failure, type Result, success } from '#base/result.ts';
import type { FormRules, Parameters } from './endpoint.ts';
import type { Refusal } from './refusal.ts';
import { bodyFaultOf, readRequestBody } from './request-body.ts';

/** Of an endpoint without a form; the longest body that is of use has a tenth of it. */
const jsonRules = { limitBytes: 2048, tooLarge: 'body-too-large' } as const;

/** @param form Absent: a body is JSON and nothing else. */
export async function readParameters(
  request: Request,
  form: FormRules | undefined,
): Promise<Result<Parameters, Refusal>> {
  const query = new URL(request.url).searchParams;
  if (request.method !== 'POST') return success(fieldsOf(query));
  // A body has all the fields; a query beside it would show in logs of others.
  if (query.size > 0) return failure({ code: 'parameter-unknown' });
  const type = request.headers.get('content-type') ?? '';
  const isForm = form !== undefined && isFormType(type);
  if (!isForm && !isJsonType(type)) return failure({ code: 'type-unknown' });
  const { limitBytes, tooLarge } = form ?? jsonRules;
  try {
    const bytes = await readRequestBody(request, limitBytes);
    if (!bytes) return failure({ code: tooLarge });
    return isForm ? success(await readForm(bytes, type)) : readJson(bytes);
  } catch (cause) {
    return failure({ code: bodyFaultOf(cause) });
  }
}

function isJsonType(type: string): boolean {
  return /^application\/json\s*(?:;|$)/iu.test(type);
}

export function isFormType(type: string): boolean {
  return /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/iu.test(type);
}

/** @throws {SyntaxError} */
function readJson(bytes: Uint8Array): Result<Parameters, Refusal> {
  const fields = z.record(z.string(), z.unknown()).safeParse(JSON.parse(new TextDecoder().decode(bytes)));
  return fields.success ? success(fields.data) : failure({ code: 'body-malformed' });
}

/** @throws {TypeError} */
async function readForm(bytes: Uint8Array, type: string): Promise<Parameters> {
  const body = new Response(Uint8Array.from(bytes), { headers: { 'content-type': type } });
  return fieldsOf(await body.formData());
}

/** @returns A text for a name that stands once, a list for one that stands more often. */
function fieldsOf(query: URLSearchParams | FormData): Parameters {
  const names = new Set(query.keys());
  return Object.fromEntries(
    Array.from(names, (name) => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
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
  const isMissing = parameters[parameter] === undefined || parameters[parameter] === '';
  return { code: isMissing ? 'parameter-missing' : 'parameter-invalid', ...(parameter && { parameter }) };
}
