/** Fields of forms: what each may hold, and everything that is wrong with those that were sent. */
import { z } from 'zod';
import { failure, type Result, success } from '#base/result.ts';
import { isOrderable, orderableDays } from '#model/cut-off.ts';
import type { ContractNumber } from '#model/contract-number.ts';
import { calendarDateSchema } from '#model/date.ts';
import {
  type FieldDescriptor,
  type FieldKind,
  fieldKinds,
  type FormDescriptor,
  type FormFields,
  isValid,
} from '#model/form.ts';
import { locales } from '#model/locale.ts';
import type { Parameters } from './endpoint.ts';
import { cleanLine, cleanLines } from '#base/clean-text.ts';
import { contractNumberSchema } from './request-fields.ts';
import { SentFile } from './multipart.ts';
import type { Refusal } from './refusal.ts';
import { turnstileField } from './turnstile.ts';

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

/** The rule of the server for a field, by its descriptor; the browser has the same (src/islands/form/field-fault.ts). */
export function fieldSchema({ kind, maxLength = 0, options, values }: FieldSchemaOptions): z.ZodType {
  const { rule } = fieldKinds[kind];
  if (rule === 'file') return z.unknown();
  if (rule === 'day') return calendarDateSchema;
  if (rule === 'contract-number') return contractNumberSchema;
  if (values instanceof RegExp) return z.string().regex(values);
  const choices = options?.map(({ value }) => value) ?? values;
  if (choices) return z.enum(choices);
  if (kind === 'lines') return linesSchema(maxLength);
  return lineSchema(maxLength).refine((value) => isValid(rule, value));
}

type FieldSchemaOptions = Pick<FieldDescriptor, 'kind' | 'maxLength' | 'options' | 'values'>;

/** What a field holds once it is read. */
type ValueOf<Kind extends FieldKind> = (typeof fieldKinds)[Kind]['rule'] extends 'contract-number'
  ? ContractNumber
  : (typeof fieldKinds)[Kind]['rule'] extends 'file'
    ? unknown
    : string;

type FieldSchemas<Fields extends FormFields> = {
  readonly [Name in keyof Fields]: z.ZodType<ValueOf<Fields[Name]['kind']>>;
};

/** Schema of a form: its fields, and what every form sends beside them. Each may be absent; see `missingFields`. */
export function formSchema<Fields extends FormFields>(fields: Fields) {
  const schemas = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)] as const);
  const guards = { ...guardFields, [turnstileField]: z.unknown() };
  return z.strictObject({ ...(Object.fromEntries(schemas) as FieldSchemas<Fields>), ...guards }).partial();
}

/** @param filled Fields that are not empty, by name.
 * @param needed Fields that this message needs, beside those that every one does.
 * @returns Fields without which the form is not taken. */
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

/** What a person of the company reads of a field: in Estonian, as it is written here. */
export function writeValue({ kind, options }: FieldDescriptor, value: string): string {
  const { rule } = fieldKinds[kind];
  if (rule === 'contract-number') return `L${value}`;
  if (rule === 'day') return value.split('-').toReversed().join('.');
  return options?.find((option) => option.value === value)?.label.et ?? value;
}

/** Spec §5: a browser without our script offers every day of the calendar, so the rule is checked here again.
 * @param field That holds the day.
 * @param now Milliseconds since the Unix epoch. */
export function dayRefusal(field: string, day: string | undefined, now: number): Refusal | undefined {
  if (day === undefined || isOrderable(day, orderableDays(now))) return undefined;
  return { code: 'day-impossible', parameter: field, fields: [field] };
}

/** What a form sends beside its fields. The trap is a field that people do not see; the script tells for how many
 * milliseconds the form was being filled in; a page without JavaScript cannot. */
export const guardFields = {
  locale: z.enum(locales),
  website: z.string(),
  filledMs: z
    .string()
    .regex(/^\d{1,10}$/u)
    .transform(Number),
};

/** A person needs longer than this for a form, in milliseconds. */
const minFillMs = 3000;

interface Guards {
  readonly website?: string | undefined;
  readonly filledMs?: number | undefined;
}

/** @returns Why the form looks as if a program had sent it. */
export function robotRefusal({ website, filledMs }: Guards): Refusal | undefined {
  if (website !== undefined) return { code: 'robot-suspected' };
  return filledMs !== undefined && filledMs < minFillMs ? { code: 'sent-too-fast' } : undefined;
}

/** Reads a form, in which a field left empty is absent.
 * @param missingOf Which of the fields that are needed are not there.
 * @returns A refusal that names every field that is missing or wrong. */
export function parseForm<Schema extends z.ZodObject>(
  schema: Schema,
  parameters: Parameters,
  missingOf: (fields: Readonly<Record<string, unknown>>) => readonly string[],
): Result<z.output<Schema>, Refusal> {
  const filled = Object.fromEntries(Object.entries(parameters).filter(([, value]) => !isEmpty(value)));
  const missing = missingOf(filled);
  const parsed = schema.safeParse(filled);
  const issues = parsed.success ? [] : parsed.error.issues;
  // The name of an unknown field is the visitor's text, so it is not repeated.
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
