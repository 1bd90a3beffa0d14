import { expect, test } from 'vitest';
import { afterEvent, empty, type PanelEvent } from './panel-state.ts';

const answer = { results: [], total: 7, isComplete: true };
const after = (...events: readonly PanelEvent[]) => events.reduce(afterEvent, empty);
const found = after({ type: 'typed', typed: 'jaam' }, { type: 'answered', answer });

test('typing opens the panel of the header, and an empty field shows nothing', () => {
  expect(after({ type: 'typed', typed: 'jaam' })).toMatchObject({
    outcome: { type: 'loading' },
    isOpen: true,
  });
  expect(found.outcome).toEqual({ type: 'found', answer });
  const cleared = afterEvent(found, { type: 'typed', typed: ' ' });
  expect(cleared).toEqual({ ...empty, typed: ' ' });
  expect(afterEvent(cleared, { type: 'answered', answer })).toBe(cleared);
  expect(afterEvent(cleared, { type: 'failed' })).toBe(cleared);
});

test('a closed panel keeps what it found, and shows it when the field is entered again', () => {
  const closed = afterEvent(found, { type: 'closed' });
  expect(closed).toEqual({ ...found, isOpen: false });
  expect(afterEvent(closed, { type: 'entered' })).toEqual(found);
  expect(afterEvent(empty, { type: 'entered' })).toBe(empty);
});

test('an answer that comes after the panel was closed does not open it', () => {
  const closed = after({ type: 'typed', typed: 'jaam' }, { type: 'closed' });
  expect(afterEvent(closed, { type: 'answered', answer }).isOpen).toBe(false);
  expect(afterEvent(closed, { type: 'failed' })).toMatchObject({
    outcome: { type: 'failed' },
    isOpen: false,
  });
});

test('typing the same again asks nothing again', () => {
  expect(afterEvent(found, { type: 'typed', typed: 'jaam' })).toBe(found);
});
