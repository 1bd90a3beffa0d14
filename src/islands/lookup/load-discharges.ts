/** The request of a lookup. */
import { type DischargesAnswer, dischargesAnswerSchema } from '#model/discharges-answer.ts';
import { FetchError } from '../fetcher/requests.ts';
import { loadWithProof, ProofError } from './load-with-proof.ts';
import type { LookupFailure } from './lookup-state.ts';

/** Loads future collections. The number is sent in the body: an address would end up in logs and in Referer.
 * @throws {FetchError}
 * @throws {ProofError} */
export async function loadDischarges(contractNumber: string): Promise<DischargesAnswer> {
  const parsed = dischargesAnswerSchema.safeParse(
    await loadWithProof({ url: '/api/discharges', method: 'POST', body: { contractNumber } }),
  );
  if (!parsed.success) throw new FetchError('no-answer', parsed.error);
  return parsed.data;
}

/** @param error Thrown by `loadDischarges`. */
export function lookupFailure(error: unknown): LookupFailure {
  if (error instanceof ProofError) return error.reason;
  const reason = error instanceof FetchError ? error.reason : undefined;
  return reason === 'unreachable' || reason === 'too-many' ? reason : 'no-answer';
}
