/** Fields of a query and headers of a request. */
import { lookup } from '#base/lookup.ts';
import { type Locale, textIn } from '#model/locale.ts';
import { proofHeader } from '#model/proof-header.ts';
import type { AnyEndpoint } from '#proxy/endpoint.ts';
import type { Method, Operation } from '#proxy/operation.ts';
import type { z } from 'zod';
import type { Parameter } from './open-api.ts';
import { queryExamples } from './examples.ts';
import { fieldText, jsonSchemaOf, queryValueSchema } from './schema.ts';
import type { OperationText } from './texts/operations.ts';
import { words } from './texts/words.ts';

interface ParametersContext {
  readonly endpoint: AnyEndpoint;
  readonly method: Method;
  readonly operation: Operation;
  readonly text: OperationText;
  readonly locale: Locale;
}

export function parametersOf(context: ParametersContext): readonly Parameter[] {
  const { endpoint, method, locale } = context;
  const proof: Parameter = {
    name: proofHeader,
    in: 'header',
    required: false,
    description: textIn(words.proof, locale),
    schema: { type: 'string' },
  };
  return [...(method === 'GET' ? queryOf(context) : []), ...(endpoint.isGuessable ? [proof] : [])];
}

function queryOf({ operation: { asked }, text: { id }, locale }: ParametersContext): readonly Parameter[] {
  const shape = asked && 'shape' in asked ? (asked.shape as Readonly<Record<string, z.core.$ZodType>>) : {};
  const { required = [] } = asked ? jsonSchemaOf(asked, 'input') : {};
  return Object.entries(shape).map(([name, schema]) => {
    const example = lookup(lookup(queryExamples, id) ?? {}, name);
    return {
      name,
      in: 'query',
      required: required.includes(name),
      description: fieldText(name, id, locale),
      schema: queryValueSchema(schema),
      ...(example !== undefined && { example }),
    } as const;
  });
}
