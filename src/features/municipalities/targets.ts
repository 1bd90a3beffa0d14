/** Open data. */
import type { TargetSource } from '#platform/publish/published-part.ts';
import { publishedAddresses } from '#shell/open-data/open-data-part.ts';
import { openData } from './open-data.ts';

export const targets: TargetSource = { fixed: () => publishedAddresses(openData.dataset) };
