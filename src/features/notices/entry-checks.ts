import { type EntryChecks, periodFaults } from '#platform/cms/entry-checks.ts';
import { toNote } from '#platform/notes/note.ts';

export const entryChecks: EntryChecks = {
  kinds: {
    notices: ({ from, until, link }, { isPage }) => [
      ...periodFaults({ from, until }),
      ...(link !== undefined && !isPage(link)
        ? [{ ...toNote('no-such-page', { path: link }), field: 'link' }]
        : []),
    ],
  },
};
