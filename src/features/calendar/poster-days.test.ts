import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareCodes } from '#platform/base/code-order.ts';
import type { Discharge } from '#features/discharges/discharges-answer.ts';
import { locales } from '#platform/languages/locale.ts';
import { addDays } from '#platform/time/tallinn-day.ts';
import { findAll } from '#fakes/laid-out.ts';
import { posterContext, posterOrder } from '#fakes/sample-poster.ts';
import { planPoster } from './poster-content.server.ts';
import { type Block, measure } from '#shell/documents/layout.server.ts';
import { setDays } from './poster-days.server.ts';
import { measureWidth } from '#shell/documents/set-lines.server.ts';

const context = posterContext();

const planDays = (discharges: readonly Partial<Discharge>[], count = 1) => {
  const [first = 'et', ...others] = locales.slice(0, count);
  return planPoster(posterOrder(discharges, { languages: [first, ...others] }), context).days;
};

const weekly = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ date: addDays('2026-12-01', 7 * index) }));

/** Points that a sheet has for the days of a usual contract. */
const room = 400;

test('fewer days are larger, so that they are read from further away', () => {
  const sizes = [6, 9, 12].map((count) => setDays(planDays(weekly(count)), room).figureSize);
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
  for (const count of [1, 2]) expect(setDays(planDays(inOrder, count), room).days).toHaveLength(12);
});

test('what has no room is left out from the end', () => {
  const { days } = setDays(planDays(weekly(12), 3), 120);
  expect(days.map(({ date }) => date)).toEqual(
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
    planDays(
      garbages.map((garbage) => ({ garbage })),
      3,
    ),
    50,
  ).days;
  const count = shown?.emptyings.length ?? 0;
  expect(count).toBeLessThan(6);
  expect(shown?.leftOut).toBe(6 - count);
});

/** Right ends of all lines. */
const rightEnds = (block: Block): readonly number[] =>
  findAll(block, 'lines').flatMap(({ x, lines }) => lines.map((line) => x + measureWidth(line)));

const measureFrames = (block: Block) =>
  findAll(block, 'shape').flatMap(({ x, top, shape }) =>
    shape.type === 'frame' ? [{ ...shape, x, top, line: shape.thickness / 2 }] : [],
  );

const leftEnd = (block: Block, type: 'bin' | 'lines'): number =>
  Math.min(
    ...(type === 'lines'
      ? findAll(block, 'lines').map(({ x }) => x)
      : findAll(block, 'shape').flatMap(({ x, shape }) => (shape.type === type ? [x] : []))),
  );

/** Tops of the lines between days, with both ends of the list. */
const rowEnds = (block: Block): readonly number[] => [
  0,
  ...findAll(block, 'shape').flatMap(({ top, shape }) => (shape.type === 'rule' ? [top] : [])),
  block.height,
];

test('moved days have a frame, and usual ones none', () => {
  const moved = weekly(12).map((day) => ({ ...day, plannedDate: addDays(day.date, 1) }));
  for (const count of [1, 2, 3]) {
    const { block, days } = setDays(planDays(moved, count), room);
    expect(measureFrames(block)).toHaveLength(days.length);
  }
  expect(measureFrames(setDays(planDays(weekly(12)), room).block)).toEqual([]);
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
        const { block } = setDays(planDays(inOrder, count), 240);
        expect(block.height).toBeLessThanOrEqual(240 + 0.01);
        expect(Math.max(...rightEnds(block))).toBeLessThanOrEqual(measure + 0.01);
        for (const { x, top, width, height, line } of measureFrames(block)) {
          expect(x).toBeGreaterThanOrEqual(line);
          expect(x + width + line).toBeLessThanOrEqual(leftEnd(block, 'bin'));
          const [end = 0] = rowEnds(block).filter((one) => one > top);
          expect(top).toBeGreaterThan(Math.max(...rowEnds(block).filter((one) => one < end)));
          expect(top + height).toBeLessThan(end);
          // The figure stands in it.
          expect(x + line).toBeLessThan(leftEnd(block, 'lines'));
        }
      }),
      { numRuns: 150 },
    );
  },
);
