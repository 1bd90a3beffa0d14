import { together, type Row } from './row.ts';

/** Specification §2, Language, Legacy paths and redirects, and the rules below the route table. */
export const languageAndRedirects: readonly Row[] = [
  ...together(
    {
      shownBy: 'src/site/language.test.ts',
      test: 'lang chooses the language on every route and the choice is stored',
    },
    [
      'lang=et chooses Estonian on every route',
      'lang=ru chooses Russian on every route',
      'lang=en chooses English on every route',
    ],
  ),
  {
    statement: 'Without lang the stored locale decides',
    shownBy: 'src/site/language.test.ts',
    test: 'without lang an address without prefix follows the stored locale',
  },
  {
    statement: 'Without lang and stored locale the language is Estonian',
    shownBy: 'src/site/language.test.ts',
    test: 'without lang and stored locale the language is Estonian',
  },
  ...together({ shownBy: 'src/model/locale.test.ts', test: 'the locale codes are et_EE, ru_RU and en_US' }, [
    'The locale code of Estonian is et_EE',
    'The locale code of Russian is ru_RU',
    'The locale code of English is en_US',
  ]),
  {
    statement: 'The language is in the query parameter lang',
    deviates: 'Each language has an address of its own (/path, /ru/path, /en/path), and lang redirects to it',
    reason: 'search engines, links and a CDN need one address per language, and pages are files',
  },
  {
    statement: 'Estonian is the empty language when content is queried',
    shownBy: 'src/publish/sync-content.test.ts',
    test: 'Estonian is the empty language when content is queried',
  },
  ...together(
    {
      shownBy: 'src/site/paths.test.ts',
      test: 'the redirects that the specification names lead to their pages',
    },
    [
      '/services/hazardous-waste redirects to /home-customer/hazardous-waste',
      '/home-customer/rental-construction-waste-containers redirects to /construction-waste/collect-transport-waste',
      '/services/faecal-transport redirects to /home-customer/fecal-transport',
      '/construction-waste/big-bag-bag redirects to /home-customer/big-bag-collecting',
    ],
  ),
  {
    statement: 'A redirect table maps further old paths',
    shownBy: 'src/site/paths.test.ts',
    test: 'every shipped redirect ends at a page of the route table or outside',
  },
  ...together(
    { shownBy: 'src/site/paths.test.ts', test: 'an old path works with and without trailing slash' },
    ['An old path works without trailing slash', 'An old path works with trailing slash'],
  ),
  {
    statement: 'An old path may lead to an internal address',
    shownBy: 'src/site/paths.test.ts',
    test: 'the redirects that the specification names lead to their pages',
  },
  {
    statement: 'An old path may lead to an external address',
    shownBy: 'src/site/paths.test.ts',
    test: 'an old path may lead to an address from the settings',
  },
  {
    statement: 'Old Estonian-language paths lead to the English ones',
    shownBy: 'src/site/paths.test.ts',
    test: 'old Estonian paths lead to the English ones',
  },
  ...together(
    {
      shownBy: 'src/site/paths.test.ts',
      test: 'the redirect file has a permanent rule for each old path in each language',
    },
    ['An internal redirect replaces history', 'An external redirect navigates away'],
  ),
  {
    statement: '/customer-support/news redirects to /avaleht/news',
    deviates: 'Both addresses lead to /about/news in one hop',
    reason: '/avaleht/news is an old path itself, and no visitor should be sent on twice',
  },
  {
    statement: 'Path parameters are taken by matching the segments of a path with those of the template',
    shownBy: 'src/site/routes.test.ts',
    test: 'path parameters are taken by matching the segments of a path with those of its template',
  },
  {
    statement: 'Path and template must have the same number of segments',
    shownBy: 'src/site/routes.test.ts',
    test: "unequal segment counts give 'Template and actual path structures do not match'",
  },
  {
    statement: 'All pages sit in a common layout with a header',
    shownBy: 'tests/pages/checks/frame.ts',
    test: 'every page has the whole menu of its language, in that language',
  },
  {
    statement: 'All pages sit in a common layout with a footer',
    shownBy: 'tests/pages/checks/frame.ts',
    test: 'the footer has the details of the company, its short number and a link to the choice of cookies',
  },
  {
    statement: 'The page-builder host route sits in the common layout',
    deviates: '/plasmic-host has no header and no footer',
    reason:
      'the studio draws its own canvas there, and the layout would appear inside every page being edited',
  },
  {
    statement: 'Any other path shows the page of the page builder at that path',
    shownBy: 'tests/page-builder-site.test.ts',
    test: 'a page of the page builder stands in three languages within the layout, with parts of the site',
  },
  {
    statement: 'The page builder is asked when a path is opened',
    deviates: 'It is asked at publish time, and its pages are files like all others',
    reason: 'a page must be complete without JavaScript and must not depend on an upstream being up',
  },
  {
    statement: 'Where no page matches, nothing is shown',
    deviates: 'The not-found page of the language is shown with status 404',
    reason: 'an empty page helps neither visitors nor search engines',
  },
  {
    statement: 'The not-found page is not wired in',
    deviates: 'It is wired in for every unknown path',
    reason: 'an unknown path must answer with a real 404',
  },
  {
    statement: 'A spinner with localized text shows while the content of a page loads',
    deviates: 'Pages arrive complete; the loading screen shows where a part of a page waits for an answer',
    reason: 'pages are finished files that are readable without JavaScript',
  },
  {
    statement: 'A page fades in over 300 ms',
    shownBy: 'tests/page-fade.test.ts',
    test: 'a page that follows another fades in over 300 ms, and the first page is there at once',
  },
  {
    statement: 'The first page of a visit fades in too',
    deviates: 'Only page changes fade; the first page is visible at once, and reduced motion means no fade',
    reason: 'a page that starts invisible delays reading and stays empty when scripts fail',
  },
];
