/** Schemas of form fields, and all errors of a submitted form. */
import { z } from 'zod';
import { failure, type Result, success } from '#platform/base/result.ts';
import { isOrderable, orderableDays } from './cut-off.ts';
import {
  type ContractNumber,
  contractNumberDescription,
  parseContractNumber,
} from '#shell/company/contract-number.ts';
import { calendarDateSchema } from '#platform/time/date.ts';
import {
  type FieldDescriptor,
  type FieldKind,
  fieldKinds,
  type FormDescriptor,
  type FormFields,
  rulePatterns,
} from './form.ts';
import { locales } from '#platform/languages/locale.ts';
import type { Parameters } from '#platform/calls/endpoint.ts';
import { lookup } from '#platform/base/lookup.ts';
import { cleanLine, cleanLines } from '#platform/base/text.ts';
import { parsedTextSchema } from '#platform/calls/request-fields.ts';
import { SentFile } from '#platform/calls/multipart.ts';
import type { Refusal } from '#platform/calls/refusal.ts';
import { turnstileField, turnstileTokenSchema } from '#platform/calls/turnstile.ts';

declare module '#platform/calls/endpoint.ts' {
  interface BodyRules {
    readonly descriptor: FormDescriptor;
    /** Fields that are required besides those of the descriptor, by the value of one field. */
    readonly needs?: FormNeeds;
  }
}

interface FormNeeds {
  readonly field: string;
  readonly byValue: Readonly<Record<string, readonly string[]>>;
}

/** One line.
 * @param maxLength Characters. */
export function lineSchema(maxLength: number) {
  return z
    .string()
    .overwrite(cleanLine)
    .min(1)
    .max(maxLength)
    .regex(/^\P{Cc}*$/u);
}

/** Several lines.
 * @param maxLength Characters. */
export function linesSchema(maxLength: number) {
  return z
    .string()
    .overwrite(cleanLines)
    .min(1)
    .max(maxLength)
    .regex(/^[\P{Cc}\n\t]*$/u);
}

const contractNumberSchema = parsedTextSchema(parseContractNumber, 'is not a contract number').describe(
  contractNumberDescription,
);

/** Server-side rule of a field, from its descriptor. The browser applies the same rule
 * (src/shell/form/field-fault.ts). */
export function fieldSchema({ kind, maxLength = 0, options, values }: FieldSchemaOptions): z.ZodType {
  const { rule } = fieldKinds[kind];
  if (rule === 'file') return z.unknown();
  if (rule === 'day') return calendarDateSchema;
  if (rule === 'contract-number') return contractNumberSchema;
  if (values instanceof RegExp) return z.string().regex(values);
  const choices = options?.map(({ value }) => value) ?? values;
  if (choices) return z.enum(choices);
  if (kind === 'lines') return linesSchema(maxLength);
  const pattern = lookup(rulePatterns, rule);
  return pattern ? lineSchema(maxLength).regex(pattern) : lineSchema(maxLength);
}

type FieldSchemaOptions = Pick<FieldDescriptor, 'kind' | 'maxLength' | 'options' | 'values'>;

/** Type of a parsed field. */
type ValueOf<Kind extends FieldKind> = (typeof fieldKinds)[Kind]['rule'] extends 'contract-number'
  ? ContractNumber
  : (typeof fieldKinds)[Kind]['rule'] extends 'file'
    ? unknown
    : string;

type FieldSchemas<Fields extends FormFields> = {
  readonly [Name in keyof Fields]: z.ZodType<ValueOf<Fields[Name]['kind']>>;
};

/** Schema of a form: its fields and the fields that every form sends. All are optional here; `missingFields` checks
 * the required ones. */
export function formSchema<Fields extends FormFields>(fields: Fields) {
  const schemas = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)] as const);
  const own = Object.fromEntries(schemas) as FieldSchemas<Fields>;
  return z.strictObject({ ...own, ...guardFields, [turnstileField]: turnstileTokenSchema }).partial();
}

/** @param filled Non-empty fields by name.
 * @param needed Names required by this message in addition to the descriptor's.
 * @returns Names of required fields that are missing. */
export function missingFields(
  { fields, oneOf }: FormDescriptor,
  filled: Readonly<Record<string, unknown>>,
  needed: readonly string[] = [],
): readonly string[] {
  const missing = Object.entries(fields).flatMap(([name, { isRequired = false }]) =>
    (isRequired || needed.includes(name)) && !Object.hasOwn(filled, name) ? [name] : [],
  );
  return oneOf.some((name) => Object.hasOwn(filled, name)) ? missing : [...missing, ...oneOf];
}

/** A field as staff read it, in Estonian. */
export function writeValue({ kind, options }: FieldDescriptor, value: string): string {
  const { rule } = fieldKinds[kind];
  if (rule === 'contract-number') return `L${value}`;
  if (rule === 'day') return value.split('-').toReversed().join('.');
  return options?.find((option) => option.value === value)?.label.et ?? value;
}

/** Spec §5: without JavaScript the browser's date picker offers every day, so the server checks the day again.
 * @param field Name of the date field.
 * @param now Milliseconds since the Unix epoch. */
export function dayRefusal(field: string, day: string | undefined, now: number): Refusal | undefined {
  if (day === undefined || isOrderable(day, orderableDays(now))) return undefined;
  return { code: 'day-impossible', parameter: field, fields: [field] };
}

/** Minimum time a person needs to fill in a form, in milliseconds. */
const minFillMs = 3000;

/** Fields that every form sends besides its own. People do not see `website`; only the script sends `filledMs`. */
export const guardFields = {
  locale: z.enum(locales),
  website: z.string().describe('A trap for robots: leave it empty.'),
  filledMs: z
    .string()
    .regex(/^\d{1,10}$/u)
    .transform(Number)
    .describe(`Time spent filling in the form, in milliseconds. Less than ${minFillMs} is refused.`),
};

export interface Guards {
  readonly website?: string | undefined;
  readonly filledMs?: number | undefined;
}

/** @returns A refusal when the form looks automated. */
export function robotRefusal({ website, filledMs }: Guards): Refusal | undefined {
  if (website !== undefined) return { code: 'robot-suspected' };
  return filledMs !== undefined && filledMs < minFillMs ? { code: 'sent-too-fast' } : undefined;
}

/** Parses a form. Empty fields count as absent.
 * @param findMissing Returns the names of required fields that are missing.
 * @returns On failure one refusal that names every missing or invalid field. */
export function parseForm<Schema extends z.ZodObject>(
  schema: Schema,
  parameters: Parameters,
  findMissing: (fields: Readonly<Record<string, unknown>>) => readonly string[],
): Result<z.output<Schema>, Refusal> {
  const filled = Object.fromEntries(Object.entries(parameters).filter(([, value]) => !isEmpty(value)));
  const missing = findMissing(filled);
  const parsed = schema.safeParse(filled);
  const issues = parsed.success ? [] : parsed.error.issues;
  // The name of an unknown field comes from the visitor, so the response does not repeat it.
  if (issues.some(({ code }) => code === 'unrecognized_keys')) return failure({ code: 'parameter-unknown' });
  const wrong = issues.map(({ path }) => String(path[0]));
  const fields = [...new Set([...missing, ...wrong])];
  const [parameter] = fields;
  if (parsed.success && parameter === undefined) return success(parsed.data);
  const code = missing.length > 0 ? 'parameter-missing' : 'parameter-invalid';
  return failure({ code, ...(parameter !== undefined && { parameter }), fields });
}

function isEmpty(value: unknown): boolean {
  if (value instanceof SentFile) return value.name === '' && value.bytes.byteLength === 0;
  return typeof value === 'string' && value.trim() === '';
}
