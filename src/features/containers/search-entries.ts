import { rowSentence, type SearchEntries } from '#shell/search/search-entries.ts';
import { containerName } from '#shell/waste/container-name.ts';

export const searchEntries: SearchEntries = {
  tableWords: {
    '/home-customer/rental-garbage-containers': (page) => [
      rowSentence(page.ask('containerTypes').map((type) => containerName(type, page))),
    ],
  },
};
