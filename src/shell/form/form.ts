/** Forms that visitors send to the company. Each field is described once, in the table of its form (ticket.ts,
 * septic-order.ts, withdrawal.ts). Its markup, the browser and server validation, and what the company reads are derived from that
 * description. Hints and error texts are messages of the site (shell/form/form-messages.ts). */
import { unreachable } from '#platform/base/unreachable.ts';
import { parseContractNumber } from '#shell/company/contract-number.ts';
import { emailPattern } from '#platform/base/email.ts';
import type { FieldRule } from './field-rule.ts';
import type { LocalizedText } from '#platform/languages/localized-text.ts';

/** Markup, value rule and input attributes of each kind of field. */
interface Kind {
  readonly rule: FieldRule;
  readonly input?: Readonly<Record<string, string>>;
}

// `autocomplete: off` would make browsers discard the typed text when the visitor goes back.
export const fieldKinds = {
  text: { rule: 'text', input: { type: 'text' } },
  name: { rule: 'text', input: { type: 'text', autocomplete: 'name' } },
  email: { rule: 'email', input: { type: 'email', autocomplete: 'email' } },
  phone: { rule: 'phone', input: { type: 'tel', autocomplete: 'tel' } },
  'contract-number': {
    rule: 'contract-number',
    input: { type: 'text', autocapitalize: 'characters', spellcheck: 'false' },
  },
  decimal: { rule: 'decimal', input: { type: 'text', inputmode: 'decimal' } },
  day: { rule: 'day', input: { type: 'date' } },
  file: { rule: 'file', input: { type: 'file' } },
  lines: { rule: 'text' },
  select: { rule: 'choice' },
  radio: { rule: 'choice' },
} as const satisfies Readonly<Record<string, Kind>>;

export type FieldKind = keyof typeof fieldKinds;

export interface FieldOption {
  readonly value: string;
  readonly label: LocalizedText;
}

export interface FieldDescriptor {
  readonly kind: FieldKind;
  /** Label: beside the field, in messages about it, and (in Estonian) in what the company receives. */
  readonly label: LocalizedText;
  /** The form is refused without it. */
  readonly isRequired?: boolean;
  /** Max length in characters. */
  readonly maxLength?: number;
  /** Rows of a multi-line field. */
  readonly rows?: number;
  /** The options of a choice, when they do not depend on content. */
  readonly options?: readonly FieldOption[];
  /** Allowed values, when the options depend on content. */
  readonly values?: readonly string[] | RegExp;
  /** What it says when it is empty and must not be. */
  readonly missing?: LocalizedText;
  /** Key of the hint above the field: `common.form.hint.*`. */
  readonly hint?:
    | 'contractNumber'
    | 'contractIfAny'
    | 'address'
    | 'cycle'
    | 'attachment'
    | 'day'
    | 'withdrawal'
    | 'confirmation';
}

/** Fields by the names under which the form sends them, in display order. */
export type FormFields = Readonly<Record<string, FieldDescriptor>>;

export interface FormDescriptor<Fields extends FormFields = FormFields> {
  readonly fields: Fields;
  /** At least one of these fields is required. */
  readonly oneOf: readonly (keyof Fields & string)[];
}

/** Contact fields of every form. */
export const senderFields = {
  name: {
    kind: 'name',
    label: { et: 'Nimi', ru: 'Имя и фамилия', en: 'Name' },
    isRequired: true,
    maxLength: 100,
  },
  phone: { kind: 'phone', label: { et: 'Telefon', ru: 'Телефон', en: 'Phone' }, maxLength: 40 },
  email: { kind: 'email', label: { et: 'E-post', ru: 'Эл. почта', en: 'Email' }, maxLength: 200 },
} as const satisfies FormFields;

export const yesOrNo = [
  { value: 'yes', label: { et: 'jah', ru: 'да', en: 'yes' } },
  { value: 'no', label: { et: 'ei', ru: 'нет', en: 'no' } },
] as const satisfies readonly FieldOption[];

/** A telephone number: digits with optional spaces, brackets and hyphens. */
const phonePattern = /^\+?[\d\s()-]{5,}$/u;

/** Cubic metres or metres, with a point or a comma. */
const decimalPattern = /^\d{1,4}(?:[.,]\d{1,2})?$/u;

/** Rules that are patterns of the whole text. */
export const rulePatterns = { email: emailPattern, phone: phonePattern, decimal: decimalPattern } as const;

/** Whether a text matches the rule; browser and server both use this. Days and files have limits of their own
 * (cut-off.ts, attachment-rules.ts); choices are checked against their options.
 * @param value Trimmed. */
export function isValid(rule: FieldRule, value: string): boolean {
  switch (rule) {
    case 'email':
    case 'phone':
    case 'decimal':
      return rulePatterns[rule].test(value);
    case 'contract-number':
      return parseContractNumber(value) !== undefined;
    case 'text':
    case 'choice':
    case 'day':
    case 'file':
      return true;
    default:
      return unreachable(rule);
  }
}

/** Field labels, as messages about a form name them. */
export function extractLabels(fields: FormFields): Readonly<Record<string, LocalizedText>> {
  return Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));
}
