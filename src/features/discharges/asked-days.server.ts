/** Collection days for what is made without a script: asked of the live part as the page's script would ask. */
import { compareCodes } from '#platform/base/code-order.ts';
import { failure, type Result, success } from '#platform/base/result.ts';
import type { Api } from '#platform/calls/api.ts';
import { failureAnswerSchema } from '#platform/protocol/failure-answer.ts';
import { noProof, proofHeader } from '#platform/protocol/proof-header.ts';
import { refusals } from '#platform/calls/refusal.ts';
import type { RefusalEntry } from '#platform/calls/refusal-entry.ts';
import { postingTo } from '#platform/on-demand/posted-form.ts';
import type { ContractNumber } from '#shell/company/contract-number.ts';
import { type Discharge, dischargesAnswerSchema } from './discharges-answer.ts';

/** The request that the page's script would send. A link may come from anywhere, a form only from our own pages; the live
 * part checks that. */
export function askingFor(contractNumber: string, request: Request): Request {
  const path = '/api/discharges';
  if (request.method !== 'GET') return postingTo(path, { contractNumber }, request);
  const address = new URL(path, request.url);
  address.search = new URLSearchParams({ contractNumber }).toString();
  return new Request(address, { headers: { [proofHeader]: noProof } });
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
): Promise<Result<FoundDays, RefusalEntry>> {
  const answers = [];
  for (const number of numbers) {
    const found = await api(askingFor(number, request), clientAddress);
    if (!found.ok) return failure(await toRefusal(found));
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

async function toRefusal(response: Response): Promise<RefusalEntry> {
  const { status } = response;
  if (status === 403) return refusals['origin-foreign'];
  if (status === 428)
    return { status, message: failureAnswerSchema.parse(await response.json()).error.message };
  return refusals[status === 429 ? 'too-many-requests' : 'upstream-wrong'];
}
