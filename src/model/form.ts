/** Forms that visitors send to the company. Each field is described once, in the table of its form (ticket.ts,
 * septic-order.ts): its markup, the rules of the browser and of the server, and what the company reads all follow from
 * that description. Hints and sentences about faults are messages of the site (site/messages/forms.ts). */
import { unreachable } from '#base/unreachable.ts';
import { parseContractNumber } from './contract-number.ts';
import { emailPattern } from './email.ts';
import type { FieldRule } from './field-rule.ts';
import type { HelpdeskField } from './live-answer.ts';
import type { LocalizedText } from './text.ts';

/** How a field looks, what it may hold, and the attributes of its input. */
interface Kind {
  readonly rule: FieldRule;
  readonly input?: Readonly<Record<string, string>>;
}

// `autocomplete: off` would make browsers forget what was typed when one goes back.
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
  /** Beside the field, in messages about it, and (in Estonian) in what the company reads. */
  readonly label: LocalizedText;
  /** Nothing is taken without it. */
  readonly isRequired?: boolean;
  /** Characters. */
  readonly maxLength?: number;
  /** Height of several lines. */
  readonly rows?: number;
  /** All that can be chosen, where it is the same whatever the content. */
  readonly options?: readonly FieldOption[];
  /** What may be chosen, where the options come with the content. */
  readonly values?: readonly string[] | RegExp;
  /** Which of the messages `common.form.hint.*` stands above the field. */
  readonly hint?: 'contractNumber' | 'address' | 'cycle' | 'attachment' | 'day';
}

/** By the names under which the form sends them, in their order. */
export type FormFields = Readonly<Record<string, FieldDescriptor>>;

export interface FormDescriptor<Fields extends FormFields = FormFields> {
  readonly fields: Fields;
  /** Fields of which one at least has to be filled in. */
  readonly oneOf: readonly (keyof Fields & string)[];
}

/** Who writes, in every form. */
export const senderFields = {
  name: {
    kind: 'name',
    label: { et: 'Nimi', ru: 'Имя и фамилия', en: 'Name' },
    isRequired: true,
    maxLength: 100,
  },
  phone: { kind: 'phone', label: { et: 'Telefon', ru: 'Телефон', en: 'Phone' }, maxLength: 40 },
  email: { kind: 'email', label: { et: 'E-post', ru: 'Эл. почта', en: 'E-mail' }, maxLength: 200 },
} as const satisfies FormFields;

export const yesOrNo = [
  { value: 'yes', label: { et: 'jah', ru: 'да', en: 'yes' } },
  { value: 'no', label: { et: 'ei', ru: 'нет', en: 'no' } },
] as const satisfies readonly FieldOption[];

/** A telephone number as people write it: digits, with blanks, brackets and hyphens between them. */
const phonePattern = /^\+?[\d\s()-]{5,}$/u;

/** Cubic metres or metres as they are typed, with a point or a comma. */
const decimalPattern = /^\d{1,4}(?:[.,]\d{1,2})?$/u;

/** Whether a text is what the rule asks for: the browser and the server both ask this. Days and files have limits of their own (cut-off.ts, attachment-rules.ts), and
 * choices have their options.
 * @param value Without blanks around it. */
export function isValid(rule: FieldRule, value: string): boolean {
  switch (rule) {
    case 'email':
      return emailPattern.test(value);
    case 'phone':
      return phonePattern.test(value);
    case 'contract-number':
      return parseContractNumber(value) !== undefined;
    case 'decimal':
      return decimalPattern.test(value);
    case 'text':
    case 'choice':
    case 'day':
    case 'file':
      return true;
    default:
      return unreachable(rule);
  }
}

/** Names of fields by which messages about a form call them. */
export function labelsOf(fields: FormFields): Readonly<Record<string, LocalizedText>> {
  return Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));
}

/** Which of our kinds a field of the helpdesk's own form is; a date of the helpdesk may be any. */
export const helpdeskKinds = {
  text: 'text',
  email: 'email',
  tel: 'phone',
  number: 'text',
  date: 'text',
  url: 'text',
  textarea: 'lines',
  select: 'select',
  radio: 'radio',
  checkbox: 'radio',
  file: 'file',
} as const satisfies Readonly<Record<HelpdeskField['type'], FieldKind>>;

/** Characters of one field of the helpdesk's own form. */
export const helpdeskMaxLength = 5000;
