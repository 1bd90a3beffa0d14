/** Calendars of collection days: made for one request, from the live answers. */
import { answerSecurityHeaders } from '#base/security-headers.ts';
import { BoundedCache, textBytes } from '#base/bounded-cache.ts';
import type { Clock } from '#base/clock.ts';
import { digest } from '#base/digest.ts';
import { type CalendarEntries, calendarEntriesSchema } from '#model/calendar-entries.ts';
import { locales, textIn } from '#model/locale.ts';
import { tallinnDay } from '#model/tallinn-day.ts';
import type { Api } from '#proxy/api.ts';
import { type RefusalCode, refusals } from '#proxy/refusal.ts';

export interface CalendarDrawer {
  /** @returns The iCalendar file, with texts and names in the language of the calendar. */
  readonly drawCalendar: (calendar: CalendarEntries) => Promise<string>;
}

interface CalendarFile {
  readonly text: string;
  readonly etag: string;
  /** Milliseconds since the epoch. */
  readonly freshUntil: number;
  readonly day: string;
}

interface FeedContext {
  readonly api: Api;
  readonly drawer: CalendarDrawer;
  readonly clientAddress: string;
  readonly token: string;
}

/** Seconds after which a programme may ask again. */
const retrySeconds = '300';

/** How long a calendar is answered while the content base is down, before it is asked again. */
const staleMs = 60 * 1000;

/** Finished calendars by token, as long as the answers they are made of are fresh. */
export class CalendarFeed {
  readonly #clock: Clock;
  readonly #files = new BoundedCache<CalendarFile>({
    name: 'calendars of collection days',
    maxBytes: 32 * 1024 * 1024,
    maxEntries: 20_000,
    sizeOf: ({ text }) => textBytes(text),
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
    if (!found.ok) return refuse(found);
    const calendar = calendarEntriesSchema.parse(await found.json());
    const text = await context.drawer.drawCalendar(calendar);
    const freshMs = calendar.isStale ? staleMs : freshFor(found.headers);
    const file = { text, etag: `"${digest(text)}"`, freshUntil: now + freshMs, day: tallinnDay(now) };
    this.#files.set(context.token, file);
    return this.#respond(request, file);
  }

  #respond(request: Request, { text, etag, freshUntil }: CalendarFile): Response {
    const seconds = Math.max(0, Math.floor((freshUntil - this.#clock()) / 1000));
    const headers = {
      ...answerSecurityHeaders,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="collection-days.ics"',
      // Whoever has the address may read it, and nobody else.
      'Cache-Control': `private, max-age=${seconds}`,
      'X-Robots-Tag': 'noindex',
      ETag: etag,
    };
    const known = (request.headers.get('if-none-match') ?? '').split(',').map((one) => one.trim());
    if (known.includes(etag) || known.includes(`W/${etag}`))
      return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : text, { headers });
  }
}

/** From the headers of the live part; 0 if it may not be kept. */
function freshFor(headers: Headers): number {
  const [, seconds = '0'] = /max-age=(\d{1,6})/u.exec(headers.get('cache-control') ?? '') ?? [];
  return Number(seconds) * 1000;
}

/** 410: programmes stop asking, and who opens the address reads why. Everything else passes: they ask again later. */
function refuse(found: Response): Response {
  const isGone = found.status === 410;
  const isBusy = found.status === 429;
  const code: RefusalCode = isGone ? 'calendar-unknown' : isBusy ? 'too-many-requests' : 'upstream-wrong';
  const { message } = refusals[code];
  const text = locales.map((locale) => `${textIn(message, locale)}\n`).join('');
  return new Response(text, {
    status: isGone ? 410 : isBusy ? 429 : 503,
    headers: {
      ...answerSecurityHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      ...(!isGone && { 'Retry-After': found.headers.get('retry-after') ?? retrySeconds }),
    },
  });
}
