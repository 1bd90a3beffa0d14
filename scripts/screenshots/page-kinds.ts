/** Ten pages that together show every layout, for screenshots. */
export const pageKinds = {
  home: '/',
  hub: '/home-customer',
  contracts: '/home-customer/organized-waste',
  catalogue: '/home-customer/rental-garbage-containers',
  'container-sizes': '/construction-waste/collect-transport-waste',
  questions: '/customer-support/faq/contract',
  contact: '/customer-support/contact',
  news: '/about/news',
  station: '/home-customer/waste-stations/301',
  'price-list': '/customer-support/price-lists/179',
} as const;

/** Specification, section 9: one width below, one between and one at the breakpoints. */
export const widths = [360, 768, 1440] as const;
