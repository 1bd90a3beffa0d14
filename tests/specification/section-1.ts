import { together, type Row } from './row.ts';

/** Specification §1: the product and its users. */
export const purpose: readonly Row[] = [
  {
    statement: 'The site exists in Estonian, Russian and English',
    shownBy: 'tests/server.test.ts',
    test: 'every route of the table answers in three languages',
  },
  {
    statement: 'Estonian is the default language',
    shownBy: 'src/model/locale.test.ts',
    test: 'the languages are et, ru and en, and Estonian is the default',
  },
  {
    statement: 'Links lead out to the self-service portal',
    shownBy: 'tests/pages/checks/frame.ts',
    test: 'the header has a button to the self-service portal',
  },
  {
    statement: 'Links lead out to the recruitment site',
    shownBy: 'tests/pages/checks/home.ts',
    test: 'the menu holds the entries of the specification in every language, at their final addresses',
  },
  ...together(
    {
      shownBy: 'tests/stated-facts.test.ts',
      test: 'the figures of the specification stand on their pages in every language',
    },
    [
      'A page text says about 600 employees',
      'A page text says over 250,000 customers',
      'A page text says over 500,000 tonnes of waste a year',
      'A page text says the goal for 2027: the leading materials recycler',
      'A page text says the hazardous-waste incinerator handles about 2,000 tonnes a year',
    ],
  ),
  ...together(
    {
      shownBy: 'tests/stated-facts.test.ts',
      test: 'the pages say when calls are answered, what they cost, who takes batteries and what the portal is for',
    },
    [
      'The self-service portal is named as the place for contracts, collection days and unscheduled discharges',
    ],
  ),
  ...together(
    {
      shownBy: 'tests/texts.test.ts',
      test: 'a service page has 250 words or more in every language, and a support page 200',
    },
    [
      'The site informs about waste transport',
      'The site informs about construction waste',
      'The site informs about big-bag collecting',
      'The site informs about containers',
      'The site informs about hazardous waste',
      'The site informs about electronic waste',
      'The site informs about fecal transport',
      'The site informs about compost',
      'The site informs about bulk material',
      'The site informs about packaging',
      'The site informs about road maintenance',
      'The site informs about recyclable purchase',
      'Customer support holds announcements',
      'Customer support holds the FAQ',
      'Customer support holds instructions',
      'Customer support holds price lists',
      'Customer support holds contacts',
      'Customer support holds the personal data notice',
    ],
  ),
  ...together(
    {
      shownBy: 'tests/pages/checks/home.ts',
      test: 'the home page leads to the pages of home, construction and business customers',
    },
    [
      'The site serves home customers',
      'The site serves construction customers',
      'The site serves business customers',
    ],
  ),
  ...together(
    {
      shownBy: 'tests/texts.test.ts',
      test: 'the pages about the company, its environmental work and its procurement have 200 words or more',
    },
    [
      'The site presents the company',
      'The site presents environment and quality',
      'The site presents procurement',
    ],
  ),
  {
    statement: 'The site has news',
    shownBy: 'tests/page-kinds.test.ts',
    test: 'the list of news offers all, emergency notices and the waste school, and its items are dated',
  },
  {
    statement: 'Analytics loads only after cookie consent',
    shownBy: 'tests/consent.test.ts',
    test: 'before an answer nothing leaves the site and nothing is stored',
  },
  {
    statement: 'Customer support holds a contact form',
    shownBy: 'tests/contact-form.test.ts',
    test: 'a message is written and sent with the keyboard, and the next page has its number',
  },
  ...together(
    {
      shownBy: 'tests/station-map.test.ts',
      test: 'points have labels, and a press on one opens its popup and marks it in the list, and the other way round',
    },
    ['The site has waste stations with a map'],
  ),
  {
    statement: 'Customer support holds unserved addresses',
    shownBy: 'tests/unserved.test.ts',
    test: 'missed addresses of today and the previous days are chosen by area, then by city, or searched for',
  },
  {
    statement: 'Customer support holds the next shipping day',
    shownBy: 'tests/lookup.test.ts',
    test: 'upcoming discharges are cards with contract number, type, product type, address and date, in each language',
  },
  {
    statement: 'The site has a search page',
    shownBy: 'tests/search-page.test.ts',
    test: 'results come while one types, and arrows lead through them and back',
  },
  {
    statement: 'Posts and news come from the headless content backend',
    shownBy: 'tests/wordpress/sync.test.ts',
    test: 'an article comes with its translations, under the slug of the Estonian one',
  },
  ...together(
    {
      shownBy: 'tests/wordpress/kinds.test.ts',
      test: 'price lists and stations come with the numbers of WordPress, and a broken one is named',
    },
    [
      'Price lists come from the headless content backend',
      'Waste stations come from the headless content backend',
    ],
  ),
  {
    statement: 'Pages of the visual page builder are loaded by path',
    shownBy: 'tests/page-builder-sync.test.ts',
    test: 'all pages come in two requests, and while nothing is published one request says so',
  },
];
