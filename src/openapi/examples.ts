/** One fictional example of each request and each answer. Their types are those of the schemas, and a test holds them to
 * the document. */
import type { z } from 'zod';
import type { CalendarAnswer } from '#model/calendar.ts';
import type { CalendarEntries } from '#model/calendar-entries.ts';
import type { DischargesAnswer } from '#model/discharges-answer.ts';
import type { HelpdeskFormAnswer } from '#model/helpdesk-answer.ts';
import type { postsAnswerSchema } from '#model/posts-answer.ts';
import type { contentSearchAnswerSchema, searchAnswerSchema } from '#model/search-answer.ts';
import type { OrderAnswer, TicketAnswer } from '#model/sent-answer.ts';
import type { UnservedAnswer } from '#model/unserved-answer.ts';
import type { HealthAnswer, hookAnswerSchema, reportsAnswerSchema } from '#model/service-answer.ts';

const fresh = { isDemonstration: false, isStale: false, asOf: '2026-05-04T06:30:00Z' } as const;

const emptying = {
  garbage: 'Segaolmejäätmed',
  itemType: '240 l konteiner',
  address: 'Näidise tn 1, Näidisküla',
  date: '2026-05-07',
} as const;

const discharges: DischargesAnswer = {
  discharges: [
    { contractNumber: 'L1000003', ...emptying },
    { contractNumber: 'L1000003', ...emptying, date: '2026-05-22', plannedDate: '2026-05-21' },
  ],
  ...fresh,
};

const calendar: CalendarAnswer = { path: '/calendar/c2FtcGxl.ics' };

const calendarEntries: CalendarEntries = {
  locale: 'et',
  reminder: 'evening',
  ...fresh,
  entries: [{ ...emptying, uid: 'c2FtcGxlLWRheQ@site.example.ee', sequence: 0, isCancelled: false }],
};

const unserved: UnservedAnswer = {
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
};

const search: z.output<typeof searchAnswerSchema> = {
  groups: {
    kojv_olme: [{ id: '12', name: 'Näidise vald', address: 'Näidise vald' }],
    kojv_ehitus: [],
    waste_stations: [{ id: '3', name: 'Näidise jäätmejaam', address: 'Näidise tn 9' }],
    failed_discharges: [],
  },
  page: 1,
  total: 2,
  ...fresh,
};

const contentSearch: z.output<typeof contentSearchAnswerSchema> = {
  results: [
    {
      id: 41,
      title: 'Kevadine aiajäätmete vedu',
      type: 'post',
      subtype: 'post',
      url: '/about/news/aiajaatmed',
    },
  ],
  page: 1,
  total: 1,
  totalPages: 1,
  ...fresh,
};

const posts: z.output<typeof postsAnswerSchema> = {
  posts: [
    {
      id: 41,
      slug: 'aiajaatmed',
      title: 'Kevadine aiajäätmete vedu',
      excerpt: 'Aiajäätmed viiakse ära mais.',
      translations: { en: { title: 'Garden waste in spring', excerpt: 'Garden waste is collected in May.' } },
      date: '2026-04-20T07:00:00Z',
      modified: '2026-04-21T07:00:00Z',
      categories: ['news'],
    },
  ],
  totalPosts: 1,
  totalPages: 1,
  ...fresh,
};

const helpdeskForm: HelpdeskFormAnswer = {
  fields: [
    { name: 'partner_name', label: 'Nimi', type: 'text', isRequired: true, options: [] },
    {
      name: 'ticket_type_id',
      label: 'Teema',
      type: 'select',
      isRequired: true,
      options: [{ value: '10', label: 'Muu' }],
    },
  ],
  ...fresh,
};

const ticket: TicketAnswer = { reference: 'K7M2QX', ...fresh };

const order: OrderAnswer = { reference: 'K7M2QX', delivery: 'mail', ...fresh };

const health: HealthAnswer = {
  status: 'ok',
  upstreams: { contentBase: 'answering', helpdesk: 'answering', orders: 'mail' },
  version: { commit: '510f75d6', code: '9f2c', content: '41ab', publishedAt: '2026-05-04T06:12:00Z' },
  ...fresh,
};

const accepted: z.output<typeof reportsAnswerSchema> = { isAccepted: true, asOf: fresh.asOf };

const hook: z.output<typeof hookAnswerSchema> = { ...accepted, isRepeated: false };

/** Answers by the id of the operation. */
export const answerExamples: Readonly<Record<string, unknown>> = {
  findDischarges: discharges,
  postDischarges: discharges,
  createCalendar: calendar,
  listCalendarEntries: calendarEntries,
  listUnserved: unserved,
  searchContentBase: search,
  searchArticles: contentSearch,
  listPosts: posts,
  showHelpdeskForm: helpdeskForm,
  sendTicket: ticket,
  orderSepticTransport: order,
  showHealth: health,
  reportViolations: accepted,
  reportUnanswered: accepted,
  announceChange: hook,
  announceChangeByLink: hook,
};

const sender = { name: 'Mari Näidis', email: 'mari@example.ee', locale: 'et' } as const;

/** Bodies by the id of the operation. */
export const bodyExamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  postDischarges: { contractNumber: 'L1000003' },
  createCalendar: { contractNumbers: ['L1000003'], locale: 'et', reminder: 'morning' },
  sendTicket: {
    topic: '12',
    ...sender,
    contractNumber: 'L1000003',
    address: 'Näidise tn 1, Näidisküla',
    subject: 'Graafiku muutmine',
    description: 'Soovin tühjendust iga nelja nädala järel.',
  },
  orderSepticTransport: { ...sender, address: 'Näidise tn 1, Näidisküla', tank: 'septicTank', volume: '3,5' },
  reportUnanswered: { words: 'õhuniisutaja', locale: 'et' },
  announceChange: { data: { postType: 'posts', id: 41 } },
  reportViolations: {
    'csp-report': { 'document-uri': 'https://site.example.ee/about', 'effective-directive': 'img-src' },
  },
};

/** Fields of a query by the id of the operation. */
export const queryExamples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  findDischarges: { contractNumber: 'L1000003' },
  listCalendarEntries: { token: 'c2FtcGxl' },
  searchContentBase: { query: 'Näidise' },
  searchArticles: { search: 'aiajäätmed' },
};
