import { type PagePath, parseOwnPath } from '#platform/addresses/page-path.ts';
import type { Ask } from '#platform/store/query.ts';

/** Its pages. */
export const entryPages = (ask: Ask): readonly PagePath[] => ask('builtPagePaths').map(parseOwnPath);
