/** First segments of the addresses of pages, by which reports are counted. */
export const pageFolders: ReadonlySet<string> = new Set([
  'about',
  'construction-waste',
  'customer-support',
  'embed',
  'home-customer',
  'plasmic-host',
  'preview',
  'search',
  'services',
  'status',
  'styleguide',
]);
