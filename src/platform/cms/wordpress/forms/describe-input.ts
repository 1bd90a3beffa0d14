/** The input of a field, by its schema. */
import { z } from 'zod';
import { lookup } from '#platform/base/lookup.ts';
import { locales, type Locale, type Worded } from '#platform/languages/locale.ts';
import {
  sentDateSchema,
  sentDayOfYearSchema,
  sentEndSchema,
  sentInstantSchema,
  sentTimeSchema,
} from '../../sent-time.ts';
import { acfName } from '../acf.ts';
import type { DescribedField, FormInput } from './form-input.ts';
import { type AnySchema, constantOf, type Limits, limitsOf, unwrapSchema } from './schema-parts.ts';

/** What the texts of a form say of a field.
 * @param path In the export, without the places of lists: `tables.rows.price`. */
export interface FieldTexts {
  readonly label: (path: readonly string[]) => Worded;
  readonly help: (path: readonly string[]) => Worded | undefined;
  readonly patternHelp: (path: readonly string[]) => Worded | undefined;
  readonly choices: (
    path: readonly string[],
    values: readonly string[],
  ) => readonly { value: string; label: Worded }[];
  readonly keys: (path: readonly string[]) => readonly { value: string; label: Worded }[] | undefined;
  /** What the field also is. */
  readonly extra: (path: readonly string[]) => Partial<FormInput> | undefined;
  /** Entries of another type that the field names. */
  readonly entries: (path: readonly string[]) => FormInput | undefined;
  /** Inputs of schemas of the site, such as opening hours. */
  readonly known: ReadonlyMap<AnySchema, FormInput>;
  /** Texts that are typed in a way of their own. */
  readonly formats: ReadonlyMap<AnySchema, 'phone' | 'html'>;
  /** Path of what the title of an entry says. */
  readonly title: string | undefined;
  /** Names of fields that may stay empty although the schema asks for them. */
  readonly defaults: ReadonlySet<string>;
}

interface FieldToDescribe {
  /** In the export. */
  readonly name: string;
  readonly path: readonly string[];
  readonly schema: AnySchema;
}

export function describeField({ name, path, schema }: FieldToDescribe, texts: FieldTexts): DescribedField {
  const help = texts.help(path);
  return {
    name: acfName(name),
    label: texts.label(path),
    ...(help && { help }),
    required: isRequired(schema) && !texts.defaults.has(name),
    input: describeInput(schema, path, texts),
  };
}

/** An empty list, and no for an answer, are values of a field that was left empty. */
function isRequired(schema: AnySchema): boolean {
  const { inner, isOptional, isNullable } = unwrapSchema(schema);
  if (isOptional || isNullable || inner instanceof z.ZodBoolean || inner instanceof z.ZodRecord) return false;
  return !(inner instanceof z.ZodArray) || limitsOf(inner).minLength !== undefined;
}

function describeInput(schema: AnySchema, path: readonly string[], texts: FieldTexts): FormInput {
  const { inner, isNullable } = unwrapSchema(schema);
  const known = texts.entries(path) ?? texts.known.get(inner) ?? timeInputs.get(inner);
  const input = known ?? describeParts(inner, path, texts);
  const patternHelp = 'pattern' in input ? texts.patternHelp(path) : undefined;
  const extended = {
    ...input,
    ...(isNullable && { empty: 'none' }),
    ...(patternHelp && { patternHelp }),
    ...texts.extra(path),
  };
  return extended as FormInput;
}

const timeInputs: ReadonlyMap<AnySchema, FormInput> = new Map<AnySchema, FormInput>([
  [sentDateSchema, { type: 'day' }],
  [sentTimeSchema, { type: 'time' }],
  [sentInstantSchema, { type: 'instant' }],
  [sentEndSchema, { type: 'instant' }],
  [sentDayOfYearSchema, { type: 'day-of-year' }],
]);

function describeParts(schema: AnySchema, path: readonly string[], texts: FieldTexts): FormInput {
  if (schema instanceof z.ZodBoolean) return { type: 'yes' };
  if (schema instanceof z.ZodNumber) return describeNumber(limitsOf(schema));
  if (schema instanceof z.ZodEnum)
    return { type: 'choice', choices: texts.choices(path, schema.options.map(String)) };
  if (schema instanceof z.ZodArray) return describeList(schema, path, texts);
  if (schema instanceof z.ZodObject) return describeGroup(schema, path, texts);
  if (schema instanceof z.ZodDiscriminatedUnion)
    return { type: 'variant', variants: describeVariants(schema, path, texts) };
  if (schema instanceof z.ZodRecord) return describeRecord(schema, path, texts);
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return describeText(schema, texts);
  throw new RangeError(
    `No form can ask for ${path.join('.')}: ${schema._zod.def.type} is not described yet.`,
  );
}

function describeRecord(
  { keyType, valueType }: z.ZodRecord,
  path: readonly string[],
  texts: FieldTexts,
): FormInput {
  const names = texts.keys(path);
  return {
    type: 'record',
    key: describeInput(keyType, path, texts),
    value: describeInput(valueType, path, texts),
    ...(names && { names }),
  };
}

function describeNumber({ min, above, max, multipleOf, format }: Limits): FormInput {
  const step = format === 'safeint' ? 1 : multipleOf;
  return {
    type: 'number',
    ...(min !== undefined && { min }),
    ...(above !== undefined && { above }),
    ...(max !== undefined && { max }),
    ...(step !== undefined && { step }),
  };
}

const typedFormats = ['email', 'url', 'phone', 'html'] as const;

/** Of the formats that the library knows, those that are typed in a way of their own. */
function formatOf(name: string | undefined) {
  const format = typedFormats.find((known) => known === name);
  return format === undefined ? {} : { format, ...(format === 'html' && { lines: true as const }) };
}

/** What is left of the smallest length when a text is there at all. */
const lengthsOf = ({ minLength = 0, maxLength }: Limits) => ({
  ...(minLength > 1 && { minLength }),
  ...(maxLength !== undefined && { maxLength }),
});

function describeText(schema: AnySchema, { formats }: FieldTexts): FormInput {
  const limits = limitsOf(schema);
  const { format, pattern, protocol } = limits;
  return {
    type: 'text',
    ...formatOf(formats.get(schema) ?? format),
    ...(pattern && { pattern: pattern.source }),
    // The address of a page on the web.
    ...(protocol && { pattern: `${protocol.source.replace(/\$$/u, '')}://` }),
    ...lengthsOf(limits),
  };
}

function describeList(schema: z.ZodArray, path: readonly string[], texts: FieldTexts): FormInput {
  const { element } = schema;
  const { minLength: min, maxLength: max } = limitsOf(schema);
  const sizes = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const known = texts.known.get(element);
  if (known) return known;
  const { inner } = unwrapSchema(element);
  if (inner instanceof z.ZodEnum)
    return { type: 'choices', choices: texts.choices(path, inner.options.map(String)), ...sizes };
  if (inner instanceof z.ZodDiscriminatedUnion)
    return { type: 'blocks', variants: describeVariants(inner, path, texts), ...sizes };
  if (inner instanceof z.ZodObject)
    return { type: 'table', columns: describeFields(inner, path, texts), ...sizes };
  return { type: 'list', item: describeInput(element, path, texts), ...sizes };
}

const isLocalized = ({ shape }: z.ZodObject): boolean =>
  Object.keys(shape).length === locales.length && locales.every((locale) => Object.hasOwn(shape, locale));

function describeGroup(schema: z.ZodObject, path: readonly string[], texts: FieldTexts): FormInput {
  const parts = locales.map((locale) => [locale, schema.shape[locale] as AnySchema | undefined] as const);
  const [, text] = parts[0] ?? [];
  if (isLocalized(schema) && text && !(unwrapSchema(text).inner instanceof z.ZodObject))
    return describeTexts(schema, path, texts);
  return { type: 'group', fields: describeFields(schema, path, texts) };
}

function describeTexts({ shape }: z.ZodObject, path: readonly string[], texts: FieldTexts): FormInput {
  const languages = locales.filter((locale) => [...path, locale].join('.') !== texts.title);
  const partOf = (locale: Locale) => shape[locale] as AnySchema;
  const { inner } = unwrapSchema(partOf(locales[0] ?? 'et'));
  const limits = limitsOf(inner);
  return {
    type: 'texts',
    languages,
    required: languages.filter((locale) => !unwrapSchema(partOf(locale)).isOptional),
    ...formatOf(texts.formats.get(inner)),
    ...(limits.maxLength !== undefined && { lines: true as const }),
    ...lengthsOf(limits),
  };
}

/** Fields of a group; what is constant is none, and neither is what the title of the entry says. */
const describeFields = (
  { shape }: z.ZodObject,
  path: readonly string[],
  texts: FieldTexts,
): readonly DescribedField[] =>
  Object.entries<AnySchema>(shape)
    .filter(([name, part]) => constantOf(part) === undefined && [...path, name].join('.') !== texts.title)
    .map(([name, schema]) => describeField({ name, path: [...path, name], schema }, texts));

function constantOfField({ shape }: z.ZodObject, name: string): unknown {
  const part = lookup<AnySchema>(shape, name);
  return part && constantOf(part);
}

function describeVariants(union: z.ZodDiscriminatedUnion, path: readonly string[], texts: FieldTexts) {
  const { discriminator } = union.def;
  const variants = union.options.flatMap((option) => {
    const value = option instanceof z.ZodObject ? constantOfField(option, discriminator) : undefined;
    return option instanceof z.ZodObject ? [{ value: String(value), schema: option }] : [];
  });
  const labels = texts.choices(
    path,
    variants.map(({ value }) => value),
  );
  return variants.map(({ value, schema }, index) => ({
    value,
    label: labels[index]?.label ?? texts.label(path),
    fields: describeFields(schema, path, texts),
  }));
}
