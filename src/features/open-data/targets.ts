/** Files of open data. */
import type { TargetSource } from '#platform/publish/published-part.ts';
import { publishedOpenAddresses } from '#shell/open-data/open-files.ts';

export const targets: TargetSource = { fixed: () => publishedOpenAddresses };
