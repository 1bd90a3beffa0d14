/** Requests that need a proof of work while contract numbers are being guessed. */
import { proofHeader } from '#model/proof-header.ts';
import { type FetchRequest, loadJson, ProofNeededError } from '../fetcher/requests.ts';

/** The server requires a proof of work, and this browser cannot produce a valid one. */
export class ProofError extends Error {
  override readonly name = 'ProofError';
  readonly reason = 'proof-needed';
}

/** A proof that expires before it arrives is computed again. */
const maxProofs = 3;

/** @param request Of an endpoint that answers about contracts.
 * @throws {FetchError}
 * @throws {ProofError} */
export async function loadWithProof(request: FetchRequest): Promise<unknown> {
  let proof: string | undefined;
  for (let proofs = 0; proofs <= maxProofs; proofs += 1) {
    try {
      return await loadJson({
        ...request,
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
