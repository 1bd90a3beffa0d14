import { type DischargesAnswer, dischargesAnswerSchema } from '#model/live-answer.ts';
import { proofHeader } from '#model/proof.ts';
import { FetchError, type FetchFailure, loadJson, ProofNeededError } from '../fetcher/fetch-request.ts';

/** The address is on this site, so it is neither missing nor forbidden. */
export type LookupFailure = Exclude<FetchFailure, 'no-url' | 'not-allowed'> | 'proof-needed';

/** The server requires a proof of work, and this browser cannot produce a valid one. */
class ProofError extends Error {
  override readonly name = 'ProofError';
  readonly reason = 'proof-needed';
}

/** @param error Error of a lookup; undefined if it has not failed. */
export function lookupFailure(error: unknown): LookupFailure | undefined {
  if (error === undefined) return undefined;
  if (error instanceof ProofError) return error.reason;
  const reason = error instanceof FetchError ? error.reason : undefined;
  return reason === 'unreachable' || reason === 'too-many' ? reason : 'no-answer';
}

/** A proof that expires before it arrives is computed again. */
const maxProofs = 3;

/** Loads future collections. The number is sent in the body: an address would end up in logs and in Referer.
 * @throws {FetchError}
 * @throws {ProofError} */
export async function loadDischarges(contractNumber: string): Promise<DischargesAnswer> {
  const parsed = dischargesAnswerSchema.safeParse(await loadWithProof(contractNumber));
  if (!parsed.success) throw new FetchError('no-answer', parsed.error);
  return parsed.data;
}

async function loadWithProof(contractNumber: string): Promise<unknown> {
  let proof: string | undefined;
  for (let proofs = 0; proofs <= maxProofs; proofs += 1) {
    try {
      return await loadJson({
        url: '/api/discharges',
        method: 'POST',
        body: { contractNumber },
        ...(proof !== undefined && { headers: { [proofHeader]: proof } }),
      });
    } catch (cause) {
      if (!(cause instanceof ProofNeededError)) throw cause;
      proof = await proofFor(cause);
    }
  }
  throw new ProofError();
}

/** @throws {ProofError} */
async function proofFor({ answer }: ProofNeededError): Promise<string> {
  // If the script fails to load, no proof can be computed.
  const proof = await import('./prove.ts').then(({ prove }) => prove(answer)).catch(() => undefined);
  if (proof === undefined) throw new ProofError();
  return proof;
}
