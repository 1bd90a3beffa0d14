/** What every site of this house has, whatever its features: the company, its pages, the layout around them. It is listed like a
 * feature. */
import { checkFacts } from '#shell/company/check-facts.server.ts';
import { companySchema } from '#shell/company/company.ts';
import { isFixedPage } from '#shell/addresses/fixed-pages.ts';
import { findRoute, pageTemplates } from '#shell/addresses/routes.ts';
import { kindImages } from './drawings.server.ts';
import { targets } from './targets.ts';
import {
  companyWords,
  contentSummary,
  pageHeading,
  pageLocales,
  pageNames,
  pageParts,
  pageText,
  pageWords,
  postParts,
  publisher,
  redirectRules,
  ticketChoices,
  trail,
  year,
} from '#shell/layout/pages.ts';
import { layout } from '#shell/layout/site.ts';
import { platformKinds } from '#platform/cms/export/platform-kinds.ts';
import type { Feature } from '#platform/feature.ts';
import { byId, platformLists } from '#platform/store/listing.ts';

const kinds = {
  company: companySchema,
};

const queries = {
  companyWords,
  contentSummary,
  layout,
  pageHeading,
  pageLocales,
  pageNames,
  pageParts,
  pageText,
  pageWords,
  postParts,
  publisher,
  redirectRules,
  ticketChoices,
  trail,
  year,
};

export const shell = {
  name: 'shell',
  targets,
  pages: {
    texts: pageTemplates,
    isRoute: (path) => findRoute(path) !== undefined,
    isPage: isFixedPage,
  },
  checks: { entries: checkFacts },
  drawings: [kindImages],
  kinds: { ...platformKinds, ...kinds },
  lists: { ...platformLists, company: byId('company') },
  queries,
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    shell: { kinds: typeof kinds; queries: typeof queries };
  }
}
