import { type EntryChecks, periodFaults } from '#platform/cms/entry-checks.ts';

export const entryChecks: EntryChecks = {
  kinds: {
    notices: ({ from, until, link }, { isPage }) => [
      ...periodFaults({ from, until }),
      ...(link !== undefined && !isPage(link)
        ? [{ field: 'link', message: `${link} is no page of this site.` }]
        : []),
    ],
  },
};
