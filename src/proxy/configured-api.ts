/** Builds the live API from its settings. */
import { systemClock } from '#base/clock.ts';
import type { Report } from '#events/site-event.ts';
import { writeEvent } from '#events/write-events.ts';
import type { Post } from '#model/post.ts';
import { join } from 'node:path';
import type { CalendarDependencies } from './calendar/calendar-dependencies.ts';
import { CalendarTokens } from './calendar/calendar-token.ts';
import { dayIdsOf } from './calendar/day-ids.ts';
import { SeenDays } from './calendar/seen-days.ts';
import { type Api, createApi } from './api.ts';
import { demonstrationUpstream } from './demonstration/demonstration.ts';
import { demonstrationHelpdesk } from './helpdesk/demonstration-helpdesk.ts';
import { odooHelpdesk } from './helpdesk/odoo-helpdesk.ts';
import type { ShowRefused } from './form-answer.ts';
import { FormQuota } from './form-quota.ts';
import type { AcceptEvent, HookDependencies } from './hooks/hook-sender.ts';
import type { ReplayGuard } from './hooks/replay-guard.ts';
import { challengeKeyOf } from './guesses/challenge-key.ts';
import type { UsedChallenges } from './guesses/proof-of-work.ts';
import { type AnswerStorage, MemoryStorage } from './storage.ts';
import { mailbox } from './orders/mailbox.ts';
import type { OrderDependencies } from './orders/order-dependencies.ts';
import type { DrawOrder } from './orders/order-mail.ts';
import { outbox } from './orders/outbox.ts';
import { ratesOf } from './rates.ts';
import type { LiveSettings } from './settings.ts';
import { loadPosts, loadVersion, loadWasteTypeNames } from './site-folder.ts';
import { turnstileVerifyUrl } from './turnstile.ts';
import type { UnansweredStore } from './unanswered/unanswered-store.ts';
import { contentBaseUpstream, type Upstream, type UpstreamLimits } from './upstream/upstream.ts';
import { ViolationCounts } from './violation-counts.ts';
import { type CredentialState, verifyCredentials } from './upstream/verify-credentials.ts';

/** Limits of one upstream call. Everything but a message to the helpdesk is answered within 8 s. */
const limits: UpstreamLimits = { timeMs: 7000, bodyBytes: 2_000_000 };

/** Time limit for sending one message to the helpdesk. */
const submitMs = 20_000;

export interface Folders {
  readonly outDir: string;
  readonly contentDir: string;
  /** Stores orders when no mail server is configured; absent where the disk is not persistent. */
  readonly stateDir?: string;
}

export interface Surroundings {
  readonly report?: Report;
  readonly showRefused?: ShowRefused;
  /** Draws the PDF of an order. */
  readonly drawOrder?: DrawOrder;
  /** @param memory Cache in front of the store that keeps answers outside the process. */
  readonly keepLasting?: (memory: AnswerStorage) => AnswerStorage;
  /** Shown on the status page. Absent: counted, but not shown. */
  readonly violations?: ViolationCounts;
  readonly formQuota?: FormQuota;
  /** Absent: words for which nothing was found are not counted. */
  readonly unanswered?: UnansweredStore;
  /** Challenges used in any process; for sites that run in several. */
  readonly usedChallenges?: UsedChallenges;
  /** Absent: webhooks are refused. */
  readonly acceptEvent?: AcceptEvent | undefined;
  /** Webhook ids already processed; needed together with acceptEvent. */
  readonly replayGuard?: ReplayGuard;
}

export function configureApi(
  settings: LiveSettings,
  { outDir, contentDir, stateDir }: Folders,
  surroundings: Surroundings = {},
): Api {
  const { report = writeEvent, showRefused, keepLasting } = surroundings;
  const storage = new MemoryStorage(systemClock);
  const { turnstile } = settings;
  return createApi({
    contentBase: contentBaseOf(settings, contentDir),
    helpdesk: helpdeskOf(settings),
    orderDependencies: orderDependenciesOf(settings, stateDir, surroundings.drawOrder),
    turnstile: turnstile && { ...turnstile, verifyUrl: turnstileVerifyUrl },
    hooks: hooksOf(settings, surroundings),
    calendars: calendarsOf(settings),
    limits,
    rates: ratesOf(settings.ratePerMinute),
    violations: surroundings.violations ?? new ViolationCounts(),
    unanswered: surroundings.unanswered,
    formQuota: surroundings.formQuota ?? new FormQuota(settings.formsPerDay, systemClock),
    proofs: { key: challengeKeyOf(settings), used: surroundings.usedChallenges },
    storage,
    lastingAnswers: keepLasting?.(storage) ?? storage,
    clock: systemClock,
    report,
    showRefused,
    loadVersion: () => loadVersion(outDir),
    loadWasteTypeNames: () => Promise.resolve(loadWasteTypeNames(contentDir)),
  });
}

/** Folder of orders that could not be mailed because no mail server is configured. */
export function outboxFolder(stateDir: string): string {
  return join(stateDir, 'outbox');
}

function helpdeskOf({ helpdesk, topicField, isDemonstration }: LiveSettings) {
  if (helpdesk) return odooHelpdesk(helpdesk, { form: limits, submitMs });
  return isDemonstration ? demonstrationHelpdesk(topicField) : undefined;
}

function calendarsOf(settings: LiveSettings): CalendarDependencies | undefined {
  const { calendarSecrets } = settings;
  return (
    calendarSecrets && {
      tokens: new CalendarTokens(calendarSecrets, systemClock),
      seen: new SeenDays(dayIdsOf(settings)),
    }
  );
}

function hooksOf(
  { hooks: secrets }: LiveSettings,
  { acceptEvent, replayGuard }: Surroundings,
): HookDependencies | undefined {
  const { signingKey, pageBuilderSecret } = secrets;
  if (!acceptEvent || !replayGuard || (!signingKey && pageBuilderSecret === undefined)) return undefined;
  return { secrets, replayGuard, acceptEvent };
}

function orderDependenciesOf(
  { smtpUrl, ordersMailbox: address, isDemonstration, outbox: outboxLimits }: LiveSettings,
  stateDir: string | undefined,
  draw: DrawOrder | undefined,
): OrderDependencies | undefined {
  if (smtpUrl !== undefined) return mailbox({ smtpUrl, address, draw }, limits.timeMs);
  if (stateDir === undefined) return undefined;
  const place = { folder: outboxFolder(stateDir), address, isDemonstration, limits: outboxLimits, draw };
  return outbox(place, systemClock);
}

/** Checked once at the start. The site is served in any case. */
export async function loadCredentialState({ contentBase }: LiveSettings): Promise<CredentialState> {
  if (!contentBase?.credentials) return 'unknown';
  return verifyCredentials(contentBaseUpstream(contentBase), limits);
}

/** The demo runs only when nothing is configured, so demo data never mixes with real data. */
function contentBaseOf(
  { contentBase, isDemonstration }: LiveSettings,
  contentDir: string,
): Upstream | undefined {
  if (contentBase) return contentBaseUpstream(contentBase);
  let posts: Promise<readonly Post[]> | undefined;
  return isDemonstration
    ? demonstrationUpstream(systemClock, () => (posts ??= loadPosts(contentDir)))
    : undefined;
}
