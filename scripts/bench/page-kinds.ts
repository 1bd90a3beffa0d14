/** One address of each kind of page, for measures that a browser takes. */

export interface PageKind {
  readonly name: string;
  readonly address: string;
  /** Holds a part that a script makes interactive and that is in view at once. */
  readonly hasIslandInView?: true;
  /** Meant to stay out of search engines. */
  readonly isUnlisted?: true;
}

export const pageKinds: readonly PageKind[] = [
  { name: 'home', address: '/' },
  { name: 'section', address: '/ru/home-customer' },
  { name: 'service', address: '/en/services/compost' },
  { name: 'table of contracts', address: '/home-customer/organized-waste', hasIslandInView: true },
  { name: 'containers', address: '/ru/construction-waste/collect-transport-waste' },
  { name: 'price list', address: '/customer-support/price-lists/179' },
  { name: 'contact', address: '/ru/customer-support/contact' },
  { name: 'questions', address: '/en/customer-support/faq' },
  { name: 'instructions', address: '/ru/customer-support/instructions' },
  { name: 'collection day', address: '/customer-support/next-shipping-day', hasIslandInView: true },
  { name: 'stations', address: '/ru/home-customer/waste-stations', hasIslandInView: true },
  { name: 'station', address: '/en/home-customer/waste-stations/301' },
  { name: 'news', address: '/about/news' },
  { name: 'article', address: '/ru/about/news/jaatmereform-joustus-mida-see-teie-lepingus-muudab' },
  { name: 'search', address: '/search?searchQuery=prügi', hasIslandInView: true, isUnlisted: true },
];
