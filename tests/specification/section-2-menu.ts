import { headerBehaviour } from './section-2-header.ts';
import { together, type Row } from './row.ts';

/** Specification §2, Menu, and the header that contains it. */
export const menuAndHeader: readonly Row[] = [
  {
    statement: 'The menu has the same entries in English, Russian and Estonian',
    shownBy: 'src/store/queries/site.test.ts',
    test: 'the menu has the same entries in Estonian, Russian and English',
  },
  ...together(
    {
      shownBy: 'src/store/queries/site.test.ts',
      test: 'the menu holds the entries of the specification, and what goes where',
    },
    [
      'The menu /about holds /company, /environment-and-quality, /procurement and /news',
      'The menu /about holds the external job-application site',
      'The menu /home-customer holds /organized-waste, /big-bag-collecting, /packaging-transportation, /waste-stations, /fecal-transport, /hazardous-waste, /rental-construction-waste-containers and /rental-garbage-containers',
      'The menu /construction-waste holds /collect-transport-waste, /big-bag-bag and /take-it-yourself',
      'The menu /services holds /electronic-waste, /faecal-transport, /hazardous-waste, /bulk-material-sale, /compost, /maintenance-of-roads, /packaging-sale and /recyclable-waste-purchase',
      'The menu /customer-support holds the external self-service portal',
      'The menu /customer-support holds /emergency-notice, /next-shipping-day, /unserved-addresses, /faq, /instructions, /price-lists, /contact, /personal-data-processing and /contact-us',
    ],
  ),
  ...together(
    {
      shownBy: 'src/store/queries/site.test.ts',
      test: 'only the entry for the sale of packaging opens in a new tab, and only in the Estonian menu',
    },
    [
      '/packaging-sale opens in a new tab in the Estonian menu',
      '/packaging-sale opens in the same tab in the Russian and the English menu',
    ],
  ),
  ...together(
    {
      shownBy: 'tests/pages/checks/home.ts',
      test: 'a submenu has two columns when it holds more than three entries, and one when it holds fewer',
    },
    [
      'A submenu with more than 3 entries uses two columns',
      'A submenu with 3 entries or fewer uses one column',
    ],
  ),
  {
    statement: 'The locale switcher shows the current locale in capitals',
    shownBy: 'tests/pages/checks/frame.ts',
    test: 'the language switcher shows the current locale and lists the others, all in capitals',
  },
  {
    statement: 'The locale switcher lists the available locales in capitals',
    deviates: 'It lists the others; the current one is its label',
    reason: 'choosing the current one would do nothing',
  },
  {
    statement: 'Choosing a locale changes the locale',
    shownBy: 'src/site/language.test.ts',
    test: 'a visitor with Russian stored who chooses Estonian stays in Estonian',
  },
  {
    statement: 'The self-service button opens the external portal',
    shownBy: 'tests/pages/checks/frame.ts',
    test: 'the header has a button to the self-service portal',
  },
  {
    statement:
      'Menu entries link to old paths (/rental-construction-waste-containers, /big-bag-bag, /faecal-transport, /services/hazardous-waste)',
    deviates: 'The entry keeps the old path in the export and links to its final address on the page',
    reason: 'no link on the site may lead to a redirect',
  },
  ...headerBehaviour,
];
