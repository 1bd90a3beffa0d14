/** Creates and verifies proofs of work. Each challenge is signed, expires, and allows one lookup of one number by one
 * neighbourhood. */
import { createHmac } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type CacheReport, registerCache } from '#base/bounded-cache.ts';
import type { Clock } from '#base/clock.ts';
import { tryJson } from '#base/json.ts';
import { type Challenge, challengeSchema, type Proof, proofSchema } from '#model/proof.ts';

export interface ProofTerms {
  /** Minimum hash rounds per attempt. */
  readonly cost: number;
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

/** Maximum used challenges in memory. */
const maxUsed = 50_000;

/** Memory of one: a signature of 64 characters and its map entry. */
const usedBytes = 256;

/** Maximum characters of a proof; valid ones have half of it. */
const maxProofLength = 2000;

/** One key in 16 starts with this, so the browser needs 16 attempts on average. Few expensive attempts instead of
 * many cheap ones, because each waits for the browser's event loop. */
const keyPrefix = '0';

export class ProofOfWork {
  readonly #options: ProofOptions;
  /** Bounded by `maxUsed`. Signature and expiry; all have the same lifetime, so the oldest expires first. */
  readonly #used = new Map<string, number>();

  constructor(options: ProofOptions) {
    this.#options = options;
    registerCache(this);
  }

  /** For the list of caches. */
  report(): CacheReport {
    const { size: entries } = this.#used;
    return {
      name: 'proofs of work that were used',
      entries,
      bytes: entries * usedBytes,
      maxEntries: maxUsed,
      maxBytes: maxUsed * usedBytes,
    };
  }

  async createChallenge({ cost, purpose }: ProofTerms): Promise<Challenge> {
    const { clock } = this.#options;
    const challenge = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost,
      keyPrefix,
      deriveKey,
      // Not altcha's own expiry, which uses the system clock.
      data: { untilMs: clock() + holdsMs },
      hmacSignatureSecret: this.#keyFor(purpose),
    });
    return challengeSchema.parse(challenge);
  }

  /** Verifies a proof and marks its challenge as used.
   * @param text The proof as received.
   * @returns false when it is invalid, expired, too cheap or already used. */
  async accept(text: string, { cost, purpose }: ProofTerms): Promise<boolean> {
    const proof = parseProof(text);
    if (!proof) return false;
    const { challenge, solution } = proof;
    const { untilMs } = challenge.parameters.data;
    if (untilMs <= this.#options.clock() || challenge.parameters.cost < cost) return false;
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: this.#keyFor(purpose),
    });
    return verified && this.#take(challenge.signature, untilMs);
  }

  /** The challenge itself does not contain the purpose. */
  #keyFor(purpose: string): string {
    return createHmac('sha256', this.#options.key).update(purpose).digest('hex');
  }

  async #take(signature: string, untilMs: number): Promise<boolean> {
    const { clock, used } = this.#options;
    for (const [first, endsAt] of this.#used) {
      if (endsAt > clock()) break;
      this.#used.delete(first);
    }
    // When the map is full, proofs are refused: dropping a valid entry would allow its reuse.
    if (this.#used.has(signature) || this.#used.size >= maxUsed) return false;
    this.#used.set(signature, untilMs);
    try {
      return (await used?.take(signature, untilMs)) ?? true;
    } catch {
      // Without the store each process accepts a proof once, which still slows down guessing.
      return true;
    }
  }
}

function parseProof(text: string): Proof | undefined {
  // An invalid proof leads to a new challenge.
  return text.length > maxProofLength ? undefined : proofSchema.safeParse(tryJson(text)).data;
}
