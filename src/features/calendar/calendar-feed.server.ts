/** Calendars of collection days: made for one request, from the live answers. */
import { answerSecurityHeaders } from '#platform/base/security-headers.ts';
import { BoundedCache, textBytes } from '#platform/base/bounded-cache.ts';
import type { Clock } from '#platform/base/clock.ts';
import { digest } from '#platform/base/digest.ts';
import { isKnownTag } from '#platform/base/http/entity-tag.ts';
import { parseCalendarPath } from './calendar.ts';
import { type CalendarEntries, calendarEntriesSchema } from './calendar-entries.ts';
import { locales, textIn } from '#platform/languages/locale.ts';
import { failureAnswerSchema } from '#platform/protocol/failure-answer.ts';
import { tallinnDay } from '#platform/time/tallinn-day.ts';
import type { Api } from '#platform/calls/api.ts';
import { refusalEntry } from '#platform/calls/refusal.ts';
import type { AnswerOnDemand } from '#platform/on-demand/answer-on-demand.ts';
import { freshFor } from '#platform/on-demand/page-response.ts';
import { calendarRefusals } from './refusals.ts';

export interface CalendarDrawer {
  /** @returns The iCalendar file, with texts and names in the language of the calendar. */
  readonly drawCalendar: (calendar: CalendarEntries) => Promise<string>;
}

interface CalendarFile {
  readonly text: string;
  readonly etag: string;
  /** When the file got its text, milliseconds since the epoch, at a full second. */
  readonly modified: number;
  /** Milliseconds since the epoch. */
  readonly freshUntil: number;
  readonly day: string;
}

interface FeedOptions {
  /** Of calendar entries. */
  readonly api: Api;
  readonly drawer: CalendarDrawer;
  readonly clock: Clock;
}

export function createCalendarFeed({ clock, ...options }: FeedOptions): AnswerOnDemand {
  const calendars = new CalendarFeed(clock);
  return async (request, clientAddress) => {
    const token = parseCalendarPath(new URL(request.url).pathname);
    return token === undefined ? undefined : calendars.answer(request, { ...options, clientAddress, token });
  };
}

interface FeedContext extends Omit<FeedOptions, 'clock'> {
  readonly clientAddress: string;
  readonly token: string;
}

/** Seconds after which a programme may ask again. */
const retrySeconds = '300';

/** The same where no day is known: days of a new season come at some time, not in minutes. */
const emptyRetrySeconds = '21600';

const secondMs = 1000;

/** How long a calendar is answered while the content base is down, before it is asked again. */
const staleMs = 60 * 1000;

/** Finished calendars by token, as long as the answers they are made of are fresh. */
class CalendarFeed {
  readonly #clock: Clock;
  readonly #files = new BoundedCache<CalendarFile>({
    name: 'calendars of collection days',
    maxBytes: 32 * 1024 * 1024,
    maxEntries: 20_000,
    countBytes: ({ text }) => textBytes(text),
  });

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async answer(request: Request, context: FeedContext): Promise<Response> {
    const now = this.#clock();
    const known = this.#files.get(context.token);
    if (known && now < known.freshUntil && known.day === tallinnDay(now))
      return this.#respond(request, known);
    const address = new URL('/api/calendar-entries', request.url);
    address.searchParams.set('token', context.token);
    const found = await context.api(new Request(address), context.clientAddress);
    // An empty calendar would delete the days that people already have.
    if (!found.ok) return await refuse(found);
    const calendar = calendarEntriesSchema.parse(await found.json());
    const text = await context.drawer.drawCalendar(calendar);
    const freshMs = calendar.isStale ? staleMs : freshFor(found.headers);
    const etag = `"${digest(text)}"`;
    const modified = known?.etag === etag ? known.modified : Math.floor(now / secondMs) * secondMs;
    const file = { text, etag, modified, freshUntil: now + freshMs, day: tallinnDay(now) };
    this.#files.set(context.token, file);
    return this.#respond(request, file);
  }

  #respond(request: Request, file: CalendarFile): Response {
    const { text, etag, modified, freshUntil } = file;
    const seconds = Math.max(0, Math.floor((freshUntil - this.#clock()) / secondMs));
    const headers = {
      ...answerSecurityHeaders,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="collection-days.ics"',
      // Whoever has the address may read it, and nobody else.
      'Cache-Control': `private, max-age=${seconds}`,
      'X-Robots-Tag': 'noindex',
      ETag: etag,
      'Last-Modified': new Date(modified).toUTCString(),
    };
    if (isKnown(request.headers, file)) return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : text, { headers });
  }
}

/** RFC 9110, 13.2.2: the time counts only where no tag is given. */
function isKnown(headers: Headers, { etag, modified }: CalendarFile): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) return isKnownTag(tags, etag);
  return Date.parse(headers.get('if-modified-since') ?? '') >= modified;
}

/** What an address answers for its reader; everything else of the live part is a failure that passes. */
const feedRefusals = ['calendar-unknown', 'calendar-empty', 'too-many-requests', 'not-configured'] as const;

/** 410: programmes stop asking, and who opens the address reads why. Otherwise they ask again later. */
async function refuse(found: Response): Promise<Response> {
  const { code: given } = failureAnswerSchema.parse(await found.json()).error;
  const code = feedRefusals.find((one) => one === given) ?? 'upstream-wrong';
  const { message, status } = refusalEntry(code, calendarRefusals);
  const isGone = code === 'calendar-unknown';
  const usualSeconds = code === 'calendar-empty' ? emptyRetrySeconds : retrySeconds;
  const text = locales.map((locale) => `${textIn(message, locale)}\n`).join('');
  return new Response(text, {
    status: code === 'upstream-wrong' ? 503 : status,
    headers: {
      ...answerSecurityHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      ...(!isGone && { 'Retry-After': found.headers.get('retry-after') ?? usualSeconds }),
    },
  });
}
