/** Sends a form by script and returns the outcome. */
import { tryJson } from '#platform/base/json.ts';
import { failureAnswerSchema } from '#platform/protocol/failure-answer.ts';
import { sentAnswerSchema } from '#platform/protocol/sent-answer.ts';
import type { Locale } from '#platform/languages/locale.ts';

export type SendOutcome =
  /** @property note Fragment of the next page with the details, if there is one. */
  | {
      readonly type: 'sent';
      readonly reference: string;
      readonly note: 'demonstration' | 'outbox' | undefined;
    }
  /** The form was not accepted. */
  | ({ readonly type: 'refused'; readonly fields: readonly string[] } & Failure)
  /** It may have arrived nevertheless. */
  | ({ readonly type: 'unconfirmed'; readonly reference: string } & Failure)
  | { readonly type: 'unclear'; readonly reason: 'lost' | 'unreadable' }
  | { readonly type: 'offline' };

interface Failure {
  /** In the language of the page. */
  readonly message: string;
  /** The helpdesk's own reason for the refusal. */
  readonly text: string | undefined;
  readonly isDemonstration: boolean;
}

/** Longer than the server's timeout for the helpdesk. */
const limitMs = 40_000;

/** @param action Endpoint of the form. */
export async function sendForm(action: string, body: FormData, locale: Locale): Promise<SendOutcome> {
  if (!navigator.onLine) return { type: 'offline' };
  try {
    const signal = AbortSignal.timeout(limitMs);
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal,
    });
    return readOutcome(await response.text(), response.ok, locale);
  } catch {
    // The form may have been sent before the connection failed.
    return { type: 'unclear', reason: 'lost' };
  }
}

/** @param isGood The status means that the form was accepted. */
export function readOutcome(text: string, isGood: boolean, locale: Locale): SendOutcome {
  const answer = tryJson(text);
  const sent = sentAnswerSchema.safeParse(answer);
  if (isGood && sent.success) {
    const { reference, delivery, isDemonstration } = sent.data;
    const note = delivery === 'outbox' ? 'outbox' : isDemonstration ? 'demonstration' : undefined;
    return { type: 'sent', reference, note };
  }
  const failed = failureAnswerSchema.safeParse(answer);
  if (isGood || !failed.success) return { type: 'unclear', reason: 'unreadable' };
  const { isDemonstration, error } = failed.data;
  const given = { message: error.message[locale], text: error.text, isDemonstration };
  const { reference, fields = [], parameter } = error;
  if (reference !== undefined) return { type: 'unconfirmed', reference, ...given };
  return {
    type: 'refused',
    fields: fields.length === 0 && parameter !== undefined ? [parameter] : fields,
    ...given,
  };
}
