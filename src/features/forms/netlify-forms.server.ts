import { netlifyFolders } from '#platform/calls/netlify-api.ts';
import { PageRenderer } from '#platform/on-demand/page-renderer.ts';
import { showRefusedOn } from '#platform/on-demand/refused-form.ts';

/** In a function that accepts forms, which the published site and the compiled pages are bundled with: a refused form comes back on
 * its page. */
export const showRefusedForm = showRefusedOn(new PageRenderer(netlifyFolders));
