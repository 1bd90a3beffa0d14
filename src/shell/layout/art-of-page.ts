/** The illustration at the top of each page. A route without one has text only. */
import { lookup } from '#platform/base/lookup.ts';
import type { RouteTemplate } from '#shell/addresses/routes.ts';

/** Files of src/shell/art, by route. */
const artOfRoute = {
  '/about': 'company',
  '/about/company': 'company',
  '/about/environment-and-quality': 'recycling',
  '/about/news': 'news',
  '/about/procurement': 'bulk',
  '/about/emergency-detailed': 'roads',
  '/home-customer': 'truck',
  '/home-customer/organized-waste': 'truck',
  '/home-customer/big-bag-collecting': 'big-bag',
  '/home-customer/fecal-transport': 'septic',
  '/home-customer/fecal-transport-2': 'company',
  '/home-customer/hazardous-waste': 'incinerator',
  '/home-customer/ordering-fecal-transport': 'septic',
  '/home-customer/rental-garbage-containers': 'containers',
  '/home-customer/packaging-transportation': 'packaging',
  '/home-customer/waste-stations': 'stations',
  '/sorting': 'containers',
  '/services': 'recycling',
  '/services/bulk-material-sale': 'bulk',
  '/services/electronic-waste': 'electronics',
  '/services/compost': 'compost',
  '/services/maintenance-of-roads': 'roads',
  '/services/packaging-sale': 'packaging',
  '/services/recyclable-waste-purchase': 'recycling',
  '/construction-waste': 'construction',
  '/construction-waste/collect-transport-waste': 'construction',
  '/construction-waste/take-it-yourself': 'trailer',
  '/customer-support': 'support',
  '/customer-support/contact': 'support',
  '/customer-support/contact-us': 'support',
  '/customer-support/emergency-notice': 'roads',
  '/customer-support/faq': 'support',
  '/customer-support/instructions': 'containers',
  '/customer-support/next-shipping-day': 'truck',
  '/customer-support/price-lists': 'containers',
  '/customer-support/unserved-addresses': 'truck',
  '/offline': 'roads',
} as const satisfies Partial<Record<RouteTemplate, string>>;

type ArtOfPage = (typeof artOfRoute)[keyof typeof artOfRoute];

/** Of the page that says that there is none. */
export const artOfNotFound = 'lost';

export type ArtName = ArtOfPage | typeof artOfNotFound | 'home';

export const findArt = (path: string): ArtName | undefined => lookup(artOfRoute, path);
