import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Locale } from '#platform/languages/locale.ts';
import { sourceNames } from '#shell/languages/source-names.ts';
import { translator } from '#shell/languages/messages.ts';
import { groupByDay } from './group-by-day.ts';
import { lookupTexts } from './lookup-texts.ts';
import { NextDay } from './NextDay.tsx';

const emptying = (date: string, garbage: string) => ({
  contractNumber: '10002000',
  address: 'Kase tn 4, Keila',
  garbage,
  itemType: 'Konteiner 0,14 m³',
  date,
});

/** Two containers of one kind, and another kind, on the first day. */
const discharges = [
  emptying('2026-12-03', 'Segaolmejäätmed'),
  emptying('2026-12-03', 'Segaolmejäätmed'),
  emptying('2026-12-03', 'Paber ja kartong'),
  emptying('2026-12-10', 'Biojäätmed'),
];

test('days are grouped, each kind of waste once', () => {
  expect(groupByDay(discharges)).toEqual([
    { date: '2026-12-03', wastes: ['Segaolmejäätmed', 'Paber ja kartong'] },
    { date: '2026-12-10', wastes: ['Biojäätmed'] },
  ]);
  expect(groupByDay([])).toEqual([]);
});

function draw(locale: Locale): string {
  const source = { locale, phone: '1919', t: translator(locale) };
  return renderToStaticMarkup(
    <NextDay
      discharges={discharges}
      today="2026-11-29"
      locale={locale}
      texts={lookupTexts(source).list}
      names={sourceNames([], source)}
    />,
  ).replaceAll('\u00a0', ' ');
}

test('the next day says date, weekday and distance, a bin for each kind, and the days after it', () => {
  const drawn = draw('et');
  expect(drawn).toContain('<time dateTime="2026-12-03">03.12</time> <span>Neljapäev, 4 päeva pärast</span>');
  expect(drawn.match(/class="waste-bin"/gu)).toHaveLength(2);
  expect(drawn.match(/class="waste-sign"/gu)).toHaveLength(1);
  expect(draw('ru')).toContain('Четверг, через 4 дня');
  expect(draw('en')).toContain('3 December</time> <span>Thursday, in 4 days');
});
