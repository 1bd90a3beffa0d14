/** The check by Turnstile that a person sends a form, where it is configured. */
import { z } from 'zod';
import { turnstileAction } from '#model/turnstile.ts';
import { configuredOrigin } from '#base/http/destination.ts';
import { requestJson } from '#base/http/json.ts';

export interface Turnstile {
  /** Public: the widget on the page needs it. */
  readonly siteKey: string;
  readonly secret: string;
  /** Answers whether a token is good. */
  readonly verifyUrl: string;
  /** Of the site: a token that was given on another page is none of ours. undefined: nobody said which it is. */
  readonly hostname: string | undefined;
}

export const turnstileVerifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** Name that the widget gives its field. */
export const turnstileField = 'cf-turnstile-response';

const limits = { timeMs: 4000, bodyBytes: 20_000 };

/** Longer ones are none. */
const maxTokenLength = 2048;

const answerSchema = z.object({
  success: z.literal(true),
  hostname: z.string(),
  /** What the widget was made for; one key may serve several. */
  action: z.literal(turnstileAction),
});

/** @param token As the form holds it.
 * @returns false also when the check itself fails: a form that cannot be checked is not sent. */
export async function isPassed({ secret, verifyUrl, hostname }: Turnstile, token: unknown): Promise<boolean> {
  if (typeof token !== 'string' || token === '' || token.length > maxTokenLength) return false;
  const answer = await requestJson(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    destinations: [configuredOrigin(verifyUrl)],
    limits,
    schema: answerSchema,
  });
  // Whatever else it is, the visitor is told to try again or to call.
  return answer.type === 'success' && (hostname === undefined || answer.value.hostname === hostname);
}
