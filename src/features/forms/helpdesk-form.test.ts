import { afterAll, beforeEach, expect, test } from 'vitest';
import { comingMs } from '#fakes/test-limits.ts';
import { helpdeskFormAnswerSchema } from './helpdesk-answer.ts';
import { failureAnswerSchema } from '#platform/protocol/failure-answer.ts';
import { ticketAnswerSchema } from '#platform/protocol/sent-answer.ts';
import { odooHelpdesk } from './helpdesk/odoo-helpdesk.server.ts';
import { startOdoo } from '#fakes/fake-odoo.ts';
import { sampleApi } from '#fakes/sample-api.ts';
import { createForm, postingForm } from '#fakes/sample-form.ts';

const odoo = await startOdoo();
afterAll(odoo.close);
beforeEach(() => {
  odoo.fault = undefined;
});

const place = { url: odoo.url, formPath: '/helpdesk/customer-care-1', topicField: 'ticket_type_id' };
const limits = { form: { timeMs: comingMs, bodyBytes: 1_000_000 }, submitMs: comingMs };
const helpdesk = odooHelpdesk(place, limits);

async function post(fields: Readonly<Record<string, string | File>>) {
  return sampleApi({ helpdesk }).ask('/api/helpdesk', await postingForm(createForm(fields)));
}

function parseError(body: unknown) {
  return failureAnswerSchema.parse(body).error;
}

test("GET tells the fields of the helpdesk's own form and none of its HTML", async () => {
  const { body, headers } = await sampleApi({ helpdesk }).ask('/api/helpdesk');
  const { fields } = helpdeskFormAnswerSchema.parse(body);
  expect(fields.map(({ name, label, type, isRequired }) => [name, label, type, isRequired])).toEqual([
    ['partner_name', 'Teie nimi', 'text', true],
    ['partner_email', 'E-post & muu', 'email', true],
    ['ticket_type_id', 'Liik', 'select', false],
    ['Kiire', 'Kiire', 'radio', false],
    ['name', 'Pealkiri', 'text', true],
    ['description', 'Küsimus', 'textarea', false],
    ['Attachment', 'Fail', 'file', false],
  ]);
  expect(fields[3]?.options).toEqual([
    { value: 'jah', label: 'Jah' },
    { value: 'ei', label: 'Ei' },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/[<>]|csrf|session/u);
  expect(headers.get('netlify-cdn-cache-control')).toBeNull();
});

test('while the helpdesk is down its own form is shown from before, or said to have failed', async () => {
  const api = sampleApi({ helpdesk });
  await api.ask('/api/helpdesk');
  odoo.fault = 'no-form';
  api.time.now += 60 * 60 * 1000;
  expect((await api.ask('/api/helpdesk')).body).toMatchObject({ isStale: true });
  expect((await sampleApi({ helpdesk }).ask('/api/helpdesk')).status).toBe(502);
});

test("the helpdesk's own form is sent with the names that it declares and no others", async () => {
  const own = {
    form: 'helpdesk',
    partner_name: 'Mari',
    partner_email: 'm@example.ee',
    name: 'Tere',
    Kiire: 'ei',
  };
  const { status, body } = await post(own);
  expect(status).toBe(200);
  const { reference } = ticketAnswerSchema.parse(body);
  expect(odoo.tickets[0]?.fields).toMatchObject({
    partner_name: 'Mari',
    Kiire: 'ei',
    team_id: '1',
    'Pöördumise number': reference,
  });
  expect(parseError((await post({ ...own, team_id: '9' })).body).code).toBe('parameter-unknown');
  const { partner_name: _, ...without } = own;
  expect(parseError((await post(without)).body).fields).toEqual(['partner_name']);
});

test("a file that is too large for the helpdesk is named as the helpdesk's own form names it", async () => {
  odoo.fault = 'too-large';
  const { body } = await post({
    form: 'helpdesk',
    partner_name: 'Mari',
    partner_email: 'm@example.ee',
    name: 'A',
  });
  expect(parseError(body).fields).toEqual(['Attachment']);
});
