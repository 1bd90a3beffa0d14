import { expect, test } from 'vitest';
import { addChanges } from './watermark.ts';

test('a change of one entry makes its list newer, and an older one does not', () => {
  const known = { notices: { et: { newest: '2026-06-01T10:00:00', total: 2 } } };
  const changeAt = (modified: string) => addChanges(known, [{ type: 'notices', locale: 'et', modified }]);
  expect(changeAt('2026-06-01T12:00:00')).toEqual({
    notices: { et: { newest: '2026-06-01T12:00:00', total: 2 } },
  });
  expect(changeAt('2026-06-01T09:00:00')).toEqual(known);
});
