import { z } from 'zod';
import { tryJson } from '../json.ts';
import { failure, type Result, success } from '../result.ts';
import { type HttpClient, requestHttp } from './http-client.ts';
import type { HttpRequestOptions } from './http-request.ts';
import type { HttpFailure, HttpResponse } from './http-response.ts';

export const jsonType = /^application\/(?:[\w.-]+\+)?json\b/iu;

/** Valid JSON that fails the schema; `at` is the path of the first error. */
export interface WrongShape {
  readonly reason: 'wrong-shape';
  readonly at: string;
}

export interface NoJson {
  readonly reason: 'malformed';
}

/** The status is not 2xx. */
export interface WrongStatus {
  readonly reason: 'status';
  readonly status: number;
}

export function readJson<Schema extends z.core.$ZodType>(
  { bytes }: HttpResponse,
  schema: Schema,
): Result<z.output<Schema>, WrongShape | NoJson> {
  const json = tryJson(bytes);
  if (json === undefined) return failure({ reason: 'malformed' });
  const parsed = z.safeParse(schema, json);
  if (parsed.success) return success(parsed.data);
  return failure({ reason: 'wrong-shape', at: parsed.error.issues[0]?.path.map(String).join('.') ?? '' });
}

export interface JsonRequestOptions<Schema extends z.core.$ZodType> extends Omit<
  HttpRequestOptions,
  'contentType' | 'redirects'
> {
  readonly schema: Schema;
}

/** Requests JSON and validates it against a schema. */
export async function requestJson<Schema extends z.core.$ZodType>(
  address: URL | string,
  { schema, ...options }: JsonRequestOptions<Schema>,
  request: HttpClient = requestHttp,
): Promise<Result<z.output<Schema>, HttpFailure | WrongShape | NoJson | WrongStatus>> {
  const outcome = await request(address, { ...options, contentType: jsonType });
  if (outcome.type === 'failure') return outcome;
  const { status } = outcome.value;
  if (status < 200 || status > 299) return failure({ reason: 'status', status });
  return readJson(outcome.value, schema);
}
