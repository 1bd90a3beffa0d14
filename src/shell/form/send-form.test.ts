import { expect, test } from 'vitest';
import { readOutcome } from './send-form.browser.ts';

const provenance = { isDemonstration: false, isStale: false, asOf: '2026-11-18T10:00:00.000Z' };
const message = { et: 'Ei', ru: 'Нет', en: 'No' };

function parseOutcome(answer: unknown, isGood: boolean) {
  return readOutcome(typeof answer === 'string' ? answer : JSON.stringify(answer), isGood, 'ru');
}

test('a sent form has a number, and a note if it was not received', () => {
  const sent = { ...provenance, reference: 'K7M4QX' };
  expect(parseOutcome(sent, true)).toEqual({ type: 'sent', reference: 'K7M4QX', note: undefined });
  expect(parseOutcome({ ...sent, isDemonstration: true }, true)).toMatchObject({ note: 'demonstration' });
  expect(parseOutcome({ ...sent, delivery: 'mail' }, true)).toMatchObject({ note: undefined });
  expect(parseOutcome({ ...sent, delivery: 'outbox', isDemonstration: true }, true)).toMatchObject({
    note: 'outbox',
  });
});

test('a refusal has a reason in the language of the page, with the fields and the texts of the helpdesk', () => {
  const error = { code: 'ticket-fields-refused', fields: ['email'], text: 'Sõnad', message };
  expect(parseOutcome({ isDemonstration: true, error }, false)).toEqual({
    type: 'refused',
    fields: ['email'],
    message: 'Нет',
    text: 'Sõnad',
    isDemonstration: true,
  });
  const { fields: _, ...other } = { ...error, parameter: 'attachment' };
  expect(parseOutcome({ isDemonstration: false, error: other }, false)).toMatchObject({
    fields: ['attachment'],
  });
});

test('a message that may have arrived has a number to name', () => {
  const error = { code: 'ticket-unconfirmed', reference: 'K7M4QX', message };
  expect(parseOutcome({ isDemonstration: false, error }, false)).toMatchObject({
    type: 'unconfirmed',
    reference: 'K7M4QX',
    message: 'Нет',
  });
});

test('an answer that is none leaves open whether the form arrived', () => {
  const unclear = { type: 'unclear', reason: 'unreadable' };
  for (const answer of ['', '<h1>504</h1>', '{"reference":', {}, { error: { code: 'x' } }]) {
    expect([answer, parseOutcome(answer, true)]).toEqual([answer, unclear]);
    expect([answer, parseOutcome(answer, false)]).toEqual([answer, unclear]);
  }
  const error = { code: 'ticket-refused', message };
  expect(parseOutcome({ isDemonstration: false, error }, true)).toEqual(unclear);
});
