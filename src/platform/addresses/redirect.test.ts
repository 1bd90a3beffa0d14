import { expect, test } from 'vitest';
import { redirectSchema } from './redirect.ts';

const accepts = (redirect: unknown): boolean => redirectSchema.safeParse(redirect).success;

test('an old address leads to a path of the site or to an address from the settings', () => {
  expect(accepts({ id: '//vana/', to: '/about?lang=ru' })).toBe(true);
  expect(accepts({ id: '/vana', to: { external: 'selfService' } })).toBe(true);
});

test('an old address leads to no host of its own', () => {
  const targets = ['//example.ee', 'https://example.ee', 'about', { external: 'shop' }];
  expect(targets.filter((to) => accepts({ id: '/vana', to }))).toEqual([]);
});
