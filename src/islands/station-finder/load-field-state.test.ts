import { expect, test } from 'vitest';
import type { Brought } from './brought.ts';
import { initialLoadField, type LoadFieldEvent, loadFieldReducer } from './load-field-state.ts';

const list: readonly Brought[] = ['varv', 'rehv', 'kapp'].map((id) => ({
  key: `object:${id}`,
  name: id,
  tie: {},
}));
const after = (...events: readonly LoadFieldEvent[]) => events.reduce(loadFieldReducer, initialLoadField);

test('the best answer to what is typed is marked, and of all kinds of waste none', () => {
  expect(after({ type: 'typed', typed: 'v' }, { type: 'found', list })).toMatchObject({
    isOpen: true,
    marked: 0,
  });
  expect(after({ type: 'opened' }, { type: 'found', list }).marked).toBe(-1);
  expect(after({ type: 'typed', typed: 'v' }, { type: 'found', list: [] }).marked).toBe(-1);
});

test('arrow keys move from the last suggestion to the first and back, and open the list', () => {
  const open = after({ type: 'opened' }, { type: 'found', list }, { type: 'closed' });
  expect(loadFieldReducer(open, { type: 'moved', by: 1 })).toMatchObject({ isOpen: true, marked: 0 });
  expect(loadFieldReducer(open, { type: 'moved', by: -1 }).marked).toBe(2);
  expect(loadFieldReducer({ ...open, marked: 2 }, { type: 'moved', by: 1 }).marked).toBe(0);
  expect(after({ type: 'moved', by: 1 }).marked).toBe(-1);
});

test('what was chosen empties the field and closes its list', () => {
  const found = after({ type: 'typed', typed: 'v' }, { type: 'found', list });
  expect(loadFieldReducer(found, { type: 'emptied' })).toMatchObject({
    typed: '',
    isOpen: false,
    marked: -1,
  });
  expect(loadFieldReducer(found, { type: 'failed' })).toMatchObject({ suggestions: { type: 'failed' } });
});
