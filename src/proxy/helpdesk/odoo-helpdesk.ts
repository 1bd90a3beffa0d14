/** The configured helpdesk, an Odoo website form. contracts.md §2.5: read the form page, keep its session and token, post
 * once. A post that went out is never repeated, since the helpdesk would make a second ticket of it. */
import { failure, type Result, success } from '#base/result.ts';
import { readBoundedBytes } from '../bounded-bytes.ts';
import type { UpstreamFailure, UpstreamLimits } from '../upstream/ask.ts';
import type { Helpdesk, Submission, SubmissionOutcome } from './helpdesk.ts';
import { readOdooAnswer } from './odoo-answer.ts';
import { type OdooForm, parseOdooForm } from './odoo-form.ts';

export interface HelpdeskPlace {
  /** Origin and root of the helpdesk, with a slash at the end. */
  readonly url: string;
  /** Of the form page: `/helpdesk/customer-care-1`. */
  readonly formPath: string;
  readonly topicField: string;
}

export interface HelpdeskLimits {
  /** Of the form page. */
  readonly form: UpstreamLimits;
  /** Milliseconds for everything that sending takes. */
  readonly submitMs: number;
}

interface Opened {
  readonly form: OdooForm;
  /** The session, as a Cookie header; the visitor's own cookies are never sent. */
  readonly cookie: string;
}

export function odooHelpdesk(place: HelpdeskPlace, limits: HelpdeskLimits): Helpdesk {
  const open = (signal: AbortSignal) => openForm(place, limits.form, signal);
  return {
    isDemonstration: false,
    topicField: place.topicField,
    loadFields: async () => {
      const opened = await open(AbortSignal.timeout(limits.form.timeMs));
      return opened.type === 'failure' ? opened : success(opened.value.form.fields);
    },
    submit: async (submission) => {
      const signal = AbortSignal.timeout(limits.submitMs);
      const attempt = async (): Promise<SubmissionOutcome> => {
        const opened = await open(AbortSignal.any([signal, AbortSignal.timeout(limits.form.timeMs)]));
        if (opened.type === 'failure') return { type: 'down', because: opened.failure };
        return post(place, { submission, ...opened.value, signal });
      };
      const outcome = await attempt();
      // The post was turned away at the door, so nothing exists yet: the form is read again, once.
      return outcome.type === 'session-expired' ? attempt() : outcome;
    },
  };
}

async function openForm(
  { url, formPath }: HelpdeskPlace,
  { bodyBytes }: UpstreamLimits,
  signal: AbortSignal,
): Promise<Result<Opened, UpstreamFailure>> {
  try {
    const response = await fetch(new URL(formPath, url), {
      headers: { Accept: 'text/html' },
      redirect: 'manual',
      signal,
    });
    const { status } = response;
    if (status !== 200) await response.body?.cancel();
    if (status >= 300 && status < 400) return failure({ reason: 'redirect' });
    if (status !== 200) return failure({ reason: 'status', status, code: undefined });
    const bytes = await readBoundedBytes(response.body, bodyBytes);
    if (!bytes) return failure({ reason: 'too-large' });
    const form = parseOdooForm(new TextDecoder().decode(bytes));
    return form
      ? success({ form, cookie: cookieOf(response.headers) })
      : failure({ reason: 'wrong-shape', at: 'form' });
  } catch {
    // Which network error it was changes nothing for anybody who waits for the answer.
    return failure({ reason: signal.aborted ? 'slow' : 'unreachable' });
  }
}

function cookieOf(headers: Headers): string {
  return headers
    .getSetCookie()
    .flatMap((cookie) => cookie.split(';', 1))
    .join('; ');
}

interface Posting extends Opened {
  readonly submission: Submission;
  readonly signal: AbortSignal;
}

/** Bytes of an answer, which is a page at worst. */
const answerLimitBytes = 1_000_000;

async function post({ url }: HelpdeskPlace, posting: Posting): Promise<SubmissionOutcome> {
  const { form, cookie, signal } = posting;
  try {
    const response = await fetch(new URL(form.target, url), {
      method: 'POST',
      headers: { Accept: 'application/json', ...(cookie !== '' && { Cookie: cookie }) },
      body: bodyOf(posting),
      redirect: 'manual',
      signal,
    });
    const bytes = await readBoundedBytes(response.body, answerLimitBytes);
    return readOdooAnswer(response.status, new TextDecoder().decode(bytes));
  } catch (cause) {
    if (isNeverSent(cause)) return { type: 'down', because: { reason: 'unreachable' } };
    return { type: 'unconfirmed', because: { reason: signal.aborted ? 'slow' : 'unreachable' } };
  }
}

function bodyOf({ form, submission: { fields, attachment } }: Posting): FormData {
  const body = new FormData();
  // For a name that stands twice Odoo takes the first, so each stands once; empty ones are left out.
  for (const [name, value] of Object.entries({ ...form.defaults, ...fields })) {
    if (value !== '') body.set(name, value);
  }
  if (attachment) {
    const { name, type, bytes } = attachment;
    body.set(`${form.fileField}[0][0]`, new Blob([Uint8Array.from(bytes)], { type }), name);
  }
  if (form.token !== undefined) body.set('csrf_token', form.token);
  return body;
}

const refusedConnections = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'],
]);

/** No connection came about, so nothing can have arrived. */
function isNeverSent(cause: unknown): boolean {
  const reason = cause instanceof Error ? cause.cause : undefined;
  return (
    typeof reason === 'object' &&
    reason !== null &&
    'code' in reason &&
    refusedConnections.has(String(reason.code))
  );
}
