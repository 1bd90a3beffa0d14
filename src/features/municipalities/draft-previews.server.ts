import { parseOwnPath } from '#platform/addresses/page-path.ts';
import type { KindPreviews } from '#platform/on-demand/preview/previewed-site.ts';

const contracts = { toPath: () => parseOwnPath('/home-customer/organized-waste') };

/** How drafts of this feature are shown. */
export const previews: KindPreviews = {
  municipalities: contracts,
  carriers: contracts,
  'municipality-contracts': contracts,
};
