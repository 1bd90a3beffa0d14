import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where the head of a page is low, its drawing begins here: twice as wide as high, of 560 × 420. */
const lowBegins = 140;

test('a sun is above what a low head of a page shows, and is not cut to a sliver', () => {
  const cut = globSync('src/shell/art/*.svg').flatMap((file) => {
    const suns = readFileSync(file, 'utf8').matchAll(
      /<circle cx="\d+" cy="(?<y>\d+)" r="(?<r>[1-9]\d*)" fill="#f3a638"/gu,
    );
    return [...suns]
      .map(({ groups }) => ({ y: Number(groups?.y), r: Number(groups?.r) }))
      .filter(({ y, r }) => y < lowBegins && y + r > lowBegins)
      .map(() => file);
  });
  expect(cut).toEqual([]);
});
