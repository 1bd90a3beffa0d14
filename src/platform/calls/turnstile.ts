/** Turnstile check of submitted forms, where it is configured. */
import { z } from 'zod';
import { turnstileAction } from '#platform/protocol/turnstile-action.ts';
import { configuredOrigin } from '#platform/base/http/destination.ts';
import { requestJson } from '#platform/base/http/http-client.ts';

export interface Turnstile {
  /** Public key of the widget. */
  readonly siteKey: string;
  readonly secret: string;
  /** Endpoint that verifies tokens. */
  readonly verifyUrl: string;
  /** Host name of the site: tokens issued on other hosts are refused. undefined: not checked. */
  readonly hostname: string | undefined;
}

export const turnstileVerifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** @returns undefined when it is not configured. */
export const configureTurnstile = ({
  turnstile,
}: {
  readonly turnstile: Omit<Turnstile, 'verifyUrl'> | undefined;
}): Turnstile | undefined => turnstile && { ...turnstile, verifyUrl: turnstileVerifyUrl };

/** Field name that the widget uses. */
export const turnstileField = 'cf-turnstile-response';

/** Any value: what it is worth is asked of the check (isPassed). */
export const turnstileTokenSchema = z.unknown().describe('Answer of the security check, where there is one.');

const limits = { timeMs: 4000, bodyBytes: 20_000 };

/** Maximum length of a token in characters. */
const maxTokenLength = 2048;

const answerSchema = z.object({
  success: z.literal(true),
  hostname: z.string(),
  /** Action of the widget; one key may serve several forms. */
  action: z.literal(turnstileAction),
});

/** @param token Value of the form field.
 * @returns false also when the check itself fails. */
export async function isPassed({ secret, verifyUrl, hostname }: Turnstile, token: unknown): Promise<boolean> {
  if (typeof token !== 'string' || token === '' || token.length > maxTokenLength) return false;
  const answer = await requestJson(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    destinations: [configuredOrigin(verifyUrl)],
    limits,
    schema: answerSchema,
  });
  // The visitor is asked to try again or to call.
  return answer.type === 'success' && (hostname === undefined || answer.value.hostname === hostname);
}
