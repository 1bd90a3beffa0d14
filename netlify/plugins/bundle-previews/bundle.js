/** Bundles previews into one file, and the worker thread that runs page builder code into others. Netlify leaves
 * packages beside a function unbundled, and there ES modules cannot be loaded with require(), which sanitize-html
 * does (issue 5525 of apostrophecms/apostrophe). A single file requires nothing.
 * Netlify loads plugins before the project is installed, so this is plain JavaScript and imports packages late. */
import { copyFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import { bundleProgram } from '#features/page-builder/cell/bundle-program.mjs';

/** Entry points by output file. */
const entries = {
  'preview.mjs': 'src/features/bundled-preview.server.ts',
  'cell.mjs': 'src/features/page-builder/cell/worker.server.ts',
};

/** What previews load of a feature when it is needed: how drafts of its entries are shown. One file has no parts that load later, so all
 * else that features load (calls, drawings, what compiles pages) would be in it too. */
const loadedLater = /\/draft-previews\.server\.ts$/;

const leftOut = '\0left-out-of-previews';

/** @type {import('rolldown').Plugin} */
const previewsOnly = {
  name: 'previews-only',
  resolveDynamicImport: (specifier, importer = '') =>
    /\/src\/(?:features|shell)\//.test(importer) &&
    typeof specifier === 'string' &&
    !loadedLater.test(specifier)
      ? leftOut
      : null,
  load: (id) => (id === leftOut ? "throw new Error('This is not part of previews.');" : null),
};

const quickJs = 'node_modules/@jitl/quickjs-ng-wasmfile-release-sync/dist/emscripten-module.wasm';

/**
 * @param {string} root Of the project.
 * @param {string} folder Where the files are written.
 * @throws {Error} When a file would need anything besides Node.
 */
export async function bundlePreviews(root, folder) {
  const { rolldown } = await import('rolldown');
  for (const [file, entry] of Object.entries(entries)) {
    const bundle = await rolldown({
      cwd: resolve(root),
      input: entry,
      plugins: [previewsOnly],
      platform: 'node',
      // Packages have directives for the browser, which have no effect here.
      checks: { moduleLevelDirective: false, eval: false },
      transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    });
    const { output } = await bundle.write({ file: join(resolve(folder), file), codeSplitting: false });
    const missing = output.flatMap((one) => (one.imports ?? []).filter((name) => !isBuiltin(name)));
    if (missing.length > 0)
      throw new Error(`${entry} cannot be bundled: ${missing.join(', ')} is not found.`);
  }
  writeFileSync(join(folder, 'cell-program.js'), await bundleProgram(resolve(root)));
  copyFileSync(join(root, quickJs), join(folder, 'quickjs.wasm'));
}
