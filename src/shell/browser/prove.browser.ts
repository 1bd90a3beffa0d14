/** Proof of work, which the server requires while contract numbers are being guessed. Loaded only then. */
import { failureAnswerSchema } from '#platform/protocol/failure-answer.ts';
import type { Challenge, Proof } from '#platform/protocol/proof.ts';
import { trustedScript } from './trusted-script.ts';
import workerAddress from './proof-worker.ts?worker&url';

/** @param answer The server's response that requires a proof.
 * @returns The proof for the server; undefined if none can be computed. */
export async function prove(answer: unknown): Promise<string | undefined> {
  const challenge = failureAnswerSchema.safeParse(answer).data?.error.challenge;
  if (!challenge) return undefined;
  const counter = await solve(challenge);
  return typeof counter === 'number' ? JSON.stringify({ challenge, counter } satisfies Proof) : undefined;
}

function solve(challenge: Challenge): Promise<unknown> {
  const worker = new Worker(trustedScript(workerAddress), { type: 'module' });
  return new Promise<unknown>((resolve) => {
    worker.addEventListener('message', (message: MessageEvent<unknown>) => resolve(message.data));
    worker.addEventListener('error', () => resolve(undefined));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
