import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wasteTypeIds } from '#shell/waste/waste-types.ts';
import { wasteSign } from './waste-signs.ts';

test('every kind of waste has a shape of its own, and all unknown kinds have one more', () => {
  const paths = [...wasteTypeIds, undefined].map((id) => wasteSign(id).path);
  expect(new Set(paths).size).toBe(wasteTypeIds.length + 1);
});

test('a name that is no kind of waste gets the sign of unknown kinds', () => {
  expect(wasteSign('constructor')).toBe(wasteSign(undefined));
});

/** Colour of a drawn bin: of its first path, the body. */
function bodyColour(bin: string): string | undefined {
  const drawing = readFileSync(new URL(`../art/bins/${bin}.svg`, import.meta.url), 'utf8');
  return /class="body" [^>]*fill="(#[\da-f]{6})"/u.exec(drawing)?.[1];
}

test('a kind of waste has the colour of its bin', () => {
  const bins = {
    mixed: 'mixed',
    bio: 'bio',
    paper: 'paper',
    mixedPackaging: 'packaging',
    glass: 'glass',
    garden: 'garden',
  };
  for (const [waste, bin] of Object.entries(bins)) {
    const { colour, bin: body = colour } = wasteSign(waste);
    expect(body, waste).toBe(bodyColour(bin));
  }
});
