/** The live calls and the files for programs as a document of OpenAPI 3.1, made of what checks them: schemas, fields of forms,
 * refusals. It is in English alone: its readers are programs and those who write them. */
import { proofHeader } from '#platform/protocol/proof-header.ts';
import type { AnyEndpoint } from '#platform/calls/endpoint.ts';
import type { Method, Operation } from '#platform/calls/operation.ts';
import { chooseRate, computeRates, defaultRatePerMinute } from '#platform/calls/rates.ts';
import { listRefusals } from '#platform/calls/listed-refusals.ts';
import { lookup } from '#platform/base/lookup.ts';
import type { DescribedFiles } from '#shell/open-data/described-files.ts';
import { requestBody } from './bodies.server.ts';
import { type DescribedCall, describedCalls, rateSentence, tags, version } from './calls.ts';
import { answerTexts } from './fields.ts';
import { describeFiles, fileSchemas } from './interface-files.server.ts';
import {
  failureExamples,
  failureResponses,
  failureSchema,
  listAllRefusals,
  type Refusals,
} from './failures.server.ts';
import type { DescribedOperation, Parameter, Paths } from '#shell/open-data/open-api.ts';
import { describeFields, queryParameters, toJsonSchema } from './schema.ts';

const description =
  'Every call that the pages of the site make. The description is made from the schemas that check the calls. HEAD answers like GET. An unknown address gets 404 (`address-unknown`), a wrong method 405 (`method-unknown`) with the header Allow. Every refusal is JSON with a code and a sentence in three languages. Times are UTC, days are those of Tallinn. Addresses and contracts in examples are fictional.';

/** Calls by path. */
type Endpoints = ReadonlyMap<string, AnyEndpoint>;

interface DescribedInterface {
  /** Origin of the site. */
  readonly siteUrl: string;
  /** Whom refusals tell to call. */
  readonly phone: string;
  readonly endpoints: Endpoints;
  /** By feature. */
  readonly files: readonly DescribedFiles[];
}

/** @throws {RangeError} If nothing is written about a call. */
export function describeInterface({ siteUrl, phone, endpoints, files }: DescribedInterface) {
  const refusals = listAllRefusals(endpoints.values(), phone);
  const byPath = inWrittenOrder(endpoints).map(
    ([path, endpoint]) => [path, listCalls(path, endpoint)] as const,
  );
  const calls = byPath.flatMap(([, ofPath]) => ofPath);
  const callPaths: Paths = Object.fromEntries(
    byPath.map(([path, ofPath]) => [path, describeCalls(ofPath, refusals)]),
  );
  return {
    openapi: '3.1.1',
    info: {
      title: 'Interface of the website of a waste company',
      description,
      version,
      license: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
    },
    servers: [{ url: siteUrl }],
    tags: Object.entries(tags).map(([name, text]) => ({ name, description: text })),
    paths: { ...callPaths, ...describeFiles(files) },
    components: {
      schemas: { ...answerSchemas(calls), ...fileSchemas(files), Failure: failureSchema() },
      examples: failureExamples(refusals, new Set(calls.flatMap(({ codes }) => [...codes]))),
      headers: {
        RequestId: {
          description: 'Number of the request in the log.',
          schema: { type: 'string', format: 'uuid' },
        },
        RetryAfter: {
          description: 'Seconds after which to ask again.',
          schema: { type: 'integer', minimum: 1 },
        },
      },
      securitySchemes: {
        webhookSignature: {
          type: 'apiKey',
          in: 'header',
          name: 'webhook-signature',
          description: 'Standard Webhooks: the headers webhook-id, webhook-timestamp and webhook-signature.',
        },
        webhookSecret: {
          type: 'apiKey',
          in: 'query',
          name: 'secret',
          description: 'Secret of a sender that cannot sign.',
        },
      },
    },
  };
}

const describedPaths = Object.keys(describedCalls).map((call) => call.slice(call.indexOf(' ') + 1));

const inWrittenOrder = (endpoints: Endpoints): readonly (readonly [string, AnyEndpoint])[] =>
  [...endpoints].toSorted(([one], [other]) => describedPaths.indexOf(one) - describedPaths.indexOf(other));

interface Call {
  readonly method: Method;
  readonly endpoint: AnyEndpoint;
  readonly operation: Operation;
  readonly written: DescribedCall;
  readonly codes: ReturnType<typeof listRefusals>;
}

/** @throws {RangeError} If nothing is written about a call. */
function listCalls(path: string, endpoint: AnyEndpoint): readonly Call[] {
  const operations = Object.entries(endpoint.operations) as readonly (readonly [Method, Operation])[];
  return operations.map(([method, operation]) => {
    const written = lookup(describedCalls, `${method} ${path}`);
    if (!written)
      throw new RangeError(`${method} ${path} is not described in src/features/open-data/calls.ts.`);
    return { method, endpoint, operation, written, codes: listRefusals(endpoint, method) };
  });
}

const answerName = ({ id }: DescribedCall): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}Answer`;

function answerSchemas(calls: readonly Call[]) {
  return Object.fromEntries(
    calls.map(({ written, operation }) => [
      answerName(written),
      describeFields(toJsonSchema(operation.answered, 'output'), answerTexts),
    ]),
  );
}

/** By method. */
const describeCalls = (calls: readonly Call[], refusals: Refusals): Paths[string] =>
  Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), describeCall(call, refusals)]));

const ownPagesOnly = 'Only pages of our own site may send this call; other requests get 403.';

const proof: Parameter = {
  name: proofHeader,
  in: 'header',
  required: false,
  description: 'Solution of the task as JSON, if the answer was 428.',
  schema: { type: 'string' },
};

function describeCall(
  { written, method, endpoint, operation, codes }: Call,
  refusals: Refusals,
): DescribedOperation {
  const isPost = method === 'POST';
  const needsProof = operation.refusals?.includes('hook-unsigned') === true;
  const rate = rateSentence(chooseRate(endpoint, computeRates(defaultRatePerMinute)));
  const texts = [written.description, ...(isPost && !('receive' in endpoint) ? [ownPagesOnly] : []), rate];
  return {
    operationId: written.id,
    tags: [written.tag],
    summary: written.summary,
    description: texts.join('\n\n'),
    security: needsProof ? [{ webhookSignature: [] }, { webhookSecret: [] }] : [],
    parameters: [
      ...(isPost ? [] : queryParameters(operation.asked, written.query)),
      ...(endpoint.isGuessable ? [proof] : []),
    ],
    ...(isPost && { requestBody: requestBody(endpoint, operation, written.body) }),
    responses: {
      [operation.status ?? 200]: answer(written),
      ...(isPost && endpoint.form && { 303: redirect }),
      ...failureResponses(refusals, codes),
    },
  };
}

const redirect = {
  description: 'A form sent without scripts: on to the confirmation page',
  headers: { Location: { schema: { type: 'string', format: 'uri-reference' } } },
};

function answer(written: DescribedCall) {
  const media = {
    schema: { $ref: `#/components/schemas/${answerName(written)}` },
    ...(written.answer !== undefined && { example: written.answer }),
  };
  return {
    description: 'The answer',
    headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
    content: { 'application/json': media },
  };
}
