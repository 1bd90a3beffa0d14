/** POST /calendar/file: collection days as a file, for those who want no calendar that follows. It works without
 * JavaScript, and without a secret. */
import { z } from 'zod';
import { answerSecurityHeaders } from '#base/security-headers.ts';
import { calendarFileName } from '#documents/calendar-file.ts';
import { maxContracts, maxWasteTypes, reminders } from '#model/calendar.ts';
import { locales } from '#model/locale.ts';
import type { Api } from '#proxy/api.ts';
import { entriesAhead } from '#proxy/calendar/seen-days.ts';
import { contractNumberSchema, parseParameters } from '#proxy/request-fields.ts';
import type { CalendarDrawer } from './calendar-feed.ts';
import { plainRefusal, privateHeaders } from './page-response.ts';
import { findDays, readPostedForm } from './posted-form.ts';

interface DownloadContext {
  readonly api: Api;
  readonly drawer: CalendarDrawer;
  readonly clientAddress: string;
}

const askedSchema = z.strictObject({
  contractNumber: z
    .union([z.string(), z.array(z.string())])
    .transform((value) => [value].flat())
    .pipe(z.array(contractNumberSchema).min(1).max(maxContracts)),
  locale: z.enum(locales),
  reminder: z.enum(reminders).default('evening'),
  /** Kinds of waste as the content base names them; none for all. */
  wasteType: z
    .union([z.string(), z.array(z.string())])
    .transform((value) => [value].flat())
    .pipe(z.array(z.string().max(100)).max(maxWasteTypes))
    .default([]),
});

/** @param request A POST, within the rate limit. */
export async function answerCalendarDownload(
  request: Request,
  { api, drawer, clientAddress }: DownloadContext,
): Promise<Response> {
  const form = await readPostedForm(request);
  if (form.type === 'failure') return plainRefusal(request, form.failure);
  const asked = parseParameters(askedSchema, form.value);
  if (asked.type === 'failure') return plainRefusal(request, asked.failure.code);
  const { contractNumber: numbers, locale, reminder, wasteType: wasteTypes } = asked.value;
  const found = await findDays([...new Set(numbers)], request, { api, clientAddress });
  if (found.type === 'failure') return plainRefusal(request, found.failure);
  const { discharges, ...provenance } = found.value;
  const wanted = discharges.filter(({ garbage }) => wasteTypes.length === 0 || wasteTypes.includes(garbage));
  const entries = [...entriesAhead(wanted)];
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
