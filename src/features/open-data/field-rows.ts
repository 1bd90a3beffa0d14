/** Fields of a request or an answer as rows of a table. */
import type { DescribedResponse, JsonSchema } from '#shell/open-data/open-api.ts';

export interface FieldRow {
  /** `discharges[].date`. */
  readonly name: string;
  readonly field: JsonSchema;
  readonly isRequired: boolean;
}

/** Fields at every depth, one after another. */
export function toFieldRows(
  { properties = {}, required = [] }: JsonSchema,
  prefix = '',
): readonly FieldRow[] {
  return Object.entries(properties).flatMap(([name, field]) => [
    { name: `${prefix}${name}`, field, isRequired: required.includes(name) },
    ...toFieldRows(field.items ?? field, `${prefix}${name}${field.items ? '[]' : ''}.`),
  ]);
}

/** @returns `string`, `integer <= 50`, `string[]`; words of JSON Schema. */
export function describeType(schema: JsonSchema): string {
  const { type, format, items, anyOf, maximum, maxLength, default: usual } = schema;
  if (items) return `${describeType(items)}[]`;
  if (anyOf) return [...new Set(anyOf.map(describeType))].join(' | ');
  const limit = maximum ?? maxLength;
  return [
    format ?? type ?? 'any',
    ...(limit === undefined ? [] : [`<= ${limit}`]),
    ...(usual === undefined ? [] : [`= ${JSON.stringify(usual)}`]),
  ].join(' ');
}

/** Values that are allowed, where they are few enough to be named. */
export function describeValues(field: JsonSchema): string {
  const { enum: known, const: only } = field.items ?? field;
  return (known ?? (only === undefined ? [] : [only])).join(' · ');
}

/** Codes of a refusal, each with an example of its own. */
export const listCodes = ({ content }: DescribedResponse): readonly string[] =>
  Object.keys(content?.['application/json']?.examples ?? {});
