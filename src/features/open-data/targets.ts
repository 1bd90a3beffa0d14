/** The catalogue of the open data, and the description of the calls. */
import type { TargetSource } from '#platform/publish/published-part.ts';
import { interfaceAddress, openCatalogueAddress } from '#shell/open-data/open-files.ts';

export const targets: TargetSource = { fixed: () => [openCatalogueAddress, interfaceAddress] };
