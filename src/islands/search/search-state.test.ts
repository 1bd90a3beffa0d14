import { expect, test } from 'vitest';
import { idle, nextState } from './search-state.ts';

const typed = nextState(idle, { type: 'typed', typed: 'jaam' });
const answer = {
  results: [{ url: '/', type: 'content' as const, title: [], snippet: [] }],
  total: 12,
  isComplete: true,
};
const nothing = { results: [], total: 0, isComplete: true };

test('an empty query shows nothing, and an answer that comes late shows nothing either', () => {
  const cleared = nextState(typed, { type: 'typed', typed: '  ' });
  expect(cleared.outcome).toEqual({ type: 'idle' });
  expect(nextState(cleared, { type: 'answered', answer })).toBe(cleared);
  expect(nextState(cleared, { type: 'failed' })).toBe(cleared);
});

test('a search is loading until it is answered', () => {
  expect(typed.outcome).toEqual({ type: 'loading' });
  expect(nextState(typed, { type: 'answered', answer }).outcome).toEqual({ type: 'found', answer });
});

test('nothing found is said when all was searched, not before', () => {
  const soFar = { ...nothing, isComplete: false };
  expect(nextState(typed, { type: 'answered', answer: soFar }).outcome).toEqual({ type: 'loading' });
  expect(nextState(typed, { type: 'answered', answer: nothing }).outcome).toEqual({ type: 'none' });
});

test('a failed search is another state than one that finds nothing', () => {
  expect(nextState(typed, { type: 'failed' }).outcome).toEqual({ type: 'failed' });
});

test('ten results are wanted, ten more when asked for, and ten again for another query', () => {
  const more = nextState(typed, { type: 'more-wanted' });
  expect([typed.count, more.count]).toEqual([10, 20]);
  expect(nextState(more, { type: 'typed', typed: 'jaama' }).count).toBe(10);
});
