import {
  companyWords,
  contentSummary,
  documentPublisher,
  ownContacts,
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
import { figuresToScale } from '#shell/layout/figures-to-scale.ts';
import { infoPhone, liveFacts } from './company/live-facts.ts';
import { newestChange } from './open-data/newest-change.ts';
import { municipalityNames } from './places/municipality-query.ts';
import { wasteTypes } from './waste/waste-names.ts';
import { layout } from '#shell/layout/site.ts';

/** All queries of what the features share. */
export const queries = {
  companyWords,
  contentSummary,
  documentPublisher,
  figuresToScale,
  infoPhone,
  layout,
  liveFacts,
  municipalityNames,
  newestChange,
  ownContacts,
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
  wasteTypes,
  year,
};
