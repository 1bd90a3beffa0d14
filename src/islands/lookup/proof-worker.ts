/** Computes proofs of work off the main thread. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from '#model/proof.ts';

addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => void solve(challenge));

/** Responds with null if it is impossible: browsers provide crypto.subtle in secure contexts only. */
async function solve(challenge: Challenge): Promise<void> {
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null);
  postMessage(solution);
}
