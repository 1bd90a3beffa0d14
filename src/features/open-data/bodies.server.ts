/** Bodies of requests: JSON, and forms with what their descriptors require. */
import type { AnyEndpoint, BodyRules } from '#platform/calls/endpoint.ts';
import type { Operation } from '#platform/calls/operation.ts';
import { attachmentTypes } from '#shell/form/attachment.server.ts';
import { lookup } from '#platform/base/lookup.ts';
import type { FieldDescriptor } from '#shell/form/form.ts';
import type { DescribedOperation, JsonSchema, Media } from '#shell/open-data/open-api.ts';
import { toJsonSchema } from './schema.ts';

type RequestBody = NonNullable<DescribedOperation['requestBody']>;

/** Whatever a program sends to a webhook is a hint, so that no body is refused for its fields. */
export function requestBody(endpoint: AnyEndpoint, { asked }: Operation, example: unknown): RequestBody {
  const schema = asked ? toJsonSchema(asked, 'input') : {};
  if (endpoint.form) return { required: true, content: formContent(endpoint.form, { schema, example }) };
  const isHook = 'receive' in endpoint;
  const types = isHook ? endpoint.bodyTypes : ['application/json'];
  const media = { schema, ...(example !== undefined && { example }) };
  return { required: !isHook, content: Object.fromEntries(types.map((type) => [type, media])) };
}

/** Only one of the media types in which a form may be sent may have files. */
function formContent(form: BodyRules, { schema, example }: Media): Readonly<Record<string, Media>> {
  const withoutFiles = { schema: formSchema(form, schema, false), example };
  const files = Object.entries<FieldDescriptor>(form.descriptor.fields).filter(
    ([, { kind }]) => kind === 'file',
  );
  const encoding = files.map(([name]) => [name, { contentType: attachmentTypes.join(', ') }] as const);
  return {
    'multipart/form-data': {
      schema: formSchema(form, schema, true),
      example,
      ...(files.length > 0 && { encoding: Object.fromEntries(encoding) }),
    },
    'application/x-www-form-urlencoded': withoutFiles,
    'application/json': withoutFiles,
  };
}

/** The first choice of several is the site's own form. */
function formSchema(form: BodyRules, schema: JsonSchema, hasFiles: boolean): JsonSchema {
  const [own = schema, ...others] = schema.anyOf ?? [];
  const described = [requireFields(describeOwnFields(own, form, hasFiles), form), ...others].map(asTexts);
  return described.length === 1 ? (described[0] ?? {}) : { anyOf: described };
}

/** A field whose value is checked elsewhere is a text too. */
function asTexts(schema: JsonSchema): JsonSchema {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const isOpen = Object.keys(field).every((key) => key === 'description');
    return [name, isOpen ? { type: 'string', ...field } : field] as const;
  });
  return { ...schema, properties: Object.fromEntries(fields) };
}

/** Labels of the form, and the words of a choice. */
function describeOwnFields(schema: JsonSchema, { descriptor }: BodyRules, hasFiles: boolean): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const own = lookup<FieldDescriptor>(descriptor.fields, name);
    if (!own) return [[name, field] as const];
    if (own.kind === 'file' && !hasFiles) return [];
    const binary = { type: 'string', contentMediaType: 'application/octet-stream' };
    return [[name, { ...(own.kind === 'file' ? binary : field), description: formatLabel(own) }] as const];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

function formatLabel({ label, options = [] }: FieldDescriptor): string {
  const choices = options
    .filter((option) => option.label.en !== option.value)
    .map((option) => `${option.value} – ${option.label.en}`);
  return `${label.en}${choices.length === 0 ? '' : `: ${choices.join(', ')}`}`;
}

function requireFields(schema: JsonSchema, { descriptor: { fields, oneOf }, needs }: BodyRules): JsonSchema {
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
