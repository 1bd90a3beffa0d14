import { parseOwnPath } from '#platform/addresses/page-path.ts';
import type { KindPreviews } from '#platform/on-demand/preview/previewed-site.ts';

const contacts = { toPath: () => parseOwnPath('/customer-support/contact') };

/** How drafts of this feature are shown. */
export const previews: KindPreviews = {
  'contact-persons': contacts,
  offices: contacts,
  'regional-phones': contacts,
};
