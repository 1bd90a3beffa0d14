import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Discharge } from '#features/discharges/discharges-answer.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { translator } from '#shell/languages/messages.ts';
import { sourceNames } from '#shell/languages/source-names.ts';
import { DischargeCard } from './DischargeCard.tsx';
import { lookupTexts } from './lookup-texts.ts';

const discharge: Discharge = {
  contractNumber: '10002000',
  address: 'Kase tn 4, Keila',
  garbage: 'Biojäätmed',
  itemType: 'Konteiner 0,14 m³',
  date: '2026-03-01',
  plannedDate: '2026-02-27',
};
const link = { label: '', topic: 1, subject: '', contact: '/contact' };
const links = { extra: link, cancel: link, report: link, missed: link };

/** Days as the card writes them, with plain spaces. */
function datesOn(locale: Locale): readonly string[] {
  const source = { locale, phone: '1919', t: translator(locale) };
  const card = renderToStaticMarkup(
    <DischargeCard
      discharge={discharge}
      today="2026-02-26"
      locale={locale}
      texts={lookupTexts(source).list}
      names={sourceNames([], source)}
      links={links}
      firstDay="2026-03-02"
    />,
  );
  const heading = card.slice(0, card.indexOf('</h3>')).replaceAll('\u00a0', ' ');
  return heading.match(/\d{1,2}(?:\.\d\d\.| \p{L}+ )\d{4}/gu) ?? [];
}

test('the date of a discharge is written dd.MM.yyyy', () => {
  expect(datesOn('et')).toEqual(['01.03.2026', '27.02.2026']);
  expect(datesOn('ru')).toEqual(['01.03.2026', '27.02.2026']);
});

test('an English page names the month of a discharge, so that nobody reads the day as the month', () => {
  expect(datesOn('en')).toEqual(['1 March 2026', '27 February 2026']);
});
