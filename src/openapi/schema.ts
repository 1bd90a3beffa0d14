/** JSON Schema of a zod schema, as OpenAPI 3.1 has it, with a text for each field. */
import { z } from 'zod';
import { lookup } from '#base/lookup.ts';
import { fillText } from '#base/text.ts';
import { isLocale, type Locale, mapTexts, textIn, type Worded } from '#model/locale.ts';
import { fieldTexts } from './texts/fields.ts';
import { words } from './texts/words.ts';

/** The part of JSON Schema that is used. */
export interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly $ref?: string;
}

type Mutable = Record<string, unknown>;

/** A format says more than the long pattern that checks it. Every number that JSON can hold is safe. */
function simplify({ jsonSchema }: { readonly jsonSchema: Mutable }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** @param io `input`: what may be sent; `output`: what is answered. */
export function jsonSchemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: simplify });
  const { $schema: _, '~standard': __, ...own } = made;
  return own as JsonSchema;
}

/** A value of a query is text, and what the text stands for says more: a page is a number from 1. */
export function queryValueSchema(schema: z.core.$ZodType): JsonSchema {
  const read = jsonSchemaOf(schema, 'output');
  if (read.type === 'integer') return read;
  const sent = jsonSchemaOf(schema, 'input');
  // A list is the value repeated; a single value is a list of one.
  return sent.anyOf?.find(({ type }) => type === 'array') ?? sent;
}

/** A field for each language of the site, also for one that was added. */
function languageText(name: string): Worded | undefined {
  return isLocale(name) ? mapTexts(words.ofLanguage, (text) => fillText(text, { name })) : undefined;
}

/** @param name Of the field.
 * @param within The field or the operation that it is part of.
 * @throws {RangeError} If the field has no text. */
export function fieldText(name: string, within: string, locale: Locale): string {
  const texts = lookup(fieldTexts, `${within}.${name}`) ?? lookup(fieldTexts, name) ?? languageText(name);
  if (!texts) throw new RangeError(`The field ${within}.${name} has no text in src/openapi/texts/fields.ts.`);
  return textIn(texts, locale);
}

/** The same schema with a text for each field that has none, at every depth. What only a program writes and reads (a
 * proof of work) is described as a whole. */
export function describeFields(schema: JsonSchema, within: string, locale: Locale): JsonSchema {
  const described = (one: JsonSchema) => describeFields(one, within, locale);
  const { properties, items, anyOf, oneOf } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [
          name,
          describeField(field, { name, within, locale }),
        ]),
      ),
    }),
    ...(items && { items: described(items) }),
    ...(anyOf && { anyOf: anyOf.map(described) }),
    ...(oneOf && { oneOf: oneOf.map(described) }),
  };
}

interface FieldPlace {
  readonly name: string;
  readonly within: string;
  readonly locale: Locale;
}

function describeField(field: JsonSchema, { name, within, locale }: FieldPlace): JsonSchema {
  const description = field.description ?? fieldText(name, within, locale);
  const own = name === 'challenge' ? field : describeFields(field, name, locale);
  return { ...own, description };
}
