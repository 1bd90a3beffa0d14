/** Fields of the forms sent to the company, as FormField.astro renders them: a descriptor (src/model/form.ts)
 * in the language of a page. */
import { attachmentEndings } from '#model/attachment-rules.ts';
import { cutOffTime } from '#model/cut-off.ts';
import type { FieldDescriptor, FieldKind } from '#model/form.ts';
import { textIn } from '#model/locale.ts';
import type { Page } from '../page.ts';

export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  /** Always required, or with these topics; absent for an optional field. */
  readonly needed?: 'always' | readonly number[];
  /** Topics that have the field; absent if all have it. */
  readonly topics?: readonly number[];
  readonly hint?: string;
  /** Topics that the hint is for. */
  readonly hintTopics?: readonly number[];
  readonly options?: readonly ShownOption[];
  /** Characters. */
  readonly maxLength?: number;
  /** Rows of a multi-line field. */
  readonly rows?: number;
  /** Accepted file types. */
  readonly accept?: string;
}

export interface ShownOption {
  readonly value: string;
  readonly label: string;
  /** If it differs from that of the page. */
  readonly lang?: string;
}

/** A group of fields. */
export interface FormPart {
  /** Absent for fields without a group. */
  readonly legend?: string;
  readonly topics?: readonly number[];
  /** Sentences that apply to the group. */
  readonly notes?: readonly { readonly text: string; readonly topics?: readonly number[] }[];
  readonly fields: readonly FormField[];
}

export function formField(name: string, field: FieldDescriptor, { locale, t }: Page): FormField {
  const { kind, label, isRequired = false, maxLength, rows, options, hint } = field;
  return {
    name,
    label: textIn(label, locale),
    kind,
    ...(isRequired && { needed: 'always' }),
    ...(hint && { hint: t(`common.form.hint.${hint}`, { time: cutOffTime }) }),
    ...(options && {
      options: options.map(({ value, label: words }) => ({ value, label: textIn(words, locale) })),
    }),
    ...(maxLength !== undefined && { maxLength }),
    ...(rows !== undefined && { rows }),
    ...(kind === 'file' && { accept: attachmentEndings.map((ending) => `.${ending}`).join() }),
  };
}

/** Formats a list of topics for the styles and the script of the form; undefined without a list. */
export function topicList(topics: readonly number[] | undefined): string | undefined {
  return topics?.join(' ');
}
