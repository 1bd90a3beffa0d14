import type { SearchEntries } from '#shell/search/search-entries.ts';

export const searchEntries: SearchEntries = {
  entries: ({ ask, locale }) => ask('helpWords', locale),
  titles: (ask, locale) => ask('helpTitles', locale),
};
