import { together, type Row } from './row.ts';

/** Specification §3: the entities other than menu items and posts. */
export const otherEntities: readonly Row[] = [
  ...together(
    {
      shownBy: 'tests/lookup.test.ts',
      test: 'upcoming discharges are cards with contract number, type, product type, address and date, in each language',
    },
    [
      'A discharge has contractNumber',
      'A discharge has garbage, the type',
      'A discharge has itemType, the product type',
      'A discharge has address',
      'A discharge has date as yyyy-MM-dd',
    ],
  ),
  ...together(
    {
      shownBy: 'src/islands/lookup/discharges.test.ts',
      test: 'the date of a discharge is written dd.MM.yyyy',
    },
    ['The date of a discharge is shown as dd.MM.yyyy'],
  ),
  {
    statement: 'The date of a discharge is shown as dd.MM.yyyy on English pages too',
    deviates: 'English pages name the month, as all their dates do',
    reason: '08.12.2026 is 12 August to many of their readers',
  },
  ...together(
    {
      shownBy: 'src/islands/pager/Pager.test.tsx',
      test: 'nine entries of four a page are three pages, the last with one',
    },
    [
      'Pagination has page',
      'Pagination has perPage',
      'Pagination has totalPosts',
      'Pagination has totalPages',
    ],
  ),
  ...together(
    {
      shownBy: 'src/islands/pager/Pager.test.tsx',
      test: 'of many pages the first, the last and the neighbours are visible, each once',
    },
    ['Pagination has visiblePages'],
  ),
  {
    statement: 'The shipping result uses a fuller discharge object, fields not shown',
    deviates: 'There is one discharge with the five known fields',
    reason: 'fields without a description cannot be parsed or shown',
  },
  ...together(
    {
      shownBy: 'src/model/map-region.test.ts',
      test: 'each region is an object of the map with id, label and coordinates, and none has the id of nothing',
    },
    ['A map object has id', 'A map object has label', 'A map object has coordinates'],
  ),
  ...together(
    {
      shownBy: 'src/model/region.test.ts',
      test: 'the regions of the map are Tallinn, Viljandi, Tartu and Saaremaa',
    },
    ['The regions are Tartu, Saaremaa, Tallinn and Viljandi'],
  ),
  ...together(
    {
      shownBy: 'tests/data-files.test.ts',
      test: 'an entry of the search index has url, title, text and locale, and leads to a listed page of its language',
    },
    [
      'A search index entry has url',
      'A search index entry has title',
      'A search index entry has text',
      'A search index entry has locale: en, et or ru',
    ],
  ),
  ...together(
    {
      shownBy: 'src/islands/search/live-list.test.ts',
      test: 'results of each group lead to their page, an unserved address to the list with that address',
    },
    [
      'A site search result has id',
      'A site search result has title',
      'A site search result has url',
      'A site search result has description',
      'A site search result may be of type kojv_olme',
      'A site search result may be of type kojv_ehitus',
      'A site search result may be of type waste_stations',
      'A site search result may be of type failed_discharges',
    ],
  ),
  ...together(
    {
      shownBy: 'src/search/query/whole-answer.test.ts',
      test: 'the published parts answer a query as a whole, pages and articles',
    },
    ['A site search result may be of type content', 'A site search result may be of type wp-post'],
  ),
  {
    statement: 'A site search result has a highlighted snippet',
    shownBy: 'src/search/query/snippet.test.ts',
    test: 'a short text is shown whole, its matches marked as they are written',
  },
  {
    statement: 'A content-post result has id, title, url, type and subtype',
    shownBy: 'src/proxy/calls/search.test.ts',
    test: 'content search answers id, title, url, type and subtype, and the totals of the headers',
  },
  {
    statement: 'A grouped result has id, name and address',
    shownBy: 'src/proxy/calls/search.test.ts',
    test: 'site search answers in four groups of id, name and address, as plain text',
  },
  ...together(
    { shownBy: 'src/model/waste.test.ts', test: 'the container sizes are those of the specification' },
    [
      'The 5 m³ container is 2.55 × 1.55 × 1.55 m and takes 5 t',
      'The 8 m³ container is 3.60 × 1.80 × 1.50 m and takes 8 t',
      'The 10 m³ container is 4.20 × 1.80 × 1.70 m and takes 10 t',
      'The 12 m³ container is 5.50 × 2.55 × 1.25 m and takes 13 t',
      'The 15 m³ container is 5.50 × 2.55 × 1.35 m and takes 13 t',
      'The 20 m³ container is 5.75 × 2.55 × 1.75 m and takes 13 t',
      'The 30 m³ container is 6.10 × 2.55 × 2.40 m and takes 13 t',
    ],
  ),
  ...together(
    {
      shownBy: 'src/store/queries/services.test.ts',
      test: 'price lists are listed by region and district with their validity, in Estonian order',
    },
    ['A price-list entry of a region has a name', 'A price-list entry of a region has a validity period'],
  ),
  {
    statement: 'A price-list entry of a region has a link',
    shownBy: 'tests/pages-of-entries.test.ts',
    test: 'each price list has a link with its region, and its validity beside it',
  },
  {
    statement: 'A contact person has name, role, phone, e-mail and region',
    shownBy: 'src/model/region.test.ts',
    test: 'a contact person has name, role, phone, e-mail and region',
  },
  {
    statement: 'Contact persons are static page text',
    deviates: 'They are entries of the content export',
    reason: 'the region map filters them, and an editor changes a person in one place',
  },
  ...together(
    {
      shownBy: 'src/islands/header/shown-panel.test.ts',
      test: 'there is a flag for each of the panels of the header, and at first none is shown',
    },
    [
      'There is a flag for the mobile menu being visible',
      'There is a flag for the user dropdown being visible',
      'There is a flag for the search input being visible',
    ],
  ),
  ...together(
    {
      shownBy: 'src/islands/region-map/region-state.test.ts',
      test: 'the selected object is a number, 0 as long as nothing is chosen',
    },
    ['The selected object id is a number, 0 by default'],
  ),
  ...together(
    {
      shownBy: 'src/islands/data-table/table-content.test.ts',
      test: 'a table has data: definitions of columns, and rows each with its index',
    },
    ['A table has data, column definitions, row data and index'],
  ),
];
