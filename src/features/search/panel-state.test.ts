import { expect, test } from 'vitest';
import { panelReducer, initialPanel, type PanelEvent } from './panel-state.ts';

const answer = { results: [], total: 7, keys: [], isComplete: true };
const after = (...events: readonly PanelEvent[]) => events.reduce(panelReducer, initialPanel);
const found = after({ type: 'typed', typed: 'jaam' }, { type: 'answered', answer });

test('typing opens the panel of the header, and an empty field shows nothing', () => {
  expect(after({ type: 'typed', typed: 'jaam' })).toMatchObject({
    outcome: { type: 'loading' },
    isOpen: true,
  });
  expect(found.outcome).toEqual({ type: 'found', answer });
  const cleared = panelReducer(found, { type: 'typed', typed: ' ' });
  expect(cleared).toEqual({ ...initialPanel, typed: ' ' });
  expect(panelReducer(cleared, { type: 'answered', answer })).toBe(cleared);
  expect(panelReducer(cleared, { type: 'failed' })).toBe(cleared);
});

test('a closed panel keeps what it found, and shows it when the field is entered again', () => {
  const closed = panelReducer(found, { type: 'closed' });
  expect(closed).toEqual({ ...found, isOpen: false });
  expect(panelReducer(closed, { type: 'entered' })).toEqual(found);
  expect(panelReducer(initialPanel, { type: 'entered' })).toBe(initialPanel);
});

test('an answer that comes after the panel was closed does not open it', () => {
  const closed = after({ type: 'typed', typed: 'jaam' }, { type: 'closed' });
  expect(panelReducer(closed, { type: 'answered', answer }).isOpen).toBe(false);
  expect(panelReducer(closed, { type: 'failed' })).toMatchObject({
    outcome: { type: 'failed' },
    isOpen: false,
  });
});

test('typing the same again asks nothing again', () => {
  expect(panelReducer(found, { type: 'typed', typed: 'jaam' })).toBe(found);
});
