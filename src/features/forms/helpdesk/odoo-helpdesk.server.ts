/** The configured helpdesk, an Odoo website form (docs/upstreams.md §2.5): read the form page, keep its session and
 * token, submit once. A submit that was sent is never repeated, since that would create a second ticket. */
import { configuredOrigin } from '#platform/base/http/destination.ts';
import { requestHttp } from '#platform/base/http/http-client.ts';
import { failure, type Result, success } from '#platform/base/result.ts';
import {
  type UpstreamFailure,
  upstreamFailure,
  type UpstreamLimits,
} from '#platform/calls/upstream/upstream.ts';
import type { Helpdesk, Submission, SubmissionOutcome } from './helpdesk.server.ts';
import { readOdooAnswer } from './odoo-answer.server.ts';
import { type OdooForm, parseOdooForm } from './odoo-form.server.ts';
import type { HelpdeskPlace } from '../settings.server.ts';

export interface HelpdeskLimits {
  /** Limits of the form page. */
  readonly form: UpstreamLimits;
  /** Time limit for sending a message, in milliseconds. */
  readonly submitMs: number;
}

interface Opened {
  readonly form: OdooForm;
  /** The session as a Cookie header. The visitor's own cookies are never sent. */
  readonly cookie: string;
}

export function odooHelpdesk(place: HelpdeskPlace, limits: HelpdeskLimits): Helpdesk {
  return {
    isDemonstration: false,
    topicField: place.topicField,
    loadFields: async () => {
      const opened = await openForm(place, limits.form);
      return opened.type === 'failure' ? opened : success(opened.value.form.fields);
    },
    submit: async (submission) => {
      const end = performance.now() + limits.submitMs;
      const leftMs = () => Math.max(1, end - performance.now());
      const attempt = async (): Promise<SubmissionOutcome> => {
        const timeMs = Math.min(leftMs(), limits.form.timeMs);
        const opened = await openForm(place, { ...limits.form, timeMs });
        if (opened.type === 'failure') return { type: 'down', reason: opened.failure };
        return post(place, { submission, ...opened.value, timeMs: leftMs() });
      };
      const outcome = await attempt();
      // The token was refused before a ticket was created, so the form is read once more.
      return outcome.type === 'session-expired' ? attempt() : outcome;
    },
  };
}

async function openForm(
  { url, formPath }: HelpdeskPlace,
  limits: UpstreamLimits,
): Promise<Result<Opened, UpstreamFailure>> {
  const headers = { Accept: 'text/html' };
  const destinations = [configuredOrigin(url)];
  const outcome = await requestHttp(new URL(formPath, url), { headers, destinations, limits });
  if (outcome.type === 'failure') return failure(upstreamFailure(outcome.failure));
  const { status, headers: received, bytes } = outcome.value;
  if (status !== 200) return failure({ reason: 'status', status, code: undefined });
  const form = parseOdooForm(new TextDecoder().decode(bytes));
  return form
    ? success({ form, cookie: joinCookies(received) })
    : failure({ reason: 'wrong-shape', at: 'form' });
}

function joinCookies(headers: Headers): string {
  return headers
    .getSetCookie()
    .flatMap((cookie) => cookie.split(';', 1))
    .join('; ');
}

interface PostContext extends Opened {
  readonly submission: Submission;
  readonly timeMs: number;
}

/** Maximum bytes of the response, which is an HTML page in the worst case. */
const answerLimitBytes = 1_000_000;

async function post({ url }: HelpdeskPlace, posting: PostContext): Promise<SubmissionOutcome> {
  const { form, cookie, timeMs } = posting;
  const outcome = await requestHttp(new URL(form.target, url), {
    method: 'POST',
    headers: { Accept: 'application/json', ...(cookie !== '' && { Cookie: cookie }) },
    body: buildBody(posting),
    destinations: [configuredOrigin(url)],
    limits: { timeMs, bodyBytes: answerLimitBytes },
    redirects: 'return',
  });
  if (outcome.type === 'success') {
    const { status, bytes } = outcome.value;
    return readOdooAnswer(status, new TextDecoder().decode(bytes));
  }
  const { status: response } = outcome.failure;
  if (response !== undefined) return readOdooAnswer(response, '');
  const reason = upstreamFailure(outcome.failure);
  // Without a connection the message cannot have arrived.
  return { type: outcome.failure.isSent ? 'unconfirmed' : 'down', reason };
}

function buildBody({ form, submission: { fields, attachment } }: PostContext): FormData {
  const body = new FormData();
  // Odoo uses the first of two equal names, so each is sent once; empty fields are left out.
  for (const [name, value] of Object.entries({ ...form.defaults, ...fields })) {
    if (value !== '') body.set(name, value);
  }
  if (attachment) {
    const { name, type, bytes } = attachment;
    body.set(`${form.fileField}[0][0]`, new Blob([new Uint8Array(bytes)], { type }), name);
  }
  if (form.token !== undefined) body.set('csrf_token', form.token);
  return body;
}
