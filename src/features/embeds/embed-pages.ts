/** The page that has more than each embed, and to which it leads where it cannot be shown. */
import type { PagePath } from '#platform/addresses/page-path.ts';
import type { EmbedPart } from './embed-options.ts';
import { fillTemplate } from '#shell/addresses/routes.ts';

export const embedPages: Readonly<Record<EmbedPart, PagePath>> = {
  'next-day': fillTemplate('/customer-support/next-shipping-day', {}),
  stations: fillTemplate('/home-customer/waste-stations', {}),
  sorting: fillTemplate('/sorting', {}),
};
