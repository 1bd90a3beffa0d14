import { together, type Row } from './row.ts';

/** Specification §2: the screens from Next shipping day to Loading, without the contact form. */
export const screens: readonly Row[] = [
  ...together(
    {
      shownBy: 'tests/lookup-network.test.ts',
      test: 'a number in the address is looked up at once and reaches no other address and no Referer',
    },
    ['Next shipping day reads the query parameter contractNumber'],
  ),
  ...together(
    {
      shownBy: 'tests/lookup.test.ts',
      test: 'upcoming discharges are cards with contract number, type, product type, address and date, in each language',
    },
    [
      'Next shipping day shows a contract-number form',
      'Next shipping day shows upcoming discharges as cards',
      'A card shows the contract number',
      'A card shows the type',
      'A card shows the product type',
      'A card shows the object address',
      'A card shows the next shipping date',
    ],
  ),
  ...together(
    { shownBy: 'tests/lookup.test.ts', test: 'the list has pages of four, and a field for any page' },
    [
      'Next shipping day shows 4 cards per page',
      'The list of discharges has paging',
      'The list of discharges has a page-jump input',
    ],
  ),
  ...together(
    {
      shownBy: 'tests/lookup.test.ts',
      test: 'the search narrows the list and goes to its first page, and a new lookup clears it',
    },
    [
      'The list of discharges can be searched',
      'The search placeholder asks to search address, type or product type',
    ],
  ),
  ...together(
    {
      shownBy: 'tests/lookup.test.ts',
      test: 'each contract of the demonstration shows its state, in each language',
    },
    ["The empty result says 'Tulevasi tühjendeid pole'"],
  ),
  {
    statement: 'Waste stations are a list',
    shownBy: 'tests/pages-of-entries.test.ts',
    test: 'waste stations are a list that leads to the page of each',
  },
  ...together(
    {
      shownBy: 'tests/pages-of-entries.test.ts',
      test: 'each waste station has a page with its name, address and county',
    },
    ['Each wasteStationId has a detail page', 'A waste station shows its county'],
  ),
  {
    statement: 'A waste station shows links to prices',
    shownBy: 'tests/pages-of-entries.test.ts',
    test: 'a waste station with prices has a link to them',
  },
  ...together(
    {
      shownBy: 'tests/data-table.test.ts',
      test: 'a table is sorted by the alphabet of its names, searched and paged, and a link shows the same view',
    },
    ['The data table is generic', 'The data table sorts', 'The data table searches', 'The data table pages'],
  ),
  ...together(
    {
      shownBy: 'tests/folded-tables.test.ts',
      test: 'without scripts a phone shows three columns, and the box above a table names and shows the others',
    },
    ['Under md the data table collapses columns beyond the third'],
  ),
  ...together(
    {
      shownBy: 'tests/unserved.test.ts',
      test: 'missed addresses of today and the previous days are chosen by area, then by city, or searched for',
    },
    [
      'Unserved addresses are chosen by area first',
      'Unserved addresses are chosen by city second',
      'Missed addresses of the previous three days are listed',
    ],
  ),
  ...together(
    {
      shownBy: 'tests/unserved.test.ts',
      test: 'an empty list, a stale one, a failed one and none without a connection each say so, in each language',
    },
    ["Unserved addresses without entries say 'No data available'"],
  ),
  ...together(
    {
      shownBy: 'tests/station-map.test.ts',
      test: 'points have labels, and a press on one opens its popup and marks it in the list, and the other way round',
    },
    [
      'Waste stations are a map',
      'The map shows station points with labels',
      'A click on a station point opens a popup',
    ],
  ),
  ...together(
    {
      shownBy: 'tests/station-map.test.ts',
      test: 'the overlay keeps the map from moving until it is pressed, and comes back with a click outside',
    },
    ['An overlay asks to focus the map before interacting'],
  ),
  ...together(
    {
      shownBy: 'tests/region-map.test.ts',
      test: '/EstoniaMap.svg is the drawing of the 15 counties, of which the contact page draws its regions',
    },
    ['The Estonia region map is an SVG'],
  ),
  ...together(
    {
      shownBy: 'tests/region-map.test.ts',
      test: 'each region answers to the mouse with a colour and a tooltip, and a click narrows phones, persons and offices',
    },
    [
      'The region Tartu answers to hover and click',
      'The region Saaremaa answers to hover and click',
      'The region Tallinn answers to hover and click',
      'The region Viljandi answers to hover and click',
      'A region shows a tooltip',
    ],
  ),
  ...together(
    {
      shownBy: 'src/model/map-region.test.ts',
      test: 'the chips are Tallinn, Viljandi, Tartu and Kuressaare, which belongs to Saaremaa',
    },
    [
      'The region map has the chip Tallinn',
      'The region map has the chip Viljandi',
      'The region map has the chip Tartu',
      'The region map has the chip Kuressaare, which belongs to Saaremaa',
    ],
  ),
  {
    statement: 'The search page works as sections 4 to 7 say',
    shownBy: 'tests/search-page.test.ts',
    test: 'types of results and pages are chosen by touch and by keyboard, and going back shows the same',
  },
  ...together(
    {
      shownBy: 'tests/page-kinds.test.ts',
      test: 'the list of news offers all, emergency notices and the waste school, and its items are dated',
    },
    [
      'News can be filtered by All',
      'News can be filtered by Emergency notices',
      'News can be filtered by Waste school',
      'News items are dated',
    ],
  ),
  {
    statement: 'The loading screen shows an animated truck',
    shownBy: 'tests/loading-screen.test.ts',
    test: 'the truck of the loading screen moves, and stands still with reduced motion',
  },
  {
    statement: 'After 5 seconds the loading screen adds a warning text',
    shownBy: 'tests/loading-screen.test.ts',
    test: 'the loading screen adds its warning after 5 s, in the language of the page',
  },
];
