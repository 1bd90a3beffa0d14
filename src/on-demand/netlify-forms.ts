import { netlifyFolders } from '#proxy/netlify-api.ts';
import { PageRenderer } from './page-renderer.ts';
import { showRefusedOn } from './refused-form.ts';

/** In a function that accepts forms, which the published site and the compiled pages are bundled with: a refused form comes back on
 * its page. */
export const showRefusedForm = showRefusedOn(new PageRenderer(netlifyFolders));
