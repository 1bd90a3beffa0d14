import type { EntryChecks } from '#platform/cms/wordpress/entry-checks.ts';

export const entryChecks: EntryChecks = {
  needs: ['municipalities'],
  kinds: {
    'waste-stations': ({ municipality }, { ids }) =>
      ids('municipalities').has(municipality) ? [] : [`municipality: ${municipality} is no municipality.`],
  },
};
