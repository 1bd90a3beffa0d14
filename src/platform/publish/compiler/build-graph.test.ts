import { expect, test } from 'vitest';
import { digest } from '#platform/base/digest.ts';
import { buildCodeGraph, type GraphContext, type GraphModule, withoutComments } from './build-graph.ts';

const root = '/project';
const entry = 'src/app.ts';

/** @param imports Paths in the project. */
const module = (path: string, code: string, imports: readonly string[] = []): GraphModule => ({
  id: `${root}/${path}`,
  code,
  importedIds: imports.map((each) => `${root}/${each}`),
  dynamicallyImportedIds: [],
});

const route = (component: string, styles: readonly string[] = []) => ({
  routeData: { component, origin: 'project' },
  styles,
  scripts: [],
  links: [],
});

const shared = [
  module('src/app.ts', 'app()', ['src/core.ts']),
  module('src/core.ts', 'core()'),
  module('src/footer.ts', 'footer()'),
];
const pages = [
  module('src/pages/a.astro', 'a()', ['src/footer.ts', 'src/a-part.ts']),
  module('src/pages/b.ts', 'b()', ['src/footer.ts']),
  module('src/a-part.ts', 'part()'),
];

const buildGraph = (modules: readonly GraphModule[], manifest: Partial<GraphContext['manifest']> = {}) =>
  buildCodeGraph(modules, {
    root,
    entry,
    places: [root],
    placed: new Map(),
    others: { drawings: digest('drawings') },
    manifest: {
      routes: [route('src/pages/a.astro'), route('src/pages/b.ts')],
      entryModules: {},
      ...manifest,
    },
  });

const before = buildGraph([...shared, ...pages]);

/** Kinds whose code differs from `before`. */
const changedKinds = (after: typeof before) =>
  Object.keys(after.kinds).filter((kind) => after.kinds[kind]?.digest !== before.kinds[kind]?.digest);

const withCode = (path: string, code: string) =>
  [...shared, ...pages].map((each) => (each.id === `${root}/${path}` ? { ...each, code } : each));

test('a kind names the modules that it runs, also through others, and those that render every page', () => {
  expect(before.kinds['src/pages/b.ts']?.modules).toEqual([
    'settings of the compiler',
    'src/app.ts',
    'src/core.ts',
    'src/footer.ts',
    'src/pages/b.ts',
    'styles of src/pages/b.ts',
  ]);
});

test.each([
  ['src/a-part.ts', ['src/pages/a.astro']],
  ['src/footer.ts', ['src/pages/a.astro', 'src/pages/b.ts']],
  ['src/core.ts', ['src/pages/a.astro', 'src/pages/b.ts']],
])('a change of %s changes the kinds that run it', (path, kinds) => {
  const after = buildGraph(withCode(path, 'other()'));
  expect(changedKinds(after)).toEqual(kinds);
  expect(after.modules[path]).not.toBe(before.modules[path]);
  expect(after.digest).not.toBe(before.digest);
});

test('a comment, a blank and a module that no page runs change nothing', () => {
  const modules = withCode('src/a-part.ts', '// A comment.\n  part( );\n/* another */');
  expect(buildGraph([...modules, module('src/unused.ts', 'unused()')])).toEqual(before);
});

test('the folder of the project changes nothing, wherever the compiler writes it', () => {
  expect(buildGraph(withCode('src/a-part.ts', `part()`))).toEqual(before);
  expect(buildGraph(withCode('src/a-part.ts', `part("${root}/x")`)).kinds).toEqual(
    buildGraph(withCode('src/a-part.ts', 'part("/x")')).kinds,
  );
});

test('a script and styles belong to the pages that refer to them', () => {
  const key = `${root}/src/a-part.ts?script`;
  const withScript = (file: string) => buildGraph([...shared, ...pages], { entryModules: { [key]: file } });
  const one = withScript('_astro/part.1.js');
  expect(one.kinds['src/pages/a.astro']?.modules).toContain('script of src/a-part.ts');
  expect(one.kinds['src/pages/b.ts']).toEqual(before.kinds['src/pages/b.ts']);
  expect(withScript('_astro/part.2.js').kinds['src/pages/a.astro']).not.toEqual(
    one.kinds['src/pages/a.astro'],
  );

  const styled = buildGraph([...shared, ...pages], {
    routes: [route('src/pages/a.astro'), route('src/pages/b.ts', ['/b.1.css'])],
  });
  expect(changedKinds(styled)).toEqual(['src/pages/b.ts']);
});

test('the contents of a style sheet count by the name of its file, which a module may have been given', () => {
  const style = (code: string) => [...shared, ...pages, module('src/site.css?url', code)];
  const modules = (code: string) =>
    style(code).map((each) =>
      each.id.endsWith('b.ts') ? { ...each, importedIds: [`${root}/src/site.css?url`] } : each,
    );
  const placedAt = (code: string, file: string) =>
    buildCodeGraph(modules(code), {
      root,
      entry,
      places: [root],
      placed: new Map([[`${root}/src/site.css?url`, file]]),
      others: {},
      manifest: { routes: [route('src/pages/b.ts')], entryModules: {} },
    });
  expect(placedAt('"__VITE_1__"', '/_astro/site.1.css')).toEqual(
    placedAt('"__VITE_2__"', '/_astro/site.1.css'),
  );
  expect(placedAt('"__VITE_1__"', '/_astro/site.1.css')).not.toEqual(
    placedAt('"__VITE_1__"', '/_astro/site.2.css'),
  );
});

test('a picture counts by the name of its file, whatever reference the compiler makes up for it', () => {
  const graph = (reference: string, file: string) =>
    buildCodeGraph([module('src/pages/b.ts', `export default import.meta.ROLLDOWN_FILE_URL_${reference}`)], {
      root,
      entry,
      places: [root],
      placed: new Map([[`${root}/src/pages/b.ts`, file]]),
      others: {},
      manifest: { routes: [route('src/pages/b.ts')], entryModules: {} },
    });
  expect(graph('Zo$1_a', '/_astro/a.1.svg')).toEqual(graph('Qx_2$b', '/_astro/a.1.svg'));
  expect(graph('Zo$1_a', '/_astro/a.1.svg')).not.toEqual(graph('Zo$1_a', '/_astro/a.2.svg'));
});

test.each([
  ['/p/a.ts', 'const a: number = 1; // one', 'const a: number = 1;'],
  ['/p/a.astro', '/** doc */ const a = 1', 'const a = 1'],
  ['/p/a.mjs', 'f( 1 ) /* one */', 'f(1)'],
])('comments of %s do not count', (id, one, other) => {
  expect(withoutComments(id, one)).toBe(withoutComments(id, other));
});

test.each([
  ['/p/a.svg?raw', '<!-- a --> <svg/>'],
  ['/p/node_modules/b/a.js', 'b() // a comment'],
  ['/p/broken.ts', 'const = // not a script'],
])('%s stays as it is', (id, code) => {
  expect(withoutComments(id, code)).toBe(code);
});
