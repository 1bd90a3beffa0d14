import { together, type Row } from './row.ts';

/** Specification §7: calls to the content base. */
export const contentCalls: readonly Row[] = [
  {
    statement: 'The browser calls the content base and the helpdesk itself',
    deviates: 'It calls the site (/api/…), which calls the upstream',
    reason: 'keys stay on the server, upstreams allow no foreign origin, and answers are checked and cached',
  },
  ...together(
    {
      shownBy: 'src/proxy/calls/discharges.test.ts',
      test: 'discharges are read by GET general-purpose-api/upcoming-discharges with the contract number',
    },
    [
      'Upcoming discharges are read by GET general-purpose-api/upcoming-discharges',
      'Upcoming discharges are asked for by contractNumber',
    ],
  ),
  {
    statement: 'The answer of upcoming discharges is an array',
    shownBy: 'src/proxy/upstream/upstream.test.ts',
    test: 'an answer of another shape is a failure, and the log says where',
  },
  {
    statement: 'Upcoming discharges are shown as cards',
    shownBy: 'tests/lookup.test.ts',
    test: 'upcoming discharges are cards with contract number, type, product type, address and date, in each language',
  },
  {
    statement: 'The lookup is a GET with the contract number in the query',
    deviates: 'Islands send it by POST in a JSON body; the GET form stays for links and programs',
    reason: 'a contract number reveals an address and stays out of addresses, logs and Referer',
  },
  ...together(
    {
      shownBy: 'src/proxy/calls/search.test.ts',
      test: 'site search is GET general-purpose-api/search with query and page',
    },
    ['Site search is GET /general-purpose-api/search', 'Site search sends query and page'],
  ),
  ...together(
    {
      shownBy: 'src/proxy/calls/search.test.ts',
      test: 'site search answers in four groups of id, name and address, as plain text',
    },
    [
      'Site search answers in the group kojv_olme',
      'Site search answers in the group kojv_ehitus',
      'Site search answers in the group waste_stations',
      'Site search answers in the group failed_discharges',
      'Each item of site search has id, name and address',
    ],
  ),
  ...together(
    {
      shownBy: 'src/proxy/calls/search.test.ts',
      test: 'content search is GET wp/v2/search with search, page, per_page and subtype=post',
    },
    ['Content search is GET /wp/v2/search', 'Content search sends search, page, per_page and subtype=post'],
  ),
  ...together(
    {
      shownBy: 'src/proxy/calls/search.test.ts',
      test: 'content search answers id, title, url, type and subtype, and the totals of the headers',
    },
    [
      'Content search answers id, title, url, type and subtype',
      'Content search reads the total from the response headers',
      'Content search reads the number of pages from the response headers',
    ],
  ),
  {
    statement: 'Posts of the search page are GET /wp/v2/posts?_embed',
    shownBy: 'src/proxy/calls/posts.test.ts',
    test: 'posts are read from the posts collection with their embedded parts, published ones only',
  },
  {
    statement: 'Posts of the search page read their totals from the headers',
    shownBy: 'src/proxy/calls/posts.test.ts',
    test: 'the answer has the posts as plain text with their translations, and the totals of the headers',
  },
  {
    statement: 'Posts of the search page pass parameters through',
    deviates: 'Parameters are allow-listed and built anew',
    reason: 'context, password and status would reach drafts with the credentials of the site',
  },
  {
    statement: 'The posts provider reads the posts collection by GET',
    shownBy: 'src/proxy/calls/posts.test.ts',
    test: 'posts are read from the posts collection with their embedded parts, published ones only',
  },
  ...together(
    {
      shownBy: 'src/proxy/calls/posts.test.ts',
      test: 'slug and lang are lists, joined with commas, and Estonian is the empty language',
    },
    [
      'The posts provider takes slug, a list, for a single post',
      'The posts provider takes lang, a list',
      'The posts provider sends the empty language for Estonian',
    ],
  ),
  {
    statement: 'The posts provider sends the current locale when it hides untranslated posts',
    shownBy: 'src/islands/posts/posts-query.test.ts',
    test: 'a list of posts that hides untranslated ones asks for the current language',
  },
  ...together(
    {
      shownBy: 'src/proxy/calls/posts.test.ts',
      test: 'posts may be ordered, searched, filtered and paged',
    },
    [
      'The posts provider takes per_page',
      'The posts provider takes order: asc or desc',
      'The posts provider takes sticky',
      'The posts provider takes search',
      'The posts provider takes category_slug',
      'The posts provider takes page, 1 by default',
    ],
  ),
  ...together(
    {
      shownBy: 'src/proxy/calls/posts.test.ts',
      test: 'posts may be ordered by each of the ten values',
    },
    [
      'The posts provider can order by author',
      'The posts provider can order by date',
      'The posts provider can order by id',
      'The posts provider can order by include',
      'The posts provider can order by modified',
      'The posts provider can order by parent',
      'The posts provider can order by relevance',
      'The posts provider can order by slug',
      'The posts provider can order by include_slugs',
      'The posts provider can order by title',
    ],
  ),
  {
    statement: 'The posts provider reads posts, totalPosts and totalPages',
    shownBy: 'src/proxy/calls/posts.test.ts',
    test: 'the answer has the posts as plain text with their translations, and the totals of the headers',
  },
  {
    statement: 'The posts provider takes status',
    deviates: 'It takes publish and refuses every other status',
    reason: 'only published content may leave',
  },
  ...together(
    {
      shownBy: 'tests/posts-list.test.ts',
      test: 'posts are asked for when their list appears, when the connection is back and when the window is seen again',
    },
    [
      'The posts provider refetches on mount',
      'The posts provider refetches on reconnect',
      'The posts provider refetches on window focus',
    ],
  ),
  {
    statement: 'Menu items come from the wp/v2 menu-items endpoint',
    shownBy: 'tests/wordpress/sync.test.ts',
    test: 'a menu changes with nothing else, its links to WordPress become paths, and a broken entry keeps no other back',
  },
  {
    statement: 'Menus are embedded in the pages, without a live call',
    shownBy: 'tests/pages/checks/frame.ts',
    test: 'every page has the whole menu of its language, in that language',
  },
  ...together(
    {
      shownBy: 'src/proxy/upstream/upstream.test.ts',
      test: 'calls of the content base carry Basic authentication and Accept application/json',
    },
    [
      'Content-base requests carry Basic authentication',
      'Content-base requests carry Accept application/json',
    ],
  ),
  {
    statement: 'Array parameters are joined with commas',
    shownBy: 'src/proxy/calls/posts.test.ts',
    test: 'slug and lang are lists, joined with commas, and Estonian is the empty language',
  },
];
