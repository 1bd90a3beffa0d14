/** The check by Turnstile that a person sends a form, where it is configured. */
import { z } from 'zod';
import { readBoundedBytes } from './bounded-bytes.ts';

export interface Turnstile {
  /** Public: the widget on the page needs it. */
  readonly siteKey: string;
  readonly secret: string;
  /** Answers whether a token is good. */
  readonly verifyUrl: string;
}

export const turnstileVerifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** Name that the widget gives its field. */
export const turnstileField = 'cf-turnstile-response';

/** Milliseconds. */
const timeMs = 4000;
const answerLimitBytes = 20_000;

/** Longer ones are none. */
const longestToken = 2048;

const answerSchema = z.object({ success: z.literal(true) });

/** @param token As the form holds it.
 * @returns false also when the check itself fails: a form that cannot be checked is not sent. */
export async function isPassed({ secret, verifyUrl }: Turnstile, token: unknown): Promise<boolean> {
  if (typeof token !== 'string' || token === '' || token.length > longestToken) return false;
  try {
    const body = new URLSearchParams({ secret, response: token });
    const signal = AbortSignal.timeout(timeMs);
    const response = await fetch(verifyUrl, { method: 'POST', body, redirect: 'error', signal });
    const bytes = await readBoundedBytes(response.body, answerLimitBytes);
    return answerSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes))).success;
  } catch {
    // The visitor is told to try again or to call.
    return false;
  }
}
