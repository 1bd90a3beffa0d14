/** What editors change in the described kinds reaches the pages: a telephone number, an answer, the hours of an office, a contract. */
import { expect, test } from 'vitest';
import { site } from '#features/site.ts';
import type { ContentRoute } from '#platform/cms/wordpress/collections.ts';
import { toTakenEntry } from '#platform/cms/wordpress/forms/entry-form.ts';
import { isRecord } from '#platform/cms/wordpress/acf.ts';
import { shippedOf } from '../texts/form-site.ts';
import { create, update } from './editor.ts';
import { openFormBase } from './form-base.ts';
import { isWithoutWordPress } from './programs.ts';
import { SyncedSite } from './synced-site.ts';

openFormBase('faq_questions offices regional_phones municipal_contracts company');

/** An entry that ships, as WordPress takes it over. */
function taken(type: ContentRoute, id: string) {
  const { kind, form } = site.collections[type];
  const entry = shippedOf(kind).find((one) => one.id === id);
  if (!entry || !form) throw new RangeError(`${type} has no ${id}.`);
  return toTakenEntry(form, entry);
}

async function takeOver(type: ContentRoute, id: string, change: Readonly<Record<string, unknown>>) {
  const { title, acf } = taken(type, id);
  const number = await create(type, { title, slug: id, acf: { ...acf, ...change } });
  return { number, acf };
}

test.skipIf(isWithoutWordPress)(
  'an editor changes a telephone number, an answer, the hours of an office and a contract, and pages show it',
  async () => {
    const answer = { et: '<p>Uus vastus {{paymentDays}}.</p>', ru: '<p>Ответ.</p>', en: '<p>Answer.</p>' };
    const phone = await takeOver('regional_phones', 'tartu', { phone: '+372 600 0999' });
    const question = await takeOver('faq_questions', 'kuidas-maksta', { answer });
    const hours = [{ days: [1, 2, 3, 4], opens: '08:15', closes: '16:45' }];
    const office = await takeOver('offices', 'tartu', { hours });
    const contract = await takeOver('municipal_contracts', '0725', { until: '2031-05-31' });
    const company = taken('company', 'company');
    const facts = isRecord(company.acf.facts) ? company.acf.facts : {};
    await create('company', {
      title: 'Ettevõte',
      acf: { ...company.acf, facts: { ...facts, paymentDays: { type: 'count', value: 21 } } },
    });
    const synced = new SyncedSite();
    expect((await synced.sync()).problems).toEqual([]);
    expect(synced.read(`regional-phones/${phone.number}.json`)).toMatchObject({
      id: 'tartu',
      phone: '+372 600 0999',
    });
    expect(synced.read(`municipality-contracts/${contract.number}.json`)).toMatchObject({
      id: '0725',
      until: '2031-05-31',
    });
    expect(synced.read(`offices/${office.number}.json`)).toMatchObject({ id: 'tartu', hours });
    expect(synced.read(`faq/${question.number}.json`)).toMatchObject({ id: 'kuidas-maksta', answer });
    // The others are still those of the site.
    expect(synced.files()).toContain('offices/shipped-tallinn.json');

    await synced.publish();
    const contacts = synced.published('customer-support/contact.html');
    expect(contacts).toContain('tel:+3726000999');
    expect(contacts).toContain('08:15');
    expect(synced.published('customer-support/faq/billing.html')).toContain('Uus vastus 21.');

    await update('regional_phones', phone.number, { acf: { ...phone.acf, phone: 'pole' } });
    const [problem] = (await synced.sync()).problems;
    expect(problem).toMatchObject({ field: 'phone', id: phone.number });
    expect(synced.read(`regional-phones/${phone.number}.json`)).toMatchObject({ phone: '+372 600 0999' });
  },
);
