/** The document of the interface as a page shows it: calls with rows of fields, and one table of refusals. */
import { compareCodes } from '#base/code-order.ts';
import type { Locale } from '#model/locale.ts';
import { lookup } from '#base/lookup.ts';
import { describeInterface } from './document.ts';
import type { DescribedOperation, DescribedResponse, OpenApiDocument } from './open-api.ts';
import type { JsonSchema } from './schema.ts';

export interface FieldRow {
  /** `discharges[].date`. */
  readonly name: string;
  /** `string`, `integer ≤ 50`, `string[]`; words of JSON Schema. */
  readonly type: string;
  /** Values that are allowed, where they are few enough to be named. */
  readonly values: readonly string[];
  readonly isRequired: boolean;
  readonly text: string;
}

export interface BodyReference {
  readonly rows: readonly FieldRow[];
  /** Fields that are required when a field has a value. */
  readonly conditions: readonly { readonly when: string; readonly fields: readonly string[] }[];
  /** One of these fields is required. */
  readonly oneOf: readonly string[];
}

export interface CallReference {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  readonly parameters: readonly FieldRow[];
  readonly bodyTypes: readonly string[];
  readonly bodies: readonly BodyReference[];
  /** JSON. */
  readonly bodyExample: string | undefined;
  readonly status: string;
  readonly answerType: string;
  /** None of a file. */
  readonly answer: readonly FieldRow[];
  /** JSON; absent of a file. */
  readonly answerExample: string | undefined;
  readonly refusals: readonly { readonly status: string; readonly codes: readonly string[] }[];
}

export interface InterfaceReference {
  readonly groups: readonly { readonly name: string; readonly calls: readonly CallReference[] }[];
  readonly failure: readonly FieldRow[];
  readonly refusals: readonly { readonly code: string; readonly status: string; readonly text: string }[];
}

interface ReferenceOptions {
  readonly locale: Locale;
  readonly siteUrl: string;
}

export function interfaceReference(options: ReferenceOptions): InterfaceReference {
  const document = describeInterface(options);
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
  return {
    groups: document.tags.map(({ name }) => ({
      name,
      calls: calls
        .filter(({ operation }) => operation.tags.includes(name))
        .map((call) => callOf(call, document)),
    })),
    failure: rowsOf(document.components.schemas.Failure ?? {}),
    refusals: refusalsIn(calls.map(({ operation }) => operation)),
  };
}

interface Call {
  readonly path: string;
  readonly method: string;
  readonly operation: DescribedOperation;
}

function callOf({ path, method, operation }: Call, document: OpenApiDocument): CallReference {
  const { operationId: id, summary, description, parameters, responses } = operation;
  return {
    id,
    method: method.toUpperCase(),
    path,
    summary,
    paragraphs: description.split('\n\n'),
    parameters: parameters.map(({ name, schema, required, description: text }) =>
      rowOf(name, { ...schema, description: text }, required),
    ),
    ...requestOf(operation),
    ...answerOf(operation, document),
    refusals: Object.entries(responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, refused]) => ({ status, codes: sentencesOf(refused).map(({ code }) => code) })),
  };
}

function requestOf({ requestBody }: DescribedOperation) {
  const contents = Object.entries(requestBody?.content ?? {});
  const { schema = {}, example } = contents[0]?.[1] ?? {};
  return {
    bodyTypes: contents.map(([type]) => type),
    bodies: (schema.anyOf ?? [schema]).map(bodyOf).filter(({ rows }) => rows.length > 0),
    bodyExample: example === undefined ? undefined : asJson(example),
  };
}

function answerOf({ responses }: DescribedOperation, document: OpenApiDocument) {
  const [status = '', response] = Object.entries(responses)[0] ?? [];
  const [answerType = '', media] = Object.entries(response?.content ?? {})[0] ?? [];
  const { schema = {}, example } = media ?? {};
  if (example === undefined) return { status, answerType, answer: [], answerExample: undefined };
  return { status, answerType, answer: rowsOf(resolved(schema, document)), answerExample: asJson(example) };
}

const asJson = (value: unknown): string => JSON.stringify(value, undefined, 2);

function resolved(schema: JsonSchema, { components }: OpenApiDocument): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  return (name === undefined ? undefined : lookup(components.schemas, name)) ?? schema;
}

function bodyOf(schema: JsonSchema): BodyReference {
  return {
    rows: rowsOf(schema),
    conditions: (schema.allOf ?? []).map((one) => {
      const [field = '', value] = Object.entries(one.if?.properties ?? {})[0] ?? [];
      return { when: `${field} = ${String(value?.const)}`, fields: one.then?.required ?? [] };
    }),
    oneOf: (schema.anyOf ?? []).flatMap(({ required = [] }) => required),
  };
}

/** Fields at every depth, one after another. */
function rowsOf({ properties = {}, required = [] }: JsonSchema, prefix = ''): readonly FieldRow[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const within = field.items ? `${prefix}${name}[].` : `${prefix}${name}.`;
    const inner = name === 'challenge' ? [] : rowsOf(field.items ?? field, within);
    return [rowOf(`${prefix}${name}`, field, required.includes(name)), ...inner];
  });
}

function rowOf(name: string, field: JsonSchema, isRequired: boolean): FieldRow {
  const { enum: known, const: only } = field.items ?? field;
  const values = known ?? (only === undefined ? [] : [only]);
  return { name, type: typeOf(field), values: values.map(String), isRequired, text: field.description ?? '' };
}

function typeOf(schema: JsonSchema): string {
  const { type, format, items, anyOf, maximum, maxLength, default: usual } = schema;
  if (items) return `${typeOf(items)}[]`;
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' | ');
  const limit = maximum ?? maxLength;
  return [
    format ?? type ?? 'any',
    ...(limit === undefined ? [] : [`<= ${limit}`]),
    ...(usual === undefined ? [] : [`= ${JSON.stringify(usual)}`]),
  ].join(' ');
}

const sentence = /^`(?<code>[a-z-]+)`: (?<text>.*)$/u;

function sentencesOf({ description }: DescribedResponse) {
  return description.split('\n\n').flatMap((line) => {
    const { code, text } = sentence.exec(line)?.groups ?? {};
    return code === undefined || text === undefined ? [] : [{ code, text }];
  });
}

function refusalsIn(operations: readonly DescribedOperation[]): InterfaceReference['refusals'] {
  const byCode = new Map<string, InterfaceReference['refusals'][number]>();
  for (const { responses } of operations) {
    for (const [status, response] of Object.entries(responses)) {
      for (const { code, text } of sentencesOf(response)) byCode.set(code, { code, status, text });
    }
  }
  return [...byCode.values()].toSorted(
    (a, b) => Number(a.status) - Number(b.status) || compareCodes(a.code, b.code),
  );
}
