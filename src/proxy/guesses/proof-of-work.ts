/** Work that is asked for and checked: each challenge is signed, ends after a while and opens one lookup, of those for whom
 * and for which it was made. */
import { createHmac } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type CacheReport, registerCache } from '#base/bounded-cache.ts';
import type { Clock } from '#base/clock.ts';
import { tryJson } from '#base/json.ts';
import { type Challenge, challengeSchema, type Proof, proofSchema } from '#model/proof.ts';

export interface ProofTerms {
  /** Rounds of hashing of each try: of a proof, at least. */
  readonly cost: number;
  /** Who looks what up: a proof for one purpose is none for another. */
  readonly purpose: string;
}

/** Remembers which challenges have been used. */
export interface UsedChallenges {
  /** @returns false when it was used before.
   * @throws When the store fails. */
  take(id: string, untilMs: number): Promise<boolean>;
}

export interface ProofOptions {
  /** Signs challenges; processes that answer the same visitors share it. */
  readonly key: string;
  readonly clock: Clock;
  /** Shared by all processes, beside the memory of this one. */
  readonly used?: UsedChallenges | undefined;
}

/** Time to solve it in and to send it, on a slow telephone too. */
const holdsMs = 2 * 60 * 1000;

/** Used challenges that are remembered at the same time. */
const maxUsed = 50_000;

/** Bytes of each: 64 signs of a signature, and its place in the map. */
const usedBytes = 256;

/** Characters of a proof; the longest that is of use has half of it. */
const maxProofLength = 2000;

/** One key in 16 begins so: the browser has to try that many on average. Few dear tries rather than many cheap ones: a busy
 * browser lets each wait for its turn. */
const keyPrefix = '0';

export class ProofOfWork {
  readonly #options: ProofOptions;
  /** Bounded by `maxUsed`. Signature and end; all hold equally long, so that the first ends first. */
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
      // Not altcha's own end of a challenge, which asks the system for the time.
      data: { untilMs: clock() + holdsMs },
      hmacSignatureSecret: this.#keyFor(purpose),
    });
    return challengeSchema.parse(challenge);
  }

  /** Takes a proof once.
   * @param text The proof as it arrived. */
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

  /** Nothing of the purpose stands in the challenge itself. */
  #keyFor(purpose: string): string {
    return createHmac('sha256', this.#options.key).update(purpose).digest('hex');
  }

  async #take(signature: string, untilMs: number): Promise<boolean> {
    const { clock, used } = this.#options;
    for (const [first, endsAt] of this.#used) {
      if (endsAt > clock()) break;
      this.#used.delete(first);
    }
    // Forgetting one that still holds would let it be used again.
    if (this.#used.has(signature) || this.#used.size >= maxUsed) return false;
    this.#used.set(signature, untilMs);
    try {
      return (await used?.take(signature, untilMs)) ?? true;
    } catch {
      // Without the store each process takes a proof once, which still makes guessing slow.
      return true;
    }
  }
}

function parseProof(text: string): Proof | undefined {
  // Who sends anything else gets another challenge.
  return text.length > maxProofLength ? undefined : proofSchema.safeParse(tryJson(text)).data;
}
