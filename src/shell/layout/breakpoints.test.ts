import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { breakpoints } from './breakpoints.ts';

const folder = join(import.meta.dirname, '..');

/** Viewport widths in pixels that the styles query, each with its file. Container queries are not covered. */
const widths = globSync('**/*.css', { cwd: folder }).flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/@media[^{]+/gu)].flatMap(([query]) =>
    [...query.matchAll(/(min|max)-width: (\d+)px/gu)].map(([, side, width]) => ({
      file,
      from: Number(width) + (side === 'max' ? 1 : 0),
    })),
  ),
);

test('the breakpoints are 640, 1160, 1440 and 1920 px', () => {
  expect(breakpoints).toEqual({ sm: 640, md: 1160, lg: 1440, xl: 1920 });
});

test('the styles change at the breakpoints and at no other width', () => {
  const known: readonly number[] = Object.values(breakpoints);
  expect(widths.filter(({ from }) => !known.includes(from))).toEqual([]);
  expect([...new Set(widths.map(({ from }) => from))].sort((a, b) => a - b)).toEqual(known);
});
