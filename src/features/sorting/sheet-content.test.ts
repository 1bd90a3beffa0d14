import { expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { sheetFacts, sheetOrder } from '#fakes/sample-sheet.ts';
import { planSheet, type SheetFacts } from './sheet-content.ts';

const allFacts = sheetFacts();

/** @throws {RangeError} */
function factsIn(locale: (typeof locales)[number]): SheetFacts {
  const facts = allFacts.get(locale);
  if (!facts) throw new RangeError(locale);
  return facts;
}

const plan = (order: Parameters<typeof sheetOrder>[0], locale: (typeof locales)[number] = 'et') =>
  planSheet(sheetOrder(order), factsIn(locale), locale);

test('a sheet has the chosen bins only, in their order', () => {
  expect(plan({ bins: ['bio', 'glass'] }).bins.map(({ bin, name }) => [bin, name])).toEqual([
    ['bio', 'Biojäätmed'],
    ['glass', 'Klaaspakend'],
  ]);
});

test('what does not belong says where it goes: the place that one looks for, not the name of a bin', () => {
  const [mixed] = plan({ bins: ['mixed'] }, 'ru').bins;
  expect(mixed?.not).toContainEqual({ name: 'Батарейка', destination: 'ящик в магазине' });
  const [paper] = plan({ bins: ['paper'] }, 'en').bins;
  expect(paper?.not).toContainEqual({ name: 'Pizza box', destination: 'mixed waste' });
});

test('a municipality says what differs there for the bins of the sheet, with the source', () => {
  const { place } = plan({ municipality: '0793', bins: ['bio'] });
  expect(place?.name).toEqual({ locale: 'et', text: 'Tartu linn' });
  expect(place?.lines.join('\n')).toContain(
    'Biojäätmed: Biojäätmete konteiner on kohustuslik igal kinnistul. Kuni kümne korteriga maja võib ' +
      'taotleda luba kompostida kohapeal. (Tartu linna jäätmeinfo, 01.01.2024)',
  );
  expect(place?.lines.join('\n')).toContain('Kodu juurest viime ära: biojäätmed.');
  expect(place?.lines.join('\n')).not.toContain('paber');
  expect(plan({ municipality: '0793', bins: ['bio', 'paper'] }).place?.lines.join('\n')).toContain(
    'Vanapaberi',
  );
});

test('districts where the same holds share a line, and are named without their town', () => {
  const lines = plan({ municipality: '0784' }, 'ru').place?.lines ?? [];
  expect(lines).toContain(
    'Кесклинн, Кристийне, Пыхья-Таллинн: Здесь отходы вывозит другая компания, спросите у неё. Näidisvedu OÜ.',
  );
  expect(lines.join('\n')).toContain('Отнесите сами в общественный контейнер или на станцию: стекло.');
});

test('where we do not work, the sheet says so and nothing else differs', () => {
  const known = new Set(factsIn('et').places.flatMap(({ code, homes }) => (homes.length > 0 ? [code] : [])));
  const unserved = factsIn('et').places.filter(({ code, rules }) => !known.has(code) && rules.length === 0);
  expect(unserved.length).toBeGreaterThan(10);
  for (const { code } of unserved)
    expect(plan({ municipality: code }).place?.lines).toEqual([
      'Me siin ei vea. Küsige oma vallast või linnast.',
    ]);
});

test('a sheet for everywhere has no municipality, and neither has one for a code that does not exist', () => {
  expect(plan({}).place).toBeUndefined();
  expect(plan({ municipality: '9999' }).place).toBeUndefined();
});

test('every bin of the shipped content has examples, the usual ones nine to sixteen, in each language', () => {
  for (const locale of locales) {
    const { bins } = plan({ bins: factsIn('et').bins.map(({ bin }) => bin) }, locale);
    expect(bins.filter(({ belongs }) => belongs.length < 3)).toEqual([]);
    const usual = plan({}, locale).bins;
    expect(usual.filter(({ belongs }) => belongs.length < 9 || belongs.length > 16)).toEqual([]);
    expect(usual.filter(({ not }) => not.length < 3)).toEqual([]);
  }
});
