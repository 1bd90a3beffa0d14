/** Works out proofs off the main thread. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from '#model/proof.ts';

addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => void solve(challenge));

/** Answers with null where it cannot be done: browsers lend their hashes to encrypted pages only. */
async function solve(challenge: Challenge): Promise<void> {
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null);
  postMessage(solution);
}
