/** The sheet of what goes where as a file: its words, tags, fonts and pages. The page that offers it: sorting-sheet.test.ts. */
import { expect, test } from 'vitest';
import { drawSheet } from '#features/sorting/sheet-pdf.server.ts';
import { sheetFacts, sheetOrder } from '#fakes/sample-sheet.ts';
import { type Locale, locales } from '#platform/languages/locale.ts';
import { parseOwnPath } from '#platform/addresses/page-path.ts';
import { sheetBins, usualBins } from '#features/sorting/sorting-sheet.ts';
import { formatDate } from '#shell/languages/format.ts';
import { sheetTexts } from '#features/sorting/sheet-messages.ts';
import { sortingBins } from '#features/sorting/bin-messages.ts';
import { localizedPath } from '#platform/addresses/paths.ts';
import { compact, pageCount, readPdf } from './site/pdf.ts';
import { isThorough } from './site/driven.ts';

const facts = sheetFacts();

async function draw(order: Parameters<typeof sheetOrder>[0]) {
  const bytes = await drawSheet(sheetOrder(order), facts);
  if (!bytes) throw new TypeError('There is no such sheet.');
  return readPdf(Buffer.from(bytes));
}

/** Text strings of a PDF that are not plain are UTF-16. */
const toPdfString = (text: string): string =>
  `\xfe\xff${Buffer.from(text, 'utf16le').swap16().toString('latin1')}`;

const words: Readonly<Record<Locale, readonly string[]>> = {
  et: [
    'Mis kuhu käib',
    'Biojäätmed',
    'pruun konteiner kodus',
    'Mähe',
    'Šampoonipudel',
    'Krõpsupakk',
    'Õllepudel',
    'Infotelefon',
  ],
  ru: [
    'Что куда класть',
    'Биоотходы',
    'коричневый контейнер',
    'Подгузник',
    'Яичная скорлупа',
    'Зубная щётка',
    'тароавтомат',
    'Инфотелефон',
  ],
  en: [
    'What goes where',
    'Bio-waste',
    'brown bin at home',
    'Nappy',
    'Crisp packet',
    'return machine',
    'Call us',
  ],
};

test('a sheet has the words and letters of its language, the address, the telephone and the day', async () => {
  for (const locale of locales) {
    const { text, frame } = await draw({ languages: [locale] });
    for (const word of words[locale]) expect(compact(text)).toContain(compact(word));
    expect(text).not.toContain('\ufffd');
    expect(compact(text)).toContain(compact(formatDate('2026-11-25', locale)));
    expect(text).toContain(`www.example.ee${localizedPath(parseOwnPath('/sorting'), locale)}`);
    expect(text).toContain('1919');
    expect([pageCount({ frame }), frame.includes(`/Lang (${locale})`)]).toEqual([1, true]);
  }
});

test('each language has a sheet of its own in the file, marked as being in that language', async () => {
  const { text, frame, tags } = await draw({ languages: ['et', 'ru', 'en'] });
  for (const locale of locales) expect(compact(text)).toContain(compact(sheetTexts(locale).title));
  expect([pageCount({ frame }), tags.filter((tag) => tag === 'H1').length]).toEqual([3, 3]);
  for (const locale of locales) expect(frame).toMatch(new RegExp(`/S /Sect\\n/Lang \\(${locale}\\)`, 'u'));
});

test('a sheet is tagged: headings, lists, drawings with words, a title, fonts of its own', async () => {
  const { frame, tags } = await draw({ languages: ['et'] });
  const counts = Object.fromEntries(
    ['Document', 'H1', 'H2', 'H3', 'L', 'Figure'].map((tag) => [
      tag,
      tags.filter((one) => one === tag).length,
    ]),
  );
  // A drawing for each bin, and the code; two lists for each bin, whose headings are signs.
  expect(counts).toEqual({ Document: 1, H1: 1, H2: 5, H3: 10, L: 10, Figure: 6 });
  expect(tags.filter((tag) => tag === 'LI').length).toBe(tags.filter((tag) => tag === 'LBody').length);
  expect(frame.match(/\/Alt \(/gu)).toHaveLength(6);
  expect(frame).toContain(`/Alt (${toPdfString('Joonis: Biojäätmed')})`);
  for (const sign of ['käib siia', 'ei käi siia, vaid'])
    expect(frame.split(`/ActualText (${toPdfString(sign)})`)).toHaveLength(6);
  expect(frame).toContain('/Marked true');
  expect(frame).toContain('/DisplayDocTitle true');
  expect(frame).toContain(`(${toPdfString('Mis kuhu käib')})`);
  expect(frame).not.toContain('CreationDate');
  const fonts = [...frame.matchAll(/\/BaseFont \/([\w+-]+)/gu)].map(([, name = '']) => name);
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((name) => !/^[A-Z]{6}\+Geologica-/u.test(name))).toEqual([]);
  expect(frame.match(/\/FontFile2 /gu)?.length).toBeGreaterThanOrEqual(2);
});

test('a sheet with chosen bins names them only', async () => {
  const { text, tags } = await draw({ bins: ['textile', 'batteries'], languages: ['en'] });
  expect(tags.filter((tag) => tag === 'H2')).toHaveLength(2);
  expect(text).toContain('Clothes and textiles');
  expect(text).toContain('Button cell');
  for (const bin of usualBins) expect(text).not.toContain(sortingBins[bin].name.en);
});

test('a municipality stands in the title and says what differs', async () => {
  const ofViimsi = {
    et: 'Üksikelamu ja paarismaja',
    ru: 'Частный и парный дом',
    en: 'Detached and semi-detached',
  };
  for (const locale of locales) {
    const { text } = await draw({ municipality: '0890', languages: [locale] });
    expect(compact(text)).toContain(compact(ofViimsi[locale]));
    expect(text).toContain('Viimsi');
    const { text: everywhere } = await draw({ languages: [locale] });
    expect(compact(everywhere)).not.toContain(compact(ofViimsi[locale]));
  }
  const { frame } = await draw({ municipality: '0890' });
  expect(frame).toContain(`(${toPdfString('Mis kuhu käib, Viimsi vald')})`);
});

test('a sheet that is drawn twice is the same file', async () => {
  const order = sheetOrder({ languages: ['et', 'ru'], municipality: '0784' });
  expect(await drawSheet(order, facts)).toEqual(await drawSheet(order, facts));
});

if (isThorough)
  test(
    'every choice fits: the most bins with what differs in every municipality',
    { timeout: 240_000 },
    async () => {
      const places = facts.get('ru')?.places ?? [];
      expect(places.length).toBeGreaterThan(70);
      const differing = places.filter(({ homes, rules }) => homes.length + rules.length > 0);
      for (const { code } of differing) {
        const { frame } = await draw({ bins: sheetBins.slice(0, 8), languages: ['ru'], municipality: code });
        expect([code, pageCount({ frame })]).toEqual([code, 1]);
      }
    },
  );
