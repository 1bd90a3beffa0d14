import { type DischargesAnswer, dischargesAnswerSchema } from '#model/live-answer.ts';

/** Why there is no answer: nothing came back, too many questions were asked, or the answer is none. */
export type LookupFailure = 'unreachable' | 'too-many' | 'no-answer';

export class LookupError extends Error {
  override readonly name = 'LookupError';
  readonly reason: LookupFailure;

  constructor(reason: LookupFailure, cause?: unknown) {
    super(`The lookup failed: ${reason}.`, { cause });
    this.reason = reason;
  }
}

/** Longer than the server waits for its upstream. */
const limitMs = 20_000;

/** Asks for the emptyings ahead. The number travels in the body: an address would end up in logs and in Referer.
 * @throws {LookupError} */
export async function loadDischarges(contractNumber: string): Promise<DischargesAnswer> {
  const response = await send(contractNumber);
  if (response.status === 429) throw new LookupError('too-many');
  if (!response.ok) throw new LookupError('no-answer');
  try {
    return dischargesAnswerSchema.parse(await response.json());
  } catch (cause) {
    throw new LookupError('no-answer', cause);
  }
}

async function send(contractNumber: string): Promise<Response> {
  try {
    return await fetch('/api/discharges', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ contractNumber }),
      signal: AbortSignal.timeout(limitMs),
    });
  } catch (cause) {
    throw new LookupError('unreachable', cause);
  }
}
