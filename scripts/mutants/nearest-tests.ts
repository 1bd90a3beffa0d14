/** Unit tests to ask first of a mutant, after the one beside its file: most are noticed there within seconds, and all
 * others that import the file are asked only of the rest. */
const storeTests = ['src/store/import.test.ts', 'src/store/reader.test.ts'];
const apiTests = ['src/proxy/api.test.ts'];
const queryTests = ['src/search/query/match-word.test.ts', 'src/search/query/rank.test.ts'];
const deletionTests = ['src/publish/sync-deletions.test.ts'];
const mistakeTests = ['src/publish/sync-mistakes.test.ts'];
const syncTests = ['src/publish/sync-content.test.ts'];

export const nearestTests: Readonly<Record<string, readonly string[]>> = {
  'src/store/entry-table.ts': storeTests,
  'src/store/lists.ts': storeTests,
  'src/proxy/memory-counter.ts': apiTests,
  'src/proxy/same-origin.ts': apiTests,
  'src/search/query/term.ts': queryTests,
  'src/search/query/match-nearly.ts': queryTests,
  'src/cms/wordpress/deletions.ts': deletionTests,
  'src/cms/wordpress/fetch-changes.ts': deletionTests,
  'src/cms/wordpress/sync-entries.ts': deletionTests,
  'src/cms/wordpress/write-changes.ts': syncTests,
  'src/cms/wordpress/write-translation-groups.ts': mistakeTests,
  'src/cms/wordpress/repeated-page-texts.ts': mistakeTests,
  'src/cms/wordpress/to-menu.ts': mistakeTests,
};
