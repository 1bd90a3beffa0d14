/** A proof of work for the server, which asks for one while numbers are being guessed. Loaded only then. */
import { failureAnswerSchema } from '#model/live-answer.ts';
import type { Challenge } from '#model/proof.ts';
import { trustedScript } from '../trusted/trusted-script.ts';
import workerAddress from './proof-worker.ts?worker&url';

/** @param answer What the server said when it asked for a proof.
 * @returns The proof as the server takes it; undefined where none can be given. */
export async function prove(answer: unknown): Promise<string | undefined> {
  const challenge = failureAnswerSchema.safeParse(answer).data?.error.challenge;
  if (!challenge) return undefined;
  const solution = await solve(challenge);
  return typeof solution === 'object' && solution !== null
    ? JSON.stringify({ challenge, solution })
    : undefined;
}

function solve(challenge: Challenge): Promise<unknown> {
  const worker = new Worker(trustedScript(workerAddress), { type: 'module' });
  return new Promise<unknown>((resolve) => {
    worker.addEventListener('message', (message: MessageEvent<unknown>) => resolve(message.data));
    worker.addEventListener('error', () => resolve(undefined));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
