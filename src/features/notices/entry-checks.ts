import type { EntryChecks } from '#platform/cms/wordpress/entry-checks.ts';

export const entryChecks: EntryChecks = {
  kinds: {
    notices: ({ from, until, link }, { isPage }) => [
      ...(Date.parse(from) > Date.parse(until) ? [`it ends (${until}) before it begins (${from}).`] : []),
      ...(link !== undefined && !isPage(link) ? [`link: ${link} is no page of this site.`] : []),
    ],
  },
};
