import { expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { orderUntil, timeLeft } from './order-until-messages.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('until when something can be ordered is a sentence in each language', () => {
  const deadline = { day: '2026-11-25', until: '2026-11-24', time: '15:00' };
  expect(locales.map((locale) => plain(orderUntil(deadline, locale)))).toEqual([
    'Lisatühjenduse kolmapäevaks (25.11.2026) saate tellida hiljemalt teisipäeval, 24.11.2026 kell 15:00.',
    'Дополнительный вывоз на среду, 25.11.2026, можно заказать до 15:00 вторника, 24.11.2026.',
    'You can order an extra collection for Wednesday, 25 November 2026, until 15:00 on Tuesday, 24 November 2026.',
  ]);
});

test('the time left has the plural forms of each language', () => {
  const left = (minutes: number) => locales.map((locale) => plain(timeLeft(minutes, locale)));
  expect(left(0)).toEqual(['Aega on 0 minutit.', 'Осталось времени: 0 минут.', 'Time left: 0 minutes.']);
  expect(left(1)).toEqual(['Aega on 1 minut.', 'Осталось времени: 1 минута.', 'Time left: 1 minute.']);
  expect(left(60)).toEqual(['Aega on 1 tund.', 'Осталось времени: 1 час.', 'Time left: 1 hour.']);
  expect(left(200)).toEqual([
    'Aega on 3 tundi 20 minutit.',
    'Осталось времени: 3 часа 20 минут.',
    'Time left: 3 hours 20 minutes.',
  ]);
  expect(left(21 * 60 + 42)).toEqual([
    'Aega on 21 tundi 42 minutit.',
    'Осталось времени: 21 час 42 минуты.',
    'Time left: 21 hours 42 minutes.',
  ]);
});
