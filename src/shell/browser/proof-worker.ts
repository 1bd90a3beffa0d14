/** Computes proofs of work off the main thread. In plain JavaScript: crypto.subtle takes a turn of the event loop for each hash,
 * and is there in secure contexts only. */
import { sha256 } from '@noble/hashes/sha2.js';
import type { Challenge } from '#platform/protocol/proof.ts';
import { isSolved, openAttempts } from '#platform/calls/proof-work.ts';

addEventListener('message', ({ data: challenge }: MessageEvent<Challenge>) => {
  const attempt = openAttempts(challenge);
  let counter = 0;
  while (!isSolved(sha256(attempt(counter)), challenge)) counter += 1;
  postMessage(counter);
});
