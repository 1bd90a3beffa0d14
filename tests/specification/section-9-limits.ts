import { together, type Row } from './row.ts';

/** Specification §9: times, limits and sizes of the interface. */
export const interfaceLimits: readonly Row[] = [
  ...together(
    {
      shownBy: 'src/model/tallinn-day.test.ts',
      test: 'a day begins at midnight in Tallinn, in winter and in summer',
    },
    ['Dates are in Europe/Tallinn'],
  ),
  ...together(
    { shownBy: 'tests/lookup.test.ts', test: 'the list has pages of four, and a field for any page' },
    ['Discharges come 4 to a page'],
  ),
  ...together(
    {
      shownBy: 'tests/lookup-network.test.ts',
      test: 'a failure is told by its reason, is not tried again by itself, and is asked again on demand',
    },
    ['Queries are not retried'],
  ),
  ...together(
    {
      shownBy: 'tests/lookup-network.test.ts',
      test: 'an answer is kept: neither focus nor reconnecting nor showing it again asks again within ten minutes',
    },
    [
      'Discharges are not fetched again on focus',
      'Discharges are not fetched again on mount',
      'Discharges are not fetched again on reconnect',
    ],
  ),
  ...together(
    {
      shownBy: 'src/islands/lookup/lookup-state.test.ts',
      test: 'sending the form goes to page 1 and clears the search',
    },
    ['The default page is 1'],
  ),
  {
    statement: 'Discharges are cached for 10 minutes',
    shownBy: 'src/proxy/calls/discharges.test.ts',
    test: 'an answer is kept for 10 minutes',
  },
  {
    statement: 'Search queries are cached for 5 minutes',
    shownBy: 'src/proxy/calls/search.test.ts',
    test: 'answers of a search are kept for 5 minutes',
  },
  ...together(
    {
      shownBy: 'src/islands/station-map/map-view.test.ts',
      test: 'the map has the projection EPSG:3301, starts at zoom 4 around Tallinn, and zooms from 3 to 20',
    },
    [
      'The map zooms out to 3',
      'The map zooms in to 20',
      'The map starts at zoom 4',
      'The map is centred on Tallinn',
      'The map has the projection EPSG:3301',
    ],
  ),
  ...together(
    {
      shownBy: 'src/islands/station-map/map-view.test.ts',
      test: 'the map does not leave the extent from 18 to 32 degrees east and 56 to 61 degrees north',
    },
    ['The map is bounded to longitude 18 to 32', 'The map is bounded to latitude 56 to 61'],
  ),
  ...together(
    {
      shownBy: 'tests/header-search.test.ts',
      test: 'the search of the header shows five results with snippets of at most 30 characters, then a link to all with their count',
    },
    [
      'The menu search shows 5 results',
      'The menu search links to all results with their count',
      'Snippets of the menu search have at most 30 characters',
    ],
  ),
  {
    statement: 'Search is debounced by 500 ms',
    shownBy: 'tests/search-live.test.ts',
    test: 'the query is debounced, a request that is overtaken is aborted, and an answer is kept',
  },
  ...together(
    {
      shownBy: 'src/islands/data-table/table-view.test.ts',
      test: 'a table has 10 rows on a page at first, and offers 10 to 50 in steps of 10',
    },
    ['A table has 10 rows per page by default', 'A table offers 10 to 50 rows per page in steps of 10'],
  ),
  ...together(
    {
      shownBy: 'src/islands/fetcher/fetched-store.test.ts',
      test: 'an answer is stale after 30 s (30000 ms): until then it serves, after that it is asked for again',
    },
    ['The fetcher has a stale time of 30 s (30000 ms)'],
  ),
  ...together(
    {
      shownBy: 'src/islands/fetcher/fetched-store.test.ts',
      test: 'a stale answer is kept for 5 minutes, to be shown while it is asked for again',
    },
    ['The fetcher caches for 5 minutes'],
  ),
  ...together(
    {
      shownBy: 'src/islands/data-table/TableMarkup.test.tsx',
      test: 'a table is striped and has no search by default',
    },
    ['A table is striped by default', 'A table has no search by default'],
  ),
  {
    statement: 'Content search has the limit 50',
    shownBy: 'tests/search-quality.test.ts',
    test: 'at most 50 results are counted and as many are given as were asked for',
  },
  {
    statement: 'Search shows 10 results per page by default',
    shownBy: 'src/islands/search/search-state.test.ts',
    test: 'a page has ten results, and another query or another type leads to the first page',
  },
  {
    statement: 'The loading warning comes after 5 s',
    shownBy: 'src/islands/loading-screen/LoadingScreen.test.tsx',
    test: 'the loading warning comes after 5 s and not before',
  },
  {
    statement: 'Pages fade in over 300 ms',
    shownBy: 'tests/page-fade.test.ts',
    test: 'a page that follows another fades in over 300 ms, and the first page is there at once',
  },
  ...together(
    {
      shownBy: 'src/site/breakpoints.test.ts',
      test: 'the styles change at the breakpoints and at no other width',
    },
    [
      'The breakpoint sm is 640 px',
      'The breakpoint md is 1160 px',
      'The breakpoint lg is 1440 px',
      'The breakpoint xl is 1920 px',
    ],
  ),
  {
    statement: 'The mobile header is 69 px high',
    shownBy: 'tests/mobile-header.test.ts',
    test: 'the mobile header is 69 px high in every language',
  },
  ...together(
    {
      shownBy: 'tests/page-kinds.test.ts',
      test: 'the style guide shows each variant of a table and each size of a dialog title',
    },
    [
      'A table may have the variant default',
      'A table may have the variant blue',
      'A table may have the variant green',
      'A table may have the variant amber',
      'A table may have the variant gray',
      'A dialog title may have the size text-2xl',
      'A dialog title may have the size 3xl',
      'A dialog title may have the size 4xl',
    ],
  ),
];
