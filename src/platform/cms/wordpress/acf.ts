/** Custom fields (ACF) of the content base's own types, read by the schema of their kind. Their definitions are not public, so this
 * module assumes their form: `acf` has the fields of the export format (docs/content-format.md) in snake_case, a repeater is a list,
 * `acf_fc_layout` is the name of a layout, a text in three languages is a group of `et`, `ru` and `en`, and a number is a number or
 * digits. The whole assumption is in this file. */
import { z } from 'zod';
import { lookup } from '#platform/base/lookup.ts';
import { type AnySchema, constantOf, limitsOf, unwrapSchema } from './forms/schema-parts.ts';

/** @returns The fields in export format. Empty fields are absent; an empty amount that the schema allows to be none is null, and what
 * has one value only has it. What the schema does not know stays, so that it says so. */
export function fromAcf(acf: unknown, schema: z.ZodObject): Readonly<Record<string, unknown>> {
  return convertObject(isRecord(acf) ? acf : {}, schema);
}

function convert(value: unknown, schema: AnySchema): unknown {
  const { inner, isOptional, isNullable } = unwrapSchema(schema);
  if (inner instanceof z.ZodBoolean) return toBoolean(value) ?? (isOptional ? undefined : false);
  if (isEmpty(value)) return isOptional ? undefined : emptyOf(inner, isNullable);
  if (inner instanceof z.ZodNumber) return isNullable && value === '-' ? null : toNumber(value);
  const converted = convertParts(value, inner);
  return isOptional && hasNoParts(converted) ? undefined : converted;
}

function convertParts(value: unknown, schema: AnySchema): unknown {
  if (schema instanceof z.ZodArray) {
    const { element } = schema;
    return toList(value)?.map((part) => convert(part, element)) ?? value;
  }
  if (schema instanceof z.ZodRecord) return convertRecord(value, schema.valueType);
  const fields = toFields(value);
  if (schema instanceof z.ZodObject) return fields ? convertObject(fields, schema) : value;
  if (schema instanceof z.ZodDiscriminatedUnion && fields) return convertVariant(fields, schema);
  return convertUnknown(value);
}

function convertObject(
  fields: Readonly<Record<string, unknown>>,
  { shape }: z.ZodObject,
): Readonly<Record<string, unknown>> {
  const named = renamed(fields);
  const unknown = Object.keys(named).filter((name) => !Object.hasOwn(shape, name));
  const pairs = [
    ...Object.entries<AnySchema>(shape).map(
      ([name, part]) => [name, convert(lookup(named, name), part)] as const,
    ),
    ...unknown.map((name) => [name, convertUnknown(lookup(named, name))] as const),
  ];
  return Object.fromEntries(pairs.filter(([, part]) => part !== undefined));
}

/** By the names that people gave, which are no fields. PHP has one form for no list and for nothing named. */
function convertRecord(value: unknown, schema: AnySchema): unknown {
  const named = toFields(value);
  if (!named) return value;
  return Object.fromEntries(Object.entries(named).map(([name, part]) => [name, convert(part, schema)]));
}

function convertVariant(fields: Readonly<Record<string, unknown>>, union: z.ZodDiscriminatedUnion): unknown {
  const { discriminator } = union.def;
  const named = renamed(fields);
  const variant = union.options.find(
    (option) => option instanceof z.ZodObject && isConstant(option.shape, discriminator, named),
  );
  return variant instanceof z.ZodObject ? convertObject(named, variant) : convertUnknown(fields);
}

const isConstant = (
  shape: Readonly<Record<string, AnySchema>>,
  name: string,
  fields: Readonly<Record<string, unknown>>,
): boolean => {
  const part = lookup(shape, name);
  return part !== undefined && constantOf(part) === lookup(fields, name);
};

/** What no schema describes: the names become those of the export, and empty parts go. */
function convertUnknown(value: unknown): unknown {
  if (isEmpty(value)) return undefined;
  if (!isRecord(value)) return Array.isArray(value) ? value.map(convertUnknown) : value;
  const parts = Object.entries(renamed(value)).map(([name, part]) => [name, convertUnknown(part)] as const);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

const renamed = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).map(([name, part]) => [exportName(name), part]));

/** PHP writes a list from which something was taken out as an object of its positions. */
function toList(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value.map((part: unknown) => part);
  if (!isRecord(value)) return undefined;
  return Object.keys(value).every((place) => /^\d+$/u.test(place)) ? Object.values(value) : undefined;
}

/** PHP has the same form for an empty list and an empty group. */
function toFields(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (Array.isArray(value)) return value.length === 0 ? {} : undefined;
  return isRecord(value) ? value : undefined;
}

const isEmpty = (value: unknown): boolean => ['', false, null, undefined].some((empty) => value === empty);

/** What an empty field that is not optional means. */
function emptyOf(schema: AnySchema, isNullable: boolean): unknown {
  if (isNullable) return null;
  const constant = constantOf(schema);
  if (constant !== undefined) return constant;
  if (schema instanceof z.ZodRecord) return {};
  return schema instanceof z.ZodArray && limitsOf(schema).minLength === undefined ? [] : undefined;
}

const hasNoParts = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** "No" is said by `false` or 0; an empty field says nothing. */
function toBoolean(value: unknown): boolean | undefined {
  if ([true, '1', 1].some((yes) => value === yes)) return true;
  return [false, '0', 0].some((no) => value === no) ? false : undefined;
}

/** Estonian uses a decimal comma, and a blank between thousands. A text that is not a number stays unchanged, so that the schema reports it. */
function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const number = Number(value.replace(/(?<=\d)\s(?=\d{3})/gu, '').replace(',', '.'));
  return Number.isNaN(number) ? value : number;
}

const exportName = (name: string): string =>
  name === 'acf_fc_layout' ? 'type' : name.replace(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase());

/** The name of a field of the export as `acf` has it. */
export const acfName = (name: string): string =>
  name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

/** A value of the export as a form stores it: numbers, yes and no are digits. Members of a list of numbers stay numbers. */
export function toAcf(value: unknown, schema: AnySchema): unknown {
  const { inner } = unwrapSchema(schema);
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value))
    return value.map((part: unknown) =>
      typeof part === 'number' ? part : toAcf(part, inner instanceof z.ZodArray ? inner.element : inner),
    );
  if (!isRecord(value)) return value;
  // People gave the names of a record.
  const named = inner instanceof z.ZodRecord;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      named ? name : acfName(name),
      toAcf(part, named ? inner.valueType : inner),
    ]),
  );
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
