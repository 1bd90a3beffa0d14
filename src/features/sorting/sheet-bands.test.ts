import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locales } from '#platform/languages/locale.ts';
import { maxSheetBins, sheetBins, usualBins } from './sorting-sheet.ts';
import type { BinId } from './sorting.ts';
import { findAll, wordsOf } from '#fakes/laid-out.ts';
import { sheetFacts, sheetOrder } from '#fakes/sample-sheet.ts';
import type { Block } from '#shell/documents/layout.server.ts';
import { setBands } from './sheet-bands.server.ts';
import { type PlannedBin, planSheet } from './sheet-content.ts';

const facts = sheetFacts();

function plannedBins(bins: readonly BinId[], locale: (typeof locales)[number]): readonly PlannedBin[] {
  const known = facts.get(locale);
  return known ? planSheet(sheetOrder({ bins }), known, locale).bins : [];
}

/** Points between head and foot of a sheet. */
const height = 610;

/** Beside what differs in Tallinn, which is the most. */
const leastHeight = 450;

/** How many things the lists of a band have: of what belongs, and of what does not. */
const thingCounts = (band: Block) =>
  findAll(band, 'part')
    .filter(({ tag }) => tag === 'L')
    .map((list) => findAll(list, 'part').filter(({ tag }) => tag === 'LI').length);

test('whatever is chosen has room, and its letters can be read', { timeout: 120_000 }, () => {
  const bins = fc.subarray([...sheetBins], { minLength: 1, maxLength: maxSheetBins });
  fc.assert(
    fc.property(
      bins,
      fc.constantFrom(...locales),
      fc.integer({ min: leastHeight, max: height }),
      (chosen, locale, room) => {
        const { grid, bands, padding } = setBands(plannedBins(chosen, locale), { locale, height: room });
        const taken = bands.reduce((sum, band) => sum + band.height + 2 * padding, 0);
        expect(taken).toBeLessThanOrEqual(room + 1e-6);
        expect(bands.some(({ isBroken }) => isBroken)).toBe(false);
        expect(grid.size).toBeGreaterThanOrEqual(7);
      },
    ),
    { numRuns: 60 },
  );
});

test('fewer bins have larger letters and more examples', () => {
  const set = (bins: readonly BinId[]) => setBands(plannedBins(bins, 'et'), { locale: 'et', height });
  const [few, usual, many] = [
    set(usualBins.slice(0, 3)),
    set(usualBins),
    set(sheetBins.slice(0, maxSheetBins)),
  ];
  expect(few.grid.size).toBeGreaterThan(usual.grid.size);
  expect(usual.grid.size).toBeGreaterThan(many.grid.size);
  const examples = ({ bands: [first] }: typeof few) => first && thingCounts(first)[0];
  expect([examples(few), examples(usual), examples(many)]).toEqual([10, 8, expect.any(Number)]);
  expect(examples(many)).toBeLessThan(8);
});

test('a sheet with one to three bins is filled with large letters, and names all that there is room for', () => {
  for (const locale of locales) {
    const leastOf = [0, 16, 10.5, 9.5];
    for (const count of [1, 2, 3]) {
      for (const bins of [usualBins.slice(0, count), usualBins.slice(usualBins.length - count)]) {
        const { grid, bands, padding } = setBands(plannedBins(bins, locale), { locale, height });
        expect([bins, grid.size >= (leastOf[count] ?? 0)]).toEqual([bins, true]);
        // What is left between the bands is no more than a line or two.
        expect([bins, padding <= 4 * grid.size]).toEqual([bins, true]);
        const taken = bands.reduce((sum, band) => sum + band.height + 2 * padding, 0);
        expect(taken).toBeGreaterThan(height * 0.85);
      }
    }
    const [one] = setBands(plannedBins(['bio'], locale), { locale, height }).bands;
    expect(one && thingCounts(one)).toEqual([16, 7]);
  }
});

test('the most important things stay when there is no room for all', () => {
  const [first] = setBands(plannedBins(sheetBins.slice(0, 8), 'en'), { locale: 'en', height }).bands;
  expect(first && wordsOf(first)).toMatch(/\bNappy\b.* Paper tissue\b.* Wet wipe\b/u);
});

test('more than a sheet can show is a fault, not a cut', () => {
  expect(() => setBands(plannedBins(usualBins, 'et'), { locale: 'et', height: 60 })).toThrow(RangeError);
});
