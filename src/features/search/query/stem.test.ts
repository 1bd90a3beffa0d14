import { expect, test } from 'vitest';
import type { Locale } from '#platform/languages/locale.ts';
import { stem } from './stem.ts';

const families: Readonly<Record<Locale, readonly (readonly string[])[]>> = {
  et: [
    ['konteiner', 'konteineri', 'konteinerit', 'konteinerid', 'konteinerite', 'konteinerisse'],
    ['jaatmejaam', 'jaatmejaama', 'jaatmejaamas', 'jaatmejaamade', 'jaatmejaamadest'],
    ['kott', 'koti', 'kotid'],
    ['hind', 'hinna', 'hinnad'],
    ['jaatmevedu', 'jaatmeveo', 'jaatmeveoga'],
    ['tuhjendamine', 'tuhjendamise', 'tuhjendus', 'tuhjendusi'],
    ['avamine', 'avamise', 'avamist'],
    ['eterniit', 'eterniidi', 'eterniidid'],
    ['kollane', 'kollase', 'kollasesse', 'kollased'],
  ],
  ru: [
    ['контейнер', 'контейнера', 'контейнеры', 'контейнеров', 'контейнерами'],
    ['мешок', 'мешка', 'мешки', 'мешков'],
    ['опасные', 'опасных', 'опасный', 'опасными'],
    ['станция', 'станции', 'станцию', 'станциях'],
    ['договор', 'договору'],
  ],
  en: [
    ['container', 'containers'],
    ['empty', 'emptied', 'empties', 'emptying'],
    ['leaf', 'leaves'],
    ['compost', 'composting', 'composted'],
  ],
};

test('forms of a word have one stem', () => {
  for (const locale of ['et', 'ru', 'en'] as const) {
    for (const forms of families[locale]) {
      expect(new Set(forms.map((form) => stem(form, locale))), forms.join(', ')).toHaveLength(1);
    }
  }
});

test('different words keep different stems', () => {
  const words = ['arve', 'arst', 'leping', 'lepik', 'mahuti', 'mahl', 'paber', 'papp', 'tuhk', 'tuhi'];
  expect(new Set(words.map((word) => stem(word, 'et')))).toHaveLength(words.length);
});
