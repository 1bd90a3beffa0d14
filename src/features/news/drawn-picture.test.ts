import { expect, test } from 'vitest';
import { chooseArt } from './drawn-picture.ts';

const school = { category: 'waste-school', id: 4226 } as const;

test('a post without a picture has the drawing of what its address names', () => {
  expect(chooseArt({ ...school, slug: 'kompost-oma-aias' })).toBe('compost');
  expect(chooseArt({ ...school, slug: 'ohtlikud-jaatmed-kodus' })).toBe('stations');
  const broken = {
    category: 'emergency-notices',
    id: 1,
    slug: 'rike-paberi-ja-pakendiring-prugiauto',
  } as const;
  expect(chooseArt(broken)).toBe('truck');
});

test('a post whose address names nothing drawn has one that fits its category, and keeps it', () => {
  expect(chooseArt({ ...school, slug: 'roivad-ja-tekstiil' })).toBe('containers');
  const news = { category: 'company-news', slug: 'lahtiste-uste-paev' } as const;
  expect([2, 3, 2].map((id) => chooseArt({ ...news, id }))).toEqual(['news', 'company', 'news']);
});
