/** Fields of the forms that are sent to the company, as FormField.astro draws them. */
import type { FieldRule } from '#islands/form/field-fault.ts';

export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** Needed always, or with these topics; absent where it may stay empty. */
  readonly needed?: 'always' | readonly number[];
  /** Topics that have the field; absent where all have it. */
  readonly topics?: readonly number[];
  readonly hint?: string;
  /** Topics that the hint is for. */
  readonly eventTopics?: readonly number[];
  readonly options?: readonly FieldOption[];
  /** Characters. */
  readonly maxLength?: number;
  /** Height of several lines. */
  readonly rows?: number;
  /** Kinds of files. */
  readonly accept?: string;
}

export interface FieldOption {
  readonly value: string;
  readonly label: string;
  /** Where it is not that of the page. */
  readonly lang?: string;
}

/** A group of fields. */
export interface FormPart {
  /** Absent for fields that need no group. */
  readonly legend?: string;
  readonly topics?: readonly number[];
  /** Sentences that hold for the group. */
  readonly notes?: readonly { readonly text: string; readonly topics?: readonly number[] }[];
  readonly fields: readonly FormField[];
}

export type FieldKind = keyof typeof fieldKinds;

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

/** As the styles and the script of the form read a list of topics; undefined for no list. */
export function topicList(topics: readonly number[] | undefined): string | undefined {
  return topics?.join(' ');
}
