import { afterAll, beforeEach, expect, test } from 'vitest';
import { comingMs, silenceMs } from '#fakes/test-limits.ts';
import { cutOffTime } from '#shell/company/business-rules.ts';
import { failureAnswerSchema } from '#platform/protocol/failure-answer.ts';
import { ticketAnswerSchema } from '#platform/protocol/sent-answer.ts';
import { odooHelpdesk } from './helpdesk/odoo-helpdesk.server.ts';
import { startOdoo } from '#fakes/fake-odoo.ts';
import { sampleApi } from '#fakes/sample-api.ts';
import { createForm, postingForm } from '#fakes/sample-form.ts';

const odoo = await startOdoo();
afterAll(odoo.close);
beforeEach(() => {
  Object.assign(odoo, { fault: undefined, answer: undefined });
  odoo.tickets.length = 0;
  odoo.requests.length = 0;
});

const place = { url: odoo.url, formPath: '/helpdesk/customer-care-1', topicField: 'ticket_type_id' };
const limits = { form: { timeMs: comingMs, bodyBytes: 1_000_000 }, submitMs: comingMs };
const helpdesk = odooHelpdesk(place, limits);
/** For what never comes. A form that is sent needs the time to be read first. */
const impatient = {
  'slow-form': odooHelpdesk(place, { ...limits, form: { ...limits.form, timeMs: silenceMs } }),
  silent: odooHelpdesk(place, { ...limits, submitMs: 2500 }),
};

const question = {
  topic: '10',
  name: 'Mari Näide',
  email: 'mari@example.ee',
  subject: 'Küsimus',
  description: 'Esimene rida\r\nTeine rida',
};

const emptying = {
  ...question,
  topic: '5',
  contractNumber: 'l 1234567',
  address: 'Tamme 1, Tartu',
  wasteType: 'bio',
  containerType: 'wheeled-0.24',
  containerCount: '2',
  hasPackedWaste: 'yes',
  desiredDay: '2026-11-20',
};

async function post(fields: Readonly<Record<string, string | File>>, api = sampleApi({ helpdesk })) {
  return { ...(await api.ask('/api/helpdesk', await postingForm(createForm(fields)))), log: api.log };
}

function parseError(body: unknown) {
  return failureAnswerSchema.parse(body).error;
}

test('the form is read by GET, then sent by POST as multipart form data with its session and its token', async () => {
  const { status, body } = await post(question);
  expect([status, ticketAnswerSchema.parse(body).isDemonstration]).toEqual([200, false]);
  expect(odoo.requests).toEqual(['GET /helpdesk/customer-care-1', 'POST /website/form/helpdesk.ticket']);
  const headers = odoo.tickets[0]?.headers;
  expect(headers?.['content-type']).toMatch(/^multipart\/form-data; boundary=/u);
  expect(headers?.cookie).toMatch(/^session_id=\w{40}; frontend_lang=et_EE$/u);
});

test('a ticket carries the five fields of the helpdesk, its defaults, and everything else under Estonian labels', async () => {
  const { body } = await post({ ...emptying, phone: '+372 5555 5555', locale: 'ru' });
  const { csrf_token: _, ...fields } = odoo.tickets[0]?.fields ?? {};
  expect(fields).toEqual({
    team_id: '1',
    x_source: `Veeb "leht", it's`,
    x_form: 'veeb',
    ticket_type_id: '5',
    name: 'Küsimus',
    description: 'Esimene rida\r\nTeine rida',
    partner_name: 'Mari Näide',
    partner_email: 'mari@example.ee',
    partner_phone: '+372 5555 5555',
    Teema: 'Lisatühjendus',
    'Lepingu number': 'L1234567',
    'Jäätmeveo aadress': 'Tamme 1, Tartu',
    Jäätmeliik: 'Biojäätmed',
    Konteiner: 'ratastega konteiner 240\u00a0l (0,24\u00a0m³)',
    'Konteinerite arv': '2',
    'Pakitud lisajäätmed konteineri kõrval': 'jah',
    'Soovitud tühjenduspäev': '20.11.2026',
    Keel: 'ru',
    'Pöördumise number': ticketAnswerSchema.parse(body).reference,
  });
});

test('an attachment is sent as the first file of the form, under a clean name', async () => {
  const file = new File(['%PDF-1.7 …'], '../../C:\\arve <1>.PDF', { type: 'text/html' });
  await post({ ...question, attachment: file });
  const [sent] = odoo.tickets[0]?.files ?? [];
  expect([sent?.field, sent?.name]).toEqual(['Attachment[0][0]', 'arve _1_.pdf']);
  expect(Buffer.from(sent?.bytes ?? []).toString()).toBe('%PDF-1.7 …');
});

test('an answer is read by its body, whatever its type and status', async () => {
  const outcomes = [
    [{ id: 7 }, 200, undefined],
    [{ success: true }, 200, undefined],
    [{ error_fields: ['partner_email', 'partner_email', 'name'] }, 422, 'ticket-fields-refused'],
    [{ error_fields: ['team_id'] }, 422, 'ticket-refused'],
    [{ error: 'Kahtlane <b>tegevus</b>' }, 422, 'ticket-refused'],
    [false, 422, 'ticket-refused'],
    [{ success: false }, 422, 'ticket-refused'],
    [{ id: false }, 504, 'ticket-unconfirmed'],
  ] as const;
  for (const [answer, status, code] of outcomes) {
    odoo.answer = answer;
    const response = await post(question);
    expect([answer, response.status, response.log[0]?.refusal]).toEqual([answer, status, code]);
  }
});

test('fields that the helpdesk refuses are named as the form names them', async () => {
  odoo.answer = { error_fields: ['partner_email', 'name', 'ticket_type_id', 'team_id'] };
  expect(parseError((await post(question)).body).fields).toEqual(['email', 'subject', 'topic']);
});

test('words of the helpdesk are passed on as plain text', async () => {
  odoo.answer = { error: 'Kahtlane <b>tegevus</b> &amp; muu' };
  expect(parseError((await post(question)).body).text).toBe('Kahtlane tegevus & muu');
});

test('an expired session is renewed once, and then given up', async () => {
  Object.assign(odoo, { fault: 'forget-session', forgets: 1 });
  expect((await post(question)).status).toBe(200);
  expect([odoo.tickets.length, odoo.requests.length]).toEqual([1, 4]);
  Object.assign(odoo, { fault: 'forget-session', forgets: 9, requests: [] });
  const { status, body } = await post(question);
  expect([status, parseError(body).code]).toEqual([502, 'helpdesk-session-expired']);
  expect(odoo.requests).toHaveLength(4);
});

test('a helpdesk that is down is told from one that may have the message', async () => {
  const outcomes = {
    'refuse-form': [502, 'helpdesk-down', 'unreachable'],
    'slow-form': [502, 'helpdesk-down', 'slow'],
    'no-form': [502, 'helpdesk-down', 'wrong-shape at form'],
    fail: [502, 'helpdesk-down', 'status 500'],
    gateway: [504, 'ticket-unconfirmed', 'status 504'],
    page: [504, 'ticket-unconfirmed', 'malformed'],
    silent: [504, 'ticket-unconfirmed', 'slow'],
    'break-off': [504, 'ticket-unconfirmed', 'unreachable'],
    'too-large': [422, 'ticket-fields-refused', undefined],
  } as const;
  for (const [fault, [status, code, reason]] of Object.entries(outcomes)) {
    Object.assign(odoo, { fault });
    const patience = fault === 'slow-form' || fault === 'silent' ? impatient[fault] : helpdesk;
    const { status: got, body, log } = await post(question, sampleApi({ helpdesk: patience }));
    expect([fault, got, parseError(body).code, log[0]?.reason]).toEqual([fault, status, code, reason]);
  }
});

test('a message that went out is never sent again, and the visitor gets a number to name', async () => {
  odoo.fault = 'silent';
  const { body, headers } = await post(question, sampleApi({ helpdesk: impatient.silent }));
  expect(odoo.tickets).toHaveLength(1);
  expect(parseError(body).reference).toBe(odoo.tickets[0]?.fields['Pöördumise number']);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('each topic is taken with its fields and refused without one of them', async () => {
  const { status, body } = await post({ ...question, topic: '26' });
  expect([status, parseError(body).code]).toEqual([400, 'parameter-missing']);
  expect(parseError(body).fields).toEqual([
    'contractNumber',
    'address',
    'wasteType',
    'containerType',
    'desiredDay',
  ]);
  expect((await post({ ...emptying, topic: '26' })).status).toBe(200);
  expect((await post({ ...question, topic: '12' })).status).toBe(400);
  expect(
    (await post({ ...question, topic: '12', contractNumber: '1234567', address: 'Tamme 1' })).status,
  ).toBe(200);
});

test('a cancellation names the collection, and the company reads what the visitor is not asked for', async () => {
  odoo.tickets.length = 0;
  const { containerCount: _, hasPackedWaste: __, ...cancelled } = emptying;
  expect((await post({ ...cancelled, topic: '26' })).status).toBe(200);
  expect(odoo.tickets.at(-1)?.fields).toMatchObject({
    'Tühjendus, mille soovite ära jätta': '20.11.2026',
    'Konteinerite arv': 'kõik',
    'Pakitud lisajäätmed konteineri kõrval': 'ei',
  });
});

test('every field that is missing or wrong is named, and what was typed is not repeated', async () => {
  const { email: _, ...without } = question;
  expect(parseError((await post({ ...without, subject: ' ' })).body).fields).toEqual([
    'subject',
    'email',
    'phone',
  ]);
  for (const [field, value] of [
    ['topic', '99'],
    ['email', 'DROP'],
    ['phone', 'DROP'],
    ['contractNumber', 'DROP'],
    ['wasteType', 'DROP'],
    ['containerType', '../DROP'],
    ['containerCount', '7'],
    ['desiredDay', '2026-02-30'],
    ['subject', 'a\nDROP'],
    ['description', 'DROP\0'],
  ] as const) {
    const { status, body } = await post({ ...question, [field]: value });
    expect([field, status, parseError(body).fields]).toEqual([field, 400, [field]]);
    expect(JSON.stringify(body)).not.toContain('DROP');
  }
  expect(odoo.requests).toEqual([]);
});

test('a day that can no longer be ordered is refused, for the topics that have one', async () => {
  for (const desiredDay of ['2026-11-17', '2026-11-18', '2027-11-25']) {
    const { status, body } = await post({ ...emptying, desiredDay });
    expect([status, parseError(body).code, parseError(body).fields]).toEqual([
      400,
      'day-impossible',
      ['desiredDay'],
    ]);
  }
  expect(odoo.requests).toEqual([]);
  expect((await post({ ...emptying, desiredDay: '2026-11-19' })).status).toBe(200);
  expect((await post({ ...question, desiredDay: '2026-11-18' })).status).toBe(200);
  const late = sampleApi({ helpdesk });
  late.time.now = Date.parse(`2026-11-18T${cutOffTime}:01+02:00`);
  expect(parseError((await post({ ...emptying, desiredDay: '2026-11-19' }, late)).body).code).toBe(
    'day-impossible',
  );
});

test('neither the model nor the address nor a field of the helpdesk can be chosen', async () => {
  for (const field of ['team_id', 'model', 'url', 'csrf_token', 'partner_name', 'context']) {
    expect([field, parseError((await post({ ...question, [field]: 'DROP' })).body).code]).toEqual([
      field,
      'parameter-unknown',
    ]);
  }
  expect(odoo.requests).toEqual([]);
});

test('a form that a program filled in is refused, and one without JavaScript is not', async () => {
  const loadErrorCode = async (fields: Readonly<Record<string, string>>) =>
    parseError((await post({ ...question, ...fields })).body).code;
  expect(await loadErrorCode({ website: 'https://spam.example' })).toBe('robot-suspected');
  expect(await loadErrorCode({ filledMs: '2999' })).toBe('sent-too-fast');
  expect((await post({ ...question, website: '', filledMs: '3000' })).status).toBe(200);
});

test('one file of at most 4 MB is taken', async () => {
  const large = (bytes: number) => new File(['%PDF-', new Uint8Array(bytes - 5)], 'a.pdf');
  expect((await post({ ...question, attachment: large(4 * 1024 * 1024) })).status).toBe(200);
  const refused = await post({ ...question, attachment: large(4 * 1024 * 1024 + 1) });
  expect([refused.status, parseError(refused.body).code]).toEqual([413, 'attachment-too-large']);
  expect((await post({ ...question, attachment: large(5_000_000) })).status).toBe(413);
  const two = createForm({ ...question, attachment: large(9) });
  two.append('attachment', large(9));
  const answer = await sampleApi({ helpdesk }).ask('/api/helpdesk', await postingForm(two));
  expect([answer.status, parseError(answer.body).parameter]).toEqual([400, 'attachment']);
  const other = await post({ ...question, attachment: new File(['<html>'], 'a.pdf') });
  expect([other.status, parseError(other.body).code]).toEqual([415, 'attachment-unknown']);
});

test('without a helpdesk the demonstration shows every outcome and says what it is', async () => {
  const api = sampleApi();
  const send = (subject: string) => post({ ...question, subject }, api);
  expect((await send('Tere')).body).toMatchObject({ isDemonstration: true });
  for (const [subject, code] of [
    ['demo fields', 'ticket-fields-refused'],
    ['demo refused', 'ticket-refused'],
    ['demo expired', 'helpdesk-session-expired'],
    ['demo down', 'helpdesk-down'],
    ['demo unconfirmed', 'ticket-unconfirmed'],
  ] as const) {
    const { body } = await send(subject);
    expect([subject, parseError(body).code]).toEqual([subject, code]);
    expect(body).toMatchObject({ isDemonstration: true });
  }
});

test('where something is configured but no helpdesk, the answer is 503', async () => {
  expect((await post(question, sampleApi({ helpdesk: undefined }))).status).toBe(503);
});
