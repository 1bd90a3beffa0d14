/** Whether upstreams respond and accept the credentials. Each receives one request with a time limit; nothing
 * is changed. */
import { z } from 'zod';
import { toMessage } from '#platform/base/result.ts';
import { configuredOrigin } from '#platform/base/http/destination.ts';
import { requestHttp } from '#platform/base/http/http-client.ts';
import { askVersion } from '#features/page-builder/client.server.ts';
import { ContentBaseClient } from '#platform/cms/wordpress/client.ts';
import { ContentBaseError } from '#platform/cms/wordpress/content-base-error.ts';
import { verifyMailServer } from '#platform/calls/mail-server.ts';
import type { LiveSettings } from '#platform/calls/settings.ts';
import { newPassword, permalinks } from '#platform/cms/wordpress/client.ts';
import { contentBaseUpstream } from '#platform/calls/upstream/upstream.ts';
import { verifyCredentials } from '#platform/calls/upstream/verify-credentials.ts';
import type { Diagnosis } from './diagnosis.ts';

/** Timeout for each; all are checked in parallel. */
export const patienceMs = 10_000;

/** The API index of a WordPress with many plugins is long. */
const bodyBytes = 10_000_000;

type Places = Pick<LiveSettings, 'contentBase' | 'helpdesk' | 'pageBuilder' | 'smtpUrl'>;

export async function diagnoseUpstreams(places: Places, timeMs = patienceMs): Promise<readonly Diagnosis[]> {
  const { contentBase, helpdesk, pageBuilder, smtpUrl } = places;
  const asked = await Promise.all([
    contentBase && diagnoseContentBase(contentBase, timeMs),
    contentBase?.credentials && diagnoseTimer(contentBase, timeMs),
    helpdesk && diagnoseHelpdesk(helpdesk, timeMs),
    pageBuilder && diagnosePageBuilder(pageBuilder, timeMs),
    smtpUrl !== undefined && diagnoseMail(smtpUrl, timeMs),
  ]);
  return asked.filter((diagnosis) => typeof diagnosis === 'object');
}

async function diagnoseContentBase(
  contentBase: NonNullable<Places['contentBase']>,
  timeMs: number,
): Promise<Diagnosis> {
  const subject = 'content base';
  const answer = await load(contentBase.url, timeMs);
  if (typeof answer === 'string') {
    return {
      subject,
      state: 'bad',
      message: answer,
      remedy: 'Check CONTENT_BASE_URL and whether WordPress is up.',
    };
  }
  if (!answer.isJson) {
    const remedy = `CONTENT_BASE_URL is the root of the REST interface: https://…/wp-json/. ${permalinks}`;
    return { subject, state: 'bad', message: `it answers ${answer.status}, and no JSON.`, remedy };
  }
  if (!contentBase.credentials) return { subject, state: 'good', message: 'it answers.' };
  const state = await verifyCredentials(contentBaseUpstream(contentBase), { timeMs, bodyBytes });
  if (state === 'accepted')
    return { subject, state: 'good', message: 'it answers and takes the credentials.' };
  const remedy = newPassword;
  return state === 'refused'
    ? { subject, state: 'bad', message: 'it refuses the credentials.', remedy }
    : {
        subject,
        state: 'warning',
        message: 'it responds, but does not report whether it accepts the credentials.',
        remedy,
      };
}

/** How late a scheduled article may be. */
const maxLateMs = 60_000;

/** Whether articles wait whose time has come. Without visitors, WordPress publishes them only when its timer is run.
 * @returns undefined when it cannot be told: another check says why. */
async function diagnoseTimer(
  contentBase: NonNullable<Places['contentBase']>,
  timeMs: number,
): Promise<Diagnosis | undefined> {
  const client = new ContentBaseClient(contentBase, { timeMs, bodyBytes, tries: 1 });
  try {
    const before = new Date(Date.now() - maxLateMs).toISOString();
    const { json } = await client.ask('wp/v2/posts', {
      status: 'future',
      before,
      per_page: 1,
      _fields: 'id',
    });
    const late = z.array(z.object({ id: z.int() })).parse(json);
    const subject = "WordPress's timer";
    if (late.length === 0) return { subject, state: 'good', message: 'no scheduled article is late.' };
    return {
      subject,
      state: 'bad',
      message: 'a scheduled article is late by more than a minute.',
      remedy: 'Run wp-cron.php every few seconds: docs/wordpress.md, “Scheduled articles”.',
    };
  } catch (cause) {
    if (cause instanceof ContentBaseError || cause instanceof z.ZodError) return undefined;
    throw cause;
  }
}

async function diagnoseHelpdesk(
  { url, formPath }: NonNullable<Places['helpdesk']>,
  timeMs: number,
): Promise<Diagnosis> {
  const subject = 'helpdesk';
  const answer = await load(new URL(formPath.replace(/^\/+/u, ''), url).href, timeMs);
  const remedy = 'Check HELPDESK_URL and HELPDESK_FORM_PATH.';
  if (typeof answer === 'string') return { subject, state: 'bad', message: answer, remedy };
  if (answer.status === 200 && answer.text.includes('<form')) {
    return { subject, state: 'good', message: 'its page with the form answers.' };
  }
  const message =
    answer.status === 200 ? 'its page has no form.' : `its page with the form answers ${answer.status}.`;
  return { subject, state: 'bad', message, remedy };
}

async function diagnosePageBuilder(
  place: NonNullable<Places['pageBuilder']>,
  timeMs: number,
): Promise<Diagnosis> {
  const subject = 'page builder';
  try {
    await askVersion(place, { timeMs, bodyBytes });
    return { subject, state: 'good', message: 'it answers, and something is published.' };
  } catch (cause) {
    const remedy = 'Check PLASMIC_PROJECT_ID, PLASMIC_TOKEN and PLASMIC_HOST.';
    return { subject, state: 'bad', message: toMessage(cause), remedy };
  }
}

async function diagnoseMail(smtpUrl: string, timeMs: number): Promise<Diagnosis> {
  const subject = 'mail server';
  try {
    await within(verifyMailServer(smtpUrl, timeMs), timeMs);
    return { subject, state: 'good', message: 'it takes the connection.' };
  } catch (cause) {
    // A mail server's message may repeat the user name; its code is enough.
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer';
    return { subject, state: 'bad', message: `it cannot be used (${code}).`, remedy: 'Check SMTP_URL.' };
  }
}

interface Loaded {
  readonly status: number;
  readonly isJson: boolean;
  readonly text: string;
}

/** @returns The response, or a sentence that explains the failure. */
async function load(address: string, timeMs: number): Promise<Loaded | string> {
  const outcome = await requestHttp(address, {
    destinations: [configuredOrigin(address)],
    limits: { timeMs, bodyBytes },
    redirects: 'return',
  });
  if (outcome.type === 'failure') {
    const { reason } = outcome.failure;
    if (reason === 'too-large') return `it answers with more than ${bodyBytes} bytes.`;
    return reason === 'timeout' ? `it does not answer within ${timeMs / 1000} s.` : 'it cannot be reached.';
  }
  const { status, headers, bytes } = outcome.value;
  const isJson = (headers.get('content-type') ?? '').includes('json');
  return { status, isJson, text: bytes.toString('utf8') };
}

async function within(work: Promise<void>, timeMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too late')), timeMs);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
