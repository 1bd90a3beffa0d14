import type { SearchEntries } from '#shell/search/search-entries.ts';

export const searchEntries: SearchEntries = {
  entries: ({ ask, locale }) => ask('builtPageWords', locale).map((words) => ({ kind: 'page', ...words })),
};
