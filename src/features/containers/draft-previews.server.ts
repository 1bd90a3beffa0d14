import { parseOwnPath } from '#platform/addresses/page-path.ts';
import type { KindPreviews } from '#platform/on-demand/preview/previewed-site.ts';

const construction = { toPath: () => parseOwnPath('/construction-waste/collect-transport-waste') };

/** How drafts of this feature are shown. */
export const previews: KindPreviews = {
  'container-sizes': construction,
  'construction-wastes': construction,
  'container-types': { toPath: () => parseOwnPath('/home-customer/rental-garbage-containers') },
};
