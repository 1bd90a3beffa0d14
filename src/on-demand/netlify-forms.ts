import type { Api } from '#proxy/api.ts';
import { netlifyApi } from '#proxy/netlify-api.ts';
import { PageRenderer } from './page-renderer.ts';
import { showRefusedOn } from './refused-form.ts';

/** As in netlify.toml: the published site and the compiled pages are bundled with each function that accepts
 * forms. */
const folders = { outDir: 'dist', stateDir: '.state' };

/** The live part in a function that accepts forms: a refused form comes back on its page. */
export function netlifyFormApi(): Api {
  return netlifyApi({ showRefused: showRefusedOn(new PageRenderer(folders)) });
}
