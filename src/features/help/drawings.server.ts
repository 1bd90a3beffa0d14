/** Guides as documents. */
import { isLocale } from '#platform/languages/locale.ts';
import type { Drawing } from '#platform/publish/published-part.ts';

export const guideDocuments: Drawing = {
  draw: (address, { ask, siteUrl, makeDocument }) => {
    const [, locale, id] = /^\/documents\/([a-z]+)\/guides\/(.+)\.pdf$/u.exec(address) ?? [];
    if (!isLocale(locale) || id === undefined) return undefined;
    const publisher = ask('documentPublisher');
    const guide = ask('guide', id, locale);
    return makeDocument([`guides/${id}`, locale, siteUrl, publisher, guide], async () => {
      const { drawGuide } = await import('./guide-pdf.server.ts');
      return drawGuide(guide, { publisher, locale, siteUrl });
    });
  },
};
