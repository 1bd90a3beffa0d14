import { together, type Row } from './row.ts';

/** Specification §7: calls other than those to the content base. */
export const otherCalls: readonly Row[] = [
  {
    statement: 'Translations are at GET /locales/{lang}.json',
    shownBy: 'tests/data-files.test.ts',
    test: '/locales/{lang}.json holds the six namespaces, with the same keys in every language and no empty text',
  },
  ...together(
    {
      shownBy: 'src/site/messages/messages.test.ts',
      test: 'the namespaces are the six of the specification',
    },
    [
      'Translations have the namespace menu',
      'Translations have the namespace homePage',
      'Translations have the namespace table',
      'Translations have the namespace map',
      'Translations have the namespace searchPage',
      'Translations have the namespace common',
    ],
  ),
  {
    statement: 'The browser loads the translations',
    deviates: 'Pages and islands arrive translated; the files are published for other readers',
    reason: 'a page must be readable without JavaScript, and no key may ever show',
  },
  ...together(
    {
      shownBy: 'tests/region-map.test.ts',
      test: '/EstoniaMap.svg is the drawing of the 15 counties, of which the contact page draws its regions',
    },
    ['The map graphic is at GET /EstoniaMap.svg'],
  ),
  {
    statement: 'The page builder is called with a project and its token',
    shownBy: 'tests/page-builder-sync.test.ts',
    test: 'whatever the page builder answers, the pages stay and one line says what to do',
  },
  {
    statement: 'The page builder is called once per path',
    deviates: 'Two requests at publish time bring all of its pages',
    reason: 'its loader keeps the bundle in memory, and each further request would ask for the same',
  },
  ...together(
    {
      shownBy: 'src/proxy/calls/helpdesk.test.ts',
      test: 'the form is read by GET, then sent by POST as multipart form data with its session and its token',
    },
    [
      "The helpdesk's form page is read by GET from the helpdesk host",
      'The helpdesk form is sent by POST as multipart form data to a website form endpoint',
    ],
  ),
  {
    statement: 'The helpdesk request carries the form fields',
    shownBy: 'src/proxy/calls/helpdesk.test.ts',
    test: 'a ticket carries the five fields of the helpdesk, its defaults, and everything else under Estonian labels',
  },
  {
    statement: "The helpdesk's answer is read as JSON",
    shownBy: 'src/proxy/calls/helpdesk.test.ts',
    test: 'an answer is read by its body, whatever its type and status',
  },
  {
    statement: 'The helpdesk answers with a success flag in JSON',
    deviates: 'A truthy id counts as sent; success: true is taken as well',
    reason: 'the helpdesk\'s website form answers {"id": 123} and knows no success flag',
  },
  ...together(
    {
      shownBy: 'src/islands/fetcher/requests.test.ts',
      test: 'a request is a GET by default, and each method sends headers and a JSON body',
    },
    [
      'The generic fetcher can GET',
      'The generic fetcher can POST',
      'The generic fetcher can PUT',
      'The generic fetcher can DELETE',
      'The generic fetcher can PATCH',
      'The generic fetcher sends headers',
      'The generic fetcher sends a JSON body',
    ],
  ),
  ...together(
    {
      shownBy: 'src/islands/fetcher/fetched-store.test.ts',
      test: 'an answer is stale after 30 s (30000 ms): until then it serves, after that it is asked for again',
    },
    ['The generic fetcher has a stale time'],
  ),
  ...together(
    {
      shownBy: 'src/islands/fetcher/fetched-store.test.ts',
      test: 'with an interval it is asked again each time, and without one never',
    },
    ['The generic fetcher has an optional refetch interval'],
  ),
  {
    statement: 'The generic fetcher calls any URL',
    deviates: 'It calls its own origin and an allow-list',
    reason: 'the security policy of the pages lets no script reach unknown hosts',
  },
  ...together(
    {
      shownBy: 'src/proxy/calls/orders.test.ts',
      test: 'an order is sent by mail to the logistics with the order as a PDF',
    },
    [
      'Fecal transport orders are sent by e-mail to a logistics mailbox',
      'The e-mail of a fecal transport order carries an order form',
    ],
  ),
  {
    statement: 'Content search also runs locally against an index of page texts',
    shownBy: 'tests/search-quality.test.ts',
    test: 'of 60 searches in the words of the texts, at least 95 % lead to their page among the first five',
  },
  {
    statement: 'The index of page texts is built into the site',
    deviates: 'It is published in parts beside the pages and loaded on first use',
    reason: 'an index of 10,000 entries is too large to load at once, and an edit must rebuild few parts',
  },
  {
    statement: 'Other shipping calls, the one of the unserved addresses among them, are not shown',
    deviates: 'Unserved addresses are read from general-purpose-api/failed-discharges in an assumed shape',
    reason: 'the source is closed; the shape is in one schema and is easy to change',
  },
];
