/** Netlify build plugin: bundles what shows previews (bundle.js), for functions/render-preview.ts to load. */
import { bundlePreviews } from './bundle.js';

/** Functions are bundled next, and netlify.toml adds these files to the one of previews. */
export const onBuild = () => bundlePreviews('.', '.state/bundled');
