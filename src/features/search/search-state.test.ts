import { expect, test } from 'vitest';
import { initialSearch, isShown, searchReducer, pageSize, type SearchEvent } from './search-state.ts';

const after = (...events: readonly SearchEvent[]) => events.reduce(searchReducer, initialSearch);
const typed = after({ type: 'typed', typed: 'jaam' }, { type: 'settled' });
const answer = {
  results: [{ url: '/', type: 'content' as const, kind: 'page' as const, title: [], snippet: [] }],
  total: 12,
  keys: ['/'],
  isComplete: true,
};
const nothing = { results: [], total: 0, keys: [], isComplete: true };
const found = searchReducer(typed, { type: 'answered', answer, page: 1 });

test('an empty query shows nothing, and an answer that comes late shows nothing either', () => {
  const cleared = searchReducer(found, { type: 'typed', typed: '  ' });
  expect(cleared).toEqual({ ...initialSearch, typed: '  ' });
  expect(searchReducer(cleared, { type: 'answered', answer, page: 1 })).toBe(cleared);
  expect(searchReducer(cleared, { type: 'failed' })).toBe(cleared);
});

test('a form sent without a query says so until something is typed', () => {
  const sent = after({ type: 'typed', typed: ' ' }, { type: 'sent' });
  expect([sent.isMissing, sent.outcome.type]).toEqual([true, 'idle']);
  expect(searchReducer(sent, { type: 'settled' }).isMissing).toBe(true);
  expect(searchReducer(sent, { type: 'typed', typed: 'j' }).isMissing).toBe(false);
  expect(after({ type: 'typed', typed: 'jaam' }, { type: 'sent' })).toEqual(typed);
});

test('what is typed is searched for when the visitor pauses, and typing the same again asks nothing', () => {
  const started = after({ type: 'typed', typed: 'jaam' });
  expect([started.query, started.outcome.type]).toEqual(['', 'idle']);
  expect([typed.query, typed.outcome.type]).toEqual(['jaam', 'loading']);
  const again = searchReducer(searchReducer(found, { type: 'typed', typed: 'jaam ' }), { type: 'settled' });
  expect([again.query, again.outcome]).toEqual(['jaam', { type: 'found', answer }]);
});

test('what was found stays to be seen while the next search loads', () => {
  const next = searchReducer(searchReducer(found, { type: 'typed', typed: 'paber' }), { type: 'settled' });
  expect(next).toMatchObject({ outcome: { type: 'loading' }, shown: { answer } });
  expect(searchReducer(next, { type: 'answered', answer: nothing, page: 1 }).shown).toBeUndefined();
});

test('nothing found is said when all was searched, not before', () => {
  const soFar = { ...nothing, isComplete: false };
  expect(searchReducer(typed, { type: 'answered', answer: soFar, page: 1 }).outcome).toEqual({
    type: 'loading',
  });
  expect(searchReducer(typed, { type: 'answered', answer: nothing, page: 1 }).outcome).toEqual({
    type: 'none',
    suggestions: [],
  });
});

test('a failed search is another state than one that finds nothing', () => {
  expect(searchReducer(typed, { type: 'failed' }).outcome).toEqual({ type: 'failed' });
});

test('room for results is kept while something may be found, and not below nothing', () => {
  const none = searchReducer(typed, { type: 'answered', answer: nothing, page: 1 });
  expect([typed, found, none].map(({ isEmpty }) => isEmpty)).toEqual([false, false, true]);
  expect(searchReducer(found, { type: 'failed' }).isEmpty).toBe(true);
  // The help below does not jump at each letter.
  const next = searchReducer(searchReducer(none, { type: 'typed', typed: 'jaama' }), { type: 'settled' });
  expect([next.outcome.type, next.isEmpty]).toEqual(['loading', true]);
  expect(searchReducer(next, { type: 'answered', answer, page: 1 }).isEmpty).toBe(false);
  expect(searchReducer(none, { type: 'typed', typed: '' }).isEmpty).toBe(false);
});

test('a page has ten results, and another query or another type leads to the first page', () => {
  expect(pageSize).toBe(10);
  const paged = searchReducer(found, { type: 'paged', page: 2 });
  expect([paged.page, paged.outcome.type]).toEqual([2, 'loading']);
  expect(searchReducer(searchReducer(paged, { type: 'typed', typed: 'b' }), { type: 'settled' }).page).toBe(
    1,
  );
  expect(searchReducer(paged, { type: 'toggled', resultType: 'content' }).page).toBe(1);
});

test('types of results are toggled, and without a chosen one all are shown', () => {
  const chosen = searchReducer(found, { type: 'toggled', resultType: 'waste_stations' });
  expect(chosen.types).toEqual(['waste_stations']);
  expect([isShown(chosen, 'waste_stations'), isShown(chosen, 'content')]).toEqual([true, false]);
  const none = searchReducer(chosen, { type: 'toggled', resultType: 'waste_stations' });
  expect([none.types, isShown(none, 'content')]).toEqual([[], true]);
});

test('a search in the address is asked at once', () => {
  const search = { typed: 'jaam', types: ['content'], page: 3 } as const;
  expect(after({ type: 'opened', search, isServed: false })).toMatchObject({
    ...search,
    query: 'jaam',
    outcome: { type: 'loading' },
  });
});

test('what the server found stays until every source has answered, another search is made, or the search failed', () => {
  const search = { typed: 'jaam', types: ['waste_stations'], page: 1 } as const;
  const opened = after({ type: 'opened', search, isServed: true });
  expect(opened.isServed).toBe(true);
  expect(searchReducer(opened, { type: 'typed', typed: 'jaama' }).isServed).toBe(true);
  const answered = searchReducer(opened, { type: 'answered', answer, page: 1 });
  expect(answered.isServed).toBe(true);
  expect(searchReducer(answered, { type: 'taken-over' })).toEqual({ ...answered, isServed: false });
  const typedOn = searchReducer(opened, { type: 'typed', typed: 'jaama' });
  expect(searchReducer(typedOn, { type: 'settled' }).isServed).toBe(false);
  expect(searchReducer(opened, { type: 'failed' }).isServed).toBe(false);
  expect(searchReducer(opened, { type: 'typed', typed: '' }).isServed).toBe(false);
});

test('a page beyond the last one becomes the last one when all is found', () => {
  const beyond = after({ type: 'opened', search: { typed: 'jaam', types: [], page: 99 }, isServed: false });
  const soFar = searchReducer(beyond, {
    type: 'answered',
    answer: { ...answer, isComplete: false },
    page: 99,
  });
  expect(soFar.page).toBe(99);
  const whole = searchReducer(soFar, { type: 'answered', answer, page: 99 });
  expect([whole.page, whole.shown?.page]).toEqual([2, 2]);
});
