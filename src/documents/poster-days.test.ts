import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareCodes } from '#base/code-order.ts';
import type { Discharge } from '#model/discharges-answer.ts';
import { locales } from '#model/locale.ts';
import { addDays } from '#model/tallinn-day.ts';
import { posterContext, posterOrder } from '#fakes/sample-poster.ts';
import { planPoster } from './poster-content.ts';
import { frameLine, frameOf, heightOfDays, isMoved, type SetDays, setDays } from './poster-days.ts';
import { widthOf } from './poster-lines.ts';
import { measure, sheet } from './poster-sheet.ts';

const context = posterContext();

const daysOf = (discharges: readonly Partial<Discharge>[], count = 1) => {
  const [first = 'et', ...others] = locales.slice(0, count);
  return planPoster(posterOrder(discharges, { languages: [first, ...others] }), context).days;
};

const weekly = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ date: addDays('2026-12-01', 7 * index) }));

/** Points that a sheet has for the days of a usual contract. */
const room = 400;

test('fewer days are larger, so that they are read from further away', () => {
  const sizes = [6, 9, 12].map((count) => setDays(daysOf(weekly(count)), room).numeral.size);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(new Set(sizes).size).toBe(sizes.length);
});

test('twelve days of a usual contract have room in one and in two languages', () => {
  const twelve = [
    ...weekly(12),
    ...weekly(12)
      .filter((_, index) => index % 4 === 0)
      .map((day) => ({ ...day, garbage: 'Biojäätmed' })),
  ];
  const inOrder = twelve.toSorted((a, b) => compareCodes(a.date, b.date));
  for (const count of [1, 2]) expect(setDays(daysOf(inOrder, count), room).days).toHaveLength(12);
});

test('what has no room is left out from the end', () => {
  const { days } = setDays(daysOf(weekly(12), 3), 120);
  expect(days.map(({ day }) => day.date)).toEqual(
    weekly(12)
      .slice(0, days.length)
      .map(({ date }) => date),
  );
  expect(days.length).toBeLessThan(12);
  expect(days.length).toBeGreaterThan(1);
});

test('of a single day that has no room the emptyings are counted', () => {
  const garbages = ['Biojäätmed', 'Segaolmejäätmed', 'Klaaspakend', 'Segapakendid', 'Suurjäätmed', 'Puit'];
  const [shown] = setDays(
    daysOf(
      garbages.map((garbage) => ({ garbage })),
      3,
    ),
    50,
  ).days;
  const count = shown?.rows.flat().length ?? 0;
  expect(count).toBeLessThan(6);
  expect(shown?.day.leftOut).toBe(6 - count);
});

/** Right ends of all lines. */
function rightEnds({ days, signX, step, side, signGap }: SetDays): readonly number[] {
  return days.flatMap(({ rows }) =>
    rows.flatMap((row) =>
      row.flatMap(({ lines }, column) =>
        lines.map((line) => signX + column * step + side + signGap + widthOf(line)),
      ),
    ),
  );
}

const framesOf = (set: SetDays) =>
  set.days.filter(({ day }) => isMoved(day)).map((row) => ({ row, frame: frameOf(row, set, 0) }));

test('the frame of a moved day does not jut out of the sheet, its row or its column', () => {
  const moved = weekly(12).map((day) => ({ ...day, plannedDate: addDays(day.date, 1) }));
  for (const count of [1, 2, 3])
    expect(framesOf(setDays(daysOf(moved, count), room)).length).toBeGreaterThan(0);
  const usual = setDays(daysOf(weekly(12)), room);
  expect([usual.figureX, framesOf(usual)]).toEqual([sheet.left, []]);
});

test(
  'whatever the content base sends, the days stay within their place on the sheet',
  { timeout: 120_000 },
  () => {
    const text = fc.oneof(
      fc.constantFrom('Biojäätmed', 'Segaolmejäätmed', 'Elektri- ja elektroonikaseadmed'),
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc.stringMatching(/^[WЩ]{0,90}$/u),
    );
    const date = fc.integer({ min: 0, max: 500 }).map((count) => addDays('2026-11-24', count));
    const discharge = fc.record(
      { garbage: text, address: text, date, plannedDate: date },
      { requiredKeys: ['garbage', 'address', 'date'] },
    );
    const all = fc.array(discharge, { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(all, fc.integer({ min: 1, max: locales.length }), (discharges, count) => {
        const inOrder = discharges.toSorted((a, b) => compareCodes(a.date, b.date));
        const set = setDays(daysOf(inOrder, count), 240);
        expect(heightOfDays(set)).toBeLessThanOrEqual(240 + 0.01);
        expect(Math.max(...rightEnds(set))).toBeLessThanOrEqual(sheet.left + measure + 0.01);
        for (const { frame, row } of framesOf(set)) {
          expect(frame.left).toBeGreaterThanOrEqual(sheet.left + frameLine / 2);
          expect(frame.left + frame.width + frameLine / 2).toBeLessThanOrEqual(set.signX);
          expect(frame.top).toBeGreaterThan(-set.padding);
          expect(frame.top + frame.height).toBeLessThan(row.height + set.padding);
          // The figure stands in it.
          expect(frame.left + frameLine).toBeLessThan(set.figureX);
        }
      }),
      { numRuns: 150 },
    );
  },
);
