/** Notices as WordPress has them. */
import { z } from 'zod';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { plainText } from '#platform/cms/sanitise.ts';
import { fromAcf } from '#platform/cms/wordpress/acf.ts';
import type { Collections } from '#platform/cms/wordpress/collections.ts';
import type { EntryForm } from '#platform/cms/wordpress/forms/entry-form.ts';
import type { WpEntry } from '#platform/cms/wordpress/wp-entry.ts';
import { noticeSchema } from './notice.ts';

declare module '#platform/cms/wordpress/collections.ts' {
  interface DeclaredCollections {
    notices: Collection;
  }
}

const { from, until, severity, link, movedDays } = noticeSchema.shape;

const form = {
  schema: z.object({ from: from.optional(), until, severity, link, movedDays }),
  id: 'constant',
  title: 'title',
  hasText: true,
} as const satisfies EntryForm;

export const collections = {
  notices: { kind: 'notices', convert: toNotice, form, isTranslated: true },
} as const satisfies Collections;

/** A notice is plain text, with one entry per language. Without a beginning it is shown from when it was published: a storm does not wait for
 * somebody to type the time. */
function toNotice(estonian: WpEntry, translationGroup: ReadonlyMap<Locale, WpEntry>): unknown {
  const { from = estonian.date_gmt, until, severity, link, movedDays } = fromAcf(estonian.acf, form.schema);
  const inAll = (read: (entry: WpEntry) => string) =>
    Object.fromEntries(
      locales.flatMap((locale) => {
        const entry = translationGroup.get(locale);
        return entry ? [[locale, plainText(read(entry))]] : [];
      }),
    );
  return {
    id: `teade-${estonian.id}`,
    from,
    until,
    severity,
    title: inAll(({ title }) => title.rendered),
    text: inAll(({ content }) => content.rendered),
    ...(link !== undefined && { link }),
    ...(Array.isArray(movedDays) && { movedDays: movedDays.map(toMovedDay) }),
  };
}

/** A line of the form: the usual day and the new one, such as `25.12.2026 28.12.2026`. */
function toMovedDay(line: unknown): unknown {
  if (typeof line !== 'string') return line;
  const [day, movedTo] = line.trim().split(/\s+/u);
  return { day, movedTo };
}
