/** Pages that an object of "What goes where" may name: those whose title stands in the texts of pages, and guides. */
import { pageTemplates } from '#shell/addresses/routes.ts';

const guides = '/customer-support/instructions/';

/** @returns Undefined for what is no guide. */
export function guideIn(page: string): string | undefined {
  return page.startsWith(guides) ? page.slice(guides.length) : undefined;
}

/** @param link A path, perhaps with a place within the page. */
export function isTitledPage(link: string, isGuide: (id: string) => boolean): boolean {
  const [page = ''] = link.split('#');
  const guide = guideIn(page);
  return guide === undefined ? pageTemplates.some((template) => template === page) : isGuide(guide);
}
