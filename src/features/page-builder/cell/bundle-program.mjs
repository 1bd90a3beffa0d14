/** Bundles the program of the cell into one script. Netlify's build plugin runs this too, with its own version of Node,
 * so it is plain JavaScript. */
const entry = 'src/features/page-builder/cell/inside/program.ts';

/**
 * @param {string} root Folder of the project, as an absolute path.
 * @returns {Promise<string>}
 * @throws {Error} When the script would import anything.
 */
export async function bundleProgram(root) {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: root,
    input: entry,
    platform: 'browser',
    logLevel: 'warn',
    // Packages contain directives such as "use client", which have no meaning here.
    checks: { moduleLevelDirective: false, eval: false },
    // The browser's build of React's renderer needs message channels; this one has timers enough.
    resolve: { alias: { 'react-dom/server$': 'react-dom/server.edge' } },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await bundle.generate({ format: 'iife', codeSplitting: false, minify: true });
  const [{ code, imports }] = output;
  if (imports.length > 0) throw new Error(`${entry} cannot be bundled: ${imports.join(', ')} is not found.`);
  return code;
}
