/** Makes the program of the cell one script. Netlify's build plugin does it too, on whatever Node that has, so this is
 * plain JavaScript. */
import { resolve } from 'node:path';

const entry = 'src/cms/page-builder/cell/inside/program.ts';

/**
 * @param {string} root Of the project.
 * @returns {Promise<string>}
 * @throws {Error} When it would need anything besides itself.
 */
export async function bundleProgram(root) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: resolve(root),
    input: entry,
    platform: 'browser',
    logLevel: 'warn',
    // Packages mark code for the browser, which means nothing here.
    checks: { moduleLevelDirective: false, eval: false },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await bundle.generate({ format: 'iife', codeSplitting: false, minify: true });
  const [{ code, imports }] = output;
  if (imports.length > 0) throw new Error(`${entry} cannot be bundled: ${imports.join(', ')} is not found.`);
  return code;
}
