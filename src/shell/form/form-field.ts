/** Fields of the forms sent to the company, as FormField.astro renders them: a descriptor (src/shell/form/form.ts)
 * in the language of a page. */
import { attachmentEndings } from './attachment-rules.ts';
import { cutOffTime } from '#shell/company/business-rules.ts';
import { lookup } from '#platform/base/lookup.ts';
import { calendarDateSchema } from '#platform/time/date.ts';
import { type FieldDescriptor, type FieldKind, fieldKinds } from './form.ts';
import { textIn } from '#platform/languages/locale.ts';
import type { RefusedForm } from '#platform/publish/visit.ts';
import type { Translate } from '#shell/languages/messages.ts';
import type { Page } from '#shell/layout/page.ts';

export interface FormField {
  readonly name: string;
  readonly label: string;
  /** Labels with some topics; `label` is for the others. */
  readonly topicLabels?: readonly { readonly label: string; readonly topic: number }[];
  /** What it says when it is empty. */
  readonly missing?: string;
  readonly kind: FieldKind;
  /** Always required, or with these topics; absent for an optional field. */
  readonly needed?: 'always' | readonly number[];
  /** Topics that have the field; absent if all have it. */
  readonly topics?: readonly number[];
  readonly hint?: string;
  /** What each choice is for, where topics are chosen. */
  readonly topicHints?: readonly { readonly topic: number; readonly name: string; readonly text: string }[];
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

interface FormNote {
  readonly text: string;
  readonly topics?: readonly number[];
  /** After the text. */
  readonly link?: { readonly label: string; readonly href: string };
}

/** A group of fields. */
export interface FormPart {
  /** Absent for fields without a group. */
  readonly legend?: string;
  readonly topics?: readonly number[];
  /** Sentences that apply to the group. */
  readonly notes?: readonly FormNote[];
  readonly fields: readonly FormField[];
}

export function formField(name: string, field: FieldDescriptor, { locale, t }: Page): FormField {
  const { kind, label, missing, isRequired = false, maxLength, rows, options, hint } = field;
  return {
    name,
    label: textIn(label, locale),
    ...(missing && { missing: textIn(missing, locale) }),
    kind,
    ...(isRequired && { needed: 'always' }),
    ...(hint && {
      hint: t(`common.form.hint.${hint}`, { time: cutOffTime }),
    }),
    ...(options && {
      options: options.map(({ value, label: words }) => ({ value, label: textIn(words, locale) })),
    }),
    ...(maxLength !== undefined && { maxLength }),
    ...(rows !== undefined && { rows }),
    ...(kind === 'file' && { accept: attachmentEndings.map((ending) => `.${ending}`).join() }),
  };
}

/** What is wrong with a field of a form that was sent without JavaScript and refused; undefined if nothing is. */
export function refusedFieldText(
  { name, label, kind, missing }: FormField,
  refused: RefusedForm | undefined,
  t: Translate,
): string | undefined {
  if (refused?.fields.includes(name) !== true) return undefined;
  const typed = (lookup(refused.values, name) ?? '').trim();
  if (typed === '') return missing ?? t('common.form.fault.missing', { label });
  const { rule } = fieldKinds[kind];
  if (rule === 'day') return t(`common.form.fault.${isDay(typed) ? 'wrong' : 'day'}`);
  const hasOwn = rule === 'email' || rule === 'phone' || rule === 'contract-number' || rule === 'decimal';
  return t(`common.form.fault.${hasOwn ? rule : 'wrong'}`);
}

const isDay = (typed: string): boolean => calendarDateSchema.safeParse(typed).success;

/** Formats a list of topics for the styles and the script of the form; undefined without a list. */
export function topicList(topics: readonly number[] | undefined): string | undefined {
  return topics?.join(' ');
}
