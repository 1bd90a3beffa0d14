/** Validates a form before it is sent. The server uses the same rules (src/shell/form/form-fields.server.ts). */
import { attachmentEndings, attachmentLimitBytes } from './attachment-rules.ts';
import type { OrderableDays } from './cut-off.ts';
import type { FieldRule } from './field-rule.ts';
import { isValid } from './form.ts';

export type FaultReason =
  | 'missing'
  | 'reach'
  | 'email'
  | 'phone'
  | 'contract-number'
  | 'decimal'
  | 'day'
  | 'day-too-early'
  | 'day-too-late'
  | 'file-type'
  | 'file-size'
  | 'wrong';

export interface Fault {
  /** Name of the field. */
  readonly field: string;
  readonly reason: FaultReason;
  /** Size in bytes of a file that is too large. */
  readonly bytes?: number;
}

/** State of a field when the form is sent. */
export interface TypedField {
  readonly name: string;
  readonly rule: FieldRule;
  readonly isNeeded: boolean;
  readonly value: string;
  /** The browser could not parse the typed date and returns no value. */
  readonly isUnreadable: boolean;
  readonly file?: { readonly name: string; readonly bytes: number } | undefined;
}

export interface FieldRules {
  readonly days: OrderableDays;
  /** Fields of which at least one is required. */
  readonly oneOf: readonly string[];
}

/** @returns At most one per field, in the order of the form. */
export function findFaults(fields: readonly TypedField[], { days, oneOf }: FieldRules): readonly Fault[] {
  const asked = fields.filter(({ name }) => oneOf.includes(name));
  const isReachable = asked.length === 0 || asked.some(({ value }) => value.trim() !== '');
  return fields.flatMap((field): Fault | readonly Fault[] => {
    const { name } = field;
    if (!isReachable && oneOf.includes(name)) return { field: name, reason: 'reach' };
    return findFault(field, days) ?? [];
  });
}

/** A field that is to be corrected, and what it says. */
interface FaultyField {
  readonly field: { readonly name: string };
  readonly message: string;
}

/** Those that a summary names: where one of several fields is enough, and all say so, the first stands for all of them.
 * @param oneOf As in `FieldRules`. */
export function namedInSummary<Faulty extends FaultyField>(
  faults: readonly Faulty[],
  oneOf: readonly string[],
): readonly Faulty[] {
  const [first, ...others] = faults.filter(({ field }) => oneOf.includes(field.name));
  return faults.filter((fault) => !(others.includes(fault) && fault.message === first?.message));
}

function findFault(field: TypedField, days: OrderableDays): Fault | undefined {
  const { name, rule, isNeeded, isUnreadable, file } = field;
  const value = field.value.trim();
  if (isUnreadable) return { field: name, reason: 'day' };
  if (file) return fileFault(name, file);
  if (value === '') return isNeeded ? { field: name, reason: 'missing' } : undefined;
  const reason = valueFault(rule, value, days);
  return reason && { field: name, reason };
}

function valueFault(rule: FieldRule, value: string, days: OrderableDays): FaultReason | undefined {
  if (rule === 'day') return dayFault(value, days);
  return isValid(rule, value) ? undefined : faultOfRule[rule];
}

/** Any text is valid; choices and files are checked above. */
const faultOfRule = {
  text: 'wrong',
  choice: 'wrong',
  file: 'wrong',
  email: 'email',
  phone: 'phone',
  'contract-number': 'contract-number',
  decimal: 'decimal',
} as const satisfies Readonly<Record<Exclude<FieldRule, 'day'>, FaultReason>>;

function dayFault(value: string, { first, last }: OrderableDays): FaultReason | undefined {
  // A browser without date fields returns the raw input.
  if (!/^\d{4,6}-\d\d-\d\d$/u.test(value) || Number.isNaN(Date.parse(value))) return 'day';
  if (value < first) return 'day-too-early';
  return value > last || value.length > first.length ? 'day-too-late' : undefined;
}

function fileFault(field: string, { name, bytes }: NonNullable<TypedField['file']>): Fault | undefined {
  const endings: readonly string[] = attachmentEndings;
  const [, ending = ''] = /\.([^.]+)$/u.exec(name) ?? [];
  if (!endings.includes(ending.toLowerCase())) return { field, reason: 'file-type' };
  return bytes > attachmentLimitBytes ? { field, reason: 'file-size', bytes } : undefined;
}
