/** How the texts of a page are laid out: by what visitors come to it for. */
import { lookup } from '#platform/base/lookup.ts';
import type { RouteTemplate } from '#shell/addresses/routes.ts';

/** `reading`: one column of text beside a list of its parts.
 * `service`: what is done and what it costs, beside the telephone that takes the order.
 * `notes`: short texts below a field or list, side by side. */
export type TextLayout = 'reading' | 'service' | 'notes';

const layoutOfRoute = {
  '/about/emergency-detailed': 'reading',
  '/about/environment-and-quality': 'reading',
  '/about/procurement': 'reading',
  '/accessibility': 'reading',
  '/cookies': 'reading',
  '/customer-support/personal-data-processing': 'reading',
  '/terms': 'reading',
  '/home-customer/big-bag-collecting': 'service',
  '/home-customer/fecal-transport': 'service',
  '/home-customer/hazardous-waste': 'service',
  '/home-customer/packaging-transportation': 'service',
  '/services/bulk-material-sale': 'service',
  '/services/compost': 'service',
  '/services/electronic-waste': 'service',
  '/services/maintenance-of-roads': 'service',
  '/services/packaging-sale': 'service',
  '/services/recyclable-waste-purchase': 'service',
  '/construction-waste/take-it-yourself': 'service',
} as const satisfies Partial<Record<RouteTemplate, TextLayout>>;

/** @param path Page path, without the language. */
export const findTextLayout = (path: string): TextLayout => lookup(layoutOfRoute, path) ?? 'notes';
