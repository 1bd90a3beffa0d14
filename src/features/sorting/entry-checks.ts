import type { EntryChecks } from '#platform/cms/wordpress/entry-checks.ts';
import { isTitledPage } from './sorting-links.ts';

export const entryChecks: EntryChecks = {
  needs: ['municipalities', 'guides'],
  kinds: {
    'sorting-differences': ({ municipality }, { ids }) =>
      ids('municipalities').has(municipality) ? [] : [`municipality: ${municipality} is no municipality.`],
    'sorting-items': ({ bin, never, links = [] }, { ids }) => [
      ...(never.some((other) => other.bin === bin) ? [`never: ${bin} is where the object belongs.`] : []),
      ...links
        .filter((link) => !isTitledPage(link, (id) => ids('guides').has(id)))
        .map((link) => `links: ${link} is no page of this site that can be named.`),
    ],
  },
};
