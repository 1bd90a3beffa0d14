/** An API for tests with a settable clock and limits, and a readable log. Set `limits.timeMs` to `silenceMs` if
 * the upstream does not answer. */
import type { LiveCall } from '#platform/events/live-event.ts';
import { CalendarTokens } from '#features/calendar/calendar-token.server.ts';
import { createDayIds } from '#features/calendar/day-ids.server.ts';
import { SeenDays } from '#features/calendar/seen-days.server.ts';
import type { Clock } from '#platform/base/clock.ts';
import { assertDescribed } from './described-answers.ts';
import { comingMs } from './test-limits.ts';
import { type ApiOptions, createApi } from '#platform/calls/api.ts';
import { demonstratedPosts } from '#platform/calls/demonstrated-posts.ts';
import { demonstratedDischarges } from '#features/discharges/demonstrated-contracts.server.ts';
import { demonstrationUpstream } from '#platform/calls/demonstration.ts';
import { demonstratedUnserved } from '#features/unserved/demonstrated-unserved.server.ts';
import { demonstratedSearch } from '#features/search/demonstrated-search.server.ts';
import type { CallParts } from '#platform/calls/endpoint.ts';
import { endpoints } from '#features/endpoints.server.ts';
import type { ContentEvent } from '#platform/cms/content-event.ts';
import { demonstrationHelpdesk } from '#features/forms/helpdesk/demonstration-helpdesk.server.ts';
import { FileReplayGuard } from '#platform/calls/hooks/replay-guard.ts';
import { MemoryStorage } from '#platform/calls/storage.ts';
import { FormQuota } from '#platform/calls/form-quota.ts';
import { FileUnanswered } from '#features/search/file-unanswered.server.ts';
import { WordShare } from '#features/search/word-share.server.ts';
import { ViolationCounts } from '#platform/calls/violation-counts.ts';
import { pageFolders } from '#shell/addresses/page-folders.ts';

/** Noon in Tallinn, on a Wednesday. */
export const noon = Date.parse('2026-11-18T10:00:00Z');

/** Of the company, in refusals. */
export const samplePhone = '2828';

/** Secrets that webhooks are signed with. */
export const sampleSecrets = {
  signingKey: Buffer.from('planted-signing-key'),
  addressSecret: 'planted-address-secret',
  pageBuilderSecret: 'planted-builder-secret',
};

export interface Asked {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; otherwise the text. */
  readonly body: unknown;
  readonly text: string;
}

/** @param options Parts of calls are among them. */
export function sampleApi(options: Partial<ApiOptions & CallParts> = {}) {
  const time = { now: noon };
  const clock: Clock = () => time.now;
  const log: LiveCall[] = [];
  const events: ContentEvent[] = [];
  const limits = { timeMs: comingMs, bodyBytes: 1_000_000 };
  const parts = { ...sampleParts(clock, events), ...options };
  const api = createApi({
    calls: [...endpoints.values()],
    parts,
    isDemonstration: parts.contentBase?.isDemonstration ?? false,
    limits,
    rates: { usual: 1000, personal: 1000 },
    proofs: { key: 'planted-proof-key' },
    storage: new MemoryStorage(clock),
    clock,
    loadFacts: () => Promise.resolve({ phone: samplePhone, wasteTypes: { bio: 'Biojäätmed' } }),
    report: (event) => {
      if (event.type === 'live-call') log.push(event);
    },
    ...options,
  });
  const ask = async (path: string, init?: RequestInit, visitor = '203.0.113.1'): Promise<Asked> => {
    const response = await api(new Request(new URL(path, 'http://site.example.ee'), init), visitor);
    const text = await response.text();
    const { status, headers } = response;
    const isJson = text !== '' && headers.get('content-type')?.startsWith('application/json') === true;
    const body: unknown = isJson ? JSON.parse(text) : text;
    const { pathname } = new URL(path, 'http://site.example.ee');
    if (isJson) assertDescribed({ pathname, method: init?.method ?? 'GET', status, body });
    return { status, headers, body, text };
  };
  return { api, ask, log, events, time, clock, limits };
}

/** The parts of all calls. */
export function sampleParts(clock: Clock, events: ContentEvent[]): CallParts {
  return {
    contentBase: demonstrationUpstream(clock, [
      demonstratedDischarges,
      demonstratedUnserved,
      demonstratedSearch,
      ...demonstratedPosts(() => Promise.resolve([])),
    ]),
    helpdesk: demonstrationHelpdesk('ticket_type_id'),
    orderDependencies: {
      isDemonstration: true,
      delivery: 'outbox',
      send: () => Promise.resolve({ type: 'sent' }),
    },
    orderDelivery: 'outbox',
    turnstile: undefined,
    calendars: {
      tokens: new CalendarTokens({ secret: 'planted-calendar-secret' }, clock),
      seen: new SeenDays(createDayIds('planted-calendar-secret')),
    },
    hooks: {
      secrets: sampleSecrets,
      replayGuard: new FileReplayGuard(':memory:', clock),
      acceptEvent: (event) => void events.push(event),
    },
    formQuota: new FormQuota(1000, clock),
    violations: new ViolationCounts(pageFolders),
    unanswered: new FileUnanswered(':memory:'),
    wordShare: new WordShare(clock),
    loadVersion: () => Promise.resolve(undefined),
  };
}

/** A POST request from a page of this site. */
export function posting(body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
}
