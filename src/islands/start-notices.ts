/** Entry script, loaded with every page, as part of the header's file: one of its own would come before the first paint. Imports
 * the rest where the page has a notice that ends. */
export function startNotices(page: Document): void {
  if (page.querySelector('[data-until]'))
    void import('./notices-ended.ts').then((notices) => notices.followNotices(page));
}
