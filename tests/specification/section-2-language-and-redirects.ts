import { together, type Row } from './row.ts';

/** Specification §2, Language, Legacy paths and redirects, and the rules below the route table. */
export const languageAndRedirects: readonly Row[] = [
  ...together({ planned: 'publish' }, [
    'lang=et chooses Estonian on every route',
    'lang=ru chooses Russian on every route',
    'lang=en chooses English on every route',
    'Without lang the stored locale decides',
    'Without lang and stored locale the language is Estonian',
    'The locale code of Estonian is et_EE',
    'The locale code of Russian is ru_RU',
    'The locale code of English is en_US',
  ]),
  {
    says: 'The language stands in the query parameter lang',
    deviates: 'Each language has an address of its own (/path, /ru/path, /en/path), and lang redirects to it',
    because: 'search engines, links and a CDN need one address per language, and pages are files',
  },
  { says: 'Estonian is the empty language when content is queried', planned: 'editors' },
  ...together({ planned: 'publish' }, [
    '/services/hazardous-waste redirects to /home-customer/hazardous-waste',
    '/home-customer/rental-construction-waste-containers redirects to /construction-waste/collect-transport-waste',
    '/services/faecal-transport redirects to /home-customer/fecal-transport',
    '/construction-waste/big-bag-bag redirects to /home-customer/big-bag-collecting',
    'A redirect table maps further old paths',
    'An old path works without trailing slash',
    'An old path works with trailing slash',
    'An old path may lead to an internal address',
    'An old path may lead to an external address',
    'Old Estonian-language paths lead to the English ones',
    'An internal redirect replaces history',
    'An external redirect navigates away',
  ]),
  {
    says: '/customer-support/news redirects to /avaleht/news',
    deviates: 'Both addresses lead to /about/news in one hop',
    because: '/avaleht/news is an old path itself, and no visitor should be sent on twice',
  },
  ...together({ planned: 'publish' }, [
    'Path parameters are taken by matching the segments of a path with those of the template',
    'Path and template must have the same number of segments',
    'All pages sit in a common layout with a header',
    'All pages sit in a common layout with a footer',
  ]),
  {
    says: 'The page-builder host route sits in the common layout',
    deviates: '/plasmic-host has no header and no footer',
    because: 'the studio draws its own canvas there, and the layout would stand inside every page being edited',
  },
  { says: 'Any other path shows the page of the page builder at that path', planned: 'editors' },
  {
    says: 'The page builder is asked when a path is opened',
    deviates: 'It is asked at publish time, and its pages are files like all others',
    because: 'a page must be complete without JavaScript and must not depend on an upstream being up',
  },
  {
    says: 'Where no page matches, nothing is shown',
    deviates: 'The not-found page of the language is shown with status 404',
    because: 'an empty page helps neither visitors nor search engines',
  },
  {
    says: 'The not-found page is not wired in',
    deviates: 'It is wired in for every unknown path',
    because: 'an unknown path must answer with a real 404',
  },
  {
    says: 'A spinner with localized text shows while the content of a page loads',
    deviates: 'Pages arrive complete; the loading screen shows where a part of a page waits for an answer',
    because: 'pages are finished files that are readable without JavaScript',
  },
  { says: 'A page fades in over 300 ms', planned: 'content-and-look' },
  {
    says: 'The first page of a visit fades in too',
    deviates: 'Only page changes fade; the first page is visible at once, and reduced motion means no fade',
    because: 'a page that starts invisible delays reading and stays empty when scripts fail',
  },
];
