/** What the parts of a schema are, for what is made of schemas: conversions of what WordPress sends, and forms. */
import { z } from 'zod';
import { lookup } from '#platform/base/lookup.ts';

/** A schema as the library hands out its parts. */
export type AnySchema = z.core.$ZodType;

export interface UnwrappedSchema {
  /** Neither optional nor nullable. */
  readonly inner: AnySchema;
  readonly isOptional: boolean;
  readonly isNullable: boolean;
}

export function unwrapSchema(schema: AnySchema): UnwrappedSchema {
  if (schema instanceof z.ZodOptional) return { ...unwrapSchema(schema.unwrap()), isOptional: true };
  if (schema instanceof z.ZodNullable) return { ...unwrapSchema(schema.unwrap()), isNullable: true };
  return { inner: schema, isOptional: false, isNullable: false };
}

/** The only value that a schema takes, which no form asks for.
 * @returns undefined where there is a choice. */
export function constantOf(schema: AnySchema): unknown {
  const { inner } = unwrapSchema(schema);
  if (inner instanceof z.ZodLiteral && inner.values.size === 1) return [...inner.values][0];
  if (!(inner instanceof z.ZodTuple)) return undefined;
  const parts = inner.def.items.map(constantOf);
  return parts.includes(undefined) ? undefined : parts;
}

/** What a schema checks of a single value. */
export interface Limits {
  /** Letters of a text, or members of a list. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly min?: number;
  /** Values are above it. */
  readonly above?: number;
  readonly max?: number;
  readonly multipleOf?: number;
  readonly pattern?: RegExp;
  readonly protocol?: RegExp;
  /** As the library names it: `email`, `safeint`. */
  readonly format?: string;
}

export function limitsOf({ _zod: { def } }: AnySchema): Limits {
  const { checks = [] } = def as { readonly checks?: readonly z.core.$ZodCheck[] };
  return Object.assign({}, ...[def, ...checks.map((check) => check._zod.def)].map(toLimits)) as Limits;
}

interface CheckDefinition {
  readonly check?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly value?: number;
  readonly inclusive?: boolean;
  readonly format?: string;
  readonly pattern?: RegExp;
  readonly protocol?: RegExp;
}

function toLimits(definition: object): Limits {
  const { check, minimum, maximum, value, inclusive, format, pattern, protocol }: CheckDefinition =
    definition;
  const limits = {
    min_length: { minLength: minimum },
    max_length: { maxLength: maximum },
    greater_than: inclusive === true ? { min: value } : { above: value },
    less_than: { max: value },
    multiple_of: { multipleOf: value },
    number_format: { format },
    string_format: { ...(format === 'regex' ? { pattern } : { format }), ...(protocol && { protocol }) },
  };
  return (lookup(limits, check ?? '') ?? {}) as Limits;
}
