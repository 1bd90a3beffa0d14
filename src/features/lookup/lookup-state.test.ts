import { expect, test } from 'vitest';
import type { DischargesAnswer } from '#features/discharges/discharges-answer.ts';
import {
  lookupReducer,
  canSubmit,
  type LookupEvent,
  type LookupView,
  initialLookup,
  toLookupView,
} from './lookup-state.ts';

const today = '2026-11-18';

const answer: DischargesAnswer = {
  isDemonstration: false,
  isStale: false,
  asOf: '2026-11-18T10:00:00Z',
  discharges: ['2026-11-18', '2026-11-20'].map((date) => ({
    contractNumber: '1234567',
    garbage: 'Biojäätmed',
    itemType: 'Konteiner',
    address: 'Tamme 1',
    date,
  })),
};

const after = (...events: readonly LookupEvent[]) => events.reduce(lookupReducer, initialLookup);
const sent = after({ type: 'submitted', typed: ' l 123 4567 ' });

test('sending the form sets the contract number, however it was typed', () => {
  expect(sent.asked).toEqual({ type: 'contract', number: '1234567' });
});

test('sending the form goes to page 1 and clears the search', () => {
  const used = after(
    { type: 'submitted', typed: '1234567' },
    { type: 'searched', query: 'paber' },
    { type: 'paged', page: 3 },
    { type: 'submitted', typed: '7654321' },
  );
  expect(used).toMatchObject({ page: 1, query: '', asked: { number: '7654321' } });
});

test('typing a search goes to page 1 and leaves the contract', () => {
  const searched = after(
    { type: 'submitted', typed: '1234567' },
    { type: 'paged', page: 3 },
    { type: 'searched', query: 'paber' },
  );
  expect(searched).toMatchObject({ page: 1, query: 'paber', asked: { number: '1234567' } });
});

test('typing another number changes nothing in the list until it is sent', () => {
  const typed = lookupReducer(sent, { type: 'typed', typed: '9' });
  expect(typed).toEqual({ ...sent, typed: '9' });
});

test('without a contract number nothing is looked up', () => {
  const empty = [initialLookup, after({ type: 'submitted', typed: '  ' })];
  expect(empty.map((lookup) => toLookupView(lookup, { loading: false }, today).type)).toEqual([
    'number-empty',
    'number-missing',
  ]);
});

test('what is wrong is said until it is right, not until the form is sent again', () => {
  const shown = (refused: string, typed: string) =>
    after({ type: 'submitted', typed: refused }, { type: 'typed', typed }).asked.type;
  expect([shown('', ' '), shown('', '1')]).toEqual(['number-missing', 'nothing']);
  expect([shown('Kase tn 4', 'Kase tn'), shown('Kase tn 4', '1234567')]).toEqual([
    'no-contract-number',
    'nothing',
  ]);
});

test('a number of any letters and digits is looked up', () => {
  const { asked } = after({ type: 'submitted', typed: 'kl-2019/123' });
  expect(asked).toEqual({ type: 'contract', number: 'KL2019123' });
});

test('what is no contract number is refused before it is looked up', () => {
  const refused = after({ type: 'submitted', typed: 'Kase tn 4' });
  expect(refused.asked).toEqual({ type: 'no-contract-number' });
  expect(toLookupView(refused, { loading: false }, today)).toEqual({ type: 'no-contract-number' });
});

test('a lookup loads until there is an answer or a failure', () => {
  const views = [{ loading: true }, { loading: false }, { loading: true, answer }];
  expect(views.map((fetched) => toLookupView(sent, fetched, today).type)).toEqual([
    'loading',
    'loading',
    'loading',
  ]);
});

test('an answer is a list, or none planned when there is nothing ahead', () => {
  expect(toLookupView(sent, { loading: false, answer }, today)).toEqual({ type: 'list', answer });
  const none = { ...answer, discharges: [] };
  expect(toLookupView(sent, { loading: false, answer: none }, today)).toEqual({
    type: 'none-planned',
    answer: none,
  });
});

test('an emptying is in the list until its day is over, also when the answer is older', () => {
  const dates = (day: string) => {
    const view = toLookupView(sent, { loading: false, answer }, day);
    return view.type === 'list' ? view.answer.discharges.map(({ date }) => date) : view.type;
  };
  expect(['2026-11-18', '2026-11-19', '2026-11-21'].map(dates)).toEqual([
    ['2026-11-18', '2026-11-20'],
    ['2026-11-20'],
    'none-planned',
  ]);
});

test('a failure is no empty list; with an earlier good answer it is a stale one', () => {
  expect(toLookupView(sent, { loading: false, failure: 'unreachable' }, today)).toEqual({
    type: 'failed',
    reason: 'unreachable',
  });
  expect(toLookupView(sent, { loading: false, answer, failure: 'unreachable' }, today)).toMatchObject({
    type: 'list',
    answer: { isStale: true, asOf: answer.asOf },
  });
});

test('the form can be sent unless it is empty or loading', () => {
  const empty: LookupView = { type: 'number-empty' };
  const typed = (text: string) => after({ type: 'typed', typed: text });
  expect(canSubmit(initialLookup, empty)).toBe(true);
  expect([typed(''), typed('  '), typed('1')].map((lookup) => canSubmit(lookup, empty))).toEqual([
    false,
    false,
    true,
  ]);
  expect(canSubmit(typed('1234567'), { type: 'loading' })).toBe(false);
  expect(canSubmit(typed('1234567'), { type: 'failed', reason: 'too-many' })).toBe(true);
});
