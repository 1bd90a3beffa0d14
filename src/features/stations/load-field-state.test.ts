import { expect, test } from 'vitest';
import type { Brought } from './brought.ts';
import { initialLoadField, type LoadFieldEvent, loadFieldReducer } from './load-field-state.ts';

const suggested = (name: string): Brought => ({ key: `waste:${name}`, name, tie: {} });

const after = (...events: readonly LoadFieldEvent[]) => events.reduce(loadFieldReducer, initialLoadField);

const kinds: LoadFieldEvent = { type: 'found', list: [suggested('asbestos'), suggested('tyres')] };

test('arrow keys go through the suggestions and around', () => {
  const down: LoadFieldEvent = { type: 'moved', by: 1 };
  expect(after({ type: 'opened' }, kinds, down).marked).toBe(0);
  expect(after({ type: 'opened' }, kinds, down, down, down).marked).toBe(0);
  expect(after({ type: 'opened' }, kinds, { type: 'moved', by: -1 }).marked).toBe(1);
});

test('who types on takes nothing of the suggestions for what was typed before', () => {
  const typed = after(
    { type: 'opened' },
    kinds,
    { type: 'typed', typed: 'fridge' },
    { type: 'moved', by: 1 },
  );
  expect(typed.marked).toBe(-1);
  expect(loadFieldReducer(typed, { type: 'found', list: [suggested('fridge')] }).marked).toBe(0);
});
