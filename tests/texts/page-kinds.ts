/** Kinds of pages for customers: a service page answers seven questions, which determines its length. */
import type { RouteTemplate } from '#shell/addresses/routes.ts';

/** Sections of the site whose pages are for customers. */
export const customerSections = ['/home-customer', '/services', '/construction-waste', '/customer-support'];

type PageKind = 'section' | 'service' | 'support' | 'join-our-team' | 'confirmation';

/** Every page of these sections with its own texts. */
export const pageKinds = {
  '/home-customer': 'section',
  '/home-customer/organized-waste': 'service',
  '/home-customer/big-bag-collecting': 'service',
  '/home-customer/fecal-transport': 'service',
  '/home-customer/fecal-transport-2': 'join-our-team',
  '/home-customer/hazardous-waste': 'service',
  '/home-customer/ordering-fecal-transport': 'service',
  '/home-customer/ordering-fecal-transport/submitted': 'confirmation',
  '/home-customer/rental-garbage-containers': 'service',
  '/home-customer/packaging-transportation': 'service',
  '/home-customer/waste-stations': 'service',
  '/services': 'section',
  '/services/bulk-material-sale': 'service',
  '/services/electronic-waste': 'service',
  '/services/compost': 'service',
  '/services/maintenance-of-roads': 'service',
  '/services/packaging-sale': 'service',
  '/services/recyclable-waste-purchase': 'service',
  '/construction-waste': 'section',
  '/construction-waste/collect-transport-waste': 'service',
  '/construction-waste/take-it-yourself': 'service',
  '/customer-support': 'section',
  '/customer-support/contact': 'support',
  '/customer-support/contact-us': 'support',
  '/customer-support/contact-us/submitted': 'confirmation',
  '/customer-support/emergency-notice': 'support',
  '/customer-support/faq': 'support',
  '/customer-support/instructions': 'support',
  '/customer-support/next-shipping-day': 'support',
  '/customer-support/personal-data-processing': 'support',
  '/customer-support/price-lists': 'support',
  '/customer-support/unserved-addresses': 'support',
} as const satisfies Partial<Record<RouteTemplate, PageKind>>;

/** Minimum number of words of a page, in every language. */
export const leastWords = {
  section: 0,
  service: 250,
  support: 200,
  'join-our-team': 0,
  confirmation: 0,
} as const satisfies Record<PageKind, number>;

/** Minimum number of words of a Russian or English page for each word of the Estonian one. */
export const leastShareOfEstonian = 0.85;
