import { z } from 'zod';
import { byLocale, locales } from '#platform/languages/locale.ts';
import { calendarDateSchema, instantSchema } from '#platform/time/date.ts';
import { tallinnInstant } from '#platform/time/tallinn-time.ts';
import type { Queries } from '#platform/store/query.ts';
import { head, type OpenDataBody, type OpenDataFormat, textsSchema } from '#shell/open-data/format.ts';

const noticeSchema = z.object({
  id: z.string(),
  severity: z.enum(['information', 'emergency']),
  from: instantSchema,
  until: instantSchema,
  title: textsSchema,
  text: textsSchema,
  languages: z.array(z.enum(locales)).meta({
    description: 'Languages that it is written in. The texts of the others repeat the first of these.',
  }),
  movedDays: z
    .array(z.object({ day: calendarDateSchema, movedTo: calendarDateSchema }))
    .optional()
    .meta({ description: 'Days whose rounds are on other days.' }),
  url: z.url().optional().meta({ description: 'Page with more.' }),
});

export const noticesFormat = {
  name: 'notices',
  schema: z.object({ ...head, notices: z.array(noticeSchema) }),
} as const satisfies OpenDataFormat;

export function noticesBody(
  notices: ReturnType<Queries['openNotices']>,
  siteUrl: string,
): OpenDataBody<typeof noticesFormat> {
  return {
    notices: notices.map(({ id, severity, from, until, title, shown, links, movedDays }) => ({
      id,
      severity,
      title: byLocale((locale) => shown[locale].title),
      text: byLocale((locale) => shown[locale].text),
      languages: locales.filter((locale) => title[locale] !== undefined),
      from: tallinnInstant(Date.parse(from)),
      until: tallinnInstant(Date.parse(until)),
      ...(movedDays && { movedDays }),
      // A link may lead to another site.
      ...(links && { url: new URL(links.et, siteUrl).href }),
    })),
  };
}
