/** Fields of a request: read from the query, a JSON body or a form, then parsed with the schema of the endpoint.
 * Reading takes one pass, limits the number of fields, and returns objects without a prototype. All code that reads
 * fields named by a visitor uses this module. */
import { z } from 'zod';
import { cleanLine } from '#platform/base/text.ts';
import { parseJson } from '#platform/base/json.ts';
import { lookup } from '#platform/base/lookup.ts';
import { failure, type Result, success } from '#platform/base/result.ts';
import { defaultLocale, locales } from '#platform/languages/locale.ts';
import type { BodyRules, PageForm, Parameters } from './endpoint.ts';
import type { Refusal } from './refusal.ts';
import { readRequestBody, toBodyFault } from './request-body.ts';

/** Fields of one request. The largest form of the site has fewer than half as many. */
export const maxFields = 60;

/** Limits of a JSON body where the endpoint takes no form. The longest valid body is a tenth of this. */
const jsonRules = { limitBytes: 2048, tooLarge: 'body-too-large' } as const;

/** Maximum bytes of all texts of a form, and of a body without files. */
export const maxTextBytes = 256 * 1024;

/** Limits of a form without files. */
const textRules = { limitBytes: maxTextBytes, tooLarge: 'body-too-large' } as const;

/** Reads the fields of a request, without checking their values.
 * @param form Rules of the endpoint's form; undefined when the endpoint takes JSON only. */
export async function readParameters(
  request: Request,
  form: PageForm | undefined,
): Promise<Result<Parameters, Refusal>> {
  const { search, searchParams } = new URL(request.url);
  if (request.method !== 'POST') return orRefuse(readQuery(search), 'parameter-unknown');
  // All fields of a POST belong in the body: queries appear in the logs of proxies and CDNs.
  if (searchParams.size > 0) return failure({ code: 'parameter-unknown' });
  const type = request.headers.get('content-type') ?? '';
  const isForm = form !== undefined && isFormType(type);
  if (!isForm && !isJsonType(type)) return failure({ code: 'type-unknown' });
  const { limitBytes, tooLarge } = rulesFor(form ?? jsonRules, type);
  try {
    const bytes = await readRequestBody(request, limitBytes);
    if (!bytes) return failure({ code: tooLarge });
    return isForm
      ? orRefuse(form.readBody(bytes, type), 'parameter-unknown')
      : orRefuse(readJsonBody(bytes), 'body-malformed');
  } catch (cause) {
    return failure({ code: toBodyFault(cause) });
  }
}

function rulesFor(rules: Pick<BodyRules, 'limitBytes' | 'tooLarge'>, type: string) {
  return isMultipart(type) || rules.limitBytes <= textRules.limitBytes ? rules : textRules;
}

function isJsonType(type: string): boolean {
  return /^application\/json\s*(?:;|$)/iu.test(type);
}

export function isMultipart(type: string): boolean {
  return type.trimStart().toLowerCase().startsWith('multipart/');
}

/** @param type Value of the Content-Type header. */
export function isFormType(type: string): boolean {
  return /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/iu.test(type);
}

/** Whether the browser itself sent the form and will display the response; scripts ask for JSON. */
export function isFormOfPage({ method, headers }: Request): boolean {
  return (
    method === 'POST' &&
    isFormType(headers.get('content-type') ?? '') &&
    /\btext\/html\b/iu.test(headers.get('accept') ?? '')
  );
}

function orRefuse(fields: Parameters | undefined, code: Refusal['code']): Result<Parameters, Refusal> {
  return fields ? success(fields) : failure({ code });
}

type Scalar = string | number | boolean | null;

/** @returns undefined when there are too many fields. */
export function readQuery(query: string): Parameters | undefined {
  const text = query.startsWith('?') ? query.slice(1) : query;
  if (countSigns(text, '&', maxFields) >= maxFields) return undefined;
  return groupByName(new URLSearchParams(text));
}

/** @returns undefined when the body is not a flat object, or has too many fields.
 * @throws {SyntaxError} When it is not JSON. */
export function readJsonBody(bytes: Uint8Array): Parameters | undefined {
  const body = parseJson(bytes);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const fields = Object.entries(body);
  return fields.length <= maxFields && fields.every(([, value]) => isFlat(value))
    ? toParameters(fields)
    : undefined;
}

/** No endpoint takes nested values, and recursive code could overflow the stack on them. */
function isFlat(value: unknown): boolean {
  if (!Array.isArray(value)) return isScalar(value);
  return value.length <= maxFields && value.every(isScalar);
}

function isScalar(value: unknown): value is Scalar {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** A name that occurs once gets its value, a repeated name gets a list. */
export function groupByName<Value>(fields: Iterable<readonly [string, Value]>): Parameters {
  const byName = new Map<string, Value[]>();
  for (const [name, value] of fields) {
    const values = byName.get(name);
    if (values) values.push(value);
    else byName.set(name, [value]);
  }
  return toParameters(
    Array.from(byName, ([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

/** Without a prototype, so that `constructor` is a field only when it was sent. */
function toParameters(fields: Iterable<readonly [string, unknown]>): Parameters {
  const bare: unknown = Object.create(null);
  return Object.assign(bare as Record<string, unknown>, Object.fromEntries(fields));
}

/** @returns How often the sign occurs; counting ends at the limit. */
function countSigns(text: string, sign: string, limit: number): number {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1 && count < limit; at = text.indexOf(sign, at + sign.length))
    count += 1;
  return count;
}

/** Validates fields against the schema of an endpoint.
 * @returns On failure one refusal: an unknown field first, otherwise the first field that is missing or invalid. */
export function parseParameters<Schema extends z.core.$ZodType>(
  schema: Schema,
  parameters: Parameters,
): Result<z.output<Schema>, Refusal> {
  const parsed = z.safeParse(schema, parameters);
  return parsed.success ? success(parsed.data) : failure(toRefusal(parsed.error.issues, parameters));
}

function toRefusal(issues: readonly z.core.$ZodIssue[], parameters: Parameters): Refusal {
  // The name of an unknown field comes from the visitor, so the response does not repeat it.
  if (issues.some(({ code }) => code === 'unrecognized_keys')) return { code: 'parameter-unknown' };
  const parameter = String(issues[0]?.path[0] ?? '');
  const value = lookup(parameters, parameter);
  const isMissing = value === undefined || value === '';
  return { code: isMissing ? 'parameter-missing' : 'parameter-invalid', ...(parameter && { parameter }) };
}

/** Search words. */
export const wordsSchema = z
  .string()
  .overwrite(cleanLine)
  .min(1)
  .max(100)
  .regex(/^\P{Cc}*$/u);

/** A positive whole number.
 * @param max Largest number that is accepted. */
export function countSchema(max: number) {
  return z
    .string()
    .regex(/^[1-9]\d{0,3}$/u)
    .transform(Number)
    .pipe(z.int().min(1).max(max));
}

/** Spec §9: the default page is 1. */
export const pageSchema = countSchema(9999).default(1);

/** A short text that stands for something.
 * @param parse Returns undefined for a text that cannot be it.
 * @param fault Such as `is not a number`. */
export function parsedTextSchema<Value>(parse: (typed: string) => Value | undefined, fault: string) {
  return z
    .string()
    .max(50)
    .transform((typed, context) => {
      const value = parse(typed);
      if (value !== undefined) return value;
      context.addIssue(fault);
      return z.NEVER;
    });
}

/** Several values: joined with commas, or the name repeated.
 * @param one Schema of each value. */
export function listSchema<Value extends z.core.$ZodType<unknown, string>>(one: Value) {
  return z
    .union([z.string(), z.array(z.string())])
    .transform((value) => [value].flat().flatMap((part) => part.split(',')))
    .pipe(z.array(one).min(1).max(50))
    .describe('Separate several with commas or repeat the field.');
}

/** Spec §2: queries of content name Estonian by an empty language. */
export const languageSchema = z.enum(locales).transform((locale) => (locale === defaultLocale ? '' : locale));
