import { expect, test } from 'vitest';
import {
  headerReducer,
  type HeaderEvent,
  isShown,
  initialHeader,
  type Panel,
  panels,
} from './shown-panel.ts';

const everyPanel: readonly Panel[] = [...panels, 'submenu-0', 'submenu-4'];
const after = (...events: readonly HeaderEvent[]) => events.reduce(headerReducer, initialHeader);
const shownAfter = (...events: readonly HeaderEvent[]) =>
  everyPanel.filter((panel) => isShown(after(...events), panel));

test('there is a flag for each of the panels of the header, and at first none is shown', () => {
  expect(panels).toEqual(['mobile-menu', 'search-input', 'locale-dropdown']);
  expect(shownAfter()).toEqual([]);
});

test('pressing the button of a panel shows it, and pressing it again hides it', () => {
  for (const panel of everyPanel) {
    expect(shownAfter({ type: 'pressed', panel })).toEqual([panel]);
    expect(shownAfter({ type: 'pressed', panel }, { type: 'pressed', panel })).toEqual([]);
  }
});

test('no two panels are ever shown together', () => {
  for (const first of everyPanel) {
    for (const second of everyPanel.filter((panel) => panel !== first)) {
      for (const type of ['pressed', 'entered', 'opened'] as const) {
        const isTyping = type === 'entered' && first === 'search-input';
        expect(shownAfter({ type: 'pressed', panel: first }, { type, panel: second })).toEqual([
          isTyping ? first : second,
        ]);
      }
    }
  }
});

test('the mouse over another panel leaves the search open that a click has opened', () => {
  const held = after({ type: 'pressed', panel: 'search-input' });
  expect(headerReducer(held, { type: 'entered', panel: 'submenu-0' })).toBe(held);
  expect(headerReducer(held, { type: 'pressed', panel: 'submenu-0' })).not.toBe(held);
});

test('a panel that the mouse opened goes when the mouse leaves', () => {
  const panel = 'locale-dropdown';
  expect(shownAfter({ type: 'entered', panel })).toEqual([panel]);
  expect(shownAfter({ type: 'entered', panel }, { type: 'left', panel })).toEqual([]);
});

test('a click on what the mouse opened holds it, and the next click closes it', () => {
  const panel = 'submenu-0';
  const clicked = [
    { type: 'entered', panel },
    { type: 'pressed', panel },
  ] as const;
  expect(shownAfter(...clicked, { type: 'left', panel })).toEqual([panel]);
  expect(shownAfter(...clicked, { type: 'pressed', panel })).toEqual([]);
});

test('the mouse over a panel that is open leaves it as it is', () => {
  const held = after({ type: 'opened', panel: 'mobile-menu' });
  expect(headerReducer(held, { type: 'entered', panel: 'mobile-menu' })).toBe(held);
  expect(headerReducer(held, { type: 'opened', panel: 'mobile-menu' })).toBe(held);
});

test('what happens to a panel that is not shown changes nothing', () => {
  const held = after({ type: 'pressed', panel: 'search-input' });
  expect(headerReducer(held, { type: 'left', panel: 'submenu-0' })).toBe(held);
  expect(headerReducer(held, { type: 'closed', panel: 'mobile-menu' })).toBe(held);
});

test('a panel that the browser closes is hidden', () => {
  expect(
    shownAfter({ type: 'opened', panel: 'mobile-menu' }, { type: 'closed', panel: 'mobile-menu' }),
  ).toEqual([]);
});

test('dismissing hides any open panel', () => {
  for (const panel of everyPanel) {
    expect(after({ type: 'pressed', panel }, { type: 'dismissed' })).toBe(initialHeader);
  }
});
