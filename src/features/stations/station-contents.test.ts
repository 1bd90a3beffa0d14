import { expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { translator } from '#shell/languages/messages.ts';
import { stationContents } from './station-contents.ts';

const say = (hours: number, prices: number, locale: (typeof locales)[number] = 'et') =>
  stationContents(
    { hours: Array.from({ length: hours }), prices: Array.from({ length: prices }) },
    { locale, t: translator(locale) },
  );

test('the title and the description of a station promise hours and prices only where there are some', () => {
  expect(say(2, 3)).toEqual({
    title: 'lahtiolekuajad ja hinnad',
    contents: 'lahtiolekuajad, vastuvõetavad jäätmed ja hinnad',
  });
  expect(say(2, 0)).toEqual({
    title: 'lahtiolekuajad',
    contents: 'lahtiolekuajad ja vastuvõetavad jäätmed',
  });
  expect(say(0, 0)).toEqual({ title: 'vastuvõetavad jäätmed', contents: 'vastuvõetavad jäätmed' });
  expect(say(0, 1, 'en').contents).toBe('accepted waste and prices');
  expect(say(1, 1, 'ru').title).toBe('часы работы и цены');
});
