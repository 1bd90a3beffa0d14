import { locales, textIn } from '#platform/languages/locale.ts';
import { away } from '#platform/server/away-messages.ts';

/** Seconds after which a browser may ask again. */
export const secondsUntilRetry = { busy: 60, away: 5 } as const;

/** What a server in front sends where Node does not answer, or is not asked: one page for all languages, since that server does not know
 * which of them the visitor reads. */
export function awayPage(kind: keyof typeof secondsUntilRetry): {
  readonly html: string;
  readonly policy: string;
} {
  const text = kind === 'busy' ? away.tooMany : away.resting;
  const parts = locales.map(
    (locale) =>
      `<section lang='${locale}'><h1>${textIn(away.title, locale)}</h1><p>${textIn(text, locale)}</p></section>`,
  );
  const [first] = locales;
  const title = locales.map((locale) => textIn(away.title, locale)).join(' · ');
  const html = `<!doctype html><html lang='${first}'><meta charset='utf-8'><meta name='viewport' content='width=device-width'><title>${title}</title>${parts.join('')}</html>`;
  return { html, policy: "default-src 'none'; frame-ancestors 'none'" };
}
