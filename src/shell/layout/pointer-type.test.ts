import { expect, test } from 'vitest';
import { type PointerType, watchPointerType } from './pointer-type.ts';

/** A fake browser whose pointer can be changed; `undefined` does not support the media query. */
function fakeBrowser(pointer: string | undefined) {
  let current = pointer;
  const changed = new EventTarget();
  return {
    matchMedia: (query: string) => ({
      get matches() {
        return query === `(pointer: ${String(current)})`;
      },
      addEventListener: changed.addEventListener.bind(changed),
    }),
    change: (next: string) => {
      current = next;
      changed.dispatchEvent(new Event('change'));
    },
  };
}

function reportedTypes({ matchMedia }: Pick<ReturnType<typeof fakeBrowser>, 'matchMedia'>): PointerType[] {
  const given: PointerType[] = [];
  watchPointerType(matchMedia, (type) => given.push(type));
  return given;
}

test('the pointer type may be coarse, fine or none', () => {
  for (const type of ['coarse', 'fine', 'none']) expect(reportedTypes(fakeBrowser(type))).toEqual([type]);
});

test('the pointer type of a browser that does not say is unknown', () => {
  expect(reportedTypes(fakeBrowser(undefined))).toEqual(['unknown']);
});

test('the pointer type follows changes', () => {
  const browser = fakeBrowser('coarse');
  const given = reportedTypes(browser);
  browser.change('fine');
  browser.change('none');
  expect([...new Set(given)]).toEqual(['coarse', 'fine', 'none']);
  expect(given.at(-1)).toBe('none');
});
