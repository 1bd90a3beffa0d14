/** JSON Schema of a zod schema, as OpenAPI 3.1 has it. */
import { z } from 'zod';
import { lookup } from '#platform/base/lookup.ts';
import type { JsonSchema, Parameter } from '#shell/open-data/open-api.ts';

/** A format says more than the long pattern that checks it. Every number that JSON can hold is safe. */
function simplify({ jsonSchema }: { readonly jsonSchema: Record<string, unknown> }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** @param io `input`: what may be sent; `output`: what is answered. */
export function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: simplify });
  const { $schema: _, '~standard': __, ...own } = made;
  return own as JsonSchema;
}

/** A value of a query is text, and what the text stands for says more: a page is a number from 1. */
function queryValueSchema(schema: z.core.$ZodType): JsonSchema {
  const read = toJsonSchema(schema, 'output');
  if (read.type === 'integer' || read.items?.enum) return read;
  const sent = toJsonSchema(schema, 'input');
  // A list is the value repeated; a single value is a list of one.
  return sent.anyOf?.find(({ type }) => type === 'array') ?? sent;
}

/** @param examples Values by the names of fields. */
export function queryParameters(
  asked: z.core.$ZodType | undefined,
  examples: Readonly<Record<string, unknown>> = {},
): readonly Parameter[] {
  if (!(asked instanceof z.ZodObject)) return [];
  const { required = [] } = toJsonSchema(asked, 'input');
  return Object.entries<z.core.$ZodType>(asked.shape).map(([name, value]) => {
    const { description } = toJsonSchema(value, 'input');
    const { description: _, ...schema } = queryValueSchema(value);
    const example = lookup(examples, name);
    return {
      name,
      in: 'query',
      required: required.includes(name),
      ...(description !== undefined && { description }),
      schema,
      ...(example !== undefined && { example }),
    };
  });
}

/** The same schema with texts for fields that have none, at every depth.
 * @param texts By the names of fields. */
export function describeFields(schema: JsonSchema, texts: Readonly<Record<string, string>>): JsonSchema {
  const { properties, items } = schema;
  return {
    ...schema,
    ...(items && { items: describeFields(items, texts) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => {
          const description = field.description ?? lookup(texts, name);
          const described = describeFields(field, texts);
          return [name, description === undefined ? described : { ...described, description }];
        }),
      ),
    }),
  };
}
