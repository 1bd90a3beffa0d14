/** The live calls and the files for programs as a document of OpenAPI 3.1, made of what checks them: schemas, fields of forms,
 * refusals. */
import { fillText } from '#base/text.ts';
import { type Locale, textIn, type Worded } from '#model/locale.ts';
import type { AnyEndpoint } from '#proxy/endpoint.ts';
import type { Method, Operation } from '#proxy/operation.ts';
import { endpoints } from '#proxy/endpoints.ts';
import { defaultRatePerMinute, rateOf, ratesOf } from '#proxy/rates.ts';
import { refusalsOf } from '#proxy/refusals-of.ts';
import { lookup } from '#base/lookup.ts';
import type { RefusalCode } from '#proxy/refusal.ts';
import { requestBody } from './bodies.ts';
import { answerExamples, bodyExamples } from './examples.ts';
import { describeFiles, fileSchemas } from './files.ts';
import { failureExamples, failureResponses, failureSchema, headerComponents } from './failures.ts';
import { parametersOf } from './parameters.ts';
import type { DescribedOperation, OpenApiDocument } from './open-api.ts';
import { describeFields, jsonSchemaOf } from './schema.ts';
import { type OperationText, operationTexts, tags } from './texts/operations.ts';
import { words } from './texts/words.ts';

interface DocumentOptions {
  readonly locale: Locale;
  /** Origin of the site. */
  readonly siteUrl: string;
}

/** Raised when a call changes so that programs have to follow; docs/live-calls.md says what does. */
const version = '2.0.0';

export function describeInterface({ locale, siteUrl }: DocumentOptions): OpenApiDocument {
  const calls = [...endpoints].flatMap(([path, endpoint]) => callsOf(path, endpoint, locale));
  const text = (worded: Worded) => textIn(worded, locale);
  return {
    openapi: '3.1.1',
    info: {
      title: text(words.title),
      description: text(words.description),
      version,
      license: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
    },
    servers: [{ url: siteUrl }],
    tags: Object.values(tags).map((tag) => ({ name: text(tag.name), description: text(tag.description) })),
    paths: { ...describeCalls(calls), ...describeFiles(locale) },
    components: components(calls, locale),
  };
}

function describeCalls(calls: readonly Call[]): OpenApiDocument['paths'] {
  const byPath = Object.entries(Object.groupBy(calls, ({ path }) => path));
  return Object.fromEntries(
    byPath.map(([path, ofPath = []]) => [
      path,
      Object.fromEntries(ofPath.map((call) => [call.method.toLowerCase(), describeCall(call)])),
    ]),
  );
}

interface Call {
  readonly path: string;
  readonly method: Method;
  readonly endpoint: AnyEndpoint;
  readonly operation: Operation;
  readonly text: OperationText;
  readonly codes: ReadonlySet<RefusalCode>;
  readonly locale: Locale;
}

/** @throws {RangeError} If a call has no texts. */
function callsOf(path: string, endpoint: AnyEndpoint, locale: Locale): readonly Call[] {
  const operations = Object.entries(endpoint.operations) as readonly (readonly [Method, Operation])[];
  return operations.map(([method, operation]) => {
    const text = lookup(operationTexts, `${method} ${path}`);
    if (!text) throw new RangeError(`${method} ${path} has no text in src/openapi/texts/operations.ts.`);
    return { path, method, endpoint, operation, text, codes: refusalsOf(endpoint, method), locale };
  });
}

const answerName = ({ id }: OperationText): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}Answer`;

function describeCall(call: Call): DescribedOperation {
  const { text, locale, method, endpoint, operation, codes } = call;
  const example = lookup(bodyExamples, text.id);
  const needsProof = operation.refusals?.includes('hook-unsigned') === true;
  const body =
    method === 'POST' ? requestBody({ endpoint, operation, id: text.id, locale, example }) : undefined;
  return {
    operationId: text.id,
    tags: [textIn(tags[text.tag].name, locale)],
    summary: textIn(text.summary, locale),
    description: descriptionOf(call),
    security: needsProof ? webhookSecurity : [],
    parameters: parametersOf(call),
    ...(body && { requestBody: body as NonNullable<DescribedOperation['requestBody']> }),
    responses: { ...answers(call), ...failureResponses(codes, locale) },
  };
}

function descriptionOf({ text, endpoint, method, locale }: Call): string {
  const count = rateOf(endpoint, ratesOf(defaultRatePerMinute));
  return [
    textIn(text.description, locale),
    ...(method === 'POST' && !('receive' in endpoint) ? [textIn(words.ownPagesOnly, locale)] : []),
    fillText(textIn(words.rate, locale), { count }),
  ].join('\n\n');
}

function answers({ text, operation, endpoint, method, locale }: Call): DescribedOperation['responses'] {
  const answer = {
    description: textIn(words.success, locale),
    headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${answerName(text)}` },
        example: lookup(answerExamples, text.id),
      },
    },
  };
  const isForm = endpoint.form !== undefined && method === 'POST';
  const redirect = {
    description: textIn(words.sentByPage, locale),
    headers: { Location: { schema: { type: 'string', format: 'uri-reference' } } },
  };
  return { [String(operation.status ?? 200)]: answer, ...(isForm && { '303': redirect }) };
}

const webhookSecurity = [{ webhookSignature: [] }, { webhookSecret: [] }];

function components(calls: readonly Call[], locale: Locale) {
  const schemas = calls.map(({ text, operation }) => {
    const schema = describeFields(jsonSchemaOf(operation.answered, 'output'), text.id, locale);
    return [answerName(text), schema] as const;
  });
  return {
    schemas: { ...Object.fromEntries(schemas), ...fileSchemas(), Failure: failureSchema(locale) },
    examples: failureExamples(new Set(calls.flatMap(({ codes }) => [...codes]))),
    headers: headerComponents(locale),
    securitySchemes: {
      webhookSignature: {
        type: 'apiKey',
        in: 'header',
        name: 'webhook-signature',
        description: textIn(words.webhookSignature, locale),
      },
      webhookSecret: {
        type: 'apiKey',
        in: 'query',
        name: 'secret',
        description: textIn(words.webhookSecret, locale),
      },
    },
  };
}
