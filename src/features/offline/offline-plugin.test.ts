import { expect, test } from 'vitest';
import { scriptNeeds } from './offline-plugin.server.ts';

const file = (name: string) => `_astro/${name}.js`;

test('a script needs what it imports, now or later, and the files that it names', () => {
  const files = [
    { fileName: file('form'), code: 'a', imports: [file('shared')], dynamicImports: [file('island')] },
    { fileName: file('island'), code: 'link("/_astro/island.css"); preload("_astro/shared.js")' },
    { fileName: file('shared'), code: 'b' },
    { fileName: '_astro/island.css' },
  ];
  expect(scriptNeeds(files, '/project')).toEqual({
    '/_astro/form.js': ['/_astro/island.js', '/_astro/shared.js'],
    '/_astro/island.js': ['/_astro/island.css'],
    '/_astro/shared.js': [],
  });
});

test('what is of no use without a connection is left out', () => {
  const files = [
    { fileName: file('header'), code: 'a', dynamicImports: [file('panel'), file('menu')] },
    { fileName: file('panel'), code: 'b', facadeModuleId: '/project/src/features/search/panel.browser.ts' },
    { fileName: file('menu'), code: 'c', facadeModuleId: '/project/src/islands/header/menu.ts' },
  ];
  expect(scriptNeeds(files, '/project')['/_astro/header.js']).toEqual(['/_astro/menu.js']);
});
