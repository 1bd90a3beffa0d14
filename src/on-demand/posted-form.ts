/** Forms that the browser itself posts to a page, with contract numbers in their body. */
import { compareCodes } from '#base/code-order.ts';
import { failure, type Result, success } from '#base/result.ts';
import type { ContractNumber } from '#model/contract-number.ts';
import { type Discharge, dischargesAnswerSchema } from '#model/discharges-answer.ts';
import { noProof, proofHeader } from '#model/proof-header.ts';
import type { Api } from '#proxy/api.ts';
import type { Parameters } from '#proxy/endpoint.ts';
import type { RefusalCode } from '#proxy/refusal.ts';
import { readFormBody } from '#proxy/request-fields.ts';
import { bodyFaultOf, readRequestBody } from '#proxy/request-body.ts';

/** Bytes: these forms have some short fields. */
const limitBytes = 2048;

const formType = /^application\/x-www-form-urlencoded\s*(?:;|$)/iu;

export async function readPostedForm(request: Request): Promise<Result<Parameters, RefusalCode>> {
  const type = request.headers.get('content-type') ?? '';
  if (!formType.test(type)) return failure('type-unknown');
  try {
    const bytes = await readRequestBody(request, limitBytes);
    return bytes ? success(readFormBody(bytes, type) ?? {}) : failure('body-too-large');
  } catch (cause) {
    return failure(bodyFaultOf(cause));
  }
}

/** The request that the page's script would send. A link may come from anywhere, a form only from our own pages; the live
 * part checks that. */
export function askingFor(contractNumber: string, request: Request): Request {
  const path = '/api/discharges';
  if (request.method !== 'GET') return postingTo(path, { contractNumber }, request);
  const address = new URL(path, request.url);
  address.search = new URLSearchParams({ contractNumber }).toString();
  return new Request(address, { headers: { [proofHeader]: noProof } });
}

/** @param posted The visitor's own request, which tells where the form is. */
export function postingTo(path: string, body: object, { url, headers: given }: Request): Request {
  const headers = new Headers({ 'content-type': 'application/json', [proofHeader]: noProof });
  for (const name of ['origin', 'sec-fetch-site']) {
    const value = given.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(new URL(path, url), { method: 'POST', headers, body: JSON.stringify(body) });
}

interface AskContext {
  readonly api: Api;
  readonly clientAddress: string;
}

/** Collections of several contracts as one answer. */
export interface FoundDays {
  readonly discharges: readonly Discharge[];
  readonly isDemonstration: boolean;
  readonly isStale: boolean;
  /** Of the oldest answer. */
  readonly asOf: string;
}

/** @returns On failure the reason for the visitor: an answer without one of the contracts would look complete. */
export async function findDays(
  numbers: readonly ContractNumber[],
  request: Request,
  { api, clientAddress }: AskContext,
): Promise<Result<FoundDays, RefusalCode>> {
  const answers = [];
  for (const number of numbers) {
    const found = await api(askingFor(number, request), clientAddress);
    if (!found.ok) return failure(codeOf(found.status));
    answers.push(dischargesAnswerSchema.parse(await found.json()));
  }
  return success({
    discharges: answers
      .flatMap(({ discharges }) => discharges)
      .toSorted((a, b) => compareCodes(a.date, b.date)),
    isDemonstration: answers.some(({ isDemonstration }) => isDemonstration),
    isStale: answers.some(({ isStale }) => isStale),
    asOf: answers.map(({ asOf }) => asOf).toSorted()[0] ?? '',
  });
}

function codeOf(status: number): RefusalCode {
  if (status === 403) return 'origin-foreign';
  if (status === 428) return 'proof-needed';
  return status === 429 ? 'too-many-requests' : 'upstream-wrong';
}
