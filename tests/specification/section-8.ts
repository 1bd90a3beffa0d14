import { together, type Row } from './row.ts';

/** Specification §8: error catalogue. */
export const errors: readonly Row[] = [
  ...together(
    {
      shownBy: 'tests/small-islands.test.ts',
      test: "an input says what is wrong once it is left, 'Invalid date' among it, and no more once it is fixed",
    },
    ["An invalid date says 'Invalid date'"],
  ),
  ...together(
    {
      shownBy: 'src/site/messages/spec-texts.test.ts',
      test: "the texts of specification §8 are 'Invalid date', 'No data available.' and 'No results found.' in English",
    },
    ["A table without rows says 'No data available.'"],
  ),
  ...together(
    {
      shownBy: 'tests/data-table.test.ts',
      test: "a search that fits no row says 'No results found.', in each language",
    },
    ["A searched table without rows says 'No results found.'"],
  ),
  ...together(
    {
      shownBy: 'src/site/messages/fetcher.test.ts',
      test: "the fetcher says 'Loading...', 'Error fetching data' and 'Error: {message}' in English",
    },
    [
      "The generic fetcher says 'Error: {message}' on failure",
      "The default error text of the generic fetcher is 'Error fetching data'",
      "The default loading text of the generic fetcher is 'Loading...'",
    ],
  ),
  ...together(
    {
      shownBy: 'src/islands/fetcher/requests.test.ts',
      test: "a request without an address throws 'Please specify a URL to fetch'",
    },
    ["The generic fetcher throws 'Please specify a URL to fetch' without a URL"],
  ),
  ...together(
    {
      shownBy: 'tests/posts-list.test.ts',
      test: "a list of posts says 'Loading...', 'No posts found' and why it failed",
    },
    ["An empty posts query says 'No posts found'"],
  ),
  ...together(
    {
      shownBy: 'src/islands/fetcher/fetched-store.test.ts',
      test: 'a failure is not tried again by itself, and is asked again on demand',
    },
    ['A failed request is rejected without retry'],
  ),
  ...together(
    {
      shownBy: 'tests/data-table.test.ts',
      test: 'a component that fails to load leaves a console warning, and its table all rows',
    },
    ['A component that fails to load leaves a console warning'],
  ),
  {
    statement: "The helpdesk form says 'Failed to load content'",
    shownBy: 'tests/other-forms.test.ts',
    test: "a helpdesk form that does not load says 'Failed to load content', in each language, and can be asked for again",
  },
  {
    statement: 'A search with zero results shows the no-results message',
    shownBy: 'tests/search-live.test.ts',
    test: 'a search says that it is searching, that it found nothing and that it failed',
  },
  {
    statement: "An empty page says 'No content'",
    shownBy: 'tests/page-builder-site.test.ts',
    test: "an empty page says 'No content' under its title, in each language",
  },
  {
    statement: 'A path without a matching route leaves a console warning',
    deviates: 'It is answered with status 404 and the not-found page of the language',
    reason: 'browsers note a 404 in the console themselves, and the page needs no script to say what it is',
  },
  {
    statement: 'The error texts are English in every language',
    deviates: 'They are the English texts; Estonian and Russian show translations',
    reason: 'nothing on the site may exist in one language only',
  },
  {
    statement: "{message} of 'Error: {message}' is the message of the failure",
    deviates: 'It is a sentence of the site, chosen by the reason',
    reason: "an exception's text is for developers, untranslated, and may hold what visitors must not see",
  },
  {
    statement: 'A failed helpdesk submission logs a console error only',
    deviates: 'The form says what failed and keeps what was typed',
    reason: 'a visitor who reads nothing believes that the ticket was sent',
  },
  {
    statement: 'A translation that fails to load is logged only',
    deviates: 'A missing translation stops the build, which lists all of them',
    reason: 'no key and no untranslated text may show',
  },
  {
    statement: 'An SVG that fails to load is logged only',
    deviates: 'The map drawing is part of the page',
    reason: 'what is in the page cannot fail to load',
  },
  {
    statement: 'A route without a component leaves a console warning',
    deviates: 'A route without a page stops the build',
    reason: 'what the build can find, no visitor should meet',
  },
  {
    statement: 'Load errors of a page or a component are logged, and the page renders empty',
    deviates: 'The finished HTML stays; only the interactive part is missing',
    reason: 'pages are readable without JavaScript',
  },
  {
    statement: 'removeChild errors of the browser DOM are suppressed',
    deviates: "Nothing is suppressed; pages changed by a browser's translator do not break the islands",
    reason: 'a suppressed error leaves a broken page, so the cause is removed',
  },
];
