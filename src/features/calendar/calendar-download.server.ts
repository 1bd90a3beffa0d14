/** POST /calendar/file: collection days as a file, for those who want no calendar that follows. It works without
 * JavaScript, and without a secret. */
import { z } from 'zod';
import { answerSecurityHeaders } from '#platform/base/security-headers.ts';
import { calendarFileName } from './calendar-file.ts';
import { calendarFilePath, maxContracts } from './calendar.ts';
import { locales } from '#platform/languages/locale.ts';
import type { Api } from '#platform/calls/api.ts';
import type { Parameters } from '#platform/calls/endpoint.ts';
import type { DayIds } from './day-ids.server.ts';
import { entriesAhead } from './seen-days.server.ts';
import { contractNumberSchema } from '#features/discharges/discharges.server.ts';
import { parseParameters } from '#platform/calls/request-fields.ts';
import { calendarFieldsShape } from './calendar-choice.ts';
import type { CalendarDrawer } from './calendar-feed.server.ts';
import { type AnswerOnDemand, localeOn } from '#platform/on-demand/answer-on-demand.ts';
import type { PageLimits } from '#platform/on-demand/page-limits.ts';
import { plainRefusal, privateHeaders, retryLater } from '#platform/on-demand/page-response.ts';
import { findDays } from '#features/discharges/asked-days.server.ts';
import { answerPost } from '#platform/on-demand/posted-form.ts';
import { refusalEntry } from '#platform/calls/refusal.ts';
import { calendarRefusals } from './refusals.ts';

interface DownloadOptions {
  /** Of collection days. */
  readonly api: Api;
  readonly drawer: CalendarDrawer;
  readonly dayIds: DayIds;
  readonly limits: PageLimits;
}

export function createCalendarDownload({ limits, ...options }: DownloadOptions): AnswerOnDemand {
  return async (request, clientAddress) => {
    if (request.method !== 'POST' || localeOn(calendarFilePath, request) === undefined) return undefined;
    return answerPost(request, { limits, clientAddress, counts: ['lookup'] }, (posted) =>
      answerDownload(request, posted, { ...options, clientAddress }),
    );
  };
}

interface DownloadContext extends Omit<DownloadOptions, 'limits'> {
  readonly clientAddress: string;
}

const askedSchema = z.strictObject({
  contractNumber: z
    .union([z.string(), z.array(z.string())])
    .transform((value) => [value].flat())
    .pipe(z.array(contractNumberSchema).min(1).max(maxContracts)),
  locale: z.enum(locales),
  ...calendarFieldsShape,
});

/** @param request A POST, within the limits.
 * @param fields Of its form. */
async function answerDownload(
  request: Request,
  fields: Parameters,
  { api, drawer, dayIds, clientAddress }: DownloadContext,
): Promise<Response> {
  const asked = parseParameters(askedSchema, fields);
  // The form names its language, whatever its address.
  const posted = {
    method: request.method,
    url: request.url,
    locale: z.enum(locales).safeParse(fields.locale).data,
  };
  if (asked.type === 'failure') return plainRefusal(posted, refusalEntry(asked.failure.code));
  const { contractNumber: numbers, locale, reminder, wasteType: wasteTypes } = asked.value;
  const found = await findDays([...new Set(numbers)], request, { api, clientAddress });
  if (found.type === 'failure') return plainRefusal(posted, found.failure);
  const { discharges, ...provenance } = found.value;
  const wanted = discharges.filter(({ garbage }) => wasteTypes.length === 0 || wasteTypes.includes(garbage));
  const entries = [...entriesAhead(wanted, dayIds)];
  if (entries.length === 0) return plainRefusal(posted, calendarRefusals['calendar-empty'], retryLater);
  const text = await drawer.drawCalendar({ ...provenance, locale, reminder, entries });
  return new Response(text, {
    headers: {
      ...answerSecurityHeaders,
      ...privateHeaders,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${calendarFileName(locale)}"`,
    },
  });
}
