/** Readers of external text among the calls of the live part: the text stands in the fields of a request, in the answer of
 * the content base, or in both. */
import { contentSearch } from '#features/search/content-search.server.ts';
import { discharges } from '#features/discharges/discharges.server.ts';
import { groupedSearch } from '#features/search/grouped-search.server.ts';
import { helpdesk } from '#features/forms/helpdesk.server.ts';
import { orders } from '#features/forms/orders.server.ts';
import { posts } from '#features/news/posts.server.ts';
import { unanswered } from '#features/search/unanswered.server.ts';
import { withdrawals } from '#features/forms/withdrawals.server.ts';
import { unserved } from '#features/unserved/unserved.server.ts';
import * as live from './live-readers.ts';

const senders = ['name', 'phone', 'email', 'contractNumber'];

/** The contact form and the helpdesk's own. */
const readTicket = live.readLive({
  endpoint: helpdesk,
  asked: { form: 'ticket', topic: '10' },
  fields: [...senders, 'subject', 'description', 'address', 'attachment'],
});
const readOwnForm = live.readLive({
  endpoint: helpdesk,
  asked: { form: 'helpdesk' },
  fields: ['partner_name', 'partner_email', 'partner_phone', 'name', 'description', 'Attachment'],
});

async function readForms(text: string): Promise<void> {
  await readTicket(text);
  await readOwnForm(text);
}

/** By module; each name is that of the export. */
export const callReaders = {
  'src/features/search/content-search.server.ts': {
    contentSearch: live.readLive({
      endpoint: contentSearch,
      asked: { search: 'a' },
      given: live.found,
      fields: ['search', 'page', 'per_page', 'lang'],
    }),
  },
  'src/features/discharges/discharges.server.ts': {
    discharges: live.readLive({
      endpoint: discharges,
      asked: { contractNumber: 'L1000001' },
      given: live.discharges,
      fields: ['contractNumber'],
    }),
  },
  'src/features/search/grouped-search.server.ts': {
    groupedSearch: live.readLive({
      endpoint: groupedSearch,
      asked: { query: 'a' },
      given: live.groups,
      fields: ['query', 'page'],
    }),
  },
  'src/features/forms/helpdesk.server.ts': { helpdesk: readForms },
  'src/features/forms/orders.server.ts': {
    orders: live.readLive({
      endpoint: orders,
      fields: ['name', 'directions', 'phone', 'email', 'day', 'volume'],
    }),
  },
  'src/features/forms/withdrawals.server.ts': {
    withdrawals: live.readLive({ endpoint: withdrawals, fields: ['name', 'contract', 'email'] }),
  },
  'src/features/news/posts.server.ts': {
    posts: live.readLive({
      endpoint: posts,
      given: live.posts,
      fields: ['slug', 'lang', 'per_page', 'search', 'category_slug', 'page', '_embed'],
    }),
  },
  'src/features/search/unanswered.server.ts': {
    unanswered: live.readLive({ endpoint: unanswered, asked: { locale: 'et' }, fields: ['words'] }),
  },
  'src/features/unserved/unserved.server.ts': {
    unserved: live.readLive({ endpoint: unserved, given: live.unserved }),
  },
};
