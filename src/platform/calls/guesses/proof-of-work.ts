/** Creates and verifies proofs of work. Each challenge is signed, expires, and allows one lookup of one number by one
 * neighbourhood. To verify one costs two hashes, whatever was asked for, and is done at once: in the thread pool of the process
 * strangers would keep files, compression and name look-ups waiting. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#platform/base/clock.ts';
import { tryJson } from '#platform/base/json.ts';
import { Limiter } from '#platform/base/limiter.ts';
import { type Challenge, proofSchema } from '#platform/protocol/proof.ts';
import { isSolved, openAttempts } from '../proof-work.ts';

export interface ProofTerms {
  /** Minimum work, in attempts on average. */
  readonly attempts: number;
  /** Client and number; a proof is valid for its own purpose only. */
  readonly purpose: string;
}

/** Stores used challenges. */
export interface UsedChallenges {
  /** @returns false when the challenge was used before.
   * @throws When the store fails. */
  take(id: string, untilMs: number): Promise<boolean>;
}

export interface ProofOptions {
  /** Signs challenges; shared by the processes that serve the same visitors. */
  readonly key: string;
  readonly clock: Clock;
  /** Shared by all processes, in addition to this process's memory. */
  readonly used?: UsedChallenges | undefined;
}

/** Time to solve and send a challenge, on a slow phone too. */
const holdsMs = 2 * 60 * 1000;

/** Used challenges in memory. Only right signatures are kept, so whoever wants one forgotten has to be given as many. */
const maxUsed = 50_000;

/** Maximum characters of a proof; valid ones have a fifth of it. */
const maxProofLength = 1000;

export class ProofOfWork {
  readonly #options: ProofOptions;
  readonly #used: Limiter;

  constructor(options: ProofOptions) {
    this.#options = options;
    const { clock } = options;
    this.#used = new Limiter({
      name: 'proofs of work that were used',
      windowMs: holdsMs,
      clock,
      maxKeys: maxUsed,
    });
  }

  createChallenge({ attempts, purpose }: ProofTerms): Challenge {
    const unsigned = {
      seed: randomBytes(seedBytes).toString('hex'),
      attempts,
      untilMs: this.#options.clock() + holdsMs,
    };
    return { ...unsigned, signature: this.#sign(unsigned, purpose) };
  }

  /** Verifies a proof. Its challenge is used up by it, right or wrong, so nobody can try one challenge again and again.
   * @param text The proof as received.
   * @returns Its challenge; undefined when it is invalid, expired, too cheap or already used. */
  verify(text: string, { attempts, purpose }: ProofTerms): Challenge | undefined {
    const proof = text.length > maxProofLength ? undefined : proofSchema.safeParse(tryJson(text)).data;
    if (!proof || !this.#isOurs(proof.challenge, purpose)) return undefined;
    const { challenge, counter } = proof;
    const use = this.#used.take([{ key: challenge.signature, max: 1 }]);
    if (use.type === 'refused') return undefined;
    use.permit.release();
    const isValid = challenge.untilMs > this.#options.clock() && challenge.attempts >= attempts;
    const hash = createHash('sha256').update(openAttempts(challenge)(counter)).digest();
    return isValid && isSolved(hash, challenge) ? challenge : undefined;
  }

  /** Where there are several processes, a verified challenge counts as used in all of them.
   * @returns Whether this process is the first to take it. */
  async takeFromAll({ signature, untilMs }: Challenge): Promise<boolean> {
    try {
      return (await this.#options.used?.take(signature, untilMs)) ?? true;
    } catch {
      // Without the store each process accepts a proof once, which still slows down guessing.
      return true;
    }
  }

  #isOurs({ signature, ...unsigned }: Challenge, purpose: string): boolean {
    return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(this.#sign(unsigned, purpose), 'hex'));
  }

  /** The challenge itself does not contain the purpose. */
  #sign({ seed, attempts, untilMs }: Omit<Challenge, 'signature'>, purpose: string): string {
    const signed = JSON.stringify([seed, attempts, untilMs, purpose]);
    return createHmac('sha256', this.#options.key).update(signed).digest('hex');
  }
}

const seedBytes = 16;

/** Key that signs challenges. Netlify functions run in several processes that share only their settings, so the key
 * is derived from a secret among them, one-way. */
export function challengeKey(sharedSecret: string | Uint8Array = randomBytes(32)): string {
  return createHmac('sha256', sharedSecret).update('challenges of lookups').digest('hex');
}
