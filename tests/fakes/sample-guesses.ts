/** Guesses of contract numbers for tests: lookups from many addresses, and proofs of work. */
import { createHash } from 'node:crypto';
import { failureAnswerSchema } from '#platform/protocol/failure-answer.ts';
import type { Challenge } from '#platform/protocol/proof.ts';
import { proofHeader } from '#platform/protocol/proof-header.ts';
import { isSolved, openAttempts } from '#platform/calls/proof-work.ts';
import { type Asked, posting, type sampleApi } from './sample-api.ts';

/** As with the default RATE_LIMIT: 60 unknown numbers a minute of the site, 10 in ten minutes of a network. */
export const rates = { usual: 120, personal: 20 };
export const known = '1000002';

export type Ask = ReturnType<typeof sampleApi>['ask'];

export interface LookupOptions {
  readonly from: string;
  readonly proof?: string;
}

export function lookUp(ask: Ask, number: string, { from, proof }: LookupOptions): Promise<Asked> {
  const headers: Record<string, string> = proof === undefined ? {} : { [proofHeader]: proof };
  return ask('/api/discharges', posting({ contractNumber: number }, headers), from);
}

export const strangerAt = (index: number) => `198.51.${index >> 8}.${index & 255}`;
export const unknownNumber = (index: number) => String(5_000_000 + index);

export function parseChallenge({ body }: Asked): Challenge {
  const { challenge } = failureAnswerSchema.parse(body).error;
  if (!challenge) throw new TypeError('No proof was asked for.');
  return challenge;
}

export function solve(challenge: Challenge): string {
  const attempt = openAttempts(challenge);
  let counter = 0;
  while (!isSolved(createHash('sha256').update(attempt(counter)).digest(), challenge)) counter += 1;
  return JSON.stringify({ challenge, counter });
}

export const solveChallenge = (answer: Asked): string => solve(parseChallenge(answer));

/** A counter that solves nothing. */
export function solveWrongly(answer: Asked): string {
  const challenge = parseChallenge(answer);
  const attempt = openAttempts(challenge);
  let counter = 0;
  while (isSolved(createHash('sha256').update(attempt(counter)).digest(), challenge)) counter += 1;
  return JSON.stringify({ challenge, counter });
}

/** One guess from each of many addresses.
 * @returns How many were answered without a proof. */
export async function guess(ask: Ask, count: number, proof?: string): Promise<number> {
  let answered = 0;
  for (let index = 0; index < count; index += 1) {
    const options = { from: strangerAt(index), ...(proof !== undefined && { proof }) };
    const { status } = await lookUp(ask, unknownNumber(index), options);
    if (status === 200) answered += 1;
  }
  return answered;
}

/** What a network that has used up its guesses is told. */
export async function askedForProof(ask: Ask, from: string): Promise<Asked> {
  for (let index = 0; index < 10; index += 1) await lookUp(ask, unknownNumber(index), { from });
  return lookUp(ask, known, { from });
}

export const makeCalendar = (
  ask: Ask,
  contractNumbers: readonly string[],
  { from, proof }: LookupOptions,
) => {
  const headers: Record<string, string> = proof === undefined ? {} : { [proofHeader]: proof };
  return ask('/api/calendar', posting({ contractNumbers, locale: 'et' }, headers), from);
};
