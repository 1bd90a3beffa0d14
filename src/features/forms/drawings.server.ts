/** Paper forms. */
import { locales } from '#platform/languages/locale.ts';
import type { Drawing } from '#platform/publish/published-part.ts';
import { orderFormDocument } from '#shell/addresses/documents.ts';

export const orderForms: Drawing = {
  draw: (address, { ask, siteUrl, makeDocument }) => {
    const locale = locales.find((one) => orderFormDocument(one) === address);
    if (locale === undefined) return undefined;
    const publisher = ask('documentPublisher');
    const text = ask('pageText', '/home-customer/ordering-fecal-transport', locale);
    return makeDocument(['ordering-fecal-transport', locale, siteUrl, publisher, text], async () => {
      const { drawOrderForm } = await import('./order-form-pdf.server.ts');
      return drawOrderForm(text, { publisher, locale, siteUrl });
    });
  },
};
