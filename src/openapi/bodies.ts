/** Bodies of requests: JSON, and forms with what their descriptors require. */
import type { AnyEndpoint, FormRules } from '#proxy/endpoint.ts';
import type { Operation } from '#proxy/operation.ts';
import { attachmentTypes } from '#proxy/attachment.ts';
import { lookup } from '#base/lookup.ts';
import { type Locale, textIn } from '#model/locale.ts';
import type { FieldDescriptor } from '#model/form.ts';
import { describeFields, type JsonSchema, jsonSchemaOf } from './schema.ts';

interface BodyContext {
  readonly endpoint: AnyEndpoint;
  readonly operation: Operation;
  /** Id of the operation. */
  readonly id: string;
  readonly locale: Locale;
  readonly example: unknown;
}

export function requestBody(context: BodyContext): Readonly<Record<string, unknown>> | undefined {
  const { endpoint } = context;
  if ('receive' in endpoint) return hookBody(endpoint.bodyTypes, context);
  return endpoint.form ? formBody(endpoint.form, context) : jsonBody(context);
}

function jsonBody({ operation, id, locale, example }: BodyContext) {
  if (!operation.asked) return undefined;
  const schema = describeFields(jsonSchemaOf(operation.asked, 'input'), id, locale);
  return { required: true, content: { 'application/json': { schema, example } } };
}

/** Whatever a program sends is a hint, so that no body is refused for its fields. */
function hookBody(types: readonly string[], { operation, id, locale, example }: BodyContext) {
  const schema = operation.asked ? describeFields(jsonSchemaOf(operation.asked, 'input'), id, locale) : {};
  const media = { schema, ...(example !== undefined && { example }) };
  return { required: false, content: Object.fromEntries(types.map((type) => [type, media])) };
}

/** Media types in which a form may be sent; only the first may have files. */
const formTypes = ['multipart/form-data', 'application/x-www-form-urlencoded', 'application/json'] as const;

function formBody(form: FormRules, context: BodyContext) {
  const content = formTypes.map((type) => {
    const hasFiles = type === formTypes[0];
    const media = { schema: formJsonSchema(form, hasFiles, context), example: context.example };
    const files = Object.entries<FieldDescriptor>(form.descriptor.fields).filter(
      ([, { kind }]) => kind === 'file',
    );
    if (!hasFiles || files.length === 0) return [type, media] as const;
    const encoding = files.map(([name]) => [name, { contentType: attachmentTypes.join(', ') }] as const);
    return [type, { ...media, encoding: Object.fromEntries(encoding) }] as const;
  });
  return { required: true, content: Object.fromEntries(content) };
}

/** The first choice of several is the site's own form. */
function formJsonSchema(
  form: FormRules,
  hasFiles: boolean,
  { operation, id, locale }: BodyContext,
): JsonSchema {
  if (!operation.asked) throw new RangeError(`${id} is a form without a schema.`);
  const schema = jsonSchemaOf(operation.asked, 'input');
  const [own = schema, ...others] = schema.anyOf ?? [];
  const required = requireFields(describeOwnFields(own, { form, hasFiles, locale }), form);
  const described = [required, ...others].map((one) => describeFields(asTexts(one), id, locale));
  return described.length === 1 ? (described[0] ?? {}) : { anyOf: described };
}

/** A field whose value is checked elsewhere is a text too. */
function asTexts(schema: JsonSchema): JsonSchema {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, Object.keys(field).length === 0 ? { type: 'string' } : field] as const,
  );
  return { ...schema, properties: Object.fromEntries(fields) };
}

interface OwnFieldsContext {
  readonly form: FormRules;
  readonly hasFiles: boolean;
  readonly locale: Locale;
}

/** Labels of the form, and the words of a choice. */
function describeOwnFields(schema: JsonSchema, { form, hasFiles, locale }: OwnFieldsContext): JsonSchema {
  const fields: Readonly<Record<string, FieldDescriptor>> = form.descriptor.fields;
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const descriptor = lookup(fields, name);
    if (!descriptor) return [[name, field] as const];
    if (descriptor.kind === 'file' && !hasFiles) return [];
    const binary = { type: 'string', contentMediaType: 'application/octet-stream' };
    const described = {
      ...(descriptor.kind === 'file' ? binary : field),
      description: labelOf(descriptor, locale),
    };
    return [[name, described] as const];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

function labelOf({ label, options = [] }: FieldDescriptor, locale: Locale): string {
  const choices = options
    .filter((option) => textIn(option.label, locale) !== option.value)
    .map((option) => `${option.value} – ${textIn(option.label, locale)}`);
  return `${textIn(label, locale)}${choices.length === 0 ? '' : `: ${choices.join(', ')}`}.`;
}

function requireFields(schema: JsonSchema, { descriptor: { fields, oneOf }, needs }: FormRules): JsonSchema {
  const byValue = Object.entries(needs?.byValue ?? {}).filter(([, needed]) => needed.length > 0);
  const conditions = byValue.map(([value, needed]): JsonSchema => {
    const field = needs?.field ?? '';
    return {
      if: { properties: { [field]: { const: value } }, required: [field] },
      then: { required: needed },
    };
  });
  return {
    ...schema,
    required: Object.entries(fields).flatMap(([name, { isRequired }]) => (isRequired === true ? [name] : [])),
    ...(oneOf.length > 0 && { anyOf: oneOf.map((name) => ({ required: [name] })) }),
    ...(conditions.length > 0 && { allOf: conditions }),
  };
}
