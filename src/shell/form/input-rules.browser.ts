/** Rules of a field, and which of them its value breaks. The rules are attributes of HTML: the browser validates them. */
import { lookup } from '#platform/base/lookup.ts';
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

const formats: Readonly<Record<string, InputFault>> = {
  number: 'invalid-number',
  email: 'invalid-email',
  url: 'invalid-url',
  date: 'invalid-date',
  time: 'invalid-date',
  'datetime-local': 'invalid-date',
  month: 'invalid-date',
  week: 'invalid-date',
};

/** @returns The first fault; undefined for a valid value. */
export function findFault({ validity, type, value, required }: HTMLInputElement): InputFault | undefined {
  if (validity.badInput || validity.typeMismatch) return lookup(formats, type);
  // For the browser a blank is a value.
  if (required && value.trim() === '') return 'missing';
  if (validity.rangeUnderflow) return 'too-small';
  if (validity.rangeOverflow) return 'too-large';
  if (validity.stepMismatch) return 'off-step';
  return validity.patternMismatch ? 'off-pattern' : undefined;
}
