/** Describes the forms of all types for the companion plugin (wordpress/site-publisher/kinds.json): what may be typed is said by the
 * schemas of the site alone, and how it is called by its texts. */
import { lookup } from '#platform/base/lookup.ts';
import { byLocale, isLocale, type Worded } from '#platform/languages/locale.ts';
import { htmlSchema } from '#platform/languages/localized-text.ts';
import { isRecord } from '../acf.ts';
import type { Collections } from '../collections.ts';
import { describeField, type FieldTexts } from './describe-input.ts';
import { type EntryForm, formFields } from './entry-form.ts';
import type { DescribedKind, DescribedKinds, FormInput } from './form-input.ts';
import type { ChoiceLabels, FormTexts } from './form-texts.ts';
import type { AnySchema } from './schema-parts.ts';

export interface FormSite {
  readonly collections: Collections;
  /** By the REST route of the type. */
  readonly forms: Readonly<Record<string, FormTexts>>;
  /** Labels and choices of fields that several kinds have, by their names. */
  readonly labels: Readonly<Record<string, Worded>>;
  readonly choices: NonNullable<FormTexts['choices']>;
  readonly languageNames: Worded<Worded>;
  readonly known: ReadonlyMap<AnySchema, FormInput>;
  /** Texts that are typed in a way of their own. */
  readonly formats: ReadonlyMap<AnySchema, 'phone'>;
  /** Entries of a kind that the site has. */
  readonly shipped: (kind: string) => readonly ShippedEntry[];
}

export type ShippedEntry = Readonly<Record<string, unknown>> & { readonly id: string | number };

/** @throws {RangeError} Where a label or the name of a choice is missing. */
export function describeKinds(site: FormSite): DescribedKinds {
  return Object.fromEntries(
    Object.entries(site.collections).flatMap(([route, { kind, form, isFilled = false }]) => {
      if (!form) return [];
      const texts = lookup(site.forms, route);
      if (!texts) throw new RangeError(`The form of ${route} has no texts.`);
      return [[route, describeKind({ kind, form, isFilled, texts }, site)] as const];
    }),
  );
}

interface KindToDescribe {
  readonly kind: string;
  readonly form: EntryForm;
  readonly isFilled: boolean;
  readonly texts: FormTexts;
}

function describeKind({ kind, form, isFilled, texts }: KindToDescribe, site: FormSite): DescribedKind {
  const { rights, icon, names, title, first = [] } = texts;
  const place = ({ name }: { readonly name: string }) =>
    first.includes(name) ? first.indexOf(name) : first.length;
  const fields = [...formFields(form)].sort((one, other) => place(one) - place(other));
  const fieldTexts = textsOf(form, texts, site);
  if ((form.title === undefined) !== (title === undefined))
    throw new RangeError(`Whether the title of ${kind} is shown is said in two ways.`);
  return {
    kind,
    rights,
    icon,
    names,
    ...(title && { title: { label: title } }),
    id: form.id,
    text: form.hasText ?? false,
    single: form.isSingle ?? false,
    filled: isFilled,
    fields: fields.map((field) => describeField(field, fieldTexts)),
  };
}

function textsOf(form: EntryForm, texts: FormTexts, site: FormSite): FieldTexts {
  const names = new Map(formFields(form).map(({ name, path }) => [path.join('.'), name]));
  /** What a table says of a field: by its path, by its name in the form, by its name in its group. */
  const find = <Value>(table: Readonly<Record<string, Value>> | undefined, path: readonly string[]) =>
    table &&
    [path.join('.'), names.get(path.join('.')) ?? '', path.at(-1) ?? '']
      .map((key) => lookup(table, key))
      .find((value) => value !== undefined);
  const missing = (what: string, path: readonly string[]): never => {
    throw new RangeError(`${texts.names.one.en}: ${path.join('.')} has no ${what}.`);
  };
  const labelsOf = (path: readonly string[]): ChoiceLabels => {
    const labels = find(texts.choices, path) ?? find(site.choices, path) ?? missing('names of choices', path);
    return 'entriesOf' in labels && typeof labels.entriesOf === 'string'
      ? namesOfEntries(labels.entriesOf, site)
      : (labels as ChoiceLabels);
  };
  return {
    label: (path) => {
      const last = path.at(-1);
      const named = find(texts.labels, path) ?? find(site.labels, path);
      return named ?? (isLocale(last) ? site.languageNames[last] : missing('label', path));
    },
    help: (path) => find(texts.help, path),
    patternHelp: (path) => find(texts.patternHelp, path),
    choices: (path, values) => {
      const labels = labelsOf(path);
      return values.map((value) => ({
        value,
        label: lookup(labels, value) ?? missing(`name of ${value}`, path),
      }));
    },
    keys: (path) => {
      const names = find(texts.keys, path);
      return names && Object.entries(names).map(([value, label]) => ({ value, label }));
    },
    extra: (path) => find(texts.inputs, path),
    entries: (path) => {
      const of = find(texts.entries, path);
      if (of === undefined) return undefined;
      const more = Object.entries(find(texts.choices, path) ?? {}) as [string, Worded][];
      const choices = [...more, ...Object.entries(namesOfEntries(of, site))];
      return { type: 'entry', of, choices: choices.map(([value, label]) => ({ value, label })) };
    },
    known: site.known,
    formats: new Map<AnySchema, 'phone' | 'html'>([...site.formats, [htmlSchema, 'html']]),
    title: form.title,
    defaults: new Set(Object.keys(form.defaults ?? {})),
  };
}

function namesOfEntries(route: string, { collections, forms, shipped }: FormSite): ChoiceLabels {
  const { kind, form } = lookup(collections, route) ?? {};
  if (kind === undefined) throw new RangeError(`${route} is no type.`);
  const nameOf = lookup(forms, route)?.nameOf;
  return Object.fromEntries(
    shipped(kind).map((entry) => [
      String(entry.id),
      nameOf ? nameOf(entry as never) : titleOf(entry, form?.title ?? ''),
    ]),
  );
}

/** In all languages, where the title is one of them. */
function titleOf(entry: ShippedEntry, title: string): Worded {
  const path = title.split('.');
  const at = (of: readonly string[]) =>
    of.reduce<unknown>((value, name) => (isRecord(value) ? lookup(value, name) : undefined), entry);
  return byLocale((locale) => {
    const own = at(path.map((name) => (isLocale(name) ? locale : name)));
    return typeof own === 'string' ? own : String(entry.id);
  }) as Worded;
}
