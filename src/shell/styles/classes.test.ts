/** Most stylesheets come as one file with every page. A class that two of them give a look gets both on pages where nobody
 * expects it. */
import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);

test('no two stylesheets set the same property of the same class', () => {
  const owners = new Map<string, Set<string>>();
  for (const file of globSync('src/**/*.css', { cwd: root })) {
    for (const declared of declaredIn(file)) {
      owners.set(declared, (owners.get(declared) ?? new Set()).add(file));
    }
  }
  const shared = [...owners].filter(([, files]) => files.size > 1);
  expect(shared.map(([declared, files]) => `${declared}: ${[...files].join(', ')}`)).toEqual([]);
});

/** @returns `.class property` of each rule of nothing but one class, outside media queries, which are meant to override. */
function declaredIn(file: string): readonly string[] {
  const found: string[] = [];
  postcss.parse(readFileSync(new URL(file, root), 'utf8')).walkDecls(({ prop, parent }) => {
    if (parent?.type !== 'rule' || parent.parent?.type !== 'root') return;
    const { selectors } = parent;
    found.push(
      ...selectors.filter((selector) => /^\.[\w-]+$/u.test(selector)).map((name) => `${name} ${prop}`),
    );
  });
  return found;
}
