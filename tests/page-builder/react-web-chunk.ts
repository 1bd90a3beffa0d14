/** Bundles the page builder's own library for the server: one body of a CommonJS function, which gets React and
 * the loader's libraries from the loader. */
import { rolldown } from 'rolldown';

/** What generated pages import. */
const entry = `
export { classNames, createPlasmicElementProxy, deriveRenderOpts, ensureGlobalVariants, hasVariant, PlasmicImg } from '@plasmicapp/react-web';
export { PlasmicRootProvider } from '@plasmicapp/react-web/skinny';`;

const entryId = 'react-web-chunk';

/** @returns Code for `new Function('require', 'exports', code)`. */
export async function bundleReactWeb(): Promise<string> {
  const bundle = await rolldown({
    input: entryId,
    cwd: import.meta.dirname,
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // The loader registers these.
    external: [
      'react',
      'react-dom',
      'react/jsx-runtime',
      /^@plasmicapp\/(?:query|data-sources-context|host)$/u,
    ],
    plugins: [
      {
        name: entryId,
        resolveId: (id) => (id === entryId ? id : null),
        // Resolved from this folder, so that the libraries are those of the project.
        load: (id) => (id === entryId ? entry : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'cjs', exports: 'named' });
  return output[0].code;
}
