/** Validates a value by the type and the attributes of its field. The rules are those of HTML, so script and
 * browser agree. */
import { placeOf, stepsOf } from './input-place.ts';
import type { InputType } from './input-type.ts';

/** Attributes as in HTML. */
export interface InputRules {
  readonly type: InputType;
  readonly required?: boolean;
  readonly min?: string;
  readonly max?: string;
  /** For numbers; defaults to 1, as in HTML. For dates the unit is days, seconds, months or weeks. */
  readonly step?: string;
  /** Regular expression that must match the whole value. */
  readonly pattern?: string;
}

export type InputFault =
  | 'missing'
  | 'invalid-date'
  | 'invalid-number'
  | 'invalid-email'
  | 'invalid-url'
  | 'too-small'
  | 'too-large'
  | 'off-step'
  | 'off-pattern';

const formats: Readonly<Partial<Record<InputType, InputFault>>> = {
  number: 'invalid-number',
  email: 'invalid-email',
  url: 'invalid-url',
  date: 'invalid-date',
  time: 'invalid-date',
  'datetime-local': 'invalid-date',
  month: 'invalid-date',
  week: 'invalid-date',
};

/** @param isUnreadable The browser cannot parse the input; the value is then empty.
 * @returns The first error; undefined for a valid value. */
export function faultOf(value: string, rules: InputRules, isUnreadable = false): InputFault | undefined {
  if (isUnreadable) return formats[rules.type];
  if (value.trim() === '') return rules.required === true ? 'missing' : undefined;
  if (!hasFormat(value, rules.type)) return formats[rules.type];
  return rangeFault(value, rules) ?? (fits(value, rules.pattern) ? undefined : 'off-pattern');
}

/** As in HTML: whether the address exists is not checked. */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/iu;

function hasFormat(value: string, type: InputType): boolean {
  if (type === 'email') return email.test(value);
  if (type === 'url') return URL.canParse(value);
  return formats[type] === undefined || placeOf(value, type) !== undefined;
}

function rangeFault(
  value: string,
  { type, min = '', max = '', step = '' }: InputRules,
): InputFault | undefined {
  const place = placeOf(value, type);
  if (place === undefined) return undefined;
  const lower = placeOf(min, type);
  const upper = placeOf(max, type);
  if (lower !== undefined && place < lower) return 'too-small';
  if (upper !== undefined && place > upper) return 'too-large';
  return isOnStep(place - (lower ?? 0), stepsOf(step, type)) ? undefined : 'off-step';
}

/** @param step undefined: any value. */
function isOnStep(distance: number, step: number | undefined): boolean {
  if (step === undefined) return true;
  const steps = distance / step;
  // Decimal fractions are inexact: 0.3 / 0.1 is not 3.
  return Math.abs(steps - Math.round(steps)) < 1e-9 * Math.max(1, Math.abs(steps));
}

function fits(value: string, pattern: string | undefined): boolean {
  if (pattern === undefined) return true;
  try {
    return new RegExp(`^(?:${pattern})$`, 'v').test(value);
  } catch {
    // HTML ignores an invalid pattern.
    return true;
  }
}
