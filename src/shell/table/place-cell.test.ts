import { expect, test } from 'vitest';
import { placeCell } from './place-cell.ts';

test('the Estonian name stands apart where a page shows its own before it', () => {
  expect(placeCell({ label: 'Маарду (Maardu linn)', order: 'Маарду' }, 'ru')).toEqual({
    text: 'Маарду',
    estonian: 'Maardu linn',
  });
});

test('a place without a name of its own is one name in Estonian, sorted as it says', () => {
  const elva = { label: 'Elva vald', order: 'Elva vald' };
  expect(placeCell(elva, 'et')).toEqual({ text: 'Elva vald' });
  expect(placeCell(elva, 'en')).toEqual({ text: 'Elva vald', lang: 'et' });
  expect(placeCell({ ...elva, order: 'Elva' }, 'et')).toEqual({ text: 'Elva vald', order: 'Elva' });
});
