/** What this feature adds to the site. */
import { byId } from '#platform/store/listing.ts';
import { contracts } from './carriers.ts';
import { collections } from './collections.ts';
import {
  carrierSchema,
  contactPersonSchema,
  municipalityContractSchema,
  municipalitySchema,
  officeSchema,
  regionalPhoneSchema,
} from './region.ts';
import { checkContracts } from './check-contracts.server.ts';
import type { Feature } from '#platform/feature.ts';

const kinds = {
  municipalities: municipalitySchema,
  carriers: carrierSchema,
  'municipality-contracts': municipalityContractSchema,
  'regional-phones': regionalPhoneSchema,
  offices: officeSchema,
  'contact-persons': contactPersonSchema,
};

const queries = {
  collections,
  contracts,
};

export const municipalities = {
  name: 'municipalities',
  checks: { references: checkContracts },
  kinds,
  lists: {
    municipalities: byId('municipalities'),
    carriers: byId('carriers'),
    'municipality-contracts': byId('municipality-contracts'),
    'regional-phones': byId('regional-phones'),
    offices: byId('offices'),
    'contact-persons': byId('contact-persons'),
  },
  queries,
} as const satisfies Feature;

declare module '#platform/declared-features.ts' {
  interface DeclaredFeatures {
    municipalities: { kinds: typeof kinds; queries: typeof queries };
  }
}
