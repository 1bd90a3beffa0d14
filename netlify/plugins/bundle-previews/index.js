/** Netlify build plugin: bundles previews (bundle.js) for functions/render-preview.ts. */
import { bundlePreviews } from './bundle.js';

/** Functions are bundled after this, and netlify.toml adds these files to the preview function. */
export const onBuild = () => bundlePreviews('.', '.state/bundled');
