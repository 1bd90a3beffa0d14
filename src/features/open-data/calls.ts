/** What is written by hand about each live call: what it is for, and fictional examples where they help. All else of the
 * document follows from the schemas. */
import { cutOffTime, unservedDaysInEnglish } from '#shell/company/business-rules.ts';

/** Raised when a call changes so that programs have to follow; docs/live-calls.md says what does. */
export const version = '2.1.0';

export const tags = {
  'Collection days': 'When a container is emptied, and where it was not.',
  'Search and news': 'What the content base finds.',
  Forms: 'Messages to customer support, orders and withdrawals.',
  'Files and feeds':
    'Files for everybody. Calendars and posters are not among them: their addresses hold a contract, encrypted, and only who made one has it.',
  Operation: 'Health, and messages about changes and violations.',
} as const;

export interface DescribedCall {
  /** Name for programs: generated clients call it so. */
  readonly id: string;
  readonly tag: keyof typeof tags;
  readonly summary: string;
  readonly description: string;
  /** An example of fields of the query. */
  readonly query?: Readonly<Record<string, string>>;
  /** An example of a body. */
  readonly body?: unknown;
  /** An example of an answer; absent where its fields say all. */
  readonly answer?: unknown;
}

const fresh = { isDemonstration: false, isStale: false, asOf: '2026-05-04T06:30:00Z' };

const discharges = {
  discharges: [
    {
      contractNumber: 'L1000003',
      garbage: 'Segaolmejäätmed',
      itemType: '240 l konteiner',
      address: 'Näidise tn 1, Näidisküla',
      date: '2026-05-22',
      plannedDate: '2026-05-21',
    },
  ],
  ...fresh,
};

const sender = { name: 'Mari Näidis', email: 'mari@example.ee', locale: 'et' };

/** By method and address. */
export const describedCalls: Readonly<Record<string, DescribedCall>> = {
  'GET /api/discharges': {
    id: 'findDischarges',
    tag: 'Collection days',
    summary: 'Upcoming collections of one contract',
    description:
      'From today on, soonest first. An unknown contract is answered like one without collections, so that numbers cannot be guessed. Pages of other sites cannot send this request.',
    query: { contractNumber: 'L1000003' },
    answer: discharges,
  },
  'POST /api/discharges': {
    id: 'postDischarges',
    tag: 'Collection days',
    summary: 'Upcoming collections of one contract',
    description:
      'The same as GET, but the contract number appears in no address and no log. This is how our pages ask.',
    body: { contractNumber: 'L1000003' },
    answer: discharges,
  },
  'POST /api/calendar': {
    id: 'createCalendar',
    tag: 'Collection days',
    summary: 'Address of a calendar of collection days',
    description:
      'The address itself holds the choice, encrypted; we store nothing. Each contract counts as a request.',
    body: { contractNumbers: ['L1000003'], locale: 'et', reminder: 'morning' },
  },
  'GET /api/calendar-entries': {
    id: 'listCalendarEntries',
    tag: 'Collection days',
    summary: 'Days of a calendar',
    description:
      'What a calendar is made of, for the holder of its address. The answer has no contract numbers.',
    query: { token: 'c2FtcGxl' },
  },
  'GET /api/search': {
    id: 'searchContentBase',
    tag: 'Search and news',
    summary: 'Search of the content base',
    description: 'The results are in four groups. The pages themselves are found by the search of the site.',
    query: { query: 'Näidise' },
    answer: {
      groups: {
        kojv_olme: [{ id: '12', name: 'Näidise vald', address: 'Näidise vald' }],
        kojv_ehitus: [],
        waste_stations: [{ id: '3', name: 'Näidise jäätmejaam', address: 'Näidise tn 9' }],
        failed_discharges: [],
      },
      page: 1,
      total: 2,
      ...fresh,
    },
  },
  'GET /api/content-search': {
    id: 'searchArticles',
    tag: 'Search and news',
    summary: 'Search in articles',
    description: 'Published articles whose text has the words.',
    query: { search: 'aiajäätmed' },
  },
  'GET /api/posts': {
    id: 'listPosts',
    tag: 'Search and news',
    summary: 'List of articles',
    description: 'Published articles only and without their text: each is a page at /about/news/….',
    answer: {
      posts: [
        {
          id: 41,
          slug: 'aiajaatmed',
          title: 'Kevadine aiajäätmete vedu',
          excerpt: 'Aiajäätmed viiakse ära mais.',
          translations: {
            en: { title: 'Garden waste in spring', excerpt: 'Garden waste is collected in May.' },
          },
          date: '2026-04-20T07:00:00Z',
          modified: '2026-04-21T07:00:00Z',
          categories: ['news'],
        },
      ],
      totalPosts: 1,
      totalPages: 1,
      ...fresh,
    },
  },
  'GET /api/unserved': {
    id: 'listUnserved',
    tag: 'Collection days',
    summary: 'Missed collections',
    description: `Containers that were not emptied today or in the ${unservedDaysInEnglish} before, newest first.`,
    answer: {
      addresses: [
        {
          id: '81',
          area: 'Näidise vald',
          city: 'Näidisküla',
          address: 'Näidise tn 1',
          date: '2026-05-04',
          garbage: 'Biojäätmed',
          reason: 'Ligipääs takistatud',
          newDate: '2026-05-06',
        },
      ],
      ...fresh,
    },
  },
  'GET /api/helpdesk': {
    id: 'showHelpdeskForm',
    tag: 'Forms',
    summary: 'Fields of the customer support form',
    description: 'The fields that the helpdesk itself asks for. The form is sent by POST with form=helpdesk.',
    answer: {
      fields: [
        {
          name: 'ticket_type_id',
          label: 'Teema',
          type: 'select',
          isRequired: true,
          options: [{ value: '10', label: 'Muu' }],
        },
      ],
      ...fresh,
    },
  },
  'POST /api/helpdesk': {
    id: 'sendTicket',
    tag: 'Forms',
    summary: 'Message to customer support',
    description:
      'The required fields depend on the topic. An empty field counts as absent. A message that may have arrived is never sent again.',
    body: {
      topic: '12',
      ...sender,
      contractNumber: 'L1000003',
      address: 'Näidise tn 1, Näidisküla',
      subject: 'Graafiku muutmine',
      description: 'Soovin tühjendust iga nelja nädala järel.',
    },
  },
  'POST /api/orders': {
    id: 'orderSepticTransport',
    tag: 'Forms',
    summary: 'Septic tank order',
    description: `The order is emailed to the logistics department. It can be sent until ${cutOffTime} on the working day before.`,
    body: { ...sender, address: 'Näidise tn 1, Näidisküla', tank: 'septicTank', volume: '3,5' },
  },
  'POST /api/withdrawals': {
    id: 'withdrawFromContract',
    tag: 'Forms',
    summary: 'Withdrawal from a contract',
    description:
      'The withdrawal is emailed to customer support, and the same mail confirms it to the sender, with its text and time. Where no mail can be sent, it is refused.',
    body: { ...sender, contract: 'Big bag L1000003, 2026-05-04' },
  },
  'GET /api/health': {
    id: 'showHealth',
    tag: 'Operation',
    summary: 'Health and version',
    description:
      'The published version of the site, and whether the upstreams respond. The status is 200 even if one does not.',
  },
  'POST /api/reports': {
    id: 'reportViolations',
    tag: 'Operation',
    summary: 'Reports of the content security policy',
    description: 'Browsers send them by themselves. Only counts are kept.',
    body: {
      'csp-report': { 'document-uri': 'https://site.example.ee/about', 'effective-directive': 'img-src' },
    },
  },
  'POST /api/unanswered': {
    id: 'reportUnanswered',
    tag: 'Operation',
    summary: 'Words for which “What goes where?” has no answer',
    description: 'The words, the language and the day are kept, and nothing about whoever typed them.',
    body: { words: 'õhuniisutaja', locale: 'et' },
  },
  'POST /api/hooks/content': {
    id: 'announceChange',
    tag: 'Operation',
    summary: 'Message that content changed',
    description:
      'The content base or the page builder announces a change; the site reads the content again itself. The signature follows Standard Webhooks and is valid for five minutes. A sender that cannot sign puts a secret in the address.',
    body: { data: { postType: 'posts', id: 41 } },
  },
  'GET /api/hooks/content': {
    id: 'announceChangeByLink',
    tag: 'Operation',
    summary: 'The same message as a plain link',
    description: 'For senders that can only open an address.',
  },
};

export const rateSentence = (count: number): string =>
  `Usually up to ${count} requests a minute from one IP address; then 429 and the header Retry-After.`;
